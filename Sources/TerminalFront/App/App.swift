public import FeedModel

/// The program between input and frames: a simulation, and what the interface adds to it.
public struct App: Sendable {
  /// What is simulated.
  public internal(set) var simulation: Simulation
  /// The terminal's size in cells.
  var terminal: TerminalSize
  /// How frames are coloured and which signs they use.
  let theme: Theme
  /// The focused item of each tab, by container id.
  var focusedIds: [String: String] = [:]
  /// The drawer that is open below the deck; nil while none is.
  var drawer: Drawer?
  /// The lines of the log that the events drawer shows.
  var log = EventLog()
  /// The filter of the events while it is typed; nil while nobody does.
  var filterField: TextField?
  /// What answered to the mouse in the last frame.
  var hitAreas: [HitArea] = []
  /// Whether the keys are shown.
  var isHelpShown = false
  /// How the time of the run becomes simulated time.
  var clock = SimulationClock()
  /// The moment of the run that was told last.
  var runTime = Duration.zero
  /// A short message in the status line, while it lasts.
  var toast: Toast?
  /// The pictures drawn last.
  var pictures = PictureCache()
  /// Whether the run is over.
  public private(set) var isFinished = false

  /// Starts `scenario` on a terminal of so many cells.
  public init(scenario: Scenario, columns: Int, rows: Int, theme: Theme) {
    terminal = TerminalSize(columns: columns, rows: rows)
    self.theme = theme
    simulation = Simulation(scenario: scenario, columns: columns, rows: rows)
    perform(.startPlaying)
  }

  /// Does something to the simulation, now.
  mutating func perform(_ action: Action) {
    take(simulation.send(action, at: simulation.now))
  }

  /// Goes on to `time`.
  mutating func goOn(to time: SimulatedTime) {
    take(simulation.advance(by: time - simulation.now))
    if let toast, toast.end <= simulation.now { self.toast = nil }
  }

  /// Follows what the simulation has told.
  ///
  /// A tab strip that comes or goes can make a drawer lie over the deck, or beside it again.
  private mutating func take(_ lines: [LogEntry]) {
    lines.forEach { note($0) }
    fitDevice()
  }

  /// Keeps a line of the log, and tells the user what he would not see otherwise.
  private mutating func note(_ line: LogEntry) {
    log.append(EventWording(simulation: simulation).line(for: line))
    guard case .event(.onErrorThrown(let sourceId, let error)) = line.content else { return }
    let tab = simulation.tabs.indices.first { simulation.sourceId(ofTab: $0) == sourceId }
    let title = tab.map { simulation.tabs[$0].item.title } ?? sourceId
    let isEmpty = tab.map { simulation.tabs[$0].deck.videos.isEmpty } ?? true
    let outcome = isEmpty ? "failed again" : "kept its videos"
    let detail = "\(outcome): \(Wording.failure(error, in: simulation))"
    toast = Toast(mark: .failed, text: title, detail: detail, start: line.time)
  }

  /// Ends the run.
  mutating func finish() {
    isFinished = true
  }

  /// The regions of the screen.
  var layout: ScreenLayout {
    ScreenLayout(
      terminal: terminal, stripRows: simulation.stripRows, hasDrawer: drawer != nil)
  }

  /// Gives the model the part of the terminal that no drawer takes.
  mutating func fitDevice() {
    let rows = layout.modelRows
    let device = simulation.surroundings.device
    guard device != TerminalDevice(columns: terminal.columns, rows: rows) else { return }
    perform(.resize(columns: terminal.columns, rows: rows, keeping: focusedId))
  }
}

/// What a drawer below the deck shows (U1).
enum Drawer: Hashable, Sendable {
  /// Why each item plays or does not.
  case inspector
  /// The log.
  case events
  /// What the user can do to the surroundings.
  case surroundings
}

/// The size of a terminal in cells.
struct TerminalSize: Hashable, Sendable {
  let columns: Int
  let rows: Int

  /// A size; what is out of the model's range is brought into it.
  init(columns: Int, rows: Int) {
    self.columns = min(TerminalDevice.largest, max(0, columns))
    self.rows = min(TerminalDevice.largest, max(0, rows))
  }
}

/// A short message that takes the left half of the status line.
struct Toast: Hashable, Sendable {
  enum Mark: Hashable, Sendable {
    case good
    case failed
  }

  let mark: Mark
  let text: String
  let detail: String
  /// When it goes.
  let end: SimulatedTime

  private static let duration = SimulatedTime.seconds(3)

  /// A message that shows from `start` on.
  init(mark: Mark, text: String, detail: String = "", start: SimulatedTime) {
    self.mark = mark
    self.text = text
    self.detail = detail
    end = start + Self.duration
  }
}
