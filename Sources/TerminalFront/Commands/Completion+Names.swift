import FeedModel

extension Completion {
  /// What of the vendors' pages has `typed` in its name and is no command: parts of commands, and callbacks.
  static func names(matching typed: String) -> [Completion] {
    guard typed.count >= leastTyped, !typed.contains(" ") else { return [] }
    let wanted = typed.lowercased()
    return arguments(matching: wanted) + callbacks(matching: wanted)
  }

  /// Less than this is part of too many names.
  private static let leastTyped = 3

  private static func arguments(matching wanted: String) -> [Completion] {
    CommandEntry.all.flatMap { entry in
      entry.values.compactMap(\.label).compactMap { label -> Completion? in
        guard let matched = place(of: wanted, in: label) else { return nil }
        let start = entry.words.count + 1
        let text = "\(entry.words) \(label)="
        return Completion(
          text: text, meaning: entry.meaning,
          matched: start + matched.lowerBound..<start + matched.upperBound, line: text,
          isWhole: false)
      }
    }
  }

  private static func callbacks(matching wanted: String) -> [Completion] {
    Callback.all.compactMap { callback in
      guard let matched = place(of: wanted, in: callback.name) else { return nil }
      let shown = AppAction.CodingKeys.filterEvents.rawValue
      return Completion(
        text: callback.name, meaning: "a callback: the events (e) show it", matched: matched,
        line: "\(shown) \(callback.event)", isWhole: true)
    }
  }

  private static func place(of wanted: String, in name: String) -> Range<Int>? {
    let small = name.lowercased()
    guard let range = small.firstRange(of: wanted) else { return nil }
    let start = small.distance(from: small.startIndex, to: range.lowerBound)
    return start..<start + wanted.count
  }
}
