extension PlayerTabsStyle: Codable {
  /// The labels of a style's arguments.
  public enum CodingKeys: String, CodingKey, CaseIterable, Sendable {
    case isTabTitleVisibleWhenSingleTab, isTabVisibleWhenEmpty, isIndicatorVisible, indicatorHeight
    case selectedTextColor, unselectedTextColor, iconTint, iconPadding
    case paddingTop, paddingLeft, paddingBottom, paddingRight
    case isGradientVisible, gradientStart, gradientMiddle, gradientEnd
  }

  /// Reads a style: what is not given is as in `base()`.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    func set<Value: Decodable>(_ value: inout Value, _ key: CodingKeys) throws {
      value = try values.decodeIfPresent(Value.self, forKey: key) ?? value
    }
    func colour(_ key: CodingKeys) throws -> UInt32? {
      try values.decodeIfPresent(ColourWord.self, forKey: key)?.colour
    }
    self = .base()
    try set(&isTabTitleVisibleWhenSingleTab, .isTabTitleVisibleWhenSingleTab)
    try set(&isTabVisibleWhenEmpty, .isTabVisibleWhenEmpty)
    try set(&activeTabIndicator.isVisible, .isIndicatorVisible)
    try set(&activeTabIndicator.height, .indicatorHeight)
    selectedTabState.textColor = try colour(.selectedTextColor)
    unselectedTabState.textColor = try colour(.unselectedTextColor)
    let tint = try colour(.iconTint)
    let room = try values.decodeIfPresent(Double.self, forKey: .iconPadding)
    if tint != nil || room != nil {
      icon = PlayerTabItemIconStyle(
        iconTint: tint, padding: room ?? PlayerTabItemIconStyle().padding)
    }
    try set(&padding.top, .paddingTop)
    try set(&padding.left, .paddingLeft)
    try set(&padding.bottom, .paddingBottom)
    try set(&padding.right, .paddingRight)
    let isVisible = try values.decodeIfPresent(Bool.self, forKey: .isGradientVisible)
    let colours = try [colour(.gradientStart), colour(.gradientMiddle), colour(.gradientEnd)]
    if isVisible != nil || colours != [nil, nil, nil] {
      gradient = PlayerTabsGradientStyle(
        isVisible: isVisible ?? true, startColor: colours[0] ?? 0, middleColor: colours[1] ?? 0,
        endColor: colours[2] ?? 0)
    }
  }

  /// Writes what is not as in `base()`.
  public func encode(to encoder: any Encoder) throws {
    let base = PlayerTabsStyle.base()
    var values = encoder.container(keyedBy: CodingKeys.self)
    func write<Value: Encodable & Equatable>(
      _ property: KeyPath<PlayerTabsStyle, Value>, _ key: CodingKeys
    ) throws {
      let value = self[keyPath: property]
      if value != base[keyPath: property] { try values.encode(value, forKey: key) }
    }
    func write(colour: UInt32?, _ key: CodingKeys) throws {
      try values.encodeIfPresent(colour.map(ColourWord.init), forKey: key)
    }
    try write(\.isTabTitleVisibleWhenSingleTab, .isTabTitleVisibleWhenSingleTab)
    try write(\.isTabVisibleWhenEmpty, .isTabVisibleWhenEmpty)
    try write(\.activeTabIndicator.isVisible, .isIndicatorVisible)
    try write(\.activeTabIndicator.height, .indicatorHeight)
    try write(colour: selectedTabState.textColor, .selectedTextColor)
    try write(colour: unselectedTabState.textColor, .unselectedTextColor)
    try write(colour: icon?.iconTint, .iconTint)
    try values.encodeIfPresent(icon?.padding, forKey: .iconPadding)
    try write(\.padding.top, .paddingTop)
    try write(\.padding.left, .paddingLeft)
    try write(\.padding.bottom, .paddingBottom)
    try write(\.padding.right, .paddingRight)
    try values.encodeIfPresent(gradient?.isVisible, forKey: .isGradientVisible)
    try write(colour: gradient?.startColor, .gradientStart)
    try write(colour: gradient?.middleColor, .gradientMiddle)
    try write(colour: gradient?.endColor, .gradientEnd)
  }

  /// The largest length of a style, in points; what is longer counts as that long.
  static let longest = 1000.0

  /// The style with lengths and colours that its words can tell.
  var writable: PlayerTabsStyle {
    var style = self
    style.padding = EdgeInsets(
      top: Self.bounded(padding.top), left: Self.bounded(padding.left),
      bottom: Self.bounded(padding.bottom), right: Self.bounded(padding.right))
    style.activeTabIndicator.height = Self.bounded(activeTabIndicator.height)
    if let icon { style.icon?.padding = Self.bounded(icon.padding) }
    style.selectedTabState.textColor = selectedTabState.textColor?.colour
    style.unselectedTabState.textColor = unselectedTabState.textColor?.colour
    style.icon?.iconTint = icon?.iconTint?.colour
    if let gradient {
      style.gradient = PlayerTabsGradientStyle(
        isVisible: gradient.isVisible, startColor: gradient.startColor.colour,
        middleColor: gradient.middleColor.colour, endColor: gradient.endColor.colour)
    }
    return style
  }

  private static func bounded(_ points: Double) -> Double {
    points.isNaN ? 0 : min(longest, max(0, points))
  }
}

extension UInt32 {
  /// The 24 bits that are a colour.
  fileprivate var colour: UInt32 { self & 0xff_ffff }

  /// A colour written as `#ff8800`; nil for anything else.
  init?(colourText text: String) {
    guard text.utf8.count == 7, text.first == "#", text.dropFirst().allSatisfy(\.isHexDigit)
    else { return nil }
    self.init(text.dropFirst(), radix: 16)
  }

  /// The colour as `#ff8800`.
  var colourText: String {
    let digits = String(colour, radix: 16)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }
}

/// A colour as the one argument that it is in a line of words.
private struct ColourWord: Codable {
  let colour: UInt32

  init(colour: UInt32) {
    self.colour = colour
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let colour = UInt32(colourText: text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "'\(text)' is no colour; accepted: one such as #ff8800")
    }
    self.colour = colour
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(colour.colourText)
  }
}
