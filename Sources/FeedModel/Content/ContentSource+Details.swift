extension ContentSource {
  /// What can be said of a source besides its word, each where its kind has it.
  struct Details: Hashable, Sendable {
    var maxItems: Int?
    var orderType: OrderType?
    var advancedOrderType: AdvancedOrderType?
    var labelsPriority: [WidgetLabel] = []
    var personalizedType: PersonalizedType?
    var promotedLabels: [String] = []
    var labels: WidgetLabel?
  }

  /// What is said of the source besides its word.
  ///
  /// What its kind does not have is left out when it is set.
  var details: Details {
    get {
      var details = Details()
      switch self {
      case .labels(_, let priority, let order, let advanced, let most, let personalized):
        details.labelsPriority = priority
        (details.orderType, details.advancedOrderType) = (order, advanced)
        (details.maxItems, details.personalizedType) = (most, personalized)
      case .ids(_, let order, let advanced):
        (details.orderType, details.advancedOrderType) = (order, advanced)
      case .recommendations(.forYou(_, let promoted)),
        .recommendations(.trending(_, let promoted)):
        details.promotedLabels = promoted
      case .search(_, let most, let labels):
        (details.maxItems, details.labels) = (most, labels)
      case .discover, .channel, .channelPlaylist, .playlistGroup, .dynamicContent,
        .hashtagPlaylist, .sku, .singleContent:
        break
      }
      return details
    }
    set {
      switch self {
      case .labels(let label, _, _, _, _, _):
        self = .labels(
          label, labelsPriority: newValue.labelsPriority, orderType: newValue.orderType,
          advancedOrderType: newValue.advancedOrderType, maxItems: newValue.maxItems,
          personalizedType: newValue.personalizedType)
      case .ids(let ids, _, _):
        self = .ids(
          ids, orderType: newValue.orderType, advancedOrderType: newValue.advancedOrderType)
      case .recommendations(.forYou(let filter, _)):
        self = .recommendations(
          .forYou(anyLabelFilter: filter, promotedLabels: newValue.promotedLabels))
      case .recommendations(.trending(let filter, _)):
        self = .recommendations(
          .trending(anyLabelFilter: filter, promotedLabels: newValue.promotedLabels))
      case .search(let text, _, _):
        self = .search(searchText: text, maxItems: newValue.maxItems, labels: newValue.labels)
      case .discover, .channel, .channelPlaylist, .playlistGroup, .dynamicContent,
        .hashtagPlaylist, .sku, .singleContent:
        break
      }
    }
  }
}

extension PersonalizedType: LosslessStringConvertible {
  /// For whom, as one word: `ids:PLAYERS,TEAMS` or `labels:FILTER,PRIORITY`, each of both a list in itself, so that a
  /// backslash stands before its commas.
  public var description: String {
    switch self {
    case .ids(let players, let teams): "ids:" + Self.listed(players, teams)
    case .labels(let filter, let priority): "labels:" + Self.listed(filter, priority)
    }
  }

  /// Reads for whom from a word; nil where it is of another form.
  public init?(_ description: String) {
    let scalars = description.unicodeScalars
    guard let colon = scalars.firstIndex(of: ":") else { return nil }
    let lists = SourceNames.names(of: String(scalars[scalars.index(after: colon)...]))
    guard lists.count == 2 else { return nil }
    let (first, second) = (SourceNames.names(of: lists[0]), SourceNames.names(of: lists[1]))
    switch String(scalars[..<colon]) {
    case "ids": self = .ids(players: first, teams: second)
    case "labels": self = .labels(filter: first, priority: second)
    default: return nil
    }
  }

  private static func listed(_ first: [String], _ second: [String]) -> String {
    SourceNames.listed([SourceNames.listed(first), SourceNames.listed(second)])
  }
}
