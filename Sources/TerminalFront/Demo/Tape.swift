/// A script of the demo mode (X1, X2), read and found free of errors.
///
/// The language is that of VHS's `.tape` files, with feedtui's own statements; `docs/tapes.md` tells it.
public struct Tape: Hashable, Sendable {
  /// The tape's file, as it was named.
  public var file: String
  /// What is done, in order; the statements of tapes that `Source` brings in stand in its place.
  public var statements: [TapeStatement]
  /// What the `Set` lines at the beginning say.
  public var settings: TapeSettings
  /// The files that the run writes, in order.
  public var outputs: [TapeOutput]
  /// The programs that must be there for the tape to run.
  public var requirements: [TapeRequirement]
  /// The command line that starts feedtui; nil where it is on screen from the start.
  public var commandLine: TapeCommandLine?
  /// What is accepted and has no effect, each told once.
  public var notes: [TapeNote]
}

/// The command line that a tape types at the bare prompt `> ` (X1).
public struct TapeCommandLine: Hashable, Sendable {
  /// Its words, split as a shell does without expansion; the first is `feedtui`.
  public var words: [String]
  /// The statements that type it, as places in `Tape.statements`.
  ///
  /// The last one is the `Enter`, of which the first press runs it and the others are keys. Between
  /// them there is nothing that needs feedtui to run.
  public var statements: ClosedRange<Int>
}

/// A program that a tape needs (`Require`).
public struct TapeRequirement: Hashable, Sendable {
  /// Where it stands.
  public var place: TapePlace
  /// The program's name.
  public var program: String
}

/// A remark on something in a tape that is accepted and has no effect.
public struct TapeNote: Hashable, Sendable, CustomStringConvertible {
  /// Where it stands.
  public var place: TapePlace
  /// What is to be said of it, in one sentence.
  public var message: String

  /// The place and the remark, as they are printed.
  public var description: String { "\(place): note: \(message)" }
}
