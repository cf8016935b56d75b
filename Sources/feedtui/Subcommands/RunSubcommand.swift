import FeedFiles
import FeedModel
import TerminalFront

/// `feedtui`: the feed in the terminal.
enum RunSubcommand {
  /// Runs until the user quits or a signal ends it; where the output is no terminal, prints one frame.
  ///
  /// - Returns: How the run ended.
  static func run(_ options: Options) throws(Failure) -> RunEnd {
    guard options.size == nil, TerminalSurroundings.isOutputTerminal else {
      if options.recording != nil {
        throw .badInput("--record needs a run in a terminal; the output is none")
      }
      try RenderSubcommand.run(options)
      return .finished
    }
    guard options.watches, let name = options.inputs.first else {
      let input = try InputLoader.load(options.inputs.first, options)
      return try run(input, options) { loop, session in loop.run(&session) }
    }
    var watched = try WatchedInput(name, options)
    let input = try InputLoader.load(name, options)
    return try run(input, options) { loop, session in
      loop.run(&session, waitingOn: watched.descriptor) { session, now in
        watched.reload(&session, at: now)
      }
    }
  }

  /// Runs `input` in the terminal, driven by `drive`, and writes its tape where one is wanted.
  private static func run(
    _ input: LoadedInput, _ options: Options,
    by drive: (inout RunLoop, inout InteractiveSession) -> RunEnd
  ) throws(Failure) -> RunEnd {
    var session: InteractiveSession
    let end: RunEnd
    do {
      let lease = try TerminalLease(
        mouse: !options.leavesMouse, color: options.color.mode,
        obeysNoColor: options.color == .auto)
      let abilities = lease.abilities
      let theme = OutputTheme.theme(abilities.colorMode, options)
      let memory = options.keepsNothing ? nil : memory(of: input.scenario)
      let kept = memory?.kept ?? KeptState()
      let app = App(
        scenario: input.scenario, columns: abilities.columns, rows: abilities.rows, theme: theme,
        kept: kept)
      let recorder = options.recording.map { tape in
        TapeRecorder(
          arguments: options.arguments(for: tape), columns: abilities.columns,
          rows: abilities.rows, theme: theme, kept: kept.reduced(to: input.scenario))
      }
      session = InteractiveSession(app, options, recorder: recorder, memory: memory)
      if memory == nil, !options.keepsNothing {
        session.app.tell("State not kept", detail: StateFolder.absence, isGood: false)
      }
      var loop = try RunLoop(lease)
      end = drive(&loop, &session)
    } catch {
      throw .badTerminal(error.description)
    }
    session.finish().forEach(Complaint.print)
    if let tape = options.recording, let recorder = session.recorder {
      let text = recorder.text
      try Output.write(text, to: tape)
      if text.utf8.count > TapeReader.mostBytes {
        Complaint.print(
          "\(tape): has \(text.utf8.count) bytes; tapes of at most \(TapeReader.mostBytes) bytes are read"
        )
      }
    }
    return end
  }

  /// What is kept from run to run of the container that `scenario` is; nil where there is no place for it.
  private static func memory(of scenario: Scenario) -> RunMemory? {
    StateFolder().map { RunMemory(of: scenario.containerSourceId, in: $0) }
  }
}

extension ColorChoice {
  /// So many colours; nil where terminal and environment decide.
  fileprivate var mode: ColorMode? {
    guard case .mode(let mode) = self else { return nil }
    return mode
  }
}
