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
      source == .discover
        ? .string(everything) : ContentSourceKeys.table.notation.write(ContentSourceKeys(source))
    })

  private static let everything = "discover"
  private static let kind = ValueKind.either([
    .choice([everything]), ContentSourceKeys.table.notation.kind,
  ])
}

/// The object of a content source that is not everything.
private struct ContentSourceKeys: Sendable {
  /// The source that the keys name, without what belongs to several kinds; nil where none could be read.
  private var named: ContentSource?
  /// What is said of it besides.
  private var details = ContentSource.Details()

  init(_ source: ContentSource? = nil) {
    named = source
    details = source?.details ?? ContentSource.Details()
  }

  /// The source with all that is said of it.
  var source: ContentSource? {
    guard var source = named else { return nil }
    // Of recommendations and a search their own objects have said it.
    if Self.takesDetails(source) { source.details = details }
    return source
  }

  private static func takesDetails(_ source: ContentSource) -> Bool {
    switch source {
    case .labels, .ids: true
    default: false
    }
  }

  private static let kinds = rows.map(\.key)
  private static let ofLabels = ["labelsPriority", "personalizedType", "maxItems"]
  private static let ofLists = ["orderType", "advancedOrderType"]

  static let table = FileTable<ContentSourceKeys>(
    "ContentSource", initial: ContentSourceKeys(), rows: rows + detailRows,
    finish: { _, json, reading in
      let found = json.keys(among: kinds)
      let accepted = "one of \(kinds.joined(separator: ", "))"
      if found.count > 1 {
        reading.note(found: found.joined(separator: " and "), accepted: accepted)
      } else if let stray = json.keys(among: ofLabels).first, json["labels"] == nil {
        reading.note(found: "\(stray) without labels", accepted: "\(stray) together with labels")
      } else if let stray = json.keys(among: ofLists).first, json["labels"] == nil,
        json["ids"] == nil
      {
        reading.note(
          found: "\(stray) without labels or ids", accepted: "\(stray) together with one of them")
      } else if json == .object([]) {
        reading.note(found: json.shown, accepted: accepted)
      }
    })

  /// A key of a kind of source.
  private static func row<Value>(
    _ key: String, _ notation: Notation<Value>, _ sentence: String,
    _ value: @escaping @Sendable (ContentSource) -> Value?,
    _ source: @escaping @Sendable (Value) -> ContentSource
  ) -> FileRow<ContentSourceKeys> {
    FileRow(
      key, notation, sentence, get: { $0.named.flatMap(value) }, set: { $0.named = source($1) })
  }

  private static let rows: [FileRow<ContentSourceKeys>] = [
    row("channel", .name, "The id of the channel of which the unseen videos are meant.") {
      if case .channel(let id) = $0 { id } else { nil }
    } _: {
      .channel(channelID: $0)
    },
    row(
      "channelPlaylist", ChannelPlaylistKeys.table.notation, "A playlist of a channel.",
      ChannelPlaylistKeys.init
    ) { .channelPlaylist(channelID: $0.channelID, playlistID: $0.playlistID) },
    row("playlistGroup", .name, "The id of the group whose playlists are meant.") {
      if case .playlistGroup(let id) = $0 { id } else { nil }
    } _: {
      .playlistGroup(groupID: $0)
    },
    row(
      "dynamicContent", DynamicContentKeys.table.notation,
      "What a channel offers to viewers of a certain kind.", DynamicContentKeys.init
    ) { .dynamicContent(channelID: $0.channelID, parameters: $0.parameters) },
    row(
      "hashtagPlaylist", HashtagPlaylistKeys.table.notation,
      "The videos of a channel with certain hashtags.", HashtagPlaylistKeys.init
    ) { .hashtagPlaylist(channelID: $0.channelID, filterExpression: $0.filterExpression) },
    row(
      "sku", SkuKeys.table.notation, "The videos of a channel that show certain products.",
      SkuKeys.init
    ) { .sku(channelID: $0.channelID, productIDs: $0.productIDs) },
    row("singleContent", .name, "The id of the one video or live stream.") {
      if case .singleContent(let id) = $0 { id } else { nil }
    } _: {
      .singleContent(videoOrLiveStreamID: $0)
    },
    row("labels", WidgetLabel.notation, "The labels a video must have.") {
      if case .labels(let label, _, _, _, _, _) = $0 { label } else { nil }
    } _: {
      .labels($0)
    },
    row(
      "ids", .list(of: .name, "ids", count: 1...(.max)),
      "The ids of the videos in the order in which they come; unknown ones are left out."
    ) {
      if case .ids(let ids, _, _) = $0 { ids } else { nil }
    } _: {
      .ids($0)
    },
    row(
      "recommendations", RecommendationsType.table.notation, "What is recommended."
    ) {
      if case .recommendations(let type) = $0 { type } else { nil }
    } _: {
      .recommendations($0)
    },
    row("search", SearchKeys.table.notation, "What a search finds.", SearchKeys.init) {
      .search(searchText: $0.searchText, maxItems: $0.maxItems, labels: $0.labels)
    },
  ]

  private static let detailRows: [FileRow<ContentSourceKeys>] = [
    FileRow(
      "maxItems", .wholeNumber(1...Catalog.mostVideos),
      "The most videos to take, with labels only.",
      get: { $0.isOfLabels ? $0.details.maxItems : nil }, set: { $0.details.maxItems = $1 }),
    FileRow(
      "labelsPriority", .list(of: WidgetLabel.notation, "labels"),
      "Labels whose videos come first, those of the earlier ones before the others; with labels only.",
      get: { $0.details.labelsPriority.isEmpty ? nil : $0.details.labelsPriority },
      set: { $0.details.labelsPriority = $1 }),
    FileRow(
      "orderType", .choice, \.details.orderType,
      "In which order the videos come, with labels or ids; manual unless stated."),
    FileRow(
      "advancedOrderType", .choice, \.details.advancedOrderType,
      "What comes before that order, with labels or ids."),
    FileRow(
      "personalizedType", PersonalizedType.table.notation, \.details.personalizedType,
      "For whom the videos are meant, with labels only."),
  ]

  private var isOfLabels: Bool {
    if case .labels = named { true } else { false }
  }
}

extension JSONValue {
  /// Those of `keys` that the object has.
  func keys(among keys: [String]) -> [String] {
    keys.filter { self[$0] != nil }
  }
}
