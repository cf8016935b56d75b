/// The object of a channel's playlist.
struct ChannelPlaylistKeys: Sendable {
  var channelID = ""
  var playlistID = ""

  static let table = FileTable<ChannelPlaylistKeys>(
    "ChannelPlaylist", initial: ChannelPlaylistKeys(),
    rows: [
      FileRow("channelID", .name, \.channelID, "The id of the channel.", isAlwaysWritten: true),
      FileRow(
        "playlistID", .name, \.playlistID,
        "The id of the playlist, whose videos come in its order.",
        isAlwaysWritten: true),
    ], finish: { require("channelID", "playlistID", of: $1, &$2) })
}

extension ChannelPlaylistKeys {
  init?(_ source: ContentSource) {
    guard case .channelPlaylist(let channelID, let playlistID) = source else { return nil }
    self.init(channelID: channelID, playlistID: playlistID)
  }
}

/// The object of dynamic content.
struct DynamicContentKeys: Sendable {
  var channelID = ""
  var parameters: [String: [String]] = [:]

  static let table = FileTable<DynamicContentKeys>(
    "DynamicContent", initial: DynamicContentKeys(),
    rows: [
      FileRow("channelID", .name, \.channelID, "The id of the channel.", isAlwaysWritten: true),
      FileRow(
        "parameters", .valuesByName, \.parameters,
        "What is known of the viewer: by the name of a parameter its values."),
    ], finish: { require("channelID", of: $1, &$2) })
}

extension DynamicContentKeys {
  init?(_ source: ContentSource) {
    guard case .dynamicContent(let channelID, let parameters) = source else { return nil }
    self.init(channelID: channelID, parameters: parameters)
  }
}

/// The object of a hashtag playlist.
struct HashtagPlaylistKeys: Sendable {
  var channelID = ""
  var filterExpression = HashtagExpression.and([])

  static let table = FileTable<HashtagPlaylistKeys>(
    "HashtagPlaylist", initial: HashtagPlaylistKeys(),
    rows: [
      FileRow("channelID", .name, \.channelID, "The id of the channel.", isAlwaysWritten: true),
      FileRow(
        "filterExpression", HashtagExpression.notation, \.filterExpression,
        "A hashtag, or an expression such as (and food (or vegan quick)).", isAlwaysWritten: true),
    ], finish: { require("channelID", "filterExpression", of: $1, &$2) })
}

extension HashtagPlaylistKeys {
  init?(_ source: ContentSource) {
    guard case .hashtagPlaylist(let channelID, let expression) = source else { return nil }
    self.init(channelID: channelID, filterExpression: expression)
  }
}

extension HashtagExpression {
  /// How an expression is written: as its text.
  static let notation = Notation<HashtagExpression>(
    .name,
    read: { value, reading in
      guard case .string(let text) = value else {
        reading.refuse(value, accepted: "a hashtag or an expression as a string")
        return nil
      }
      do throws(HashtagExpressionError) {
        return try HashtagExpression(text)
      } catch {
        reading.note(
          found: "\(error.found) at column \(error.column) of \(value.shown)",
          accepted: error.accepted)
        return nil
      }
    }, write: { .string($0.description) })
}

/// The object of the videos that show certain products.
struct SkuKeys: Sendable {
  var channelID = ""
  var productIDs: [String] = []

  static let table = FileTable<SkuKeys>(
    "Sku", initial: SkuKeys(),
    rows: [
      FileRow("channelID", .name, \.channelID, "The id of the channel.", isAlwaysWritten: true),
      FileRow(
        "productIDs", .list(of: .name, "ids", count: 1...(.max)), \.productIDs,
        "The shop's ids of the products.", isAlwaysWritten: true),
    ], finish: { require("channelID", "productIDs", of: $1, &$2) })
}

extension SkuKeys {
  init?(_ source: ContentSource) {
    guard case .sku(let channelID, let productIDs) = source else { return nil }
    self.init(channelID: channelID, productIDs: productIDs)
  }
}

/// The object of a search.
struct SearchKeys: Sendable {
  var searchText = ""
  var maxItems: Int?
  var labels: WidgetLabel?

