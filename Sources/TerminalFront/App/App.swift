public import FeedModel

/// The program between input and frames: a simulation, and what the interface adds to it.
public struct App: Sendable {
  /// The simulation as it is now.
  var present: Simulation
  /// What the present simulation started from.
  var kept: KeptState
  /// The simulation as it was at the earlier moment that is looked at; nil while none is (N4).
  var past: Simulation?
  /// How the present came about.
  var history: History
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
  /// The command that is being typed; nil while nobody does.
  var prompt: Prompt?
  /// The commands typed before, the oldest first.
  var typedCommands: [String] = []
  /// What answered to the mouse in the last frame.
  var hitAreas: [HitArea] = []
  /// Whether the viewport is outlined.
  var showsViewport = false
  /// Whether the keys are shown.
  var isHelpShown = false
  /// How many rows of keys were on pages of the help that were shown before this one.
  var skippedHelp = 0
  /// How the time of the run becomes simulated time.
  var clock = SimulationClock()
  /// Whether the clock goes on when the present is shown again.
  var resumesClock = false
  /// The moment of the run that was told last.
  var runTime = Duration.zero
  /// A short message in the status line, while it lasts.
  var toast: Toast?
  /// Why the model did nothing at what was done last, where it said so.
  var complaint: String?
  /// The pictures drawn last.
  var pictures = PictureCache()
  /// What it asks of the world outside, in order.
  var requests: [FileRequest] = []
  /// Whether the lines of the log are kept until they are taken.
  let keepsLog: Bool
  /// Lines of the log that nobody has taken yet.
  var untaken: [LogEntry] = []
  /// Whether the run is over.
  public private(set) var isFinished = false

  /// Starts `scenario` on a terminal of so many cells.
  ///
  /// - Parameters:
  ///   - kept: What an earlier run has kept.
  ///   - keepsLog: Whether the lines of the log are kept until they are taken.
  public init(
    scenario: Scenario, columns: Int, rows: Int, theme: Theme, kept: KeptState = KeptState(),
    keepsLog: Bool = false
  ) {
    self.keepsLog = keepsLog
    self.kept = kept
    terminal = TerminalSize(columns: columns, rows: rows)
    self.theme = theme
    present = Simulation(scenario: scenario, columns: columns, rows: rows, kept: kept)
    history = History(startingWith: present)
    perform(.startPlaying)
  }

  /// What is simulated, as it is at the moment that is shown.
  public var simulation: Simulation { past ?? present }

  /// The id of the tab that the next run may begin with, whatever moment is looked at (T7).
  public var lastTab: String? { present.rememberedTab }

  /// The ids of the videos that have been started, whatever moment is looked at (P6).
  public var readIds: Set<String> { present.readIds }

  /// Puts a new simulation of `scenario`, which starts from `kept`, in place of the present one, at the present
  /// moment; no earlier one can be looked at from then on.
  mutating func begin(_ scenario: Scenario, kept: KeptState) {
    self.kept = kept
    let moment = present.now
    let device = present.surroundings.device
    present = Simulation(
      scenario: scenario, columns: device.columns, rows: device.rows, kept: kept)
    goOn(to: moment)
    history = History(startingWith: present)
  }

  /// Does something to the simulation, now.
  ///
  /// Done while an earlier moment is looked at, it cuts off what came after that moment.
  mutating func perform(_ action: Action) {
    cutFuture()
    let lines = present.send(action, at: present.now)
    history.note(action, leadingTo: present)
    take(lines)
  }

  /// Goes on to `time`.
  ///
  /// It stops at all that is due on the way, so that what follows from it happens at that very moment
  /// however late the program is told.
  mutating func goOn(to time: SimulatedTime) {
    guard past == nil else { return }
    while let due = present.nextDeadline, due <= time { pass(to: due) }
    if present.now < time { pass(to: time) }
  }

  private mutating func pass(to time: SimulatedTime) {
    let lines = present.advance(by: time - present.now)
    history.noteProgress(to: present)
    take(lines)
  }

  /// Follows what the simulation has told.
  ///
  /// A tab strip that comes or goes can make a drawer lie over the deck, or beside it again.
  private mutating func take(_ lines: [LogEntry]) {
    lines.forEach { note($0) }
    if keepsLog { untaken += lines }
    fitDevice()
  }

  /// The lines of the log since they were taken last.
  public mutating func takeLog() -> [LogEntry] {
    defer { untaken.removeAll() }
    return untaken
  }

  /// Keeps a line of the log, and tells the user what he would not see otherwise.
  private mutating func note(_ line: LogEntry) {
    log.append(EventWording(simulation: present).line(for: line))
    if case .event(.linkOpened(_, _, let link)) = line.content {
      toast = Toast(
        mark: .good, text: "Opened", detail: link.isEmpty ? "a link without an address" : link,
        start: clock.moment(of: line.time) ?? runTime)
    }
    if case .event(.addToCartEnded(let id, let outcome, let took, _)) = line.content {
      tell(outcome, of: id, after: took, at: line.time)
    }
    switch line.content {
    case .event(.programmerError(let message)): complaint = message
    case .event(.answerDropped(let request)): complaint = Wording.closed(request: request)
    default: break
    }
    if case .event(.failedToStartPictureInPicture(_, let reason)) = line.content {
      toast = Toast(
        mark: .failed, text: "Picture in picture", detail: Wording.failure(reason),
        start: clock.moment(of: line.time) ?? runTime)
    }
    guard case .event(.onErrorThrown(let sourceId, let error)) = line.content else { return }
    let tab = present.tabs.indices.first { present.sourceId(ofTab: $0) == sourceId }
    let title = tab.map { present.tabs[$0].item.title } ?? sourceId
    let isEmpty = tab.map { present.tabs[$0].deck.videos.isEmpty } ?? true
    let outcome = isEmpty ? "failed again" : "kept its videos"
    let detail = "\(outcome): \(Wording.failure(error, in: present))"
    toast = Toast(
      mark: .failed, text: title, detail: detail, start: clock.moment(of: line.time) ?? runTime)
  }

  /// Shows a short message in the status line.
  mutating func show(_ mark: Toast.Mark, _ text: String, detail: String = "") {
    toast = Toast(mark: mark, text: text, detail: detail, start: runTime)
  }

  /// Ends the run.
  mutating func finish() {
    isFinished = true
  }

  /// The regions of the screen.
  var layout: ScreenLayout {
    let device = simulation.surroundings.device
    return ScreenLayout(
      terminal: terminal, stripRows: simulation.stripRows, hasDrawer: drawer != nil,
      fixed: past == nil ? nil : TerminalSize(columns: device.columns, rows: device.rows)
    ).placed(as: simulation)
  }

  /// Gives the model the part of the terminal that no drawer takes.
  ///
  /// A moment that has passed keeps the size that it had.
  mutating func fitDevice() {
    guard past == nil else { return }
    // A drawn device stays as it is; a drawer makes it smaller on the screen only.
    let isDrawn = present.surroundings.handheld != nil
    let rows = isDrawn ? terminal.rows : layout.modelRows
    guard present.surroundings.device != TerminalDevice(columns: terminal.columns, rows: rows)
    else { return }
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
