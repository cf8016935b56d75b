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

  /// The last moment of which lines are shown; nil for all.
  private var end: SimulatedTime?

  /// How many lines the filter lets through, up to the end.
  var count: Int { filter.isEmpty ? lineCount : matches.prefix { $0 < lineCount }.count }

  /// How many lines there are up to the end.
  private var lineCount: Int { end.map(count(until:)) ?? lines.count }

  /// How many lines there are until `moment`.
  private func count(until moment: SimulatedTime) -> Int {
    var low = 0
    var high = lines.count
    while low < high {
      let middle = (low + high) / 2
      if lines[middle].moment <= moment { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The last moment before `moment` that has a line; nil where there is none.
  func moment(before moment: SimulatedTime) -> SimulatedTime? {
    let count = count(until: moment - SimulatedTime(microseconds: 1))
    return count > 0 ? lines[count - 1].moment : nil
  }

  /// The first moment after `moment` that has a line; nil where there is none.
  func moment(after moment: SimulatedTime) -> SimulatedTime? {
    let count = count(until: moment)
    return count < lines.count ? lines[count].moment : nil
  }

  /// Shows the lines up to `moment`, or all.
  mutating func end(at moment: SimulatedTime?) {
    end = moment
    scrolledBack = 0
  }

  /// Forgets the lines after `moment`.
  mutating func cut(after moment: SimulatedTime) {
    lines.removeLast(lines.count - count(until: moment))
    end = nil
    look(for: filter)
  }

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

  /// Everything that it holds as JSON, an object a line.
  var json: String {
    lines.compactMap { $0.entry.map { $0.json + "\n" } }.joined()
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
  var moment: SimulatedTime
  var name: String
  var role: Role
  var detail: String
  /// What it tells of; nil for a line that tells of no action and no event.
  var entry: LogEntry?

  /// Whether name or detail hold `text`, whatever the case.
  func contains(_ text: String) -> Bool {
    let wanted = text.lowercased()
    return name.lowercased().contains(wanted) || detail.lowercased().contains(wanted)
  }
}
