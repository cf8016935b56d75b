public import FeedModel

/// What belongs to the interface alone; what it causes in the model is an `Action` and is logged there.
public enum AppAction: Hashable, Codable, Sendable {
  /// Moves the focus to the neighbouring item, scrolling just enough to show it whole.
  case moveFocus(to: Direction)
  /// Puts the focus on an item, and shows it whole.
  case focusItem(id: String)
  /// Scrolls by a share of the deck's height, backwards when negative.
  case scrollPage(by: Double)
  /// Scrolls to the first item or to the last, and moves the focus there.
  case scrollToEnd(of: End)
  /// Starts the focused item, which holds it; starts a closed container again.
  case startFocused
  /// Focuses an item, scrolls it into view, and starts it.
  case startItem(id: String)
  /// Taps a part of the focused item.
  case tapFocused(part: Part)
  /// Opens the focused item in full screen.
  case openFocused
  /// Sends the player into a corner, or closes it there.
  case togglePictureInPicture
  /// Moves the player so many seconds of its video further, or back.
  case seekBy(seconds: Int)
  /// Selects the visible tab with this number, from 1.
  case pickTab(number: Int)
  /// Selects the visible tab so many places further, round the end.
  case stepTab(by: Int)
  /// Loads the active tab again.
  case reloadActiveTab
  /// Gives the deck the next layout: one more column, then a row, a pager, and a grid again.
  case cycleLayout
  /// Gives the deck a layout, by a new deck where its kind is another one.
  case layout(kind: LayoutKind, columns: Int?)
  /// Raises the threshold by so many percentage points, or lowers it.
  case changeThreshold(by: Int)
  /// Opens the inspector, or closes it.
  case toggleInspector
  /// Opens the log, or closes it.
  case toggleEvents
  /// Opens what can be done to the surroundings, or closes it.
  case toggleSurroundings
  /// Outlines the viewport and dims what is outside of it, or shows all alike.
  case toggleViewport
  /// Stops the clock, or lets it go on.
  case toggleClock
  /// Stops the clock, and moves it one frame of the display further.
  case stepClock
  /// Lets the clock run at another speed; 1 is that of the world.
  case speed(factor: Double)
  /// Looks at the moment before the present one at which something happened.
  case lookBack
  /// Looks at the next moment at which something happened, and at last at the present again.
  case lookForth
  /// Types a filter for the log, or sets it to a text.
  case filterEvents(text: String?)
  /// Opens the prompt for commands.
  case openPrompt
  /// Saves the frame that is shown; its format follows the name of the file.
  case screenshot(file: String?)
  /// Writes the present scenario to a file.
  case write(file: String)
  /// Writes the log to a file, a JSON object a line.
  case writeLog(file: String)
  /// Writes why each item of the frame plays or does not to a file, as JSON.
  case writeExplanation(file: String)
  /// Reads the input again.
  case reload
  /// Shows the keys, or hides them.
  case toggleHelp
  /// Ends the program.
  case quit

  /// The words: each case names the one of the same spelling.
  public enum CodingKeys: String, CodingKey, CaseIterable, Sendable {
    case moveFocus = "move-focus"
    case focusItem = "focus-item"
    case scrollPage = "scroll-page"
    case scrollToEnd = "scroll-to-end"
    case startFocused = "start-focused"
    case startItem = "start-item"
    case tapFocused = "tap-focused"
    case openFocused = "open-focused"
    case togglePictureInPicture = "toggle-picture-in-picture"
    case seekBy = "seek-by"
    case pickTab = "pick-tab"
    case stepTab = "step-tab"
    case reloadActiveTab = "reload-active-tab"
    case cycleLayout = "cycle-layout"
    case layout
    case changeThreshold = "change-threshold"
    case toggleInspector = "toggle-inspector"
    case toggleEvents = "toggle-events"
    case toggleSurroundings = "toggle-surroundings"
    case toggleViewport = "toggle-viewport"
    case toggleClock = "toggle-clock"
    case stepClock = "step-clock"
    case speed
    case lookBack = "look-back"
    case lookForth = "look-forth"
    case filterEvents = "filter-events"
    case openPrompt = "open-prompt"
    case screenshot
    case write
    case writeLog = "write-log"
    case writeExplanation = "write-explanation"
    case reload
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

  /// A part of an item that can be tapped (T19).
  public enum Part: String, Codable, CaseIterable, Sendable {
    /// Its call to action.
    case cta
    /// The link in its text.
    case link
    /// The first of the buttons that the app has put on it.
    case button
    /// The share button.
    case share
    /// The Add to Cart button (S4).
    case cart
  }

  /// An end of the deck.
  public enum End: String, Codable, CaseIterable, Sendable {
    /// Where the first item is.
    case top
    /// Where the last item is.
    case bottom
  }
}
