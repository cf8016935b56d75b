/// The bytes of a text in UTF-8, without a byte order mark.
struct UTF8Text {
  /// The text.
  var bytes: [UInt8]
  /// Whether it was UTF-16, as the shells of Windows write it.
  private(set) var wasUTF16 = false
  /// How many of its lines were no UTF-8.
  private(set) var mendedLines = 0

  /// A text from the bytes of a file.
  ///
  /// UTF-16 is taken too where a byte order mark or the zeros of its first letter prove it; any other encoding would be a guess.
  init(_ file: [UInt8]) throws(JSONFault) {
    switch (file.first, file.dropFirst().first) {
    case (0xFF, 0xFE): bytes = try Self.utf16(file.dropFirst(2), isBigEndian: false)
    case (0xFE, 0xFF): bytes = try Self.utf16(file.dropFirst(2), isBigEndian: true)
    case (let low?, 0) where low != 0: bytes = try Self.utf16(file[...], isBigEndian: false)
    case (0, let low?) where low != 0: bytes = try Self.utf16(file[...], isBigEndian: true)
    default:
      bytes = Self.withoutMark(file)
      guard String(validating: bytes, as: UTF8.self) == nil else { return }
      throw Self.fault(in: bytes)
    }
    wasUTF16 = true
  }

  /// A text whose lines are UTF-8 or else Windows-1252, each by itself.
  ///
  /// Playlists are put together from lines of several origins; one title in Latin-1 must not spoil
  /// the others.
  init(mendingLinesOf file: [UInt8]) {
    bytes = []
    var rest = Self.withoutMark(file)[...]
    while !rest.isEmpty {
      let line = rest.prefix { $0 != 0x0A && $0 != 0x0D }
      rest = rest[line.endIndex...]
      let end = rest.prefix(1)
      rest = rest.dropFirst()
      if String(validating: line, as: UTF8.self) == nil {
        bytes += Windows1252.utf8(line)
        mendedLines += 1
      } else {
        bytes += line
      }
      bytes += end
    }
  }

  /// The bytes without a byte order mark of UTF-8.
  static func withoutMark(_ file: [UInt8]) -> [UInt8] {
    file.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(file.dropFirst(3)) : file
  }

  private static func utf16(
    _ bytes: ArraySlice<UInt8>, isBigEndian: Bool
  ) throws(JSONFault) -> [UInt8] {
    let pairs = stride(from: bytes.startIndex, to: bytes.endIndex - 1, by: 2)
    let units = pairs.map { index in
      let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      return isBigEndian ? first << 8 | second : second << 8 | first
    }
    guard bytes.count.isMultiple(of: 2), let text = String(validating: units, as: UTF16.self) else {
      throw JSONFault(
        line: 1, column: 1, found: "UTF-16 that is damaged", accepted: "text in UTF-8")
    }
    return Array(text.utf8)
  }

  /// Where the first byte stands that no UTF-8 can have.
  private static func fault(in bytes: [UInt8]) -> JSONFault {
    var parser = Unicode.UTF8.ForwardParser()
    var rest = bytes.makeIterator()
    var offset = 0
    while case .valid(let scalar) = parser.parseScalar(from: &rest) { offset += scalar.count }
    let digits = String(bytes[min(offset, bytes.count - 1)], radix: 16, uppercase: true)
    return JSONFault(
      at: offset, in: bytes, found: "the byte 0x\(digits), which is no UTF-8",
      accepted: "text in UTF-8")
  }
}
