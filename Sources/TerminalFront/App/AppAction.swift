public import FeedModel

/// What belongs to the interface alone; what it causes in the model is an `Action` and is logged there.
public enum AppAction: Hashable, Codable, Sendable {
  /// Moves the focus to the neighbouring item, scrolling just enough to show it whole.
  case moveFocus(to: Direction)
  /// Scrolls by a share of the deck's height, backwards when negative.
  case scrollPage(by: Double)
  /// Scrolls to the first item or to the last, and moves the focus there.
  case scrollToEnd(of: End)
  /// Starts the focused item, which holds it; starts a closed container again.
  case startFocused
  /// Selects the visible tab with this number, from 1.
  case pickTab(number: Int)
  /// Selects the visible tab so many places further, round the end.
  case stepTab(by: Int)
  /// Loads the active tab again.
  case reloadActiveTab
  /// Gives the deck the next layout: one more column, then a row, a pager, and a grid again.
  case cycleLayout
  /// Raises the threshold by so many percentage points, or lowers it.
  case changeThreshold(by: Int)
  /// Opens the inspector, or closes it.
  case toggleInspector
  /// Opens the log, or closes it.
  case toggleEvents
  /// Opens what can be done to the surroundings, or closes it.
  case toggleSurroundings
  /// Stops the clock, or lets it go on.
  case toggleClock
  /// Stops the clock, and moves it one frame of the display further.
  case stepClock
  /// Types a filter for the log.
  case filterEvents
  /// Shows the keys, or hides them.
  case toggleHelp
  /// Ends the program.
  case quit

  /// The words: each case names the one of the same spelling.
  public enum CodingKeys: String, CodingKey, CaseIterable, Sendable {
    case moveFocus = "move-focus"
    case scrollPage = "scroll-page"
    case scrollToEnd = "scroll-to-end"
    case startFocused = "start-focused"
    case pickTab = "pick-tab"
    case stepTab = "step-tab"
    case reloadActiveTab = "reload-active-tab"
    case cycleLayout = "cycle-layout"
    case changeThreshold = "change-threshold"
    case toggleInspector = "toggle-inspector"
    case toggleEvents = "toggle-events"
    case toggleSurroundings = "toggle-surroundings"
    case toggleClock = "toggle-clock"
    case stepClock = "step-clock"
    case filterEvents = "filter-events"
    case toggleHelp = "toggle-help"
    case quit
  }

  /// A direction in the grid of items.
  public enum Direction: String, Codable, CaseIterable, Sendable {
    /// To the item with the next lower index.
    case left
    /// To the item with the next higher index.
    case right
    /// To the item above.
    case up
    /// To the item below.
    case down
  }

  /// An end of the deck.
  public enum End: String, Codable, CaseIterable, Sendable {
    /// Where the first item is.
    case top
    /// Where the last item is.
    case bottom
  }
}

/// What a key, or later a line of words, asks for.
public enum Command: Hashable, Sendable {
  /// Something done to the simulation.
  case model(Action)
  /// Something done to the interface.
  case app(AppAction)
}
