internal import FeedModel

/// The tabs of a plain feed: one for everything, and one each for the labels that most entries have (C2).
struct FeedGroups {
  private let noun: String
  private let labels: [String]
  private let labelCount: Int

  /// How many labels get a tab.
  private static let most = 4
  /// The longest title of a tab, in characters.
  private static let longestTitle = 24

  /// The groups of `videos`, whose format calls a label a `noun`; of labels that equally many have,
  /// those that come first.
  init(of videos: [Video], calledBy noun: String) {
    self.noun = noun
    var tally = Tally<String>()
    for video in videos { video.labels.forEach { tally.count($0) } }
    labelCount = tally.counts.count
    let ranked = tally.counts.enumerated().sorted { left, right in
      (right.element.count, left.offset) < (left.element.count, right.offset)
    }
    labels = ranked.prefix(Self.most).map(\.element.value)
  }

  /// The tabs: everything first.
  var tabs: [ContainerTabItem] {
    var ids = UniqueIds()
    let all = ContainerTabItem.everything
    _ = ids.unique(all.containerId)
    return [all]
      + labels.map { label in
        ContainerTabItem(
          containerId: ids.unique(label),
          title: PlainText.shortened(label, to: Self.longestTitle),
          dataSource: .labels(.singleLabel(label)))
      }
  }

  /// What was made of the labels.
  var note: String {
    if labels.isEmpty { return "no entry has a \(noun): one tab shows them all" }
    let rest = labelCount - labels.count
    let names = labels.map { JSONValue.string($0).shown }.joined(separator: ", ")
    return "a tab for all entries and one each for the \(noun)s \(names)"
      + (rest == 0 ? "" : "; \(counted(rest, "other \(noun) has", "other \(noun)s have")) none")
  }
}
