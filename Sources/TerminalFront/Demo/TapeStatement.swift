public import FeedModel

/// One thing that a tape does.
public struct TapeStatement: Hashable, Sendable {
  /// Where it begins.
  public var place: TapePlace
  /// The source as it is written, from its first word to its last.
  public var text: String
  /// What it does.
  public var kind: Kind

  /// What a statement does.
  public enum Kind: Hashable, Sendable {
    /// `Type`: presses the keys of a text, each followed by `speed`, or by the typing speed.
    case type(String, speed: SimulatedTime?)
    /// A key, pressed `count` times, each followed by `speed`, or by the typing speed.
    case key(Key, count: Int, speed: SimulatedTime?)
    /// `Sleep`: lets time pass, while frames are shown.
    case sleep(SimulatedTime)
    /// `Wait`: lets time pass until the text is there, at most `limit`, or the wait timeout.
    ///
    /// Without a pattern it waits for the one of `Set WaitPattern`, else until no load is pending.
    case wait(WaitScope, limit: SimulatedTime?, TextPattern?)
    /// `Hide`: what follows is done without frames.
    case hide
    /// `Show`: frames are shown again.
    case show
    /// `Screenshot`: writes the present frame.
    case screenshot(FrameFile)
    /// `Copy`: keeps a text for `Paste`.
    case copy(String)
    /// `Paste`: pastes what `Copy` kept.
    case paste
    /// `Paste "text"`: pastes this text.
    case pasteText(String)
    /// `Env`: has no effect, since frames depend on the tape alone.
    case env(name: String, value: String)
    /// `Set TypingSpeed` after the beginning: the speed from here on.
    case typingSpeed(SimulatedTime)
    /// `Click`: presses and releases the left button at a cell, from 0.
    case click(x: Int, y: Int)
    /// `WheelUp` and `WheelDown`: turns the wheel by `count` notches, each followed by `speed`, or by the typing speed.
    ///
    /// It turns over the cell `at`, or over the middle of the screen.
    case wheel(isUp: Bool, count: Int, speed: SimulatedTime?, at: TapeCell?)
    /// `Resize`: gives the terminal another size.
    case resize(columns: Int, rows: Int)
    /// `FocusIn` and `FocusOut`: the terminal's window gets the focus or loses it.
    case focus(Bool)
    /// `Do`: does what a line of the prompt does.
    case command(Command)
    /// `Advance`: lets time pass at once, as one step without frames in between.
    case advance(SimulatedTime)
    /// `Expect`: fails unless this holds now.
    case expect(Expectation)
    /// `Golden`: fails unless the frame is the one that was recorded under this name.
    case golden(String)
  }
}

/// What `Wait` looks at.
public enum WaitScope: Hashable, Sendable {
  /// The line of the prompt; while feedtui runs, the last row of the screen.
  case line
  /// All rows of the screen, parted by line feeds.
  case screen
}

/// A cell of the screen, from 0 at the top left.
public struct TapeCell: Hashable, Sendable {
  /// The column, from 0.
  public var x: Int
  /// The row, from 0.
  public var y: Int
}
