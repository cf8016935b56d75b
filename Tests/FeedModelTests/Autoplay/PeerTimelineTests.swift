import FoundationEssentials
import Testing

@testable import FeedModel

/// Scrolls of other players' tests, with what they expect; the fixture names where each comes from.
struct PeerTimelineTests {
  struct Timeline: Decodable, Sendable, CustomTestStringConvertible {
    struct Box: Decodable, Sendable {
      let x, y, w, h: Double
    }
    struct Item: Decodable, Sendable {
      let id: String
      let rect: Box
    }
    struct Scroll: Decodable, Sendable {
      let t: Int64
      let scrollY: Double
    }
    struct Line: Decodable, Hashable, Sendable {
      let t: Int64
      let viewable: [String]
      let playing: String?
    }

    let id: String
    let screen: Box
    let items: [Item]
    let thresholdPercent: Double
    let minimumViewTimeMs: Int64
    let events: [Scroll]
    let endMs: Int64
    let expectLog: [Line]

    var testDescription: String { id }

    /// The timeline on a device of the size of its screen; its items are as high as the first one.
    var scenario: Scenario {
      var scenario = Scenario()
      scenario.tabs = [.everything]
      scenario.catalog = Catalog(
        items.map { Video(id: $0.id, title: $0.id, duration: .seconds(3600)) })
      scenario.device = Device(rawValue: "\(Int(screen.w))x\(Int(screen.h))") ?? .terminal
      scenario.network.latency = Latency(.zero)
      scenario.deck.columns = 1
      scenario.deck.viewConfiguration.itemSpacing = 0
      scenario.deck.viewConfiguration.contentPadding = EdgeInsets()
      scenario.deck.viewConfiguration.itemView.productPanel.isHidden = true
      scenario.deck.itemAspect = items[0].rect.w / items[0].rect.h
      scenario.deck.viewConfiguration.itemView.autoplay.triggerVisibilityPercentage =
        thresholdPercent / 100
      scenario.deck.viewConfiguration.itemView.autoplay.minimumViewTime = .milliseconds(
        minimumViewTimeMs)
      return scenario
    }
  }

  static let timelines: [Timeline] = {
    var folder = #filePath.split(separator: "/", omittingEmptySubsequences: false)
    folder.removeLast(2)
    let path = folder.joined(separator: "/") + "/Fixtures/peer_timelines.json"
    guard let data = try? Data(contentsOf: URL(filePath: path)) else { return [] }
    return (try? JSONDecoder().decode([Timeline].self, from: data)) ?? []
  }()

  @Test func `A7: the timelines of peers are there`() {
    #expect(Self.timelines.count == 7)
  }

  @Test(arguments: timelines)
  func `A7: each timeline of a peer plays as it says`(timeline: Timeline) {
    var simulation = Simulation(scenario: timeline.scenario, columns: 80, rows: 24)
    var found: [Timeline.Line] = []
    func look(at simulation: Simulation) {
      let items = simulation.explain()?.items ?? []
      let line = Timeline.Line(
        t: simulation.now.milliseconds,
        viewable: items.filter {
          simulation.autoplay.isMet(by: $0.fraction) && $0.verdict != .dwelling
        }.map(\.videoId),
        playing: simulation.player?.videoId)
      let isSame =
        found.last.map { $0.viewable == line.viewable && $0.playing == line.playing }
        ?? line.viewable.isEmpty
      // What is only no longer seen is told with what is seen next.
      if !isSame, !line.viewable.isEmpty, line.playing != nil { found.append(line) }
    }
    _ = simulation.send(.startPlaying, at: .zero)
    let moments = timeline.events.map { (SimulatedTime.milliseconds($0.t), $0.scrollY) }
    func goOn(to end: SimulatedTime) {
      while let due = simulation.nextDeadline, due <= end {
        _ = simulation.advance(by: due - simulation.now)
        look(at: simulation)
      }
      _ = simulation.advance(by: end - simulation.now)
    }
    for (moment, offset) in moments {
      // What is due at the moment of a scroll comes after it.
      goOn(to: moment - SimulatedTime(microseconds: 1))
      _ = simulation.send(.scrollTo(offset: offset), at: moment)
      look(at: simulation)
    }
    goOn(to: .milliseconds(timeline.endMs))
    #expect(found == timeline.expectLog)
  }

  @Test func `N2: of a fling only the item it ends at starts, once it has been seen long enough`()
    throws
  {
    let timeline = try #require(Self.timelines.first { $0.id == "tl-fling" })
    var simulation = Simulation(scenario: timeline.scenario, columns: 80, rows: 24)
    _ = simulation.send(.startPlaying, at: .zero)
    var log = simulation.send(.fling(velocity: 5000), at: .zero)
    log += simulation.advance(by: .seconds(5))
    let starts = log.filter { $0.line.contains("onMomentStart") }
    // It slows down for a while before it rests, so the last few items are seen for long enough.
    let rest = Int((simulation.tabs[0].deck.scrollOffset / 100).rounded())
    #expect(starts.last?.line.contains("momentId=v\(rest) ") == true)
    #expect(starts.allSatisfy { $0.time > .seconds(1) })
    #expect(simulation.fling == nil)
  }
}
