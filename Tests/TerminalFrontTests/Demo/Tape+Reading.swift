import FeedModel

@testable import TerminalFront

/// A file that a test's tape asks for and that is not there.
struct NoSuchFile: Error, CustomStringConvertible {
  var description: String { "no such file" }
}

extension Tape {
  /// Reads a tape of a test, which stands in `demo.tape`, with the other tapes that it may bring in.
  static func read(
    _ source: String, others: [String: String] = [:]
  ) throws(TapeFaults) -> Tape {
    try read(Array(source.utf8), others: others)
  }

  /// Reads the bytes of a tape.
  static func read(
    _ bytes: [UInt8], others: [String: String] = [:]
  ) throws(TapeFaults) -> Tape {
    let reader = TapeReader { path in
      guard let other = others[path] else { throw NoSuchFile() }
      return Array(other.utf8)
    }
    return try reader.read(bytes, file: "demo.tape")
  }

  /// What is printed about the slips of a tape; empty where it has none.
  static func complaint(about source: String, others: [String: String] = [:]) -> String {
    do throws(TapeFaults) {
      _ = try read(source, others: others)
      return ""
    } catch {
      return error.description
    }
  }

  /// What the statements of a tape do.
  static func kinds(_ source: String) throws(TapeFaults) -> [TapeStatement.Kind] {
    try read(source).statements.map(\.kind)
  }
}
