/// The help that `--help` prints, made from the table of options.
enum Usage {
  /// The program's version.
  static let version = "0.1.0"

  static func text(for subcommand: Subcommand?) -> String {
    guard let subcommand, subcommand != .run else { return program }
    return """
      \(synopsis(of: subcommand))

      \(purpose(of: subcommand))

      Options
      \(options(of: subcommand))
      """
  }

  private static var program: String {
    """
    feedtui shows how a tabbed short-video feed decides what plays.

    \(Subcommand.allCases.map { "  " + synopsis(of: $0) }.joined(separator: "\n"))

    INPUT is a scenario, a JSON Feed or yt-dlp's JSON; - reads the standard input. Without it
    the built-in sample is shown. The kind is found from the content, not the name.

    \(Subcommand.allCases.filter { $0 != .run }.map { "  \(padded($0.rawValue, to: 9))\(purpose(of: $0))" }.joined(separator: "\n"))

    Options of feedtui
    \(options(of: .run))
      --help, -h           this help, or that of a subcommand
      --version            the version

    Press ? in the program for its keys. Where the output is no terminal, one frame is
    printed instead.
    """
  }

  private static func synopsis(of subcommand: Subcommand) -> String {
    switch subcommand {
    case .run: "feedtui [OPTION...] [INPUT]"
    case .render: "feedtui render [OPTION...] [INPUT]"
    case .measure: "feedtui measure [--check] [FILE]"
    case .check: "feedtui check [OPTION...] [INPUT...]"
    }
  }

  private static func purpose(of subcommand: Subcommand) -> String {
    switch subcommand {
    case .run: "Shows the feed in the terminal."
    case .render: "Prints one frame: the first with all data there."
    case .measure: "Says which item of each still layout plays, as JSON lines."
    case .check: "Says what was read, guessed and left out, and which items can never play."
    }
  }

  private static func options(of subcommand: Subcommand) -> String {
    OptionTable.rules.filter { $0.subcommands.contains(subcommand) }.map { rule in
      let value = rule.value.map { " \($0)" } ?? ""
      return "  \(padded(rule.names.joined(separator: ", ") + value, to: 21))\(rule.meaning)"
    }.joined(separator: "\n")
  }

  private static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(1, width - text.count))
  }
}
