import Testing

@testable import FeedModel

struct SourceKindsTests {
  /// A catalogue of two channels: in `x` five videos, in `y` two.
  private static let catalog = Catalog(
    [
      video("1", "Zebra", "x", labels: ["a"], hashtags: ["#food", "quick"], views: 3, created: 1) {
        $0.products = [Product(externalID: "p1", name: "Bag")]
      },
      video("2", "apple", "x", labels: ["b"], hashtags: ["food"], views: 9, created: 3) {
        $0.audience = ["age": ["18-24", "25-34"]]
      },
      video("3", "Mango", "x", labels: ["a", "b"], hashtags: ["travel"], created: 2, updated: 9) {
        $0.isLive = true
      },
      video("4", "Äpfel", "x", hashtags: ["quick", "travel"]) {
        $0.audience = ["age": ["25-34"], "place": ["tokyo"]]
        $0.products = [Product(name: "Cup"), Product(externalID: "p2", name: "Mug")]
      },
      video("5", "apple", "x", labels: ["c"], views: 9),
      video("6", "Red bag, blue bag", "y", labels: ["a"], views: 1) { $0.author = "Anna" },
      video("7", "Bag", "y", labels: ["d"]),
    ],
    playlists: [
      Playlist(id: "p", title: "Best", channel: "x", videos: ["4", "1", "nobody", "4", "6"]),
      Playlist(id: "q", title: "Worst", channel: "z"),
    ],
    playlistGroups: [PlaylistGroup(id: "g", playlists: ["q", "p", "none", "q"])])

  private static func video(
    _ id: String, _ title: String, _ channel: String, labels: [String] = [],
    hashtags: [String] = [], views: Int = 0, created: Int? = nil, updated: Int? = nil,
    change: (inout Video) -> Void = { _ in }
  ) -> Video {
    var video = Video(id: id, title: title, labels: labels, channel: channel)
    video.hashtags = hashtags
    video.views = views
    video.createdAt = created.map { CalendarTime(seconds: $0) }
    video.updatedAt = updated.map { CalendarTime(seconds: $0) }
    change(&video)
    return video
  }

  private static func expression(_ text: String) -> HashtagExpression {
    (try? HashtagExpression(text)) ?? .or([])
  }

  private static func ordered(_ order: OrderType?, live: Bool = false) -> ContentSource {
    .labels(.mustInclude([]), orderType: order, advancedOrderType: live ? .liveFirst : nil)
  }

  @Test(
    arguments: [
      (.channelPlaylist(channelID: "x", playlistID: "p"), "4 1 6"),
      (.channelPlaylist(channelID: "y", playlistID: "p"), ""),
      (.channelPlaylist(channelID: "x", playlistID: "none"), ""),
      (.channelPlaylist(channelID: "z", playlistID: "q"), ""),
      (.playlistGroup(groupID: "g"), "q p"), (.playlistGroup(groupID: "none"), ""),
      (.dynamicContent(channelID: "x", parameters: [:]), "1 3 5"),
      (.dynamicContent(channelID: "x", parameters: ["age": ["18-24"]]), "1 2 3 5"),
      (.dynamicContent(channelID: "x", parameters: ["age": ["25-34"], "a": []]), "1 2 3 5"),
      (
        .dynamicContent(channelID: "x", parameters: ["age": ["9", "25-34"], "place": ["tokyo"]]),
        "1 2 3 4 5"
      ),
      (.hashtagPlaylist(channelID: "x", filterExpression: .tag("food")), "1 2"),
      (.hashtagPlaylist(channelID: "y", filterExpression: .tag("food")), ""),
      (
        .hashtagPlaylist(
          channelID: "x", filterExpression: expression("(and quick (or food travel))")),
        "1 4"
      ),
      (.sku(channelID: "x", productIDs: ["p2", "p1"]), "1 4"),
      (.sku(channelID: "x", productIDs: ["p3"]), ""),
      (.sku(channelID: "y", productIDs: ["p1"]), ""),
      (.singleContent(videoOrLiveStreamID: "3"), "3"),
      (.singleContent(videoOrLiveStreamID: ""), ""),
      (ordered(nil), "1 2 3 4 5 6 7"), (ordered(.manual), "1 2 3 4 5 6 7"),
      (ordered(.aToZ), "2 5 7 3 6 1 4"), (ordered(.zToA), "4 1 6 3 7 2 5"),
      (ordered(.recentlyCreatedFirst), "2 3 1 4 5 6 7"),
      (ordered(.recentlyCreatedLast), "1 3 2 4 5 6 7"),
      (ordered(.recentlyUpdatedFirst), "3 2 1 4 5 6 7"),
      (ordered(.recentlyUpdatedLast), "1 2 3 4 5 6 7"),
      (ordered(.aToZ, live: true), "3 2 5 7 6 1 4"),
      (
        .labels(
          .mustInclude([]), labelsPriority: [.singleLabel("d"), .atLeastOneOf(["b", "c"])],
          maxItems: 5), "7 2 3 5 1"
      ),
      (
        .labels(.mustInclude([]), personalizedType: .ids(players: ["c"], teams: ["d"])),
        "5 7 1 2 3 4 6"
      ),
      (
        .labels(
          .mustInclude([]), personalizedType: .labels(filter: ["a", "d"], priority: ["b"])),
        "3 1 6 7"
      ),
      (.ids(["7", "5", "2"], orderType: .aToZ), "5 2 7"),
      (.ids(["7", "3"], advancedOrderType: .liveFirst), "3 7"),
      (.recommendations(.trending()), "2 5 1 6 3 4 7"),
      (.recommendations(.trending(anyLabelFilter: ["a"], promotedLabels: ["b"])), "3 1 6"),
      (.recommendations(.forYou()), "1 2 3 4 5 6 7"),
      (.search(searchText: "BAG"), "6 7"), (.search(searchText: " bag anna "), "6"),
      (.search(searchText: "bag", maxItems: 1), "6"),
      (.search(searchText: "bag", labels: .singleLabel("d")), "7"), (.search(searchText: " "), ""),
      (.search(searchText: "äPFEL"), "4"),
    ] as [(ContentSource, String)])
  func `D6: every kind of source is answered`(source: ContentSource, ids: String) {
    #expect(Self.catalog.videos(for: source).map(\.id).joined(separator: " ") == ids)
  }

