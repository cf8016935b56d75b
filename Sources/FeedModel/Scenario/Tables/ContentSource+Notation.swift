extension ContentSource {
  /// How a content source is written: `"discover"`, or an object with the key of its kind (D6).
  package static let notation = Notation<ContentSource>(
    kind,
    read: { value, reading in
      if value == .string(everything) { return .discover }
      if case .object = value {
        return ContentSourceKeys.table.notation.read(value, &reading)?.source
      }
      let typed = if case .string(let text) = value { text } else { "" }
      reading.refuse(
        value, accepted: kind.phrase,
        suggestion: likeliestWord(for: typed, among: [everything]).map { "\"\($0)\"" })
      return nil
    },
    write: { source in
      let keys: ContentSourceKeys
      switch source {
      case .discover: return .string(everything)
      case .channel(let id): keys = ContentSourceKeys(channel: id)
      case .labels(let label, let most): keys = ContentSourceKeys(labels: label, maxItems: most)
      case .ids(let ids): keys = ContentSourceKeys(ids: ids)
      }
      return ContentSourceKeys.table.notation.write(keys)
    })

  private static let everything = "discover"
  private static let kind = ValueKind.either([
    .choice([everything]), ContentSourceKeys.table.notation.kind,
  ])
}

/// The object of a content source that is not everything.
private struct ContentSourceKeys: Sendable {
  var channel: String?
  var labels: WidgetLabel?
  var maxItems: Int?
  var ids: [String]?

  /// The source that the keys name; nil where none could be read.
  var source: ContentSource? {
    if let channel { return .channel(channelID: channel) }
    if let labels { return .labels(labels, maxItems: maxItems) }
    return ids.map { .ids($0) }
  }

  static let table = FileTable<ContentSourceKeys>(
    "ContentSource", initial: ContentSourceKeys(),
    rows: [
      FileRow("channel", .name, \.channel, "The id of the channel whose videos are meant."),
      FileRow("labels", WidgetLabel.notation, \.labels, "The labels a video must have."),
      FileRow(
        "maxItems", .wholeNumber(1...Catalog.mostVideos), \.maxItems,
        "The most videos to take, with labels only."),
      FileRow(
        "ids", .list(of: .name, "ids", count: 1...(.max)), \.ids,
        "The ids of the videos in the order in which they come; unknown ones are left out."),
    ],
    finish: { _, json, reading in
      let kinds = json.keys(among: ["channel", "labels", "ids"])
      let accepted = "one of channel, labels (with or without maxItems) and ids"
      if kinds.count > 1 {
        reading.note(found: kinds.joined(separator: " and "), accepted: accepted)
      } else if json["maxItems"] != nil, json["labels"] == nil {
        reading.note(found: "maxItems without labels", accepted: accepted)
      } else if json == .object([]) {
        reading.note(found: json.shown, accepted: accepted)
      }
    })
}

extension JSONValue {
  /// Those of `keys` that the object has.
  func keys(among keys: [String]) -> [String] {
    keys.filter { self[$0] != nil }
  }
}
