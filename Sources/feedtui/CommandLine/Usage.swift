/// The help that `--help` prints, made from the tables of subcommands and options.
enum Usage {
  /// The program's version.
  static let version = "0.1.0"

  /// What an input is, for help and manual.
  static let inputs = """
    INPUT is a scenario, a JSON Feed, an M3U playlist, what yt-dlp -J or -j prints,
    or a folder of media files; - reads the standard input. The kind is found from
    the content, not the name. Without INPUT the built-in sample is shown. Where
    the output is no terminal, one frame is printed.
    """

  /// What the program can be asked for besides running.
  static let general: [(form: String, meaning: String)] = [
    ("--help, -h", "this help, or that of a subcommand"),
    ("--version", "the version"),
    ("--doctor", "what was found out about terminal, locale, input, state"),
  ]

  /// The help of a subcommand; that of the program for nil.
  static func text(for subcommand: Subcommand?) -> String {
    guard let subcommand, subcommand != .run else { return program }
    return """
      \(synopsis(of: subcommand))

      \(purpose(of: subcommand))

      \(options(of: subcommand))\(subcommand == .demo ? "\n\n" + tapes : "")
      """
  }

  /// What tapes are, for help and manual.
  static let tapes = """
    A tape is a script in the language of VHS with statements of feedtui's own,
    such as Expect, Golden, Do and Click. It plays on a simulated clock, without a
    terminal, and gives the same bytes everywhere. Files it names are written where
    feedtui runs, goldens beside the tape; - reads a tape from the standard input.
    The language: docs/tapes.md, or man 5 feedtui-tape; feedtui --record FILE.tape
    writes what you do in a terminal as a tape. The exit status is 1 if something
    that a tape expects does not hold, 2 if a tape is wrong or a file cannot be
    written.
    """

  private static var program: String {
    """
    feedtui shows how a tabbed short-video feed decides what plays.

    \(Subcommand.allCases.map(synopsis).joined(separator: "\n"))

    \(Subcommand.allCases.map { padded(title(of: $0), to: 17) + purpose(of: $0) }.joined(separator: "\n"))

    \(inputs)

    \(options(of: .run))
    \(general.map { "  " + padded($0.form, to: 21) + $0.meaning }.joined(separator: "\n"))

    Press ? in the program for its keys.
    """
  }

  /// How a subcommand is called, without its arguments.
  static func title(of subcommand: Subcommand) -> String {
    subcommand == .run ? "feedtui" : "feedtui \(subcommand.rawValue)"
  }

  /// How a subcommand is called, with its arguments.
  static func synopsis(of subcommand: Subcommand) -> String {
    switch subcommand {
    case .run: "feedtui [OPTION...] [INPUT]"
    case .render: "feedtui render [OPTION...] [INPUT]"
    case .measure: "feedtui measure [--check] [FILE]"
    case .check: "feedtui check [OPTION...] [INPUT...]"
    case .demo: "feedtui demo [OPTION...] TAPE..."
    case .sweep: "feedtui sweep [OPTION...] [INPUT]"
    }
  }

  /// What a subcommand is for.
  static func purpose(of subcommand: Subcommand) -> String {
    switch subcommand {
    case .run: "Shows the feed in the terminal."
    case .render: "Prints one frame, the first with all its data there."
    case .measure: "Says which item of each still layout plays, as JSON lines."
    case .check: "Says what was read and guessed, and what can never play."
    case .demo: "Plays tapes: demos, pictures of them and tests in one."
    case .sweep: "Counts what a scroll through all tabs plays, by threshold."
    }
  }

  /// How an option is written.
  static func form(of rule: OptionRule) -> String {
    rule.names.joined(separator: ", ") + (rule.value.map { " \($0)" } ?? "")
  }

  private static func options(of subcommand: Subcommand) -> String {
    OptionTable.rules.filter { $0.subcommands.contains(subcommand) }
      .map { "  " + padded(form(of: $0), to: 21) + $0.meaning }.joined(separator: "\n")
  }

  private static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(1, width - text.count))
  }
}
