import FeedModel

@testable import TerminalFront

/// Scenarios that a reload puts in each other's place.
extension FrontScenario {
  /// The sample of the tests, its videos in the order of their sources.
  static func inOrder(_ change: (inout Scenario) -> Void = { _ in }) -> Scenario {
    FrontScenario.sample {
      for tab in $0.tabs.indices { $0.tabs[tab].shouldOrderMomentsByReadStatus = false }
      change(&$0)
    }
  }

  /// Another scenario, by a network that waits less long.
  static func edited(_ change: (inout Scenario) -> Void = { _ in }) -> Scenario {
    inOrder {
      $0.network.timeout = .seconds(4)
      change(&$0)
    }
  }
}

extension FrontRun {
  /// A run of the sample in the order of its sources, after some keys, with all its data there.
  static func running(_ keys: String = "", columns: Int = 100, rows: Int = 30) -> FrontRun {
    var run = FrontRun(FrontScenario.inOrder(), columns: columns, rows: rows)
    run.settle()
    run.type(keys)
    run.settle()
    return run
  }

  /// The lines of the log since the last reload, actions and events, newest last.
  var linesOfReload: [String] {
    let lines = app.log.shown(rows: app.log.count)
    let start = lines.lastIndex { $0.name == "reloaded" } ?? 0
    return lines[start...].map { $0.detail.isEmpty ? $0.name : "\($0.name) \($0.detail)" }
  }

  /// The position of the item that has the turn.
  var position: SimulatedTime? { simulation.player?.position(at: simulation.now) }

  /// What a reload keeps.
  var place: [String] {
    guard let active = simulation.activeTab else { return [] }
    let tab = simulation.tabs[active]
    let isLoaded = tab.content == .loaded
    let deck = isLoaded ? "\(tab.deck.layout) \(tab.deck.scrollOffset)" : ""
    return [
      "\(tab.item.containerId) \(simulation.isMuted) \(simulation.autoplay)", deck,
      isLoaded ? "\(turn ?? "") \(position ?? .zero) \(tab.deck.heldId ?? "")" : "",
      simulation.player?.place.rawValue ?? "",
      isLoaded ? app.focusedId ?? "" : "",
    ]
  }

  mutating func reload(_ scenario: Scenario) {
    change { app, now in app.reload(scenario, from: "show.json", at: now) }
  }

  mutating func refuse(_ faults: [String]) {
    change { app, now in app.refuseReload(of: "show.json", because: faults, at: now) }
  }

  /// What the screen shows above the status line, but for the marks of what has been read and loaded.
  mutating func marks() -> [String] {
    rows().dropLast().map { row in
      String(row.map { $0 == "✓" || $0 == "·" ? " " : $0 })
    }
  }

  func isInFrame(_ item: Int) -> Bool {
    simulation.activeTab.map { simulation.sight(ofTab: $0).indexesInFrame.contains(item) } ?? false
  }
}
