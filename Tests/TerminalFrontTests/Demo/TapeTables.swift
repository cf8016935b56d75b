@testable import TerminalFront

/// The tables of `docs/tapes.md`, made from the reference.
enum TapeTables {
  /// Each table by the name that its place carries.
  static var all: [(name: String, table: String)] {
    let groups = TapeReference.Group.allCases.map { ($0.rawValue, statements($0)) }
    return groups + [
      ("Settings", settings), ("Idle settings", idleSettings), ("States", states),
      ("Events", events),
    ]
  }

  private static func statements(_ group: TapeReference.Group) -> String {
    let rows = TapeReference.statements.filter { $0.group == group }.map { statement in
      let words = statement.words.count > 2 ? "\(words(statement)): " : ""
      return [
        code(statement.syntax), words + statement.sentence, code(statement.example),
        statement.isOfVHS ? "VHS" : "feedtui",
      ]
    }
    return table(["written", "what it does", "example", "of"], rows)
  }

  private static func words(_ statement: TapeReference.Statement) -> String {
    statement.listedWords.map(code).joined(separator: " ")
  }

  private static var settings: String {
    table(
      ["setting", "standard", "what it does", "of"],
      TapeReference.settings.map {
        [
          code("Set \($0.word) \($0.value)"), $0.standard, $0.sentence,
          $0.isOfVHS ? "VHS" : "feedtui",
        ]
      })
  }

  private static var idleSettings: String {
    TapeReference.idleSettings.map(code).joined(separator: ", ") + "\n"
  }

  private static var states: String {
    table(
      ["state", "value", "what it is"],
      ExpectedState.allCases.map { state in
        [code(state.rawValue + brackets(state)), state.row.value.accepted, state.row.sentence]
      })
  }

  private static func brackets(_ state: ExpectedState) -> String {
    switch state.row.argument {
    case .item: "[\"ID\"]"
    case .event: "[\"EVENT\"]"
    case nil: ""
    }
  }

  private static var events: String {
    table(
      ["event", "arguments"],
      TapeReference.events.map { event in
        [
          code(event.word),
          event.labels.isEmpty ? "-" : event.labels.map(code).joined(separator: " "),
        ]
      })
  }

  private static func code(_ text: String) -> String { "`\(text)`" }

  private static func table(_ head: [String], _ rows: [[String]]) -> String {
    ([head, head.map { _ in "---" }] + rows).map { cells in
      "| " + cells.map { $0.replacing("|", with: "\\|") }.joined(separator: " | ") + " |\n"
    }.joined()
  }
}
