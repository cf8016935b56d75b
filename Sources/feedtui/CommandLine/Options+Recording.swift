import FeedModel
import TerminalFront

extension Options {
  /// The words of a command line that starts the same run from the tape `tape`, whose folder its input is relative to.
  func arguments(for tape: String) -> [String] {
    var words: [String] = []
    if let threshold { words += ["--threshold", threshold.description] }
    if let layout { words += ["--layout", layout.rawValue] }
    if let columns { words += ["--columns", "\(columns)"] }
    if let latency { words += ["--latency", latency.least.description] }
    if let seed { words += ["--seed", "\(seed)"] }
    if let input = inputs.first { words.append(Folders.path(input, seenFromFolderOf: tape)) }
    return words
  }
}
