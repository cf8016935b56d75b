/// What a piece of text is for, which decides its colours.
public enum Role: CaseIterable, Hashable, Sendable {
  /// Ordinary text, and text that leads.
  case text, strong
  /// Text of the second rank, and lines that must not draw the eye.
  case quiet, faint
  /// The state of a player: playing, paused, loading, failed.
  case play, pause, wait, fail
  /// Something went well.
  case good
  /// Bars of visible fractions: at or above the threshold, and below it.
  case meet, below
  /// The outline of the viewport.
  case viewport
  /// The drawn device: its frame, and the island at the top of its screen.
  case device, island
  /// A state written on a ground of its colour.
  case chipPlay, chipPause, chipWait, chipFail
  /// What stands out without being a state: the badge of an advertisement, and a button that is lit.
  case chipAd
  /// A button, and one whose work is done.
  case button, buttonDone
  /// Menus and the status line, text of the second rank in them, and the selected row.
  case menu, menuQuiet, menuSelected
}
