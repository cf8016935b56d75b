import Testing

@testable import FeedModel

struct SourceWordsTests {
  private static let names = ["", "a", "a,b", "=", "x=y", "\\", "-", "\\-", " b ", ":", "\u{301}"]

  /// Sources of every kind, with everything that can be said of them.
  private static let sources: [ContentSource] = names.flatMap { name in
    [
      .channelPlaylist(channelID: name, playlistID: "p"),
      .channelPlaylist(channelID: "c", playlistID: name), .playlistGroup(groupID: name),
      .dynamicContent(channelID: name, parameters: [:]),
      .dynamicContent(channelID: "c", parameters: [name: [name, "z", ""], "k2": [], "k1": ["1"]]),
      .hashtagPlaylist(channelID: name, filterExpression: .tag(name)),
      .hashtagPlaylist(
        channelID: "c", filterExpression: .and([.or([.tag(name), .tag("(")]), .and([])])),
      .sku(channelID: name, productIDs: []), .sku(channelID: "c", productIDs: [name, name]),
      .singleContent(videoOrLiveStreamID: name), .search(searchText: name),
      .search(searchText: name, maxItems: 4, labels: .mustInclude([name])),
      .labels(
        .singleLabel(name), labelsPriority: [.singleLabel(name), .mustInclude([name, name])],
        orderType: .zToA, advancedOrderType: .liveFirst, maxItems: 2,
        personalizedType: .ids(players: [name], teams: [name, "t"])),
      .labels(.atLeastOneOf([name]), personalizedType: .labels(filter: [], priority: [name])),
      .ids([name], orderType: .random, advancedOrderType: .liveFirst),
      .recommendations(.forYou(anyLabelFilter: [name], promotedLabels: [name, ""])),
      .recommendations(.trending(anyLabelFilter: [], promotedLabels: [name])),
    ]
  }

  @Test func `D6, N6: every source is written as words that read back as the same`() throws {
    for source in Self.sources {
      let tab = ContainerTabItem(containerId: "t", title: "T", dataSource: source)
      let action = Action.upsertTabs(tabs: [tab, tab])
      #expect(try Action(line: action.line) == action, "\(action.line)")
    }
  }

  @Test(
    arguments: [
      ("channel:c", .channel(channelID: "c")),
      ("playlist:c,p", .channelPlaylist(channelID: "c", playlistID: "p")),
      ("group:g", .playlistGroup(groupID: "g")),
      (
        "dynamic:c,age=18-24,age=25-34,place",
        .dynamicContent(channelID: "c", parameters: ["age": ["18-24", "25-34"], "place": []])
      ),
      (
        "hashtags:c,(or a #b)",
        .hashtagPlaylist(channelID: "c", filterExpression: .or([.tag("a"), .tag("b")]))
      ),
      ("sku:c,1,2", .sku(channelID: "c", productIDs: ["1", "2"])),
      ("single:v", .singleContent(videoOrLiveStreamID: "v")),
      ("for-you:", .recommendations(.forYou())),
      ("trending:a,b", .recommendations(.trending(anyLabelFilter: ["a", "b"]))),
      ("trending", .labels(.singleLabel("trending"))),
      ("search:red bag", .search(searchText: "red bag")),
    ] as [(String, ContentSource)])
  func `D6: a source is typed as one word`(word: String, source: ContentSource) {
    #expect(ContentSource(word) == source)
  }

  @Test(arguments: [
    ("a source=playlist:c", "'playlist:c' is no source; accepted: playlist:CHANNEL,PLAYLIST"),
    (
      "a source=playlist:a,b,c",
      "'playlist:a,b,c' is no source; accepted: playlist:CHANNEL,PLAYLIST"
    ),
    ("a source=sku:", "'sku:' is no source; accepted: sku:CHANNEL,PRODUCT,PRODUCT"),
    ("a source=chanel:x", "'chanel:x' is no source; accepted: discover, a label, label:, all:,"),
    (
      "a source=\"hashtags:c,(not a)\"",
      "the expression of 'hashtags:c,(not a)' is none; column 2: found \"not\"; accepted: and or or"
    ),
    (
      "a source=discover maxItems=3",
      "not all that is said of the source 'discover' belongs to one of its kind; accepted: maxItems"
    ),
    ("a source=ids:a promotedLabels=b", "not all that is said of the source 'ids:a' belongs"),
    ("a orderType=up", "'up' is not accepted here; accepted: manual, recentlyUpdatedFirst"),
    ("a personalizedType=x", "'x' is not accepted here; accepted: ids:PLAYERS,TEAMS, labels:"),
    ("a labelsPriority=b:c", "'b:c' is not accepted here; accepted: a label, label:LABEL, all:"),
  ])
  func `D6: a source that is none says what is accepted`(arguments: String, message: String) {
    let error = #expect(throws: WordError.self) { try Action(line: "upsert-tabs " + arguments) }
    #expect(error?.description.hasPrefix(message) == true, "\(error?.description ?? "")")
  }

  @Test func `D6: the nearest kind of source is proposed`() {
    let error = #expect(throws: WordError.self) { try Action(line: "upsert-tabs a A chanel:x") }
    #expect(error?.description.hasSuffix("; did you mean channel:?") == true)
  }
}
