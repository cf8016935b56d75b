/// What plays during one and the same scroll through every tab, for several thresholds (C1).
///
/// The scroll: each visible tab is selected in order; once nothing is awaited any more, or after 30 s, it rests
/// for 2 s. Then it is scrolled line by line to its end, at most 500 lines, by 16 points (8 sideways) a
/// frame of the display, a pager by its page; after each line it rests for 2 s. Nothing goes on in a corner meanwhile.
public struct Sweep: Hashable, Sendable {
  /// The scroll in a sentence or two, for those who read the outcome.
  public static let description =
    "Each visible tab in order: 2 s at its top, then line by line to its end (at most 500),"
    + " 16 pt (8 sideways) a frame, a pager by its page, with 2 s after each line; at the deck's end the page."

  /// How long the scroll rests.
  static let rest = SimulatedTime.seconds(2)
  /// How long data are waited for.
  static let patience = SimulatedTime.seconds(30)
  /// The most lines that are scrolled in a tab.
  static let mostLines = 500
  /// A frame of the display.
  static let frame = SimulatedTime(microseconds: 16_667)

  /// What happened with one threshold.
  public struct Outcome: Hashable, Sendable {
    /// The threshold.
    public let threshold: Percentage
    /// What happened in each visible tab, in order.
    public let tabs: [TabOutcome]

    /// All tabs together.
    public var total: TabOutcome {
      tabs.reduce(into: TabOutcome(containerId: "", title: "")) { $0.add($1) }
    }
  }

  /// What happened in one tab.
  public struct TabOutcome: Hashable, Sendable {
    /// The tab's id.
    public let containerId: String
    /// The tab's title.
    public let title: String
    /// How many times a video started.
    public internal(set) var starts = 0
    /// How long videos played, all together.
    public internal(set) var played = SimulatedTime.zero
    /// How many items scrolling alone can play.
    public internal(set) var byScrolling = 0
    /// How many others play only if the user starts them.
    public internal(set) var byHandOnly = 0
    /// How many can never play: too little of them is seen at any offset, or they hold no video.
    public internal(set) var never = 0

    init(containerId: String, title: String) {
      self.containerId = containerId
      self.title = title
    }

    fileprivate mutating func add(_ other: TabOutcome) {
      starts += other.starts
      played = played + other.played
      byScrolling += other.byScrolling
      byHandOnly += other.byHandOnly
      never += other.never
    }
  }

  /// One outcome for each threshold, in the order given.
  public let outcomes: [Outcome]

  /// Scrolls through a scenario once for each threshold, on its device in a terminal of so many cells.
  public init(
    of scenario: Scenario, columns: Int, rows: Int, thresholds: [Percentage]
  ) {
    outcomes = thresholds.map { threshold in
      var scenario = scenario
      // A video that went on in a corner would keep the deck from playing any other.
      scenario.deck.isPictureInPictureEnabled = false
      scenario.deck.viewConfiguration.itemView.autoplay.triggerVisibilityPercentage =
        threshold.fraction
      var run = SweepRun(Simulation(scenario: scenario, columns: columns, rows: rows))
      return Outcome(threshold: threshold, tabs: run.scrollThroughTabs())
    }
  }
}
