/// What the app is shown on (U5): the terminal itself, or a phone or tablet that is drawn in it.
///
/// Its word is `terminal`, the name of a device such as `iphone-15`, or a size in points such as `390x844`, with the heights
/// of status bar, navigation bar, tab bar and home indicator where it has them: `393x852+59+44+49+34`.
public enum Device: Hashable, Sendable {
  /// The terminal, in whole cells.
  case terminal
  /// A phone or tablet, in points.
  case handheld(Handheld)

  /// The phone or tablet; nil for the terminal.
  public var handheld: Handheld? {
    if case .handheld(let handheld) = self { return handheld }
    return nil
  }
}

extension Device: RawRepresentable, CaseIterable, Codable {
  /// The devices that have a name.
  public static let allCases: [Device] = [.terminal] + Handheld.named.map(Device.handheld)

  /// What is accepted, as the end of a sentence.
  public static var accepted: String {
    allCases.map(\.rawValue).joined(separator: ", ")
      + ", or a size in points such as 390x844 or 393x852+59+44+49+34"
  }

  /// The word of the device.
  public var rawValue: String {
    switch self {
    case .terminal: "terminal"
    case .handheld(let handheld): handheld.name
    }
  }

  /// The device of this word; nil where there is none.
  public init?(rawValue: String) {
    if let known = Self.allCases.first(where: { $0.rawValue == rawValue }) {
      self = known
    } else if let sized = Handheld(size: rawValue) {
      self = .handheld(sized)
    } else {
      return nil
    }
  }

  /// Reads the word.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let word = try container.decode(String.self)
    guard let device = Device(rawValue: word) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "unknown device '\(word)'; accepted: \(Self.accepted)")
    }
    self = device
  }

  /// Writes the word.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(rawValue)
  }
}
