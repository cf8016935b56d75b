import FeedFiles
import FeedModel

extension InputReader {
  /// Reads a text as the file `feed.json`.
  static func read(_ text: String) throws(InputError) -> LoadedInput {
    try read(Array(text.utf8), name: "feed.json")
  }

  /// What is said of a text that cannot be read, line by line and without the name of the file; nil where it can.
  static func complaints(about text: String) -> [String]? {
    complaints(about: Array(text.utf8))
  }

  /// What is said of bytes that cannot be read, line by line and without the name of the file; nil where they can.
  static func complaints(about bytes: [UInt8]) -> [String]? {
    do throws(InputError) {
      _ = try read(bytes, name: "feed.json")
      return nil
    } catch {
      return error.description.split(separator: "\n").map { line in
        line.hasPrefix("feed.json: ") ? String(line.dropFirst("feed.json: ".count)) : "?? \(line)"
      }
    }
  }
}
