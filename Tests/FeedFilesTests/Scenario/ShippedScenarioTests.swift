import FeedModel
import Testing

@testable import FeedFiles

/// A scenario of `docs/scenarios` that runs on a terminal of 80x24.
private struct Run {
  private(set) var simulation: Simulation
  private var log: [LogEntry] = []

  init(_ name: String) throws {
    let text = try Repository.text("docs/scenarios/\(name).json")
    let scenario = try InputReader.read(text).scenario
    simulation = Simulation(scenario: scenario, columns: 80, rows: 24)
  }

  /// Does what lines such as `select-tab 1` or `advance 3s` say.
  mutating func run(_ lines: String...) throws {
    for line in lines {
      if line.hasPrefix("advance ") {
        log += simulation.advance(by: try #require(SimulatedTime(String(line.dropFirst(8)))))
      } else {
        log += simulation.send(try Action(line: line), at: simulation.now)
      }
    }
  }

  /// What was told of certain kinds, a line each.
  func told(_ words: Event.CodingKeys...) -> [String] {
    log.compactMap { entry in
      guard case .event(let event) = entry.content, words.contains(event.word) else { return nil }
      return "\(entry.time) \(event.line.replacing("playerType=moments ", with: ""))"
    }
  }
}

struct ShippedScenarioTests {
  private static func names() throws -> [String] {
    try Repository.names(in: "docs/scenarios").filter { $0.hasSuffix(".json") }
  }

  @Test(arguments: try names())
  func `C3: a scenario that ships reads without a fault, and nothing in it leads nowhere`(
    name: String
  )
    throws
  {
    let input = try InputReader.read(try Repository.text("docs/scenarios/" + name))
    #expect(input.kind == .scenario)
    #expect(input.notes.count == 1)
    #expect(input.scenario.containerSourceId + ".json" == name)
    #expect(input.scenario.catalog.videos.count <= 26)
  }

  @Test(arguments: try names())
  func `C3: a scenario that ships names its schema, keeps to it, and is written as feedtui writes`(
    name: String
  ) throws {
    let text = try Repository.text("docs/scenarios/" + name)
    let tree = try JSONTree(text: Array(text.utf8)).value
    #expect(tree["$schema"] == .string("../scenario.schema.json"))
    #expect(try SchemaValidator(schema: ScenarioSchema.json).faults(of: tree) == [])
    try Golden.expect(tree.indented(), isFile: "docs/scenarios/" + name)
  }

  @Test func `Every scenario that ships has its line in the list`() throws {
    let lines = try Repository.text("docs/scenarios/README.md").split(separator: "\n")
    let listed = lines.compactMap { line in
      line.hasPrefix("| [") ? String(line.dropFirst(3).prefix { $0 != "]" }) : nil
    }
    #expect(listed.sorted() == (try Self.names()))
    #expect(listed.count >= 6)
  }

