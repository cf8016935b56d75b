import FeedModel

@testable import TerminalFront

/// A program driven by hand: keys and time, as a run loop would bring them.
struct FrontRun {
  var app: App
  private(set) var now = Duration.zero

  init(
    _ scenario: Scenario = FrontScenario.sample(), columns: Int = 100, rows: Int = 30,
    theme: Theme = Theme(mode: .trueColor), keepsLog: Bool = false
  ) {
    app = App(
      scenario: scenario, columns: columns, rows: rows, theme: theme, keepsLog: keepsLog)
  }

  /// Presses keys one after the other, at the same moment.
  mutating func press(_ keys: Key...) {
    for key in keys { app.receive(.key(key), at: now) }
  }

  /// Types characters one after the other, at the same moment.
  mutating func type(_ characters: String) {
    for character in characters { press(Key(.character(character))) }
  }

  /// Lets time pass as a run loop does: it sleeps until each deadline in turn.
  mutating func wait(_ time: Duration) {
    let end = now + time
    while let due = app.nextDeadline, due <= end { advance(to: due) }
    advance(to: end)
  }

  /// Goes on to a moment in one step.
  mutating func advance(to moment: Duration) {
    now = moment
    app.advance(to: moment)
  }

  /// Waits until nothing is awaited of the network.
  mutating func settle() {
    while app.simulation.isAwaitingData, let due = app.nextDeadline { advance(to: due) }
  }

  mutating func resize(columns: Int, rows: Int) {
    app.resize(columns: columns, rows: rows, at: now)
  }

  mutating func receive(_ input: InputEvent) {
    app.receive(input, at: now)
  }

  /// Does something to the simulation that no key does yet.
  mutating func send(_ action: Action) {
    app.perform(action)
  }

  /// Does something to the program, now.
  mutating func change(_ change: (inout App, Duration) -> Void) {
    change(&app, now)
  }

  /// Clicks at a cell of the frame that is shown.
  mutating func click(x: Int, y: Int) {
    receive(.mouse(Mouse(.press(.left), x: x, y: y)))
  }

  /// Clicks on the first cell of the first row that holds `text`.
  mutating func click(_ text: String) {
    let grid = frame()
    for (y, row) in TextExport.rows(of: grid).enumerated() {
      guard let range = row.firstRange(of: text) else { continue }
      return click(x: TextWidth.width(of: String(row[..<range.lowerBound])), y: y)
    }
  }

  /// What the terminal shows now.
  mutating func frame() -> CellGrid {
    app.frame()
  }
}

extension FrontRun {
  var simulation: Simulation { app.simulation }

  /// The id of the item that has the turn.
  var turn: String? { simulation.player?.videoId }

  /// How far the active tab's deck is scrolled, in rows.
  var scrolledRows: Double? {
    simulation.activeTab.map {
      simulation.tabs[$0].deck.scrollOffset / TerminalDevice.cellHeight
    }
  }

  /// The text of the rows of the present frame.
  mutating func rows() -> [String] {
    TextExport.rows(of: frame())
  }
}
