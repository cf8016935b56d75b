/// A file or folder that a tape says it writes.
public struct TapeWriting: Hashable, Sendable {
  /// Where the tape says it.
  public var place: TapePlace
  /// The path as the tape writes it.
  public var path: String
}

extension Tape {
  /// What the tape says it writes, in order; what keys bring the prompt to write is not foreseen.
  public var writings: [TapeWriting] {
    outputs.map { TapeWriting(place: $0.place, path: $0.path) }
      + statements.compactMap { statement in
        statement.kind.writtenPath.map { TapeWriting(place: statement.place, path: $0) }
      }
  }
}

extension TapeStatement.Kind {
  /// The path of the file that the statement names for writing.
  fileprivate var writtenPath: String? {
    switch self {
    case .screenshot(let file): file.path
    case .command(.app(.screenshot(let file))): file
    case .command(.app(.write(let file))), .command(.app(.writeLog(let file))): file
    default: nil
    }
  }
}