  @Test func `D6: a channel offers what has not been seen, then what is similar, unseen first`() {
    func ids(seen: [String]) -> [String] {
      Self.catalog.videos(for: .channel(channelID: "x"), to: Viewer(seenIds: Set(seen))).map(\.id)
    }
    #expect(ids(seen: ["2", "6"]) == ["1", "3", "4", "5"])
    #expect(ids(seen: ["1", "2", "3", "4", "5"]) == ["6"])
    let lonely = Catalog([Self.video("1", "", "x"), Self.video("2", "", "y")])
    #expect(
      lonely.videos(for: .channel(channelID: "x"), to: Viewer(seenIds: ["1"])).map(\.id) == ["1"])
    let many = Catalog(
      ["x", "y", "y"].enumerated().map { index, channel in
        Self.video("\(index)", "", channel, hashtags: ["t"])
      })
    let seen = Viewer(seenIds: ["0", "1"])
    #expect(many.videos(for: .channel(channelID: "x"), to: seen).map(\.id) == ["2", "1"])
  }

  @Test func `D6: what is recommended for a viewer is unseen, and like what has been seen`() {
    let viewer = Viewer(seenIds: ["6", "2"])
    func ids(_ source: RecommendationsType) -> [String] {
      Self.catalog.videos(for: .recommendations(source), to: viewer).map(\.id)
    }
    #expect(ids(.forYou()) == ["3", "1", "4", "5", "7", "2", "6"])
    #expect(ids(.forYou(promotedLabels: ["c"])).first == "5")
    #expect(ids(.forYou(anyLabelFilter: ["a"])) == ["3", "1", "6"])
  }

  @Test func `D6: a mixed order depends on the seed alone and leaves nothing out`() {
    func ids(_ seed: UInt64) -> [String] {
      Self.catalog.videos(for: Self.ordered(.random), to: Viewer(seed: seed)).map(\.id)
    }
    #expect(ids(1) == ids(1))
    #expect(Set((0..<20).map(ids)).count > 10)
    #expect(ids(1).sorted() == ["1", "2", "3", "4", "5", "6", "7"])
  }

  @Test func `D6: the items of a group are playlists, without a duration and no videos`() {
    let items = Self.catalog.videos(for: .playlistGroup(groupID: "g"))
    #expect(items.map(\.title) == ["Worst", "Best"])
    #expect(items.map(\.author) == ["0 videos", "5 videos"])
    #expect(items.allSatisfy { !$0.hasVideo && $0.duration == .zero })
  }

  @Test(
    arguments: [
      .channel(channelID: "n"), .channelPlaylist(channelID: "n", playlistID: "p"),
      .dynamicContent(channelID: "n", parameters: [:]),
      .hashtagPlaylist(channelID: "n", filterExpression: .tag("a")),
      .sku(channelID: "n", productIDs: []),
    ] as [ContentSource])
  func `D6, D8: a channel that is not there is an error of the source, not an empty feed`(
    source: ContentSource
  ) {
    #expect(throws: ContentSourceError.channelNotFound("n")) {
      try Self.catalog.answer(to: source)
    }
    var scenario = Scenario.small(.tab("a"), videos: .of("a", 1))
    scenario.tabs[0].dataSource = source
    var transcript = Transcript(scenario)
    transcript.run("start-playing")
    transcript.expect(
      """
      > advance 1s
      100ms didFailToLoadFeed sourceId=feed_a error=channelNotFound
      100ms onDataLoadComplete sourceId=feed_a itemsCount=0 failure=channelNotFound
      """)
    #expect(transcript.simulation.tabs[0].content == .failed(.channelNotFound))
    #expect(
      VideoFeedError(.channelNotFound, of: source) == .contentSourceError(.channelNotFound("n")))
  }

  @Test func `D6: no id is found by an empty one`() {
    let nameless = Catalog(
      [Self.video("1", "", "")], playlists: [Playlist(id: "", title: "", videos: ["1"])])
    #expect(throws: ContentSourceError.channelNotFound("")) {
      try nameless.answer(to: .channel(channelID: ""))
    }
    #expect(throws: ContentSourceError.channelNotFound("")) {
      try nameless.answer(to: .channelPlaylist(channelID: "", playlistID: ""))
    }
  }

  @Test func `D8: each failure of a load has its error of the vendor's`() {
    #expect(VideoFeedError(.empty, of: .discover) == .contentSourceError(.emptyFeed))
    for failure in [LoadFailure.failure, .timedOut, .offline] {
      #expect(VideoFeedError(failure, of: .discover) == .unknownError(underlyingError: failure))
    }
  }

  @Test func `D6, D7: the pages of a load go on as it began, whatever has been seen since`() {
    var scenario = Scenario.small(
      .tab("a", isPaged: true),
      videos: .of("a", 9).map { video in
        var video = video
        video.channel = "x"
        return video
      })
    scenario.tabs[0].dataSource = .channel(channelID: "x")
    scenario.deck.pageSize = 3
    var transcript = Transcript(scenario)
    transcript.run(
      "start-playing\nadvance 1s\nscroll by=999\nadvance 1s\nscroll by=999\nadvance 1s")
    #expect(transcript.simulation.tabs[0].deck.moments.map(\.id) == (0..<9).map { "a\($0)" })
    #expect(transcript.simulation.readIds.count > 1)
    let read = transcript.simulation.readIds
    transcript.run("refresh\nadvance 100ms")
    let fresh = transcript.simulation.tabs[0].deck.moments.map(\.id)
    #expect(fresh == Array((0..<9).map { "a\($0)" }.filter { !read.contains($0) }.prefix(3)))
  }

  @Test func `D6: each load mixes anew, the same on every run`() {
    var scenario = Scenario.small(.tab("a"), videos: .of("a", 30))
    scenario.tabs[0].dataSource = .labels(.singleLabel("a"), orderType: .random)
    func orders() -> [[String]] {
      var transcript = Transcript(scenario)
      transcript.run("start-playing\nadvance 1s")
      let first = transcript.simulation.tabs[0].deck.moments.map(\.id)
      transcript.run("refresh\nadvance 1s")
      return [first, transcript.simulation.tabs[0].deck.moments.map(\.id)]
    }
    let once = orders()
    #expect(once == orders())
    #expect(once[0] != once[1])
  }

  @Test func `D6: a video that nobody describes further stays small`() {
    var video = Video(id: "1", title: "")
    #expect(video.traits.isEmpty && video.views == 0 && video.hashtags == [])
    video.views = 4
    #expect(video.traits.count == 1)
    video.views = 0
    #expect(video == Video(id: "1", title: ""))
  }

  @Test func `Captions are shown while the position lies within their times`() {
    var video = Video(id: "1", title: "")
    video.captions = [
      Caption(from: .seconds(1), to: .seconds(3), text: "a"),
      Caption(from: .seconds(2), to: .seconds(4), text: "b"),
    ]
    let times: [SimulatedTime] = [.zero, .seconds(1), .seconds(2), .seconds(3), .seconds(4)]
    #expect(times.map { video.caption(at: $0)?.text } == [nil, "a", "a", "b", nil])
  }
}
