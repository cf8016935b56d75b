import FeedFiles
import Testing

@testable import FeedModel

struct RandomWalkTests {
  /// Steps of all walks over small scenarios together; many more in a release build, which
  /// `swift test -c release -Xswiftc -enable-testing --filter RandomWalk` makes.
  static var total: Int {
    #if DEBUG
      40_000
    #else
      1_000_000
    #endif
  }

  @Test(arguments: WalkScenario.allCases)
  func `N5: no walk whatever breaks a rule`(kind: WalkScenario) {
    walk(
      kind.scenario, "\(kind)", start: kind.start, steps: Self.total / WalkScenario.allCases.count)
  }

  @Test func `N5: no walk over the built-in sample breaks a rule`() throws {
    walk(try InputReader.sample().scenario, "sample", steps: Self.total / 3)
  }

  /// Walks over a scenario, `steps` in all, and reports the first walk that breaks a rule.
  private func walk(
    _ scenario: Scenario, _ name: String, start: SimulatedTime = .zero, steps: Int
  ) {
    let length = 400
    for seed in 1...UInt64(steps / length + 1) {
      let walk = Walk(scenario, start: start, seed: seed, count: length)
      guard walk.fault() != nil else { continue }
      let shortest = walk.shortened()
      let fault = shortest.fault()
      Issue.record(
        """
        \(name), seed \(seed): \(fault?.fault ?? "") after step \(fault?.step ?? 0) of
        \(shortest.steps.map(\.description).joined(separator: "\n"))
        """)
      return
    }
  }

  @Test func `N5: a walk does every kind of action`() {
    var random = SplitMix64(seed: 1)
    var words: Set<Action.CodingKeys> = []
    for _ in 0..<2000 { words.insert(Action.random(from: &random).word) }
    #expect(words == Set(Action.CodingKeys.allCases))
  }

  @Test func `N5: walks tell every kind of event but those of misuse`() {
    var told: Set<Event.CodingKeys> = []
    for (place, kind) in WalkScenario.allCases.enumerated() {
      var simulation = Simulation(scenario: kind.scenario, columns: 20, rows: 8)
      for step in Walk(kind.scenario, seed: UInt64(place), count: 3000).steps {
        for entry in step.run(on: &simulation) {
          if case .event(let event) = entry.content { told.insert(event.word) }
        }
      }
    }
    #expect(Set(Event.CodingKeys.allCases).subtracting(told) == [])
  }

  @Test func `A walk that breaks a rule is shortened to what breaks it`() throws {
    // No walk breaks a rule of N5, so this one has a rule of its own.
    let walks = (1...20).lazy.map { seed -> Walk in
      var walk = Walk(WalkScenario.plain.scenario, seed: UInt64(seed), count: 400)
      walk.rule = { $0.areSubtitlesShown || !$0.surroundings.isInBackground }
      return walk
    }
    let walk = try #require(walks.first { $0.fault() != nil })
    let actions = walk.shortened().steps.map { step in
      if case .send(let action, _) = step { action.line } else { "advance" }
    }
    #expect(actions.sorted() == ["background on=true", "start-playing", "tap-subtitle-button"])
  }
}
