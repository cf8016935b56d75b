/// Something of the app that the SDK asks about products, where the app has set it (Player Deck page).
public enum AppHandler: String, Codable, CaseIterable, Hashable, Sendable {
  /// The closure `onProductHydration` of a deck ("Widget-Level Product Hydration"; S1).
  case onProductHydration
  /// What hydrates the products of one video at a time (the page's "global product hydration"; S2).
  case onGlobalProductHydration
  /// `shopping.playerDeckAddToCartDelegate` ("One-Tap Add to Cart"; S4).
  case playerDeckAddToCart
}

extension HostAnswers {
  /// Whether the host has a handler.
  public func has(_ handler: AppHandler) -> Bool {
    switch handler {
    case .onProductHydration: onProductHydration != nil
    case .onGlobalProductHydration: onGlobalProductHydration != nil
    case .playerDeckAddToCart: playerDeckAddToCart != nil
    }
  }
}

extension HostAnswers {
  /// Gives the host a handler that answers nothing, or takes its own away; one that it has stays as it is.
  mutating func set(_ handler: AppHandler, isOn: Bool) {
    guard has(handler) != isOn else { return }
    switch handler {
    case .onProductHydration: onProductHydration = isOn ? HydrationAnswer() : nil
    case .onGlobalProductHydration: onGlobalProductHydration = isOn ? HydrationAnswer() : nil
    case .playerDeckAddToCart: playerDeckAddToCart = isOn ? AddToCartAnswer(result: nil) : nil
    }
  }
}
