import TerminalFront

/// The manual page of the language of tapes, made from its reference.
enum TapeManual {
  /// The page in the language of man(7).
  static var page: String {
    ([header] + TapeReference.Group.allCases.map(statements) + [settings, states, events, seeAlso])
      .joined(separator: "\n") + "\n"
  }

  private static var header: String {
    """
    .TH FEEDTUI\\-TAPE 5 "" "feedtui \(Usage.version)" "File Formats"
    .SH NAME
    feedtui\\-tape \\- the scripts of feedtui's demo mode
    .SH DESCRIPTION
    \(Manual.escaped(description))
    """
  }

  private static let description = """
    A tape is a script that feedtui plays by itself: a demo, a set of pictures and
    a test. The language is that of VHS's .tape files, with statements of feedtui's
    own. Line ends are blanks like others; # begins a comment; a text stands in
    double, single or back quotes, a pattern between slashes. A time is a number
    with ms, s or m; a bare number means seconds. If the first text that is typed
    begins with feedtui, it is the command line, up to Enter.
    """

  private static func statements(_ group: TapeReference.Group) -> String {
    let items = TapeReference.statements.filter { $0.group == group }.map { statement in
      let words =
        statement.words.count > 2 ? "\(statement.listedWords.joined(separator: ", ")). " : ""
      return Manual.item(
        statement.syntax, "\(words)\(statement.sentence) Example: \(statement.example)")
    }
    return ".SH \(group.rawValue.uppercased())\n" + items.joined(separator: "\n")
  }

  private static var settings: String {
    let items = TapeReference.settings.map {
      Manual.item("Set \($0.word) \($0.value)", "\($0.sentence) Unless set: \($0.standard).")
    }
    let idle = TapeReference.idleSettings.joined(separator: ", ")
    return ".SH SETTINGS\n" + items.joined(separator: "\n") + "\n.PP\n"
      + Manual.escaped("VHS's other settings are read and have no effect: \(idle).")
  }

  private static var states: String {
    let items = ExpectedState.allCases.map { state in
      let brackets =
        switch state.row.argument {
        case .item: "[\"ID\"]"
        case .event: "[\"EVENT\"]"
        case nil: ""
        }
      return Manual.item(
        state.rawValue + brackets, "\(state.row.sentence) Value: \(state.row.value.accepted).")
    }
    return ".SH STATES\n" + items.joined(separator: "\n")
  }

  private static var events: String {
    let items = TapeReference.events.map { event in
      Manual.item(
        event.word,
        event.labels.isEmpty
          ? "No arguments." : "Arguments: \(event.labels.joined(separator: ", ")).")
    }
    return ".SH EVENTS\n" + items.joined(separator: "\n")
  }

  private static let seeAlso = ".SH SEE ALSO\n.BR feedtui (1)"
}
