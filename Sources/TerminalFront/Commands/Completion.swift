import FeedModel

/// What the prompt proposes for a line that is being typed: a row of its menu.
struct Completion: Hashable, Sendable {
  /// What is shown.
  var text: String
  /// What it is or does.
  var meaning: String
  /// The characters of `text` that were typed.
  var matched: Range<Int>
  /// The line that it completes to; nil where it only explains.
  var line: String?
  /// Whether the line can be carried out as it is.
  var isWhole: Bool

  /// The proposals for `text`, the likeliest first.
  static func all(for text: String, in simulation: Simulation) -> [Completion] {
    let text = String(text.drop { $0 == " " })
    let typed = PageSpelling(text).line
    let commands = values(in: typed, simulation) + entries(matching: typed)
    return commands.isEmpty ? names(matching: text) : commands
  }

  /// The commands that `typed` can be meant to be.
  private static func entries(matching typed: String) -> [Completion] {
    let ranked = CommandEntry.all.compactMap { entry -> (rank: Int, row: Completion)? in
      guard let place = place(of: typed, in: entry.words) else { return nil }
      let row = Completion(
        text: entry.usage, meaning: entry.meaning, matched: place.range,
        line: entry.words + (entry.values.isEmpty ? "" : " "), isWhole: entry.isWhole)
      return (place.rank, row)
    }
    return (0...2).flatMap { rank in ranked.filter { $0.rank == rank }.map(\.row) }
  }

  /// Where `typed` stands in the words of a command: at the start, at the start of a word, or anywhere.
  private static func place(
    of typed: String, in words: String
  ) -> (rank: Int, range: Range<Int>)? {
    if words.hasPrefix(typed) { return (0, 0..<typed.count) }
    guard !typed.contains(" "), let range = words.firstRange(of: typed.lowercased()) else {
      return nil
    }
    let start = words.distance(from: words.startIndex, to: range.lowerBound)
    let isAtWord = start == 0 || "- ".contains(words[words.index(before: range.lowerBound)])
    return (isAtWord ? 1 : 2, start..<start + typed.count)
  }

  /// The values that can stand where the line ends; what the command takes where there are none to choose from.
  private static func values(in typed: String, _ simulation: Simulation) -> [Completion] {
    let begun = CommandEntry.all.filter { typed.hasPrefix($0.words + " ") }
    guard let longest = begun.map(\.words.count).max() else { return [] }
    return begun.filter { $0.words.count == longest && !$0.values.isEmpty }.flatMap { entry in
      values(of: entry, in: typed, simulation)
    }
  }

  private static func values(
    of entry: CommandEntry, in typed: String, _ simulation: Simulation
  ) -> [Completion] {
    let usage = Completion(
      text: entry.usage, meaning: entry.meaning, matched: 0..<entry.words.count, isWhole: false)
    let parts = typed.dropFirst(entry.words.count + 1)
      .split(separator: " ", omittingEmptySubsequences: false)
    let last = parts.last ?? ""
    let label = entry.values.compactMap(\.label).first { last.hasPrefix("\($0)=") }
    let index = parts.dropLast().filter { !$0.isEmpty }.count
    let expected =
      label.flatMap { label in entry.values.first { $0.label == label } }
      ?? (entry.values.indices.contains(index) ? entry.values[index] : nil)
    let labels = label == nil ? self.labels(of: entry, begunBy: last, in: typed) : []
    guard let expected, labels.isEmpty else { return labels.isEmpty ? [usage] : labels }
    let begun = label.map { last.dropFirst($0.count + 1) } ?? last
    let head = typed.dropLast(begun.count)
    let rows = expected.value.candidates(in: simulation)
      .filter { isMeant($0, by: begun) }
      .map { candidate in
        Completion(
          text: candidate.text, meaning: candidate.meaning,
          matched: 0..<(candidate.text.hasPrefix(begun) ? begun.count : 0),
          line: head + WordLine.quoted(candidate.text),
          isWhole: expected.value.isWhole(candidate.text))
      }
    return rows.isEmpty ? [usage] : rows
  }

  /// The labels that `begun` can become, where there are so many that their places tell nothing.
  private static func labels(
    of entry: CommandEntry, begunBy begun: Substring, in typed: String
  ) -> [Completion] {
    let labels = entry.values.compactMap(\.label)
    guard entry.isWhole, labels.count > 9 else { return [] }
    let head = typed.dropLast(begun.count)
    return labels.compactMap { label in
      guard
        let range = begun.isEmpty
          ? label.startIndex..<label.startIndex : label.firstRange(of: begun)
      else { return nil }
      let start = label.distance(from: label.startIndex, to: range.lowerBound)
      return Completion(
        text: label + "=", meaning: "", matched: start..<start + begun.count,
        line: head + label + "=", isWhole: false)
    }
  }

  private static func isMeant(
    _ candidate: (text: String, meaning: String), by begun: Substring
  ) -> Bool {
    begun.isEmpty || candidate.text.hasPrefix(begun)
      || candidate.meaning.lowercased().contains(begun.lowercased())
  }
}
