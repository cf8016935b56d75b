/// The lines of a playlist that are not empty, without the blanks around them.
struct M3ULines: Sequence, IteratorProtocol {
  private var rest: ArraySlice<UInt8>

  /// The lines of a text; any of the three line ends parts them.
  init(_ bytes: [UInt8]) {
    rest = bytes[...]
  }

  /// The next line, which keeps its place in the text.
  mutating func next() -> ArraySlice<UInt8>? {
    rest = rest.drop { Self.isBlank($0) || Self.isEnd($0) }
    guard !rest.isEmpty else { return nil }
    let line = rest.prefix { !Self.isEnd($0) }
    rest = rest[line.endIndex...]
    let end = line.lastIndex { !Self.isBlank($0) } ?? line.startIndex
    return line[...end]
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
  private static func isEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
}
