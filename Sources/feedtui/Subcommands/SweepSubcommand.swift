import FeedFiles
import FeedModel
import TerminalFront

/// `feedtui sweep`: what plays during a scroll through every tab, for several thresholds (C1).
enum SweepSubcommand {
  static func run(_ options: Options) throws(Failure) {
    let input = try InputLoader.load(options.inputs.first, options)
    let size = options.size ?? .standard
    let sweep = Sweep(
      of: input.scenario, columns: size.columns, rows: size.rows, thresholds: options.thresholds)
    try Output.print(options.sweepFormat == .json ? sweep.fileText : SweepTable(sweep).text)
  }
}

/// How the outcome of a sweep is told.
enum SweepFormat: String {
  /// A table.
  case table
  /// JSON.
  case json
}

/// The outcome of a sweep as a table for people.
struct SweepTable {
  /// Columns after which a tab's title is cut.
  private static let widestTitle = 24

  let text: String

  init(_ sweep: Sweep) {
    var rows = [
      ["threshold", "tab", "starts", "played", "by scrolling", "by hand only", "never"]
    ]
    for outcome in sweep.outcomes {
      let name = outcome.threshold.description
      rows.append([name, "all"] + Self.counts(outcome.total))
      for tab in outcome.tabs {
        rows.append(["", TextWidth.cut(tab.title, to: Self.widestTitle)] + Self.counts(tab))
      }
    }
    let widths = (0..<rows[0].count).map { column in
      rows.map { TextWidth.width(of: $0[column]) }.max() ?? 0
    }
    let lines = rows.map { row in
      zip(row, widths).enumerated().map { column, cell in
        let room = String(repeating: " ", count: cell.1 - TextWidth.width(of: cell.0))
        return column < 2 ? cell.0 + room : room + cell.0
      }.joined(separator: "  ")
    }
    text = ([Sweep.description, ""] + lines).map { $0 + "\n" }.joined()
  }

  private static func counts(_ outcome: Sweep.TabOutcome) -> [String] {
    let tenths = (outcome.played.milliseconds + 50) / 100
    return [
      "\(outcome.starts)", "\(tenths / 10).\(tenths % 10) s", "\(outcome.byScrolling)",
      "\(outcome.byHandOnly)", "\(outcome.never)",
    ]
  }
}
