/// What a run loop drives: it takes input and time, and gives frames.
///
/// Times are measured from the start of the run and never go back. The program never reads a clock and never
/// waits; the loop sleeps until `nextDeadline`.
public protocol InteractiveProgram {
  /// Whether the run is over.
  var isFinished: Bool { get }
  /// The next moment at which the program wants to go on by itself; nil while nothing is due.
  var nextDeadline: Duration? { get }
  /// Takes one piece of input that arrived at `now`.
  mutating func receive(_ input: InputEvent, at now: Duration)
  /// Goes on to `now`: whatever was due by then happens.
  mutating func advance(to now: Duration)
  /// The terminal has a new size, in columns and rows, from `now` on.
  mutating func resize(columns: Int, rows: Int, at now: Duration)
  /// What the terminal is to show.
  mutating func frame() -> CellGrid
  /// The frame has been sent, and the loop is about to sleep: what may take a moment is done now.
  ///
  /// - Returns: Whether there may be another frame to show.
  mutating func rest(at now: Duration) -> Bool
}

extension InteractiveProgram {
  /// Most programs have nothing to do then.
  public mutating func rest(at now: Duration) -> Bool { false }
}
