import FeedModel
import Testing

/// The table of all actions in `docs/actions.md`, made from their words and their help.
private enum ActionReference {
  static var text: String {
    let words = Action.CodingKeys.allCases
    let calls = words.filter { $0.help.source != nil }
    let others = words.filter { $0.help.source == nil }
    return """
      # Actions

      Everything that can be done to feedtui's model: at the prompt (`:`), in tapes, in logs, and from code. `RECORD=1 make test` writes
      this file from the actions themselves.

      ## Calls of the vendors' pages

      | page and section | action | what it does |
      | --- | --- | --- |
      \(calls.map { row([$0.help.source ?? "", code(usage(of: $0)), $0.help.sentence]) }.joined())
      ## The user, the app and the surroundings

      | action | what it does |
      | --- | --- |
      \(others.map { row([code(usage(of: $0)), $0.help.sentence]) }.joined())
      """.trimmingEnd + "\n"
  }

  /// How the line of a word is written.
  private static func usage(of word: Action.CodingKeys) -> String {
    let arguments = WordArgument.arguments(of: word.rawValue, in: Action.self)
    let more =
      switch arguments.first?.repetition {
      case .values: ["..."]
      case .groups: [", ..."]
      case nil: [String]()
      }
    return ([word.rawValue] + arguments.map(\.usage) + more).joined(separator: " ")
  }

  private static func row(_ cells: [String]) -> String {
    "| \(cells.map { $0.replacing("|", with: "\\|") }.joined(separator: " | ")) |\n"
  }

  private static func code(_ text: String) -> String { "`\(text)`" }
}

extension String {
  fileprivate var trimmingEnd: String {
    String(prefix(upTo: lastIndex { !$0.isNewline }.map(index(after:)) ?? startIndex))
  }
}

struct ActionReferenceTests {
  @Test func `N2: docs/actions.md lists every action, and the calls with their page and section`()
    throws
  {
    try Golden.expect(ActionReference.text, isFile: "docs/actions.md")
  }

  @Test func `N2: every method of the container's page is the section of an action`() {
    let sections = [
      "startPlaying", "closePlayer", "upsertTabs", "updateTabsStyle", "reloadAllTabs",
      "reloadNonActiveTabs", "reloadTab", "updatePlaybackConfiguration", "removeTabs",
      "resumePlayer", "pausePlayer", "blockPlayerInteraction", "unblockPlayerInteraction",
      "blockTabsInteraction", "unblockTabsInteraction", "selectTab", "prepareTab", "prepareAllTabs",
    ]
    let sources = Action.CodingKeys.allCases.compactMap(\.help.source)
    for section in sections {
      #expect(sources.filter { $0 == "Player Container Tabs, \(section)" }.count == 1, "\(section)")
    }
  }
}
