import TerminalFront

/// Which tape of a call writes which file: no two may write the same.
struct DemoFiles {
  private let folder: String?
  /// Who writes each file, by its absolute path.
  private var writers: [String: Writer] = [:]

  /// The tape that writes a file, and how it is named in sentences.
  private struct Writer {
    let tape: Int
    let name: String
  }

  /// The files of a call whose relative paths are put into `folder`.
  init(folder: String?) {
    self.folder = folder
  }

  /// What is wrong with what `tapes` say they write, a sentence each.
  static func complaints(about tapes: [DemoTape], folder: String?) -> [String] {
    var files = DemoFiles(folder: folder)
    return tapes.enumerated().flatMap { number, tape in
      tape.tape.writings.compactMap { writing in
        files.take(writing.path, by: number, named: writing.place.description).map {
          "\(writing.place): \($0)"
        }
      }
    }
  }

  /// Gives the file `path` to a tape.
  ///
  /// - Returns: What is wrong where another tape has it.
  mutating func take(_ path: String, by tape: Int, named name: String) -> String? {
    let file = Folders.absolute(Folders.path(path, in: folder))
    guard let writer = writers[file], writer.tape != tape else {
      if writers[file] == nil { writers[file] = Writer(tape: tape, name: name) }
      return nil
    }
    return
      "'\(path)' is written by \(writer.name) too; accepted: another path, or a call of its own"
  }
}
