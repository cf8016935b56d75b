public import FeedModel

/// Why an input could not be read; nothing of it is used (C4).
public struct InputError: Error, Hashable, Sendable {
  /// What is wrong.
  public enum Problem: Hashable, Sendable {
    /// It has more bytes than `InputReader.mostBytes`.
    case tooLarge(bytes: Int)
    /// It is no UTF-8, or no JSON.
    case text(JSONFault)
    /// It is none of the kinds of input; `accepted` names these.
    case unknownKind(found: String, accepted: String)
    /// It says what makes no sense.
    case faults(FileFaults)
  }

  /// The file, as messages name it.
  public var name: String
  /// What is wrong with it.
  public var problem: Problem

  init(_ name: String, _ problem: Problem) {
    self.name = name
    self.problem = problem
  }
}

extension InputError: CustomStringConvertible {
  /// Every fault on a line of its own: the file and the place in it, what was found, and what is accepted.
  public var description: String {
    lines.map { "\(name): \($0)" }.joined(separator: "\n")
  }

  private var lines: [String] {
    switch problem {
    case .tooLarge(let bytes):
      let most = InputReader.mostBytes
      return ["found \(bytes) bytes; accepted: at most \(most) bytes (\(most >> 20) MiB)"]
    case .text(let fault): return [fault.description]
    case .unknownKind(let found, let accepted): return ["found \(found); accepted: \(accepted)"]
    case .faults(let faults): return faults.lines
    }
  }
}
