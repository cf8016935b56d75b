import FeedModel

/// The lines of the log that the events drawer shows, newest last, and which of them are looked for.
struct EventLog: Sendable {
  /// More lines than this are not kept; the oldest go first, a half at a time.
  static let most = 20_000

  private var lines: [EventLine] = []
  /// The places of the lines that the filter lets through; unused while there is no filter.
  private var matches: [Int] = []
  /// What shown lines must hold, whatever the case; empty for all.
  private(set) var filter = ""
  /// How many lines lie below the last one shown.
  private(set) var scrolledBack = 0

  /// How many lines the filter lets through.
  var count: Int { filter.isEmpty ? lines.count : matches.count }

  /// Adds a line.
  ///
  /// A log that is scrolled back stands still.
  mutating func append(_ line: EventLine) {
    if lines.count >= Self.most { dropHalf() }
    lines.append(line)
    guard filter.isEmpty || line.contains(filter) else { return }
    if !filter.isEmpty { matches.append(lines.count - 1) }
    if scrolledBack > 0 { scrolledBack = min(scrolledBack + 1, count) }
  }

  private mutating func dropHalf() {
    lines.removeFirst(lines.count / 2)
    look(for: filter)
  }

  /// Shows only the lines that hold `text`.
  mutating func look(for text: String) {
    filter = text
    matches = text.isEmpty ? [] : lines.indices.filter { lines[$0].contains(text) }
    scrolledBack = 0
  }

  /// Scrolls by so many lines, back when positive, in a drawer that shows `rows` of them.
  mutating func scroll(back steps: Int, rows: Int) {
    scrolledBack = max(0, min(max(0, count - rows), scrolledBack + steps))
  }

  /// The lines that a drawer of `rows` lines shows.
  func shown(rows: Int) -> [EventLine] {
    let end = max(0, count - scrolledBack)
    let start = max(0, end - max(0, rows))
    return (start..<end).map { filter.isEmpty ? lines[$0] : lines[matches[$0]] }
  }
}

/// A line of the log as it is shown.
struct EventLine: Hashable, Sendable {
  var time: String
  var name: String
  var role: Role
  var detail: String

  /// Whether name or detail hold `text`, whatever the case.
  func contains(_ text: String) -> Bool {
    let wanted = text.lowercased()
    return name.lowercased().contains(wanted) || detail.lowercased().contains(wanted)
  }
}
