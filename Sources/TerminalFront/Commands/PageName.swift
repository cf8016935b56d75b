import FeedModel

/// A name of the vendors' pages that is no command: a callback, which the events show, or a part of a command (K2).
struct PageName: Hashable, Sendable {
  /// The name as it was typed.
  let name: String
  /// What it is, and how to reach it.
  let explanation: String
  /// Where it stands in the line, in characters from 1.
  let column: Int

  /// What a line begins with, where that is no command.
  init?(line: String) {
    let blanks = line.prefix { $0 == " " }
    let word = line.dropFirst(blanks.count).prefix { !" =(:\"".contains($0) }
    let name = String(word.hasPrefix(Self.settings) ? word.dropFirst(Self.settings.count) : word)
    guard !Command.words.contains(PageSpelling(name).line),
      let explanation = Callback.named(name)?.explanation ?? Self.explanation(ofArgument: name)
    else { return nil }
    self.name = String(word)
    self.explanation = "'\(word)' is \(explanation)"
    column = blanks.count + 1
  }

  /// What stands before the paths of a deck's settings in the page's samples.
  private static let settings = "viewConfiguration."

  /// So many commands are named at most.
  private static let mostCommands = 4

  private static func explanation(ofArgument name: String) -> String? {
    let commands = CommandEntry.all.filter { entry in
      entry.values.contains { $0.label.map { isPart(name, of: $0) } ?? false }
    }
    guard !commands.isEmpty, !name.isEmpty else { return nil }
    let some = commands.prefix(mostCommands).map(\.words).joined(separator: ", ")
    return "no command; it is set by \(some)\(commands.count > mostCommands ? " ..." : "")"
  }

  /// Whether a label is `name`, begins or ends with it as a path does, or has it for one of its parts.
  private static func isPart(_ name: String, of label: String) -> Bool {
    label == name || label.hasPrefix("\(name).") || label.hasSuffix(".\(name)")
      || label.split(separator: ".").contains { $0 == name }
  }
}

/// A callback of the vendors' pages: the app is called, and the events show it.
struct Callback: Hashable, Sendable {
  /// Its name on the page.
  let name: String
  /// How its events begin.
  let event: String

  /// What is said where a command was expected.
  var explanation: String {
    let form = event == name ? "" : " as \(event)"
    let setting = AppHandler(rawValue: event) == nil ? "" : "; set-handler sets it"
    return "a callback, no command; the events (e) show it\(form)\(setting)"
  }

  /// The one of this name, large and small letters alike.
  static func named(_ name: String) -> Callback? {
    let wanted = name.lowercased()
    return all.first { $0.name.lowercased() == wanted }
  }

  /// Every event by its own word, then what else the pages call them.
  static let all =
    Event.CodingKeys.allCases.map { Callback(name: $0.rawValue, event: $0.rawValue) }
    + [
      ("playerDeckFeedDidLoadFeed", .didLoadFeed), ("onPlayerDeckLoaded", .didLoadFeed),
      ("playerDeckFeed", .didFailToLoadFeed), ("onPlayerDeckFailedToLoad", .didFailToLoadFeed),
      ("ctaDelegate", .handleCustomCTAClick),
      ("playerDeckAddToCartDelegate", .onPlayerDeckAddToCart),
      ("onPlayerEventTriggered", .onMomentStart),
      ("fireworkVideoDidTapThumbnail", .videoDidTapThumbnail),
    ].map { (name: String, event: Event.CodingKeys) in
      Callback(name: name, event: event.rawValue)
    }
}
