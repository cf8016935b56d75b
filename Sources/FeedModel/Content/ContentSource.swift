/// Where the videos of a tab or deck come from (container page, `dataSource`; Player Deck page, "Content Source"; D6).
///
/// All are answered from the scenario's catalogue. No id may be empty: none is found by an empty one.
public enum ContentSource: Hashable, Sendable {
  /// Everything there is: the source of a deck that names none.
  case discover
  /// What one channel offers that the viewer has not seen; once all is seen, what is similar.
  case channel(channelID: String)
  /// What one playlist of a channel holds, in the order in which it was added.
  case channelPlaylist(channelID: String, playlistID: String)
  /// The playlists of a group: its items are these, and no videos.
  case playlistGroup(groupID: String)
  /// What a channel offers to viewers of a certain kind, by parameters such as `["age": ["18-24"]]`.
  case dynamicContent(channelID: String, parameters: [String: [String]])
  /// The videos of a channel whose hashtags satisfy an expression.
  case hashtagPlaylist(channelID: String, filterExpression: HashtagExpression)
  /// The videos of a channel that show one of certain products.
  case sku(channelID: String, productIDs: [String])
  /// One video or live stream.
  case singleContent(videoOrLiveStreamID: String)
  /// The videos with certain labels, those of `labelsPriority` first, at most `maxItems` of them.
  case labels(
    WidgetLabel, labelsPriority: [WidgetLabel] = [], orderType: OrderType? = nil,
    advancedOrderType: AdvancedOrderType? = nil, maxItems: Int? = nil,
    personalizedType: PersonalizedType? = nil)
  /// Certain videos, in this order unless another is asked for; unknown ids are left out.
  case ids(
    [String], orderType: OrderType? = nil, advancedOrderType: AdvancedOrderType? = nil)
  /// What is recommended.
  case recommendations(RecommendationsType)
  /// The videos whose title, author or labels hold every word of a text.
  case search(searchText: String, maxItems: Int? = nil, labels: WidgetLabel? = nil)
}

extension ContentSource {
  /// The channel that it names; nil where it names none.
  public var channelID: String? {
    switch self {
    case .channel(let id), .channelPlaylist(let id, _), .dynamicContent(let id, _),
      .hashtagPlaylist(let id, _), .sku(let id, _):
      id
    case .discover, .playlistGroup, .singleContent, .labels, .ids, .recommendations, .search:
      nil
    }
  }
}