  @Test func `A2: dead-cells shows what is passed over until something can play`() throws {
    var dead = try Run("dead-cells")
    try dead.run("start-playing", "advance 2s")
    #expect(
      dead.told(.onMomentFailed, .onMomentStart) == [
        "800ms onMomentFailed momentId=m155 error=failure",
        "1200ms onMomentStart momentId=m104 momentIndex=2 totalMomentsCount=7 position=0s",
      ])
    #expect(
      dead.simulation.explain()?.items.map(\.verdict) == [.noVideo, .failed, .first, .notFirst])
  }

  @Test func `T6: empty-tab shows a tab that is removed, and who takes its place`() throws {
    var empty = try Run("empty-tab")
    try empty.run("start-playing", "advance 1s", "select-tab 1", "advance 1s")
    #expect(empty.simulation.tabs.map(\.item.title) == ["Half full", "Crumbs"])
    #expect(
      empty.told(.onTabSelected, .didFailToLoadFeed) == [
        "0s onTabSelected sourceId=empty-tab_full tabIndex=0",
        "1s onTabSelected sourceId=empty-tab_void tabIndex=1",
        "1300ms didFailToLoadFeed sourceId=empty-tab_void error=empty",
        "1300ms onTabSelected sourceId=empty-tab_crumbs tabIndex=1",
      ])
  }

  @Test func `A2: just-missed shows an item below the threshold that scrolling by a row brings in`()
    throws
  {
    var missed = try Run("just-missed")
    try missed.run("start-playing", "advance 5s")
    #expect(missed.told(.onMomentStart) == [])
    let seen = try #require(missed.simulation.explain()).items.dropFirst(3)
    #expect(seen.map(\.fraction) == Array(repeating: 7.0 / 12, count: 3))
    #expect(seen.map(\.verdict) == Array(repeating: .belowThreshold, count: 3))
    try missed.run("scroll 16", "advance 1s")
    #expect(
      missed.told(.onMomentStart) == [
        "5200ms onMomentStart momentId=m113 momentIndex=3 totalMomentsCount=9 position=0s"
      ])
  }

  @Test func `U2: many-tabs shows more titles than a wide terminal has room for`() throws {
    let tabs = try Run("many-tabs").simulation.tabs
    #expect(tabs.map(\.item.title.count).reduce(0, +) > 160)
    #expect(tabs.allSatisfy { $0.item.isVisible })
  }

  @Test func `A8: never-enough shows the best that can be seen of items that never play`() throws {
    var never = try Run("never-enough")
    try never.run("start-playing", "advance 1s", "scroll 5000", "advance 30s")
    #expect(never.told(.onMomentStart) == [])
    let best = try #require(never.simulation.bestFractionOfAny(ofTab: 0))
    #expect(best == 4.0 / 19)
    #expect(never.simulation.explain()?.items.allSatisfy { $0.verdict == .neverEnough } == true)
  }

  @Test func `P5, N6: ads shows an advertisement between two videos, and an app that answers`()
    throws
  {
    var ads = try Run("ads")
    try ads.run("start-playing", "advance 1s", "tap-cta", "scroll 1", "advance 6s")
    #expect(
      ads.told(
        .onMomentStart, .onAdStart, .onAdEnd, .onTriggerCTA, .handleCustomCTAClick, .linkOpened)
        == [
          "400ms onMomentStart momentId=m301 momentIndex=0 totalMomentsCount=4 position=0s",
          "1s onTriggerCTA sourceId=ads_shows actionType=deeplink actionParam=app:recipes/301 request=1",
          "1s onAdStart adId=ad-kettle#1 previousMomentId=m301 nextMomentId=m302",
          "1300ms handleCustomCTAClick sourceId=ads_shows url=app:recipes/301 momentId=m301 request=2",
          "6s onAdEnd adId=ad-kettle#1 reason=adOver position=0s",
          "6s onMomentStart momentId=m302 momentIndex=1 totalMomentsCount=4 position=0s",
        ])
  }

  @Test func `P1: one-by-one shows each video once, the last for ever`() throws {
    var pages = try Run("one-by-one")
    try pages.run("start-playing", "advance 40s")
    #expect(
      pages.told(.onMomentStart, .onMomentComplete).map { String($0.prefix { $0 != "=" }) } == [
        "400ms onMomentStart momentId", "6400ms onMomentComplete momentId",
        "6400ms onMomentStart momentId", "10400ms onMomentComplete momentId",
        "10400ms onMomentStart momentId", "15400ms onMomentComplete momentId",
        "15400ms onMomentStart momentId", "18400ms onMomentComplete momentId",
        "18400ms onMomentStart momentId", "26400ms onMomentComplete momentId",
        "34400ms onMomentComplete momentId",
      ])
  }

  @Test func `T5: one-tab shows a deck without a strip`() throws {
    var single = try Run("one-tab")
    try single.run("start-playing", "advance 1s")
    #expect(single.simulation.stripRows == 0)
    #expect(single.told(.onMomentStart).count == 1)
  }

  @Test func `N3: one-tab-fails shows a tab that never loads beside one that plays`() throws {
    var fails = try Run("one-tab-fails")
    try fails.run(
      "start-playing", "advance 1s", "select-tab 1", "advance 1s", "reload-tab 1", "advance 1s")
    #expect(
      fails.told(.onMomentStart, .didFailToLoadFeed) == [
        "600ms onMomentStart momentId=m045 momentIndex=0 totalMomentsCount=4 position=0s",
        "1300ms didFailToLoadFeed sourceId=one-tab-fails_broken error=failure",
        "2300ms didFailToLoadFeed sourceId=one-tab-fails_broken error=failure",
      ])
  }

  @Test func `D7: paged shows pages that are asked for as their end comes near`() throws {
    var paged = try Run("paged")
    try paged.run(
      "start-playing", "advance 1s", "scroll 400", "advance 1s", "scroll 800", "advance 1s",
      "scroll 2000",
      "advance 1s")
    #expect(
      paged.told(.onVideosLoaded) == [
        "250ms onVideosLoaded sourceId=paged_alphabet page=1 first=0 count=8",
        "1250ms onVideosLoaded sourceId=paged_alphabet page=2 first=8 count=8",
        "2250ms onVideosLoaded sourceId=paged_alphabet page=3 first=16 count=8",
        "3250ms onVideosLoaded sourceId=paged_alphabet page=4 first=24 count=2",
      ])
  }

  @Test func `N3: slow-network shows answers that take their own time, the same for the same seed`()
    throws
  {
    var slow = try Run("slow-network")
    try slow.run("start-playing", "prepare-all-tabs", "advance 10s")
    #expect(
      slow.told(.didLoadFeed, .onMomentBuffering) == [
        "952043us didLoadFeed sourceId=slow-network_pigeon",
        "2108472us didLoadFeed sourceId=slow-network_snail",
        "2108472us onMomentBuffering momentId=m105 latency=3692359us",
      ])
  }
}
