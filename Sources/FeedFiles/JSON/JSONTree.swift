internal import FeedModel

/// A value read from JSON text, with what a tree alone cannot tell.
struct JSONTree {
  /// The value; members stand in the order of the text.
  var value: JSONValue
  /// The keys that were given a second time, at most as many as faults are kept.
  var repeatedKeys = FileFaults()

  /// Reads a text that is one value.
  init(text bytes: [UInt8]) throws(JSONFault) {
    var scanner = JSONScanner(bytes)
    try self.init(reading: &scanner)
    _ = try scanner.next()
  }

  /// Reads the next value.
  init(reading scanner: inout JSONScanner) throws(JSONFault) {
    var builder = JSONTreeBuilder()
    value = .null
    while let token = try scanner.next() {
      if let whole = try builder.take(token, in: scanner.bytes) {
        value = whole
        break
      }
    }
    repeatedKeys = builder.repeatedKeys
  }
}

/// Puts a value together from the tokens of its text.
private struct JSONTreeBuilder {
  /// A list or object that is still open.
  ///
  /// One of the two lists stays empty: an enumeration would be copied each time something is added.
  private struct Open {
    let isObject: Bool
    var elements: [JSONValue] = []
    var members: [JSONValue.Member] = []
    /// Where each key stands; its line is counted only when it comes a second time.
    var nameOffsets: [Int] = []
    var name = ""

    /// Most objects are small, and comparing a few keys costs less than a table of them.
    var hasRepeatedKeys: Bool {
      guard members.count <= 16 else { return Set(members.map(\.name)).count < members.count }
      return members.indices.contains { index in
        members[..<index].contains { $0.name == members[index].name }
      }
    }
  }

  private var open: [Open] = []
  var repeatedKeys = FileFaults()

  /// Takes the next token; returns the value once it is whole.
  mutating func take(
    _ token: JSONScanner.Token, in bytes: [UInt8]
  ) throws(JSONFault) -> JSONValue? {
    switch token {
    case .beginObject: open.append(Open(isObject: true))
    case .beginArray: open.append(Open(isObject: false))
    case .name(let text):
      open[open.count - 1].name = text.string(in: bytes)
      open[open.count - 1].nameOffsets.append(text.range.lowerBound)
    case .endObject, .endArray:
      let whole = open.removeLast()
      guard whole.isObject else { return put(.array(whole.elements)) }
      noteRepeatedKeys(of: whole, in: bytes)
      return put(.object(whole.members))
    case .string(let text): return put(.string(text.string(in: bytes)))
    case .number(let range): return put(.number(try Self.number(range, in: bytes)))
    case .bool(let value): return put(.bool(value))
    case .null: return put(.null)
    }
    return nil
  }

  /// Puts a value into what is open; returns it where nothing is.
  private mutating func put(_ value: JSONValue) -> JSONValue? {
    guard let last = open.indices.last else { return value }
    if open[last].isObject {
      open[last].members.append(JSONValue.Member(open[last].name, value))
    } else {
      open[last].elements.append(value)
    }
    return nil
  }

  private static func number(_ range: Range<Int>, in bytes: [UInt8]) throws(JSONFault) -> Double {
    guard let number = Double(String(decoding: bytes[range], as: UTF8.self)), number.isFinite else {
      throw JSONFault(
        at: range.lowerBound, in: bytes, found: "a number that is too large",
        accepted: "a number of at most 1.7e308")
    }
    return number
  }

  private mutating func noteRepeatedKeys(of object: Open, in bytes: [UInt8]) {
    guard object.hasRepeatedKeys else { return }
    let steps = steps
    var first: [String: Int] = [:]
    for (index, member) in object.members.enumerated() {
      guard let earlier = first.updateValue(first[member.name] ?? index, forKey: member.name)
      else { continue }
      func line(ofMember index: Int) -> Int {
        TextPlace(of: object.nameOffsets[index], in: bytes).line
      }
      repeatedKeys.add(
        FileFault(
          line: line(ofMember: index), path: FileReading.path(steps + [.key(member.name)]),
          found: "a key that line \(line(ofMember: earlier)) has already",
          accepted: "each key once"))
    }
  }

  /// The way to what is open.
  private var steps: [FileReading.Step] {
    open.map { $0.isObject ? .key($0.name) : .index($0.elements.count) }
  }
}
