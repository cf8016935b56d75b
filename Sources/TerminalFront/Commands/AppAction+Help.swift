extension AppAction {
  /// The words of all of them.
  static let words = CodingKeys.allCases.map(\.rawValue)

  /// The word of the action.
  public var word: CodingKeys {
    switch self {
    case .moveFocus: .moveFocus
    case .focusItem: .focusItem
    case .scrollPage: .scrollPage
    case .scrollToEnd: .scrollToEnd
    case .startFocused: .startFocused
    case .startItem: .startItem
    case .tapFocused: .tapFocused
    case .openFocused: .openFocused
    case .togglePictureInPicture: .togglePictureInPicture
    case .seekBy: .seekBy
    case .pickTab: .pickTab
    case .stepTab: .stepTab
    case .reloadActiveTab: .reloadActiveTab
    case .cycleLayout: .cycleLayout
    case .layout: .layout
    case .changeThreshold: .changeThreshold
    case .toggleInspector: .toggleInspector
    case .toggleEvents: .toggleEvents
    case .toggleSurroundings: .toggleSurroundings
    case .toggleViewport: .toggleViewport
    case .toggleClock: .toggleClock
    case .stepClock: .stepClock
    case .speed: .speed
    case .lookBack: .lookBack
    case .lookForth: .lookForth
    case .filterEvents: .filterEvents
    case .openPrompt: .openPrompt
    case .screenshot: .screenshot
    case .write: .write
    case .writeLog: .writeLog
    case .writeExplanation: .writeExplanation
    case .reload: .reload
    case .toggleHelp: .toggleHelp
    case .quit: .quit
    }
  }
}

extension AppAction.CodingKeys {
  /// What the action of this word does, in one sentence.
  public var sentence: String {
    switch self {
    case .moveFocus: "Moves the focus to a neighbouring item and shows it whole."
    case .focusItem: "Puts the focus on an item and shows it whole."
    case .scrollPage: "Scrolls by a share of the deck's height."
    case .scrollToEnd: "Scrolls to the first item or to the last."
    case .startFocused: "Starts the focused item and holds it."
    case .startItem: "Scrolls an item into view, starts it and holds it."
    case .tapFocused: "Taps a part of the focused item."
    case .openFocused: "Opens the focused item in full screen."
    case .togglePictureInPicture: "Sends the player into a corner, or closes it there."
    case .seekBy: "Moves the player so many seconds further, back when negative."
    case .pickTab: "Selects a visible tab by its number, from 1."
    case .stepTab: "Selects the tab so many places further."
    case .reloadActiveTab: "Loads the active tab again."
    case .cycleLayout: "Gives the deck the next layout."
    case .layout: "Gives the deck a layout, by a new deck if need be."
    case .changeThreshold: "Raises the threshold by percentage points."
    case .toggleInspector: "Opens or closes the inspector."
    case .toggleEvents: "Opens or closes the log of events."
    case .toggleSurroundings: "Opens or closes the surroundings."
    case .toggleViewport: "Outlines the viewport, or shows all alike."
    case .toggleClock: "Stops the clock, or lets it go on."
    case .stepClock: "Moves the clock one frame of the display further."
    case .speed: "Lets the clock run faster or slower; 1 is real time."
    case .lookBack: "Looks at the moment before."
    case .lookForth: "Looks at the moment after."
    case .filterEvents: "Shows only the events that hold a text."
    case .openPrompt: "Types a command."
    case .screenshot: "Saves this frame: .txt, .ansi, .svg or .png."
    case .write: "Writes the present scenario to a file."
    case .writeLog: "Writes the log to a file, a JSON object a line."
    case .writeExplanation: "Writes why items play or do not to a file, as JSON."
    case .reload: "Reads the input again."
    case .toggleHelp: "Shows or hides the keys."
    case .quit: "Ends the program."
    }
  }
}
