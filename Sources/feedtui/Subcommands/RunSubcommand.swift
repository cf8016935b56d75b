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
    let input = try InputLoader.load(options.inputs.first, options)
    do {
      let lease = try TerminalLease(
        mouse: !options.leavesMouse, color: options.color.mode,
        obeysNoColor: options.color == .auto)
      let abilities = lease.abilities
      var app = App(
        scenario: input.scenario, columns: abilities.columns, rows: abilities.rows,
        theme: OutputTheme.theme(abilities.colorMode, options))
      var loop = try RunLoop(lease)
      return loop.run(&app)
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
