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
      try RenderSubcommand.run(options)
      return .finished
    }
    guard options.watches, let name = options.inputs.first else {
      let input = try InputLoader.load(options.inputs.first, options)
      return try run(input, options) { loop, app in loop.run(&app) }
    }
    var watched = try WatchedInput(name, options)
    let input = try InputLoader.load(name, options)
    return try run(input, options) { loop, app in
      loop.run(&app, waitingOn: watched.descriptor) { app, now in watched.reload(&app, at: now) }
    }
  }

  /// Runs `input` in the terminal, driven by `drive`.
  private static func run(
    _ input: LoadedInput, _ options: Options, by drive: (inout RunLoop, inout App) -> RunEnd
  ) throws(Failure) -> RunEnd {
    do {
      let lease = try TerminalLease(mouse: !options.leavesMouse, color: options.color.mode)
      let abilities = lease.abilities
      var app = App(
        scenario: input.scenario, columns: abilities.columns, rows: abilities.rows,
        theme: OutputTheme.theme(abilities.colorMode, options))
      var loop = try RunLoop(lease)
      return drive(&loop, &app)
    } catch {
      throw .badTerminal(error.description)
    }
  }
}

extension ColorChoice {
  /// So many colours; nil where terminal and environment decide.
  fileprivate var mode: ColorMode? {
    guard case .mode(let mode) = self else { return nil }
    return mode
  }
}
