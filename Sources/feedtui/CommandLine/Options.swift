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
  /// The scale of a picture made of pixels.
  var scale = PNGExport.usualScale
  /// From which visible fraction on items play.
  var threshold: Percentage?
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
  /// Where `check` writes what it has read as a scenario; nil for nowhere.
  var written: String?
  /// Whether layouts are compared with what they expect.
  var isChecking = false

  /// `scenario` with what was set on the command line (C5: flags come first).
  func applied(to scenario: Scenario) -> Scenario {
    var scenario = scenario
    if let threshold { scenario.deck.autoplay.triggerVisibilityPercentage = threshold.fraction }
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
