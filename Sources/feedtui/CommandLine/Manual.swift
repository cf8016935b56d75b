import TerminalFront

/// The manual page, made from the tables of subcommands, options and keys.
enum Manual {
  /// The page in the language of man(7).
  static var page: String {
    let sections = [
      header, description, subcommands, tapes, options, keys, environment, files, exitStatus,
      seeAlso,
    ]
    return sections.joined(separator: "\n") + "\n"
  }

  private static var header: String {
    """
    .TH FEEDTUI 1 "" "feedtui \(Usage.version)" "User Commands"
    .SH NAME
    feedtui \\- show which item of a short\\-video feed plays, and why
    .SH SYNOPSIS
    \(Subcommand.allCases.map { ".B \(escaped(Usage.synopsis(of: $0)))" }.joined(separator: "\n.br\n"))
    """
  }

  private static var description: String {
    """
    .SH DESCRIPTION
    \(escaped(Usage.inputs))
    """
  }

  private static var subcommands: String {
    let items = Subcommand.allCases.map { subcommand in
      item(Usage.title(of: subcommand), Usage.purpose(of: subcommand))
    }
    return ".SH SUBCOMMANDS\n" + items.joined(separator: "\n")
  }

  private static var tapes: String { ".SH TAPES\n\(escaped(Usage.tapes))" }

  private static var seeAlso: String { ".SH SEE ALSO\n.BR feedtui\\-tape (5)" }

  private static var options: String {
    let items = OptionTable.rules.map { rule in
      let known = rule.subcommands.map(Usage.title(of:)).joined(separator: ", ")
      return item(
        Usage.form(of: rule),
        "\(rule.meaning.prefix(1).uppercased())\(rule.meaning.dropFirst()) (\(known)).")
    }
    let general = Usage.general.map { item($0.form, $0.meaning) }
    return ".SH OPTIONS\n" + (items + general).joined(separator: "\n")
  }

  private static var keys: String {
    let items = KeyTable.rows.map { item($0.keys, "\($0.meaning).") }
    return ".SH KEYS\n" + items.joined(separator: "\n")
  }

  private static var environment: String {
    let variables = [
      ("TERM", "The type of the terminal."),
      ("COLORTERM", "truecolor or 24bit: the terminal shows true colours."),
      ("NO_COLOR", "Set and not empty: no colours, unless --color asks for some."),
      ("COLORFGBG", "Its last number tells a light ground (7, 15) from a dark one."),
      (
        "LC_ALL, LC_CTYPE, LANG",
        "Where they name no installed locale of UTF-8, only ASCII is shown."
      ),
      (
        "XDG_STATE_HOME",
        "The folder in whose subfolder feedtui the last tab and what was read are kept (~/.local/state)."
      ),
    ]
    return ".SH ENVIRONMENT\n" + variables.map { item($0.0, $0.1) }.joined(separator: "\n")
  }

  private static var files: String {
    let files = [
      (
        "$XDG_STATE_HOME/feedtui/*.json",
        "What a run in the terminal keeps for the next one, a file for each container: the last tab and the "
          + "ids of the videos that were started. A damaged file is set aside as NAME.damaged-1."
      )
    ]
    return ".SH FILES\n" + files.map { item($0.0, $0.1) }.joined(separator: "\n")
  }

  private static var exitStatus: String {
    let states = [
      ("0", "All is well."),
      ("1", "measure --check found a difference, or something that a tape expects did not hold."),
      ("2", "Wrong usage, bad input, or a terminal that cannot be used."),
      ("128+n", "Signal n ended the program."),
    ]
    return ".SH EXIT STATUS\n" + states.map { item($0.0, $0.1) }.joined(separator: "\n")
  }

  /// A name, and what is to be said of it.
  static func item(_ name: String, _ text: String) -> String {
    ".TP\n.B \(escaped(name))\n\(escaped(text))"
  }

  /// `text` so that man(7) takes no part of it for a request.
  static func escaped(_ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let plain = line.replacing("\\", with: "\\e").replacing("-", with: "\\-")
      return plain.hasPrefix(".") || plain.hasPrefix("'") ? "\\&" + plain : plain
    }
    return lines.joined(separator: "\n")
  }
}
