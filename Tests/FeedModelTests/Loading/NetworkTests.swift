import Testing

@testable import FeedModel

struct NetworkTests {
  @Test func `N3: the network answers after 340 ms unless stated otherwise`() {
    let network = SimulatedNetwork()
    #expect(network.latency == Latency(.milliseconds(340)))
    #expect(!network.isOffline)
    #expect(network.faults.isEmpty)
  }

  @Test(
    arguments: [
      (SimulatedTime.milliseconds(5), nil, 5, 5), (.milliseconds(5), .milliseconds(9), 5, 9),
      (.milliseconds(5), .milliseconds(1), 5, 5), (.milliseconds(-5), nil, 0, 0),
      (.milliseconds(-5), .milliseconds(-1), 0, 0), (.zero, .zero, 0, 0),
    ] as [(SimulatedTime, SimulatedTime?, Int64, Int64)])
  func `N3: a latency is never negative, its range never upside down`(
    least: SimulatedTime, most: SimulatedTime?, expectedLeast: Int64, expectedMost: Int64
  ) {
    let latency = Latency(least, upTo: most)
    #expect(latency.least == .milliseconds(expectedLeast))
    #expect(latency.most == .milliseconds(expectedMost))
  }

  @Test func `N3: a drawn latency lies in its range, both ends included, the same for one seed`() {
    let latency = Latency(SimulatedTime(microseconds: 7), upTo: SimulatedTime(microseconds: 10))
    var random = SplitMix64(seed: 1)
    let drawn = (0..<12).map { _ in latency.draw(from: &random).microseconds }
    #expect(drawn == [9, 9, 10, 8, 8, 10, 10, 9, 8, 10, 8, 9])
    var untouched = SplitMix64(seed: 1)
    #expect(Latency(.seconds(1)).draw(from: &untouched) == .seconds(1))
    #expect(untouched == SplitMix64(seed: 1))
    let widest = Latency(.zero, upTo: .max)
    #expect(Set((0..<100).map { _ in latency.draw(from: &random).microseconds }) == [7, 8, 9, 10])
    for _ in 0..<100 { #expect(widest.draw(from: &random) >= .zero) }
  }

  @Test func `N1: random numbers are those of splitmix64`() {
    var random = SplitMix64(seed: 1_234_567)
    #expect(
      (0..<3).map { _ in random.next() } == [
        6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
      ])
  }

  @Test func `N3: a source can fail a number of times, or always until cleared`() {
    var transcript = Transcript(
      .small(.tab("a"), .tab("b"), videos: .of("b", 1)), leavingOut: [.onMomentImpression])
    transcript.run("start-playing\nfault b failure 2\nadvance 1s")
    func content(after line: String) -> ContainerTab.Content {
      transcript.run(line)
      transcript.run("advance 6s")
      return transcript.simulation.tabs[1].content
    }
    #expect(content(after: "prepare-tab 1") == .failed(.failure))
    #expect(content(after: "prepare-tab 1") == .failed(.failure))
    #expect(transcript.simulation.tabs[1].failedLoads == 2)
    #expect(content(after: "prepare-tab 1") == .loaded)
    #expect(transcript.simulation.tabs[1].failedLoads == 0)
    transcript.run("fault b empty")
    #expect(content(after: "reload-tab 1") == .empty)
    #expect(content(after: "reload-tab 1") == .empty)
    transcript.run("fault b timeout")
    #expect(content(after: "reload-tab 1") == .failed(.timedOut))
    transcript.run("clear-faults source=a")
    #expect(content(after: "reload-tab 1") == .failed(.timedOut))
    transcript.run("clear-faults source=b")
    #expect(content(after: "reload-tab 1") == .loaded)
    transcript.run("fault b timeout\nclear-faults")
    #expect(content(after: "reload-tab 1") == .loaded)
  }

  @Test(arguments: ["0", "-1", "-9223372036854775808"])
  func `N3: a fault of no times spoils nothing`(times: String) {
    var transcript = Transcript(.small(.tab("a"), videos: .of("a", 1)))
    transcript.run("fault a failure \(times)\nstart-playing\nadvance 1s")
    #expect(transcript.simulation.tabs[0].content == .loaded)
  }

