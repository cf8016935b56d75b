/// What the tests of the terminal rely on in the program: the one place that names its keys and texts.
enum Manners {
  /// What it is started with.
  static let arguments: [String] = []
  /// The key that quits.
  static let quit = "q"
  /// The key after which nothing moves by itself: it closes the player.
  static let freeze = "x"
  /// A text that every whole frame holds: the hint that stays longest.
  static let readyText = "help"
  /// A text of a frame of at least 80x24 in which an item plays.
  static let playingText = "PLAYING"

  /// Texts of which the page of a size that is too small holds one.
  static func sizeTexts(columns: Int, rows: Int) -> [String] {
    ["x", "×", " x ", " × "].map { "\(columns)\($0)\(rows)" }
  }
}
