import FeedFiles
import FeedModel
import TerminalFront

/// The program in the terminal, and what it asks of the world outside: files that are written and read.
struct InteractiveSession: InteractiveProgram {
  var app: App
  private let options: Options
  /// The tape of the run; nil where none is wanted.
  private(set) var recorder: TapeRecorder?
  /// What the run keeps for the next one; nil where it keeps nothing.
  private var memory: RunMemory?

  init(_ app: App, _ options: Options, recorder: TapeRecorder?, memory: RunMemory? = nil) {
    self.app = app
    self.options = options
    self.recorder = recorder
    self.memory = memory
    _ = tellNotices()
  }

  var isFinished: Bool { app.isFinished }
  var nextDeadline: Duration? { app.nextDeadline }

  mutating func receive(_ input: InputEvent, at now: Duration) {
    record(input, at: now)
    app.receive(input, at: now)
    answerRequests(at: now)
  }

  mutating func advance(to now: Duration) {
    recorder?.noteTime(now)
    app.advance(to: now)
  }

  mutating func resize(columns: Int, rows: Int, at now: Duration) {
    recorder?.noteSize(columns: columns, rows: rows, at: now)
    app.resize(columns: columns, rows: rows, at: now)
  }

  mutating func frame() -> CellGrid {
    app.frame()
  }

  mutating func rest(at now: Duration) -> Bool {
    memory?.save(lastTab: app.lastTab, readIds: app.readIds, at: now)
    return tellNotices()
  }

  /// Writes what is still to be kept when the run has ended; what is said of it by then.
  mutating func finish() -> [String] {
    memory?.save(lastTab: app.lastTab, readIds: app.readIds, at: .zero, isLast: true)
    return memory?.takeNotices().map(\.sentence) ?? []
  }

  /// Shows what is to be said of the state; whether anything is.
  private mutating func tellNotices() -> Bool {
    let notices = memory?.takeNotices() ?? []
    for notice in notices { app.tell(notice.subject, detail: notice.detail, isGood: false) }
    return !notices.isEmpty
  }

  /// Goes on with a scenario that has been read again from what messages call `name`.
  mutating func reload(_ scenario: Scenario, from name: String, at now: Duration) {
    if memory?.isOf(scenario.containerSourceId) == false {
      memory?.turn(
        to: scenario.containerSourceId, lastTab: app.lastTab, readIds: app.readIds, at: now)
    }
    app.reload(scenario, from: name, kept: memory?.kept ?? KeptState(), at: now)
    _ = tellNotices()
  }

  /// Notes a piece of input as a script has to give it.
  private mutating func record(_ input: InputEvent, at now: Duration) {
    guard recorder != nil else { return }
    recorder?.noteTime(now)
    guard case .mouse(let mouse) = input else { return recorder?.note(input, at: now) ?? () }
    switch app.meaning(of: mouse, at: now) {
    case .same: recorder?.note(input, at: now)
    case .command(let command): recorder?.note(command, at: now)
    case .key(let key): recorder?.note(.key(key), at: now)
    case .nothing: break
    }
  }

  private mutating func answerRequests(at now: Duration) {
    for request in app.takeRequests() {
      switch request {
      case .screenshot(let file): save(file)
      case .write(let text, let file): write(Array(text.utf8), to: file, "Wrote \(file)")
      case .reload: reload(at: now)
      }
    }
  }

  private mutating func save(_ file: String?) {
    let name = file ?? Folders.freeName("feedtui", ending: "svg")
    guard let format = FrameFormat(fileName: name) else {
      return app.tell(name, detail: "accepted: \(FrameFormat.accepted)", isGood: false)
    }
    do {
      let contents = try format.contents(
        of: app.frame(), ground: TerminalSurroundings.ground, title: "feedtui")
      write(contents.bytes, to: name, "Saved \(name)")
    } catch {
      app.tell(name, detail: error.description, isGood: false)
    }
  }

  private mutating func write(_ bytes: [UInt8], to name: String, _ sentence: String) {
    // The screen is the program's own while it runs.
    guard name != "-" else {
      return app.tell("-", detail: "accepted: the name of a file", isGood: false)
    }
    do throws(FileError) {
      try FileBytes.write(bytes, to: name)
      app.tell(sentence, isGood: true)
    } catch {
      app.tell("Not written", detail: error.description, isGood: false)
    }
  }

  private mutating func reload(at now: Duration) {
    guard recorder == nil else {
      return app.tell("Not reloaded", detail: "a recorded run has one input", isGood: false)
    }
    guard let name = options.inputs.first, name != "-" else {
      return app.tell("Nothing to read again", detail: "the input is no file", isGood: false)
    }
    do {
      reload(try InputLoader.load(name, options).scenario, from: name, at: now)
    } catch .badInput(let sentence) {
      app.refuseReload(of: name, because: sentence.split(separator: "\n").map(String.init), at: now)
    } catch {
      app.refuseReload(of: name, because: ["\(name): cannot be read"], at: now)
    }
  }
}
