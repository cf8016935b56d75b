import FeedModel
import Testing

/// Sources with as many names as a file can hold: lists of names do not multiply.
struct ManyNamesTests {
  private static let wanted = (0..<20_000).map { "u\($0)" }
  private static let videos = (0..<300).map { index in
    var video = Video(id: "v\(index)", title: "", labels: (0..<300).map { "t\($0)" })
    video.channel = "c"
    video.hashtags = video.labels
    return video
  }

  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      .hashtagPlaylist(
        channelID: "c", filterExpression: .or(wanted.map { .tag($0) } + [.tag("t299")])),
      .labels(.atLeastOneOf(wanted + ["t299"])),
      .labels(.mustInclude(Array(repeating: "t299", count: 20_000))),
      .search(
        searchText: Array(repeating: "t299", count: 20_000).joined(separator: " ")),
    ] as [ContentSource])
  func `D6: many names are looked for among many in a moment`(source: ContentSource) throws {
    let found = try Catalog(Self.videos).answer(to: source)
    #expect(found.map(\.id) == Self.videos.map(\.id))
  }

  @Test(arguments: [15, 16, 17])
  func `D6: a label is found alike in short lists and in long ones`(count: Int) {
    let others = (1..<count).map { "x\($0)" }
    #expect(WidgetLabel.atLeastOneOf(others + ["a"]).matches(["b", "a"]))
    #expect(!WidgetLabel.atLeastOneOf(others + ["c"]).matches(["b", "a"]))
    #expect(WidgetLabel.mustInclude(others + ["a"]).matches(["a"] + others))
    #expect(!WidgetLabel.mustInclude(others + ["a"]).matches(others))
  }
}