  static let table = FileTable<SearchKeys>(
    "Search", initial: SearchKeys(),
    rows: [
      FileRow(
        "searchText", .name, \.searchText,
        "The words that the title, author or labels of a video hold.", isAlwaysWritten: true),
      FileRow(
        "maxItems", .wholeNumber(1...Catalog.mostVideos), \.maxItems, "The most videos to take."),
      FileRow(
        "labels", WidgetLabel.notation, \.labels, "The labels a video must have besides."),
    ], finish: { require("searchText", of: $1, &$2) })
}

extension SearchKeys {
  init?(_ source: ContentSource) {
    guard case .search(let text, let most, let labels) = source else { return nil }
    self.init(searchText: text, maxItems: most, labels: labels)
  }
}

/// Notes those of `keys` that an object lacks.
private func require(_ keys: String..., of json: JSONValue, _ reading: inout FileReading) {
  let missing = keys.filter { json[$0] == nil }
  guard !missing.isEmpty else { return }
  reading.note(
    found: "no \(missing.joined(separator: " and no "))",
    accepted: "an object with \(keys.joined(separator: " and "))")
}

extension RecommendationsType {
  /// The keys of a recommendation.
  static let table = FileTable<RecommendationsType>(
    "Recommendations", initial: .forYou(),
    rows: [
      FileRow(
        "kind", .choice, "What is recommended: what the viewer likes, or what is watched most.",
        get: { $0.kind }, set: { $0.kind = $1 }),
      FileRow(
        "anyLabelFilter", .list(of: .name, "labels"),
        "Labels of which a video must have at least one; any video unless stated.",
        get: { $0.labels.filter }, set: { $0.labels.filter = $1 }),
      FileRow(
        "promotedLabels", .list(of: .name, "labels"), "Labels whose videos come first.",
        get: { $0.labels.promoted }, set: { $0.labels.promoted = $1 }),
    ])

  /// The cases by their names.
  enum Kind: String, CaseIterable, Sendable {
    case forYou, trending
  }

  private var kind: Kind {
    get {
      switch self {
      case .forYou: .forYou
      case .trending: .trending
      }
    }
    set { self = Self.make(newValue, labels) }
  }

  private var labels: (filter: [String], promoted: [String]) {
    get {
      switch self {
      case .forYou(let filter, let promoted), .trending(let filter, let promoted):
        (filter, promoted)
      }
    }
    set { self = Self.make(kind, newValue) }
  }

  private static func make(
    _ kind: Kind, _ labels: (filter: [String], promoted: [String])
  ) -> RecommendationsType {
    switch kind {
    case .forYou: .forYou(anyLabelFilter: labels.filter, promotedLabels: labels.promoted)
    case .trending: .trending(anyLabelFilter: labels.filter, promotedLabels: labels.promoted)
    }
  }
}

extension PersonalizedType {
  /// The keys of for whom the videos are meant.
  static let table = FileTable<PersonalizedType>(
    "PersonalizedType", initial: .ids(),
    rows: [
      FileRow(
        "players", names, "Ids of players, whose videos have them as labels and come first.",
        get: { if case .ids(let players, _) = $0 { players } else { nil } },
        set: { type, players in
          if case .ids(_, let teams) = type { type = .ids(players: players, teams: teams) }
        }),
      FileRow(
        "teams", names, "Ids of teams, whose videos have them as labels and come first.",
        get: { if case .ids(_, let teams) = $0 { teams } else { nil } },
        set: { type, teams in
          if case .ids(let players, _) = type { type = .ids(players: players, teams: teams) }
        }),
      FileRow(
        "filter", names, "Labels of which a video must have at least one; any unless stated.",
        get: { if case .labels(let filter, _) = $0 { filter } else { nil } },
        set: { type, filter in type = .labels(filter: filter, priority: type.priorityLabels) }),
      FileRow(
        "priority", names, "Labels whose videos come first.",
        get: { if case .labels(_, let priority) = $0 { priority } else { nil } },
        set: { type, priority in type = .labels(filter: type.filterLabels, priority: priority) }),
    ],
    finish: { _, json, reading in
      guard !json.keys(among: ["players", "teams"]).isEmpty,
        !json.keys(among: ["filter", "priority"]).isEmpty
      else { return }
      reading.note(
        found: "both ids and labels", accepted: "players and teams, or filter and priority")
    })

  private static let names = Notation<[String]>.list(of: .name, "names")

  private var filterLabels: [String] {
    if case .labels(let filter, _) = self { filter } else { [] }
  }

  private var priorityLabels: [String] {
    if case .labels(_, let priority) = self { priority } else { [] }
  }
}
