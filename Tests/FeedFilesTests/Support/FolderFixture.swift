import FeedFiles

extension Fixture {
  /// The files that a listing names: a line each with the size and the path, bytes that are no text
  /// as `\xFC`.
  static func folder(_ name: String) throws -> [FolderFile] {
    try text(name).split(separator: "\n").map { line in
      let size = line.prefix { $0 != " " }
      var path: [UInt8] = []
      var rest = Array(line.utf8.dropFirst(size.utf8.count + 1))[...]
      while let byte = rest.popFirst() {
        if byte == UInt8(ascii: "\\"), rest.first == UInt8(ascii: "x"),
          let escaped = UInt8(
            String(decoding: rest.dropFirst().prefix(2), as: UTF8.self), radix: 16)
        {
          path.append(escaped)
          rest = rest.dropFirst(3)
        } else {
          path.append(byte)
        }
      }
      return FolderFile(path: path, size: Int64(size) ?? 0)
    }
  }
}

extension FolderFile {
  /// A file of some bytes whose path is text.
  init(_ path: String, size: Int64 = 1) {
    self.init(path: Array(path.utf8), size: size)
  }
}
