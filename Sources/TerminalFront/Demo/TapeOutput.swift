/// A file that the run of a tape writes (`Output`).
public struct TapeOutput: Hashable, Sendable {
  /// Where it stands.
  public var place: TapePlace
  /// The path as it is written.
  public var path: String
  /// What is written there.
  public var kind: Kind

  /// What an output holds.
  public enum Kind: Hashable, Sendable {
    /// One frame.
    case frame(FrameFormat)
    /// The whole run as an asciicast.
    case cast
    /// The event log, an object a line.
    case log
    /// Every frame, in a folder.
    case folder
  }
}

/// A file for one frame.
public struct FrameFile: Hashable, Sendable {
  /// The path as it is written.
  public var path: String
  /// How the frame is written.
  public var format: FrameFormat
}
