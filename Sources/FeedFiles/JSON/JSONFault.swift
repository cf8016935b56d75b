/// Why a text is no JSON: where, what was found, and what is accepted.
public struct JSONFault: Error, Hashable, Sendable {
  /// The line, from 1.
  public var line: Int
  /// The column in characters, from 1.
  public var column: Int
  /// What was found, as a sentence names it.
  public var found: String
  /// What is accepted there.
  public var accepted: String
}

extension JSONFault: CustomStringConvertible {
  /// The fault in one sentence: where, what was found, and what is accepted.
  public var description: String {
    "line \(line), column \(column): found \(found); accepted: \(accepted)"
  }
}

extension JSONFault {
  /// A fault at a place of a text; unless stated, what stands there was found.
  init(at offset: Int, in bytes: [UInt8], found: String? = nil, accepted: String) {
    let place = TextPlace(of: offset, in: bytes)
    self.init(
      line: place.line, column: place.column, found: found ?? Self.found(at: offset, in: bytes),
      accepted: accepted)
  }

  /// What stands at a place, as a sentence names it: a word, or one character.
  private static func found(at offset: Int, in bytes: [UInt8]) -> String {
    guard offset < bytes.count else { return "the end of the text" }
    let word = bytes[offset...].prefix(20).prefix(while: \.isWordByte)
    if !word.isEmpty { return "\"\(String(decoding: word, as: UTF8.self))\"" }
    if bytes[offset...].starts(with: "//".utf8) || bytes[offset...].starts(with: "/*".utf8) {
      return "a comment"
    }
    let start = String(decoding: bytes[offset...].prefix(4), as: UTF8.self)
    guard let scalar = start.unicodeScalars.first else { return "the end of the text" }
    switch scalar {
    case "\"": return "a double quote"
    case "'": return "a single quote"
    case _ where scalar.properties.generalCategory.isVisible: return "\"\(scalar)\""
    default:
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "U+\(String(repeating: "0", count: max(0, 4 - digits.count)))\(digits)"
    }
  }
}

extension Unicode.GeneralCategory {
  /// Whether characters of the category can be shown by themselves.
  fileprivate var isVisible: Bool {
    switch self {
    case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator, .privateUse,
      .surrogate, .unassigned, .nonspacingMark, .enclosingMark, .spacingMark:
      false
    default: true
    }
  }
}