  @Test func `N3: faults of the scenario are used up in their order`() {
    var transcript = Transcript(
      .small(.tab("a"), videos: .of("a", 1)) {
        $0.network.faults = [
          NetworkFault(source: "a", fault: .failure, times: 1),
          NetworkFault(source: "a", fault: .empty, times: 1),
        ]
      })
    transcript.run("start-playing\nadvance 1s")
    #expect(transcript.simulation.tabs[0].content == .failed(.failure))
    transcript.run("reload-tab 0\nadvance 1s")
    #expect(transcript.simulation.tabs[0].content == .empty)
    transcript.run("reload-tab 0\nadvance 1s")
    #expect(transcript.simulation.tabs[0].content == .loaded)
  }

  @Test func `N3: without a network loads and videos fail, and videos are fetched when it is back`()
  {
    var transcript = Transcript(
      .small(.tab("a"), .tab("b"), videos: .of("a", 3) + .of("b", 3)),
      leavingOut: [.onMomentImpression])
    transcript.run("start-playing\nadvance 150ms")
    transcript.expect(
      """
      > network offline=true
      > advance 1s
      200ms onMomentFailed momentId=a0 error=offline
      200ms onMomentBuffering momentId=a1 latency=100ms
      300ms onMomentFailed momentId=a1 error=offline
      > select-tab 1
      1150ms onTabSelected sourceId=feed_b tabIndex=1
      1150ms onDataLoadStarted sourceId=feed_b
      > advance 1s
      1250ms didFailToLoadFeed sourceId=feed_b error=offline
      1250ms onDataLoadComplete sourceId=feed_b itemsCount=0 failure=offline
      > network offline=false
      > select-tab 0
      2150ms onTabSelected sourceId=feed_a tabIndex=0
      2150ms onMomentBuffering momentId=a0 latency=100ms
      > advance 1s
      2250ms onMomentStart momentId=a0 momentIndex=0 totalMomentsCount=3 position=0s
      """)
    #expect(transcript.simulation.tabs[0].deck.failed.isEmpty)
  }

  @Test func `N7: an answer keeps the latency it was asked for with`() {
    var transcript = Transcript(
      .small(.tab("a"), .tab("b"), .tab("c"), videos: []), leavingOut: [.didFailToLoadFeed])
    transcript.run("start-playing\nadvance 1s")
    transcript.expect(
      """
      > prepare-tab 1
      1s onDataLoadStarted sourceId=feed_b
      > network latency=1s
      > prepare-tab 2
      1s onDataLoadStarted sourceId=feed_c
      > advance 2s
      1100ms onDataLoadComplete sourceId=feed_b itemsCount=0
      2s onDataLoadComplete sourceId=feed_c itemsCount=0
      """)
  }

  @Test func `N7: of a latency what is given is set`() {
    var transcript = Transcript(.small(videos: []))
    func latency(after line: String) -> Latency {
      transcript.run(line)
      return transcript.simulation.surroundings.network.latency
    }
    let ms = SimulatedTime.milliseconds
    #expect(latency(after: "network 50ms 90ms") == Latency(ms(50), upTo: ms(90)))
    #expect(latency(after: "network upTo=70ms") == Latency(ms(50), upTo: ms(70)))
    #expect(latency(after: "network 60ms") == Latency(ms(60)))
    #expect(latency(after: "network offline=true") == Latency(ms(60)))
    #expect(transcript.simulation.surroundings.network.isOffline)
    #expect(latency(after: "network upTo=1ms") == Latency(ms(60)))
    #expect(transcript.simulation.surroundings.network.isOffline)
  }

  @Test func `N7: each part of the surroundings is changed by its own action`() {
    var transcript = Transcript(.small(.tab("a"), videos: []))
    transcript.run("background true\ncover true\nfocus false\nresize 33 44")
    #expect(transcript.simulation.surroundings.isInBackground)
    #expect(transcript.simulation.surroundings.isCovered)
    #expect(!transcript.simulation.surroundings.isFocused)
    #expect(transcript.simulation.surroundings.device == TerminalDevice(columns: 33, rows: 44))
    transcript.run("background false\ncover false\nfocus true")
    #expect(!transcript.simulation.surroundings.isInBackground)
    #expect(!transcript.simulation.surroundings.isCovered)
    #expect(transcript.simulation.surroundings.isFocused)
  }
}
