import FeedModel

/// Runs a tape: the program itself, on a clock of the tape's own, without a terminal (X3).
///
/// What a run gives depends on the tape, its input and the recorded frames alone.
public struct TapeRunner {
  let tape: Tape
  let start: TapeStart
  /// What stands in the record at a path; nil where there is none.
  let record: (String) -> String?
  /// Whether the run ends at the first thing that does not hold.
  let stopsAtFailure: Bool
  /// Whether a frame that differs from the recorded one is to be recorded anew, and is no failure.
  let updatesGoldens: Bool

  /// The program, while it runs.
  var app: App?
  /// What is on the screen while it does not.
  var promptScreen = PromptScreen()
  /// The moment of the tape.
  var now = SimulatedTime.zero
  /// The moment at which the program was started.
  var started = SimulatedTime.zero
  /// The terminal's size.
  var columns: Int
  var rows: Int
  var typingSpeed: SimulatedTime
  /// What `Copy` has kept.
  var clipboard = ""
  /// What the log has told.
  var log: [LogEntry] = []
  /// What is kept of the frames that are shown.
  var film: Film
  var result = TapeResult()

  /// Prepares a run.
  ///
  /// - Parameters:
  ///   - tape: What is done.
  ///   - start: What the program starts with.
  ///   - stopsAtFailure: Whether the run ends at the first thing that does not hold.
  ///   - updatesGoldens: Whether a frame that differs from the recorded one is no failure.
  ///   - record: The text of a recorded frame by its path; nil where there is none.
  public init(
    _ tape: Tape, _ start: TapeStart, stopsAtFailure: Bool, updatesGoldens: Bool,
    record: @escaping (String) -> String?
  ) {
    self.tape = tape
    self.start = start
    self.stopsAtFailure = stopsAtFailure
    self.updatesGoldens = updatesGoldens
    self.record = record
    columns = tape.settings.columns
    rows = tape.settings.rows
    typingSpeed = tape.settings.typingSpeed
    film = Film(
      for: tape.outputs, columns: columns, rows: rows, title: Self.title(of: tape))
  }

  /// Runs the tape.
  public mutating func run() -> TapeResult {
    if tape.commandLine == nil { startProgram() }
    show()
    for (index, statement) in tape.statements.enumerated() {
      if stopsAtFailure, !result.isGood { break }
      if let entering = tape.commandLine?.statements, index == entering.upperBound {
        runCommandLine(by: statement)
      } else {
        perform(statement)
      }
    }
    writeOutputs()
    result.duration = now
    return result
  }

  /// Presses the Enter that runs the command line; further presses are keys of the program.
  private mutating func runCommandLine(by statement: TapeStatement) {
    guard case .key(let key, let count, let speed) = statement.kind else { return }
    promptScreen.receive(key)
    startProgram()
    show()
    pass(speed ?? typingSpeed)
    press(key, count: count - 1, speed: speed)
  }

  private mutating func startProgram() {
    started = now
    app = App(
      scenario: start.scenario, columns: columns, rows: rows, theme: start.theme,
      kept: tape.settings.kept, keepsLog: true)
    follow()
  }

  // What the program shows, or the bare prompt.
  mutating func frame() -> CellGrid {
    app?.frame()
      ?? promptScreen.frame(columns: columns, rows: rows, symbols: start.theme.symbols)
  }

  /// Keeps the present frame, where the tape wants a film.
  mutating func show() {
    if film.isTaken { film.add(frame(), at: now) }
  }

  /// Gives something to the program, and shows what came of it.
  mutating func tell(_ input: InputEvent) {
    if app == nil, case .key(let key) = input { promptScreen.receive(key) }
    app?.receive(input, at: (now - started).duration)
    follow()
    show()
  }

  /// Follows what the program has done: its log, what it asks for, and its end.
  mutating func follow() {
    guard var app else { return }
    keepLog(of: &app)
    for request in app.takeRequests() { answer(request, of: &app) }
    self.app = app.isFinished ? nil : app
  }

  /// Keeps what the log has told, without what an action in the past has cut off.
  ///
  /// The first line after such a cut stands at its very moment.
  private mutating func keepLog(of app: inout App) {
    let lines = app.takeLog()
    guard let first = lines.first else { return }
    while let last = log.last, last.time > first.time { log.removeLast() }
    log += lines
  }

  /// Lets time pass, and shows every frame of it.
  mutating func pass(_ time: SimulatedTime) {
    let end = now + time
    if film.isTaken {
      while let due = nextDeadline, due <= end { goOn(to: due) }
    }
    if now < end { goOn(to: end) }
  }

  /// When the program goes on by itself.
  var nextDeadline: SimulatedTime? {
    app?.nextDeadline.map { max(now, started + SimulatedTime($0)) }
  }

  /// Goes on to a moment, and shows what is there.
  mutating func goOn(to moment: SimulatedTime) {
    now = moment
    app?.advance(to: (now - started).duration)
    follow()
    show()
  }

  mutating func fail(_ statement: TapeStatement, _ message: String) {
    result.failures.append(
      TapeFailure(place: statement.place, statement: statement.text, message: message))
  }
}
