/// One scroll through every tab, and what is counted meanwhile.
struct SweepRun {
  private var simulation: Simulation
  private var outcome = Sweep.TabOutcome(containerId: "", title: "")

  init(_ simulation: Simulation) {
    self.simulation = simulation
  }

  /// Shows the visible tabs one after the other; one that is removed before its turn is left out.
  mutating func scrollThroughTabs() -> [Sweep.TabOutcome] {
    send(.startPlaying)
    let ids = simulation.visibleTabs.map { simulation.tabs[$0].item.containerId }
    return ids.compactMap { scroll(throughTab: $0) }
  }

  private mutating func scroll(throughTab id: String) -> Sweep.TabOutcome? {
    guard let first = index(ofTab: id) else { return nil }
    // What the container's start has shown is of the tab that it shows.
    let starts = simulation.activeTab == first && outcome.containerId.isEmpty ? outcome.starts : 0
    outcome = Sweep.TabOutcome(containerId: id, title: simulation.tabs[first].item.title)
    outcome.starts = starts
    send(.selectTab(at: first, animated: false))
    awaitData()
    guard let shown = index(ofTab: id) else { return nil }
    if simulation.activeTab == shown, simulation.tabs[shown].content == .loaded {
      pass(Sweep.rest)
      var lines = 0
      while lines < Sweep.mostLines, scrollLine(ofTab: shown) {
        pass(Sweep.rest)
        lines += 1
      }
      countReach(ofTab: shown)
    }
    return outcome
  }

  private func index(ofTab id: String) -> Int? {
    simulation.tabs.firstIndex { $0.item.containerId == id }
  }

  /// Scrolls by a line, or to the end where that is nearer.
  ///
  /// - Returns: Whether there was anything to scroll.
  private mutating func scrollLine(ofTab index: Int) -> Bool {
    let geometry = simulation.geometry(ofTab: index)
    let start = offset(ofTab: index)
    let target = min(furthest(ofTab: index), start + geometry.pitch)
    guard target > start else { return false }
    let step =
      geometry.kind == .pager
      ? geometry.pitch
      : geometry.isHorizontal ? TerminalDevice.cellWidth : TerminalDevice.cellHeight
    while offset(ofTab: index) < target {
      let before = offset(ofTab: index)
      send(.scroll(by: min(step, target - before)))
      pass(Sweep.frame)
      if offset(ofTab: index) == before { break }
    }
    return offset(ofTab: index) > start
  }

  /// How far deck and page are scrolled together.
  private func offset(ofTab index: Int) -> Double {
    simulation.tabs[index].deck.scrollOffset + simulation.pageOffset
  }

  /// How far they can be.
  private func furthest(ofTab index: Int) -> Double {
    let geometry = simulation.geometry(ofTab: index)
    // A gesture sideways moves the deck alone.
    return geometry.maximumOffset
      + (geometry.isHorizontal
        ? simulation.pageOffset : simulation.place(ofTab: index).maximumPageOffset)
  }

  private mutating func countReach(ofTab index: Int) {
    let reach = simulation.reach(ofTab: index)
    let sight = simulation.sight(ofTab: index)
    let present = simulation
    let videos = simulation.tabs[index].deck.videos
    outcome.byScrolling = reach.byScrolling
    outcome.never =
      videos.indices.lazy.filter { item in
        !videos[item].hasVideo
          || !present.autoplay.isMet(
            by: present.bestFraction(ofItem: item, sight, inTab: index))
      }.count
    outcome.byHandOnly = reach.count - outcome.byScrolling - outcome.never
  }

  private mutating func awaitData() {
    let end = simulation.now + Sweep.patience
    while simulation.isAwaitingData, let due = simulation.nextDeadline, due <= end {
      pass(due - simulation.now)
    }
  }

  private mutating func send(_ action: Action) {
    count(simulation.send(action, at: simulation.now))
  }

  /// Lets time pass; between two deadlines a player runs all the time or not at all.
  private mutating func pass(_ time: SimulatedTime) {
    let end = simulation.now + time
    while simulation.now < end {
      let next = min(simulation.nextDeadline ?? end, end)
      let step = next - simulation.now
      if simulation.player?.isRunning == true { outcome.played = outcome.played + step }
      count(simulation.advance(by: step))
    }
  }

  private mutating func count(_ entries: [LogEntry]) {
    for entry in entries {
      if case .event(.onMomentStart) = entry.content { outcome.starts += 1 }
    }
  }
}
