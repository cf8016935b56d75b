import FeedModel

/// What can stand for a value of a command.
enum CommandValue: Hashable, Sendable {
  case text
  case number
  case flag
  case time
  case share
  /// One of these words.
  case choice([String])
  /// The index of a tab, hidden ones counted.
  case tabIndex
  /// The id of a tab.
  case tabId
  /// Where the videos of a tab come from.
  case source
  /// The id of an item of the active tab.
  case item
  /// The name of a file.
  case file

  /// The value of an argument, by its label where that tells more than its type.
  init(_ argument: WordArgument) {
    switch (argument.label, argument.kind) {
    case ("at", .whole): self = .tabIndex
    case ("source", .text) where argument.parent != nil: self = .source
    case ("containerId", _), ("ids", _), ("source", .text): self = .tabId
    case ("id", .text), ("keeping", .text): self = .item
    case ("file", .text): self = .file
    case (_, .text): self = .text
    case (_, .number), (_, .whole): self = .number
    case (_, .flag): self = .flag
    case (_, .time): self = .time
    case (_, .share): self = .share
    case (_, .choice(let words)): self = .choice(words)
    }
  }

  /// What stands for it in a line of help.
  var placeholder: String {
    switch self {
    case .text: "TEXT"
    case .number, .tabIndex: "N"
    case .flag: "yes|no"
    case .time: "TIME"
    case .share: "SHARE"
    case .choice(let words): words.joined(separator: "|")
    case .tabId: "TAB"
    case .source: "SOURCE"
    case .item: "ITEM"
    case .file: "FILE"
    }
  }

  /// What is accepted, in a few words.
  var meaning: String {
    switch self {
    case .text: "any text, in quotes where it has blanks"
    case .number: "a number"
    case .flag: "yes or no"
    case .time: "a time such as 800ms or 2s"
    case .share: "a share such as 60% or 0.6"
    case .choice(let words): words.joined(separator: ", ")
    case .tabIndex: "the index of a tab, from 0, hidden ones counted"
    case .tabId: "the id of a tab"
    case .source: "a content source, such as discover or all:a,b"
    case .item: "the id of an item"
    case .file: "the name of a file"
    }
  }

  /// What can stand there now, each with what it is; empty where anything can.
  func candidates(in simulation: Simulation) -> [(text: String, meaning: String)] {
    switch self {
    case .flag: return [("yes", ""), ("no", "")]
    case .choice(let words): return words.map { ($0, "") }
    case .tabIndex: return simulation.tabs.enumerated().map { ("\($0)", $1.item.title) }
    case .tabId: return simulation.tabs.map { ($0.item.containerId, $0.item.title) }
    case .source: return ContentSource.forms.map { ($0.word, $0.meaning) }
    case .item:
      guard let active = simulation.activeTab else { return [] }
      return simulation.tabs[active].deck.videos.prefix(Self.mostItems).map { ($0.id, $0.title) }
    case .text, .number, .time, .share, .file: return []
    }
  }

  /// Whether a candidate is a whole value, or waits for more behind it.
  func isWhole(_ candidate: String) -> Bool {
    self != .source || !candidate.hasSuffix(":")
  }

  /// More items than this are not proposed.
  private static let mostItems = 1000
}
