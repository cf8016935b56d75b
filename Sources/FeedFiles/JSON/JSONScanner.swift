/// Takes JSON text apart, one token after the other, and refuses whatever RFC 8259 does.
///
/// `JSONDecoder` names no place for a fault, takes a comma before a closing bracket, leaves values
/// unread that nobody asks for, and keeps one of two equal keys in silence. So every text goes
/// through here first. It never calls itself, and goes no deeper than `deepest`.
struct JSONScanner {
  /// A part of the text.
  enum Token: Equatable {
    case beginObject
    case endObject
    case beginArray
    case endArray
    /// A key; its colon is taken along.
    case name(JSONText)
    case string(JSONText)
    /// The bytes of a number.
    case number(Range<Int>)
    case bool(Bool)
    case null
  }

  /// What may come next.
  private enum Expectation {
    case value
    case elementOrEnd
    case nameOrEnd
    case commaOrEnd
    case nothing
  }

  /// How many lists and objects may stand inside each other (C4).
  static let deepest = 64

  let bytes: [UInt8]
  /// The byte at which the next token is looked for.
  private(set) var offset: Int
  /// How many values have been taken, lists and objects once they begin.
  private(set) var values = 0
  /// How many of them are lists and objects.
  private(set) var listsAndObjects = 0
  private var expectation = Expectation.value
  /// The closing brackets of what is open.
  private var open: [UInt8] = []

  /// A scanner of the text from `offset` on.
  init(_ bytes: [UInt8], from offset: Int = 0) {
    self.bytes = bytes
    self.offset = offset
  }

  /// How many lists and objects are open.
  var depth: Int { open.count }

  /// The next token; nil at the end of the text.
  mutating func next() throws(JSONFault) -> Token? {
    skipBlanks()
    switch expectation {
    case .value: return try value()
    case .elementOrEnd: return byte == open.last ? close() : try value()
    case .nameOrEnd: return byte == open.last ? close() : try name(orEnd: true)
    case .commaOrEnd:
      if byte == open.last { return close() }
      let isObject = open.last == UInt8(ascii: "}")
      guard byte == UInt8(ascii: ",") else {
        throw fault(accepted: isObject ? "a comma or \"}\"" : "a comma or \"]\"")
      }
      offset += 1
      skipBlanks()
      return isObject ? try name(orEnd: false) : try value()
    case .nothing:
      guard byte == nil else { throw fault(accepted: "the end of the text") }
      return nil
    }
  }

  /// Whether nothing but blanks is left; called between two values of a sequence, it lets the next
  /// one begin.
  mutating func isAtEnd() -> Bool {
    skipBlanks()
    if open.isEmpty { expectation = .value }
    return byte == nil
  }

  private static let literals: [(word: String, token: Token)] = [
    ("true", .bool(true)), ("false", .bool(false)), ("null", .null),
  ]

  private var byte: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private mutating func skipBlanks() {
    while let byte, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { offset += 1 }
  }

  private mutating func value() throws(JSONFault) -> Token {
    let token: Token
    values += 1
    switch byte {
    case UInt8(ascii: "{"): return try begin(.beginObject, closedBy: UInt8(ascii: "}"))
    case UInt8(ascii: "["): return try begin(.beginArray, closedBy: UInt8(ascii: "]"))
    case UInt8(ascii: "\""): token = .string(try takeString())
    case let byte? where byte == UInt8(ascii: "-") || byte.isDigit:
      token = .number(try takeNumber())
    default:
      guard let literal = takeLiteral() else { throw fault(accepted: "a value") }
      token = literal
    }
    expectation = open.isEmpty ? .nothing : .commaOrEnd
    return token
  }

  private mutating func begin(
    _ token: Token, closedBy bracket: UInt8
  ) throws(JSONFault) -> Token {
    guard open.count < Self.deepest else {
      throw fault(
        found: "a list or object inside \(Self.deepest) others",
        accepted: "at most \(Self.deepest) inside each other")
    }
    offset += 1
    listsAndObjects += 1
    open.append(bracket)
    expectation = token == .beginObject ? .nameOrEnd : .elementOrEnd
    return token
  }

  private mutating func close() -> Token {
    offset += 1
    let bracket = open.removeLast()
    expectation = open.isEmpty ? .nothing : .commaOrEnd
    return bracket == UInt8(ascii: "}") ? .endObject : .endArray
  }

  private mutating func name(orEnd: Bool) throws(JSONFault) -> Token {
    guard byte == UInt8(ascii: "\"") else {
      throw fault(accepted: orEnd ? "a key in double quotes or \"}\"" : "a key in double quotes")
    }
    let name = try takeString()
    skipBlanks()
    guard byte == UInt8(ascii: ":") else { throw fault(accepted: "a colon after the key") }
    offset += 1
    expectation = .value
    return .name(name)
  }

  private mutating func takeLiteral() -> Token? {
    for (word, token) in Self.literals where bytes[offset...].starts(with: word.utf8) {
      let end = offset + word.utf8.count
      guard end == bytes.count || !bytes[end].isWordByte else { return nil }
      offset = end
      return token
    }
    return nil
  }
}

extension JSONScanner {
  private mutating func takeString() throws(JSONFault) -> JSONText {
    let start = offset
    let text = try JSONText(in: bytes, after: start)
    offset = text.range.upperBound + 1
    return text
  }

  private mutating func takeNumber() throws(JSONFault) -> Range<Int> {
    let start = offset
    func isDigit(_ offset: Int) -> Bool { offset < bytes.count && bytes[offset].isDigit }
    func isByte(_ offset: Int, _ accepted: Unicode.Scalar...) -> Bool {
      offset < bytes.count && accepted.contains(Unicode.Scalar(bytes[offset]))
    }
    var end = start
    func digits() throws(JSONFault) {
      guard isDigit(end) else { throw fault(at: end, accepted: "a digit") }
      while isDigit(end) { end += 1 }
    }
    if isByte(end, "-") { end += 1 }
    if isByte(end, "0"), isDigit(end + 1) {
      throw fault(
        at: end, found: "a number that begins with 0", accepted: "one without zeros ahead")
    }
    try digits()
    if isByte(end, ".") {
      end += 1
      try digits()
    }
    if isByte(end, "e", "E") {
      end += 1
      if isByte(end, "+", "-") { end += 1 }
      try digits()
    }
    offset = end
    return start..<end
  }

  /// The fault of what stands at the present offset.
  private func fault(found: String? = nil, accepted: String) -> JSONFault {
    fault(at: offset, found: found, accepted: accepted)
  }

  /// A fault at a place; unless stated, what stands there was found.
  func fault(at offset: Int, found: String? = nil, accepted: String) -> JSONFault {
    JSONFault(at: offset, in: bytes, found: found, accepted: accepted)
  }
}
