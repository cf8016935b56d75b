public import FeedModel

/// What came of the run of a tape (X2, X4).
public struct TapeResult: Sendable {
  /// The files that it made, in the order of their paths' first mention.
  public internal(set) var files: [TapeFile] = []
  /// The frames that were compared with recorded ones.
  public internal(set) var goldens: [TapeGolden] = []
  /// What did not hold.
  public internal(set) var failures: [TapeFailure] = []
  /// How much time passed on the tape's own clock.
  public internal(set) var duration = SimulatedTime.zero
  /// How many expectations and goldens were looked at.
  public internal(set) var checkCount = 0
  /// Characters that the font of pixel pictures lacks, in the order of their code points.
  public internal(set) var lackingCharacters: [Character] = []

  /// Whether all that was expected held.
  public var isGood: Bool { failures.isEmpty }
}

/// A file that a tape makes.
public struct TapeFile: Hashable, Sendable {
  /// The path as the tape writes it.
  public var path: String
  /// All that is in it.
  public var bytes: [UInt8]
}

/// A frame and the record of it that stands beside the tape.
public struct TapeGolden: Hashable, Sendable {
  /// The record's path.
  public var path: String
  /// What the frame is recorded as.
  public var text: String
  /// Whether the record there says something else, or there is none.
  public var differs: Bool
}

/// Something that a tape expected and that did not hold.
public struct TapeFailure: Hashable, Sendable, CustomStringConvertible {
  /// Where the statement stands.
  public var place: TapePlace
  /// The statement as it is written.
  public var statement: String
  /// What was expected, and what was found.
  public var message: String

  /// The place, the statement, and what was expected and found.
  public var description: String {
    let lines = message.split(separator: "\n", omittingEmptySubsequences: false)
    return "\(place): \(TapePath.plain(statement))\n"
      + lines.map { "  \($0)" }.joined(separator: "\n")
  }
}
