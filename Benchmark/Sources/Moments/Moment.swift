public import TerminalFront

/// Frames that follow each other, and what they show.
public struct Moment: Sendable {
  /// What is shown; the budgets hang on it.
  public enum Kind: String, CaseIterable, Sendable {
    /// A deck, on a screen that was blank.
    case firstFrame = "first frame of a deck"
    /// The first frame of all, and those up to the deck.
    case start = "from the start to the deck"
    /// A picture of the video that plays, and what goes with it.
    case poster = "a poster's frame"
    /// The time of the video that plays, and nothing else.
    case progress = "a progress text"
    /// Another tab highlighted in the strip, and nothing else.
    case highlight = "the highlight of the strip"
    /// The deck a row further down.
    case rowDown = "a scrolled row"
    /// The deck a row further up.
    case rowUp = "a row scrolled back"
    /// Another tab, whose videos have to be loaded.
    case tabLoaded = "a tab change with a load"
    /// Another tab, whose videos are there.
    case tab = "a tab change"
    /// Frames that lead from one moment to the next.
    case between = "between"
  }

  /// What is shown.
  public let kind: Kind
  /// The frames; at least one.
  public let frames: [CellGrid]

  /// So many frames of that kind.
  public init(_ kind: Kind, _ frames: [CellGrid]) {
    self.kind = kind
    self.frames = frames
  }
}
