import FeedFiles
import FoundationEssentials
import Testing

struct SampleScenarioTests {
  let sample: SampleDocument

  var videos: [SampleDocument.Video] { sample.catalog.videos }
  var products: [SampleDocument.Product] { videos.compactMap(\.product) }

  init() throws {
    let bytes = Data(SampleScenario.json.utf8)
    sample = try JSONDecoder().decode(SampleDocument.self, from: bytes)
  }

  @Test func `C2: the sample opens on the five tabs of the pictures and one more`() {
    #expect(
      sample.tabs.map(\.title) == [
        "For you", "Live sport", "Kitchen", "Following", "Outlet", "東京さんぽ 🏮",
      ])
    #expect(
      sample.tabs.map(\.containerId) == [
        "foryou", "live", "kitchen", "following", "outlet", "tokyo",
      ])
    #expect(sample.containerSourceId == "sample")
  }

  @Test func `D7: one tab is paged, the others state a data source`() {
    #expect(sample.tabs.filter { $0.deck != nil }.map(\.containerId) == ["kitchen"])
    #expect(sample.tabs.allSatisfy { ($0.deck == nil) != ($0.dataSource == nil) })
  }

  @Test func `N3: only the outlet fails, once, by timing out`() {
    #expect(sample.network.latency == "340ms")
    #expect(sample.network.faults == [.init(source: "outlet", fault: "timeout", times: 1)])
  }

  @Test func `For you starts with the fifteen videos of the pictures`() {
    let shown = videos.filter { $0.labels.contains("for_you") }.prefix(15)
    #expect(
      shown.map(\.id) == [
        "v043", "v544", "v288", "v032", "v027", "v015", "v774", "v092",
        "v023", "v167", "v049", "v061", "v004", "v093", "v122",
      ])
    #expect(shown.first?.title == "Three dumplings, one pan")
    #expect(shown.last?.title == "Lava, but make it slow")
  }

  @Test(arguments: [
    ("foryou", 40), ("live", 40), ("kitchen", 65), ("outlet", 40), ("tokyo", 40),
  ])
  func `A tab with content has videos to scroll through`(tab: String, least: Int) throws {
    let labels = try #require(sample.tabs.first { $0.containerId == tab }).labels
    let playable = videos.filter { video in
      video.ad == nil && video.hasVideo != false && labels.contains(where: video.labels.contains)
    }
    #expect(playable.count >= least)
  }

  @Test func `Following is the one tab whose label no video carries`() {
    let used = Set(videos.flatMap(\.labels))
    #expect(sample.tabs.filter { used.isDisjoint(with: $0.labels) }.map(\.title) == ["Following"])
    #expect(used.isSubset(of: sample.tabs.flatMap(\.labels)))
  }

  @Test func `C3: no id is given twice`() {
    #expect(Set(videos.map(\.id)).count == videos.count)
    #expect(Set(products.map(\.externalID)).count == products.count)
    #expect(videos.allSatisfy { Set($0.labels).count == $0.labels.count })
  }

  @Test func `No title is told twice`() {
    #expect(Set(videos.map(\.title)).count == videos.count)
  }

  @Test func `U7: texts are plain, emoji are one scalar each`() {
    let texts =
      sample.tabs.map(\.title) + videos.flatMap { [$0.title, $0.author] }
      + products.map(\.name) + videos.compactMap(\.ad).flatMap { [$0.sponsor, $0.cta] }
    for text in texts {
      #expect(!text.isEmpty)
      #expect(text.unicodeScalars.allSatisfy { $0.isPlain }, "\(text)")
      #expect(text.first != " " && text.last != " " && !text.contains("  "), "\(text)")
    }
  }

  @Test func `Every kind of cell occurs as often as the sample promises`() {
    #expect(videos.filter { $0.isLive == true }.map(\.labels) == [["live"]])
    #expect(videos.filter { $0.hasVideo == false }.map(\.labels) == [["for_you"]])
    #expect(videos.filter { $0.fails == true }.map(\.labels) == [["kitchen"]])
    #expect(videos.filter { $0.ad != nil }.count == 5)
    #expect(videos.allSatisfy { $0.ad == nil || $0.product == nil })
    let unstated = videos.filter { $0.duration == nil }
    #expect(
      unstated.map(\.title) == [
        "That was four giraffes of scrolling", "Village derby, and the dog is on",
        "Risotto: done when it is done",
      ])
  }

  @Test func `Durations are whole seconds from 8 seconds to 3 minutes`() throws {
    for duration in videos.compactMap(\.duration) {
      #expect(duration.last == "s")
      let seconds = try #require(Int(duration.dropLast()), "\(duration)")
      #expect((8...180).contains(seconds))
    }
  }

  @Test func `Products have a price, a higher one before, and a known currency`() {
    for product in products {
      #expect(product.price > 0)
      #expect((product.originalPrice ?? .infinity) > product.price, "\(product.name)")
      #expect(["USD", "EUR", "GBP", "JPY"].contains(product.currencyCode))
    }
    #expect((55...65).contains(products.count * 100 / videos.count))
  }

  @Test func `The sample stays small`() {
    #expect(SampleScenario.json.utf8.count < 60_000)
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is text that needs no other scalar to be drawn.
  fileprivate var isPlain: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate,
      .unassigned, .nonspacingMark, .enclosingMark:
      false
    default:
      isASCII || !properties.isEmoji || properties.isEmojiPresentation
    }
  }
}
