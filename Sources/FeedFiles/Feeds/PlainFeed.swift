internal import FeedModel

/// A feed of some other format on its way to a scenario: its entries, and what was guessed and left
/// out.
struct PlainFeed {
  /// An entry as its format gives it; what it lacks is nil or empty.
  struct Entry {
    var id: String?
    var url: String?
    var title: String?
    var author: String?
    /// Its length in seconds.
    var duration: Double?
    /// Whether the format states a length that none can have.
    var statesOddDuration = false
    var isLive = false
    /// Whether fetching it always fails.
    var fails = false
    var labels: [String] = []
    var channel: String?
    var odd: [OddField] = []
  }

  /// Something that is said of entries: what stands behind their number.
  struct Remark: Hashable {
    /// As said of one, such as `has no place`.
    let singular: String
    /// As said of several.
    let plural: String
  }

  /// What kind of feed it is.
  let kind: InputKind
  /// What it is called; nil where it does not say.
  let title: String?
  private let labelNoun: String
  private var videos: [Video] = []
  private var ids = UniqueIds()
  private var entriesWithoutId = 0
  private var entriesWithoutTitle = 0
  private var entriesWithoutDuration = 0
  private var entriesOfOddDuration = 0
  private var liveEntries = 0
  private var oddFields = Tally<OddField>()
  private var remarks = Tally<Remark>()
  /// How many entries were null.
  var nullEntries = 0

  /// A feed without entries, whose format calls a label a `labelNoun`.
  init(_ kind: InputKind, title: String?, labelNoun: String = "tag") {
    self.kind = kind
    self.title = title.map(PlainText.cleaned).flatMap { $0.isEmpty ? nil : $0 }
    self.labelNoun = labelNoun
  }

  /// How many entries it has.
  var count: Int { videos.count }

  /// Notes what its format alone knows of some entries.
  mutating func note(_ remark: Remark, times: Int) { remarks.count(remark, times: times) }

  /// Adds the next entry; none is left out (C2).
  mutating func add(_ entry: Entry) {
    if entry.id == nil { entriesWithoutId += 1 }
    if entry.title == nil { entriesWithoutTitle += 1 }
    entry.odd.forEach { oddFields.count($0) }
    let duration = entry.isLive ? nil : entry.duration.flatMap(SimulatedTime.init(feedSeconds:))
    if entry.isLive { liveEntries += 1 }
    if duration == nil, !entry.isLive {
      if entry.statesOddDuration { entriesOfOddDuration += 1 } else { entriesWithoutDuration += 1 }
    }
    let id = entry.id ?? entry.url ?? "\(kind.word)-\(videos.count)"
    var seen: Set<String> = [""]
    let labels = entry.labels.map(PlainText.cleaned).filter { seen.insert($0).inserted }
    videos.append(
      Video(
        id: ids.unique(id), title: entry.title ?? entry.url ?? id,
        author: entry.author.map(PlainText.cleaned) ?? "", duration: duration,
        isLive: entry.isLive, fails: entry.fails, labels: labels, channel: entry.channel ?? "",
        url: entry.url ?? ""))
  }

  /// The feed as an input that was read.
  var loaded: LoadedInput {
    var scenario = Scenario()
    scenario.containerSourceId = containerSourceId
    scenario.catalog = Catalog(videos)
    let groups = FeedGroups(of: videos, calledBy: labelNoun)
    scenario.tabs = groups.tabs
    return LoadedInput(scenario: scenario, kind: kind, notes: notes(groups))
  }

  /// The title in small letters, digits and hyphens, so that what is kept of one feed is not taken
  /// for another's.
  private var containerSourceId: String {
    let words = (title ?? "").lowercased().split { !$0.isLetter && !$0.isNumber }
    let slug = String(words.joined(separator: "-").unicodeScalars.prefix(40))
    return slug.isEmpty ? kind.word : slug
  }

  private func notes(_ groups: FeedGroups) -> [String] {
    let name = title.map { " \(JSONValue.string($0).shown)" } ?? ""
    var notes = ["\(kind.name)\(name) with \(counted(videos.count, "entry", "entries"))"]
    notes.append(groups.note)
    func note(_ count: Int, _ singular: String, _ plural: String) {
      guard count > 0 else { return }
      notes.append("\(counted(count, "entry", "entries")) \(count == 1 ? singular : plural)")
    }
    note(nullEntries, "is null and was left out", "are null and were left out")
    note(
      entriesWithoutId, "has no id: its url or its place stands for it",
      "have no id: their urls or places stand for it")
    note(
      ids.repeated, "has the id of an earlier one and got a number behind it",
      "have the id of an earlier one and got a number behind it")
    note(
      entriesWithoutTitle, "has no title: its url or its id stands for it",
      "have no title: their urls or ids stand for it")
    note(
      entriesWithoutDuration, "states no duration: none is shown, and it plays 30 s",
      "state no duration: none is shown, and each plays 30 s")
    note(
      entriesOfOddDuration,
      "states a duration that none can have, such as 0: none is shown, and it plays 30 s",
      "state durations that none can have, such as 0: none is shown, and each plays 30 s")
    note(liveEntries, "is a live stream, which has no end", "are live streams, which have no end")
    for (remark, count) in remarks.counts { note(count, remark.singular, remark.plural) }
    for (field, count) in oddFields.counts {
      note(
        count, "has \(field.found) as \(field.key), which counts as absent",
        "have \(field.found) as \(field.key), which counts as absent")
    }
    return notes
  }
}

extension SimulatedTime {
  /// A duration that a feed states in seconds; nil where it cannot be one.
  fileprivate init?(feedSeconds seconds: Double) {
    guard seconds > 0, seconds <= 3_600_000 else { return nil }
    let microseconds = Int64((seconds * 1_000_000).rounded())
    guard microseconds > 0 else { return nil }
    self.init(microseconds: microseconds)
  }
}
