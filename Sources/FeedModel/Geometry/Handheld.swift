/// A phone or tablet: its screen, and the bars that cover parts of it (Player Deck page, "Customize viewport"; U5, G2).
///
/// All lengths are points. The top safe area is status bar and navigation bar, the bottom one tab bar and home indicator.
public struct Handheld: Hashable, Sendable {
  /// Its word.
  public let name: String
  /// The width of the screen, 50...2000.
  public let width: Double
  /// The height of the screen, 50...4000.
  public let height: Double
  /// The height of the status bar.
  public let statusBar: Double
  /// The height of the navigation bar below it.
  public let navigationBar: Double
  /// The height of the tab bar above the home indicator.
  public let tabBar: Double
  /// The height of the home indicator's strip at the bottom.
  public let homeIndicator: Double

  /// The devices that have a name, with the sizes in points that their makers give.
  public static let named = [
    Handheld("iphone-se", 375, 667, 20, 44, 49, 0),
    Handheld("iphone-15", 393, 852, 59, 44, 49, 34),
    Handheld("iphone-15-pro-max", 430, 932, 59, 44, 49, 34),
    Handheld("ipad", 820, 1180, 24, 50, 50, 20),
    Handheld("pixel-8", 412, 915, 24, 64, 80, 24),
  ]

  private init(
    _ name: String, _ width: Double, _ height: Double, _ statusBar: Double,
    _ navigationBar: Double, _ tabBar: Double, _ homeIndicator: Double
  ) {
    self.name = name
    self.width = width
    self.height = height
    self.statusBar = statusBar
    self.navigationBar = navigationBar
    self.tabBar = tabBar
    self.homeIndicator = homeIndicator
  }

  /// A device of a size such as `390x844`, or with its bars `393x852+59+44+49+34`; nil for anything else.
  public init?(size: String) {
    let parts = size.split(separator: "+", omittingEmptySubsequences: false)
    let sides = parts[0].split(separator: "x", omittingEmptySubsequences: false)
    guard sides.count == 2, parts.count == 1 || parts.count == 5,
      let width = Self.length(sides[0]), (50...2000).contains(width),
      let height = Self.length(sides[1]), (50...4000).contains(height)
    else { return nil }
    let bars = parts.dropFirst().compactMap { Self.length($0) }
    guard bars.count == parts.count - 1, bars.allSatisfy({ $0 <= 4000 }) else { return nil }
    func bar(_ index: Int) -> Double { bars.isEmpty ? 0 : Double(bars[index]) }
    self.init(size, Double(width), Double(height), bar(0), bar(1), bar(2), bar(3))
  }

  /// Whole points, in digits alone.
  private static func length(_ text: Substring) -> Int? {
    text.utf8.count <= 4 && text.utf8.allSatisfy { (48...57).contains($0) } ? Int(text) : nil
  }

  /// The whole screen.
  public var screen: Rect { Rect(x: 0, y: 0, width: width, height: height) }

  /// What the bars cover.
  public var safeArea: EdgeInsets {
    EdgeInsets(top: statusBar + navigationBar, bottom: tabBar + homeIndicator)
  }

  /// The height of a tab strip of this style: its padding, a line of 20 points, and 2 for the indicator.
  public static func stripHeight(_ style: PlayerTabsStyle) -> Double {
    max(0, style.padding.top) + 20 + 2 + max(0, style.padding.bottom)
  }
}
