import Testing

@testable import FeedModel

/// What `brokenInvariants()` finds in states that no action leads to.
struct BrokenInvariantsTests {
  /// A way to break a state, and what is found then.
  struct Fault: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let breaks: @Sendable (inout Simulation) -> Void

    init(_ fault: String, _ breaks: @escaping @Sendable (inout Simulation) -> Void) {
      testDescription = fault
      self.breaks = breaks
    }
  }

  static let faults = [
    Fault("a video plays in a corner that may not") { $0.player?.place = .pictureInPicture },
    Fault("a turn waits for no full screen") { $0.player?.deckTurn = "a0" },
    Fault("the deck notes a pause twice") { $0.player?.isPausedByUser = true },
    Fault("a held item has no turn") { $0.tabs[0].deck.heldId = "a1" },
    Fault("an item may play, but none has the turn") { $0.player = nil },
    Fault("the item that has the turn does not meet the threshold") {
      $0.tabs[0].deck.scrollOffset = 64
    },
    Fault("a pause has not been noted") { $0.surroundings.isCovered = true },
    Fault("a deck is flung that is covered") {
      $0.player?.place = .fullScreen
      $0.fling = Fling(velocity: 2000, start: $0.now)
    },
  ]

  @Test(arguments: faults)
  func `N5: what breaks a rule is found`(fault: Fault) {
    let scenario = Scenario.small(.tab("a"), videos: .of("a", 6))
    var transcript = Transcript(scenario)
    transcript.run("start-playing\nadvance 1s")
    var simulation = transcript.simulation
    #expect(simulation.brokenInvariants() == [])
    fault.breaks(&simulation)
    #expect(simulation.brokenInvariants().contains { $0.hasPrefix(fault.testDescription) })
  }
}
