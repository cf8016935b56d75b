internal import FeedModel

/// The text of an input, and what a first look at it tells.
struct InputText {
  /// The file, as messages name it.
  let name: String
  /// The text in UTF-8, without a byte order mark.
  let bytes: [UInt8]
  /// What it would be as JSON.
  let outline: JSONOutline
  /// What had to be done to read it at all.
  let notes: [String]

  /// A text from the bytes of a file.
  init(_ file: [UInt8], name: String) throws(InputError) {
    guard file.count <= InputReader.mostBytes else {
      throw InputError(name, .tooLarge(bytes: file.count))
    }
    let text: UTF8Text
    do throws(JSONFault) {
      text = try UTF8Text(file)
    } catch {
      guard InputFormat.all.contains(where: { $0.recognisesBytes(file) }) else {
        throw InputError(name, .text(error))
      }
      text = UTF8Text(mendingLinesOf: file)
    }
    self.name = name
    bytes = text.bytes
    notes = Self.notes(on: text)
    outline = JSONOutline(bytes)
  }

  private static func notes(on text: UTF8Text) -> [String] {
    if text.wasUTF16 { return ["the file is UTF-16 and was read as such"] }
    guard text.mendedLines > 0 else { return [] }
    let lines = counted(text.mendedLines, "line is", "lines are")
    return ["\(lines) no UTF-8 and read as Windows-1252, which holds Latin-1"]
  }

  /// What it begins with, as a sentence names it.
  var start: String {
    switch outline.kind {
    case .object:
      let keys = outline.members.prefix(5).map { JSONValue.string($0.name).shown }
      return "a JSON object with the keys " + keys.joined(separator: ", ")
    case .list: return "a JSON list"
    case .otherValue: return "a JSON value that is neither object nor list"
    case .none:
      let isBlank = { (byte: UInt8) in byte == 0x20 || (0x09...0x0D).contains(byte) }
      let line = bytes.drop(while: isBlank).prefix { $0 != 0x0A && $0 != 0x0D }
      if line.isEmpty { return "no text" }
      let text = String(decoding: line.prefix(200), as: UTF8.self)
      return "text that begins with " + JSONValue.string(text).shown
    }
  }
}
