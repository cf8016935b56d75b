/// One slip in a tape.
public struct TapeFault: Hashable, Sendable {
  /// Where it is.
  public var place: TapePlace
  /// What was found, and what is accepted.
  public var message: String
  /// The line of the tape that holds it.
  public var sourceLine: String
}

/// Everything that is wrong with a tape; nothing of it runs (X6).
public struct TapeFaults: Error, Hashable, Sendable {
  /// The slips, in the order of the text.
  public var faults: [TapeFault]
}
