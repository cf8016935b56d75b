import FeedModel

/// What the panel of a card says at the right of the price: the Add to Cart button, or why there is none to be had (looks: "Panel").
struct CartButton {
  /// What it reads, with a blank at either side.
  let text: String
  /// Its colours.
  let role: Role
  /// Whether it is a button; else it is mere words.
  let isButton: Bool

  /// The narrowest card whose button has a sign and words.
  private static let wholeWidth = 28
  /// The narrowest card whose button has more than a sign.
  private static let shortWidth = 19

  /// What a card of so many columns says of its product; nil where there is nothing to say.
  init?(_ content: CardContent, width: Int) {
    switch content.product?.availability {
    case .unavailable: self.init(notice: "Unavailable")
    case .soldOut: self.init(notice: "Sold out")
    case .available, nil:
      guard let state = content.cart else { return nil }
      self.init(state, turning: content.cartSign, width: width)
    }
  }

  private init(notice: String) {
    (text, role, isButton) = (notice, .quiet, false)
  }

  private init(_ state: AddToCartState, turning sign: String, width: Int) {
    let (whole, short, sole, role): (String, String, String, Role) =
      switch state {
      case .idle: ("Add to cart", "+ Cart", "+", .button)
      case .adding: ("\(sign) adding", sign, sign, .button)
      case .added: ("✓ In cart", "✓", "✓", .buttonDone)
      case .failed: ("! Try again", "!", "!", .chipFail)
      }
    text = width >= Self.wholeWidth ? whole : width >= Self.shortWidth ? short : sole
    self.role = role
    isButton = true
  }

  /// Whether a card of so many columns gives the button the column of padding at its right, too.
  static func reachesEdge(width: Int) -> Bool { width < shortWidth }
}
