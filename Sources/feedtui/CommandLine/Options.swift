import FeedModel
import TerminalFront

/// What the command line asks for.
struct Options: Equatable {
  /// What the program is to do.
  var subcommand = Subcommand.run
  /// The names of files to read; `-` is the standard input.
  var inputs: [String] = []
  /// The size of a printed frame.
  var size: TerminalExtent?
  /// Where a printed frame goes; nil for the standard output.
  var output: String?
  /// The scale of a picture made of pixels; nil for the usual one.
  var scale: Int?
  /// From which visible fraction on items play.
  var threshold: Percentage?
  /// What the app is shown on.
  var device: Device?
  /// The kind of layout of the deck.
  var layout: LayoutKind?
  /// Columns of the deck.
  var columns: Int?
  /// How long the network takes to answer.
  var latency: Latency?
  /// The seed of all that is drawn by chance.
  var seed: UInt64?
  /// How many colours are used.
  var color = ColorChoice.auto
  /// Whether signs beyond ASCII are avoided; nil lets the locale decide.
  var isASCII: Bool?
  /// Whether the mouse is left to the terminal, which selects text with it.
  var leavesMouse = false
  /// Whether the input is read again when it changes.
  var watches = false
  /// Whether nothing is restored from an earlier run, and nothing kept for a later one.
  var keepsNothing = false
  /// Where `check` writes what it has read as a scenario; nil for nowhere.
  var written: String?
  /// The tape that the run is recorded as; nil for none.
  var recording: String?
  /// Whether layouts are compared with what they expect.
  var isChecking = false
  /// Whether tapes are only looked at.
  var isValidating = false
  /// Whether recorded frames are written anew where they differ.
  var updatesGoldens = false
  /// Whether tapes stop at the first thing that does not hold.
  var stopsAtFailure = false
  /// The folder that the files of tapes are put into; nil for where the program runs.
  var outputFolder: String?
  /// The thresholds of a sweep.
  var thresholds: [Percentage] = OptionTable.thresholds("30,50,70") ?? []
  /// How the outcome of a sweep is told.
  var sweepFormat = SweepFormat.table
  /// How the outcome of tapes is told.
  var demoFormat = DemoFormat.text

  /// `scenario` with what was set on the command line (C5: flags come first).
  func applied(to scenario: Scenario) -> Scenario {
    var scenario = scenario
    if let threshold {
      scenario.deck.viewConfiguration.itemView.autoplay.triggerVisibilityPercentage =
        threshold.fraction
    }
    if let device { scenario.device = device }
    if let layout { scenario.deck.layout = layout }
    if let columns { scenario.deck.columns = columns }
    if let latency { scenario.network.latency = latency }
    if let seed { scenario.seed = seed }
    return scenario
  }
}

/// What the program is to do.
enum Subcommand: String, CaseIterable {
  /// Run in the terminal; the one that needs no word.
  case run
  /// Print one frame.
  case render
  /// Say which items of still layouts play.
  case measure
  /// Say what was read from an input.
  case check
  /// Run tapes.
  case demo
  /// Scroll through every tab with several thresholds.
  case sweep
}

extension Subcommand {
  /// Whether it takes more than one input.
  var takesManyInputs: Bool { self == .check || self == .demo }
}

/// A size in cells.
struct TerminalExtent: Equatable {
  var columns: Int
  var rows: Int

  /// The size of a printed frame where nothing else is asked for.
  static let standard = TerminalExtent(columns: 100, rows: 30)
}

/// How many colours are used.
enum ColorChoice: Equatable {
  /// As many as the terminal has; none where the output is no terminal.
  case auto
  /// As many as the terminal has, wherever the output goes.
  case always
  /// So many.
  case mode(ColorMode)
}
