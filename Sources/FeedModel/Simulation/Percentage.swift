/// A fraction 0...1, written `60%` or `0.6`.
public struct Percentage: Hashable, Sendable {
  /// The fraction, 0...1.
  public let fraction: Double

  /// A fraction; nil outside of 0...1.
  public init?(fraction: Double) {
    guard (0...1).contains(fraction) else { return nil }
    self.fraction = fraction
  }
}

extension Percentage: LosslessStringConvertible, Codable {
  /// The percent form, with as many digits as it needs, where it reads back the same; else the fraction.
  public var description: String {
    let percent = (fraction * 1e8).rounded() / 1e6
    let text = percent == percent.rounded() ? "\(Int(percent))%" : "\(percent)%"
    return percent / 100 == fraction ? text : "\(fraction)"
  }

  /// A fraction written as `60%` or `0.6`; nil for anything else, a bare number above 1 included (A3).
  public init?(_ description: String) {
    let isPercent = description.hasSuffix("%")
    guard let number = Double(isPercent ? String(description.dropLast()) : description) else {
      return nil
    }
    self.init(fraction: isPercent ? number / 100 : number)
  }

  /// What is accepted, and the percent form of a bare number above 1.
  public static func complaint(about text: String) -> String {
    if let number = Double(text), number > 1, number <= 100 {
      return "\(text) is above 1; for \(text) percent write \"\(text)%\""
    }
    return "'\(text)' is no fraction; accepted: 0 to 1, or 0% to 100%"
  }

  /// Reads the written form, or a number 0...1.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let value = Percentage(text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: Self.complaint(about: text))
    }
    self = value
  }

  /// Writes the written form.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
