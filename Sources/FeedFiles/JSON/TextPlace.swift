/// A place in a text as editors count it.
struct TextPlace: Hashable {
  /// The line, from 1; lines end with a line feed, a carriage return, or both.
  var line: Int
  /// The column in characters, from 1.
  var column: Int

  /// The place of the byte at `offset`.
  init(of offset: Int, in bytes: [UInt8]) {
    var lineStart = 0
    line = 1
    for index in bytes.indices.prefix(offset) {
      let isLineFeed = bytes[index] == UInt8(ascii: "\n")
      let isLoneReturn =
        bytes[index] == UInt8(ascii: "\r")
        && (index + 1 == bytes.count || bytes[index + 1] != UInt8(ascii: "\n"))
      if isLineFeed || isLoneReturn {
        line += 1
        lineStart = index + 1
      }
    }
    column = String(decoding: bytes[lineStart..<max(lineStart, offset)], as: UTF8.self).count + 1
  }
}
