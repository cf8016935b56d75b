import FoundationEssentials

/// The files that tests read.
enum Fixture {
  /// The bytes of the file `name`.
  static func bytes(_ name: String) throws -> [UInt8] {
    var folder = #filePath.split(separator: "/", omittingEmptySubsequences: false)
    folder.removeLast(2)
    let path = folder.joined(separator: "/") + "/Fixtures/" + name
    return Array(try Data(contentsOf: URL(filePath: path)))
  }

  /// The text of the file `name`.
  static func text(_ name: String) throws -> String {
    String(decoding: try bytes(name), as: UTF8.self)
  }
}
