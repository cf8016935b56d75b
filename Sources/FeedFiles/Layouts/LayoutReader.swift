internal import FeedModel

/// Reads the layouts that `measure` answers (C6).
public enum LayoutReader {
  /// How many layouts a file may hold (C4).
  public static let mostLayouts = 1_000_000

  /// Reads layouts from the bytes of a file, one JSON object a line or a list of them; `name` is what messages call it.
  ///
  /// - Throws: `InputError` with the line of each fault; nothing is read in half.
  public static func read(_ bytes: [UInt8], name: String) throws(InputError) -> [LayoutCase] {
    guard bytes.count <= InputReader.mostBytes else {
      throw InputError(name, .tooLarge(bytes: bytes.count))
    }
    var reading = FileReading()
    let cases: [LayoutCase]?
    do throws(JSONFault) {
      cases = try layouts(in: UTF8Text(bytes).bytes, &reading)
    } catch {
      throw InputError(name, .text(error))
    }
    guard let cases else {
      throw InputError(name, .unknownKind(found: "no text", accepted: accepted))
    }
    guard reading.faults.isEmpty else { throw InputError(name, .faults(reading.faults)) }
    return cases
  }

  private static let accepted = "layouts as JSON objects, one a line or in a list"

  /// Whether a text begins with a layout.
  static func recognises(_ text: InputText) -> Bool {
    text.outline.member("screen")?.value == .beginArray
      && text.outline.member("items")?.value == .beginArray
      && text.outline.member("version") == nil
  }

  /// The layouts; nil where the text holds neither one nor a list of them.
  private static func layouts(
    in bytes: [UInt8], _ reading: inout FileReading
  ) throws(JSONFault) -> [LayoutCase]? {
    var scanner = JSONScanner(bytes)
    var lines = LineCounter(bytes)
    var cases: [LayoutCase] = []
    var count = 0
    guard !scanner.isAtEnd() else { return nil }
    while !scanner.isAtEnd() {
      let start = scanner.offset
      let value = try JSONTree(reading: &scanner).value
      guard case .array(let elements) = value else {
        count += 1
        guard isWithinBound(count, &reading) else { return [] }
        cases += layout(value, line: lines.line(at: start), &reading)
        continue
      }
      count += elements.count
      guard isWithinBound(count, &reading) else { return [] }
      for (element, offset) in zip(elements, try elementOffsets(ofListAt: start, in: bytes)) {
        cases += layout(element, line: lines.line(at: offset), &reading)
      }
    }
    return cases
  }

  /// Whether a file may hold so many layouts; one fault in place of all others says it if not.
  private static func isWithinBound(_ count: Int, _ reading: inout FileReading) -> Bool {
    guard count > mostLayouts else { return true }
    reading = FileReading()
    reading.note(
      found: "more than \(mostLayouts) layouts", accepted: "at most \(mostLayouts) layouts")
    return false
  }

  private static func layout(
    _ value: JSONValue, line: Int, _ reading: inout FileReading
  ) -> [LayoutCase] {
    reading.line = line
    guard let keys = LayoutKeys.table.notation.read(value, &reading) else { return [] }
    return [LayoutCase(line: line, layout: keys.layout, expectation: keys.expect)]
  }

  /// Where the elements of a list stand.
  private static func elementOffsets(
    ofListAt start: Int, in bytes: [UInt8]
  ) throws(JSONFault) -> [Int] {
    var scanner = JSONScanner(bytes, from: start)
    var offsets: [Int] = []
    var depth = 0
    while let token = try scanner.next() {
      if scanner.depth == 0 { break }
      let isBeginning = token == .beginObject || token == .beginArray
      if depth == 1, isBeginning || scanner.depth == 1 { offsets.append(scanner.offset - 1) }
      depth = scanner.depth
    }
    return offsets
  }
}

/// Counts the lines up to places of a text that are asked for in their order.
private struct LineCounter {
  private let bytes: [UInt8]
  private var offset = 0
  private var line = 1

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func line(at place: Int) -> Int {
    line += bytes[offset..<max(offset, place)].count { $0 == UInt8(ascii: "\n") }
    offset = max(offset, place)
    return line
  }
}
