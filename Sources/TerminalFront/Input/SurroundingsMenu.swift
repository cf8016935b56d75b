import FeedModel

/// What the user can do to the surroundings by hand (N7), as data: the drawer and its keys are made from it.
enum SurroundingsMenu {
  /// A line of the drawer: a key, what it changes, and what that is now.
  struct Row: Sendable {
    let key: Character
    let subject: String
    /// What the subject is now, in a few words.
    let state: @Sendable (Simulation) -> String
    /// What the key does now.
    let action: @Sendable (Simulation) -> Action
  }

  /// The rows of the drawer.
  static let rows: [Row] = [
    Row(
      key: "a", subject: "answers take",
      state: { Wording.latency($0.surroundings.network.latency) },
      action: { .network(latency: nextLatency($0), upTo: nil, offline: nil) }),
    Row(
      key: "o", subject: "network",
      state: { $0.surroundings.network.isOffline ? "offline" : "online" },
      action: { .network(latency: nil, upTo: nil, offline: !$0.surroundings.network.isOffline) }),
    Row(
      key: "f", subject: "next load here",
      state: { isSpoiled(by: .failure, in: $0) ? "fails" : "is answered" },
      action: { toggle(.failure, in: $0) }),
    Row(
      key: "t", subject: "next load here",
      state: { isSpoiled(by: .timedOut, in: $0) ? "times out" : "does not time out" },
      action: { toggle(.timedOut, in: $0) }),
    Row(
      key: "b", subject: "app",
      state: { $0.surroundings.isInBackground ? "in the background" : "in front" },
      action: { .background(on: !$0.surroundings.isInBackground) }),
    Row(
      key: "s", subject: "sheet",
      state: { $0.surroundings.isCovered ? "covers the player" : "none" },
      action: { .cover(on: !$0.surroundings.isCovered) }),
    Row(
      key: "d", subject: "device", state: { $0.surroundings.shownOn.rawValue },
      action: { .device(to: nextDevice($0)) }),
    Row(
      key: "w", subject: "layout runs",
      state: { isMirrored($0) ? "right to left" : "left to right" },
      action: { .layoutDirection(to: isMirrored($0) ? .leftToRight : .rightToLeft) }),
  ]

  /// What a key of the drawer does now; nil for any other key.
  static func action(for key: Key, in simulation: Simulation) -> Action? {
    rows.first { key == Key(.character($0.key)) }?.action(simulation)
  }

  private static func isMirrored(_ simulation: Simulation) -> Bool {
    simulation.surroundings.layoutDirection == .rightToLeft
  }

  /// The named device after the present one; after any other the terminal.
  private static func nextDevice(_ simulation: Simulation) -> Device {
    let all = Device.allCases
    let place = all.firstIndex(of: simulation.surroundings.shownOn).map { $0 + 1 } ?? 0
    return all[place % all.count]
  }

  /// The latencies that the key goes through.
  private static let latencies: [SimulatedTime] = [
    .zero, .milliseconds(50), .milliseconds(340), .seconds(1), .seconds(3),
  ]

  private static func nextLatency(_ simulation: Simulation) -> SimulatedTime {
    let present = simulation.surroundings.network.latency.least
    return latencies.first { $0 > present } ?? latencies[0]
  }

  private static func activeId(_ simulation: Simulation) -> String {
    simulation.activeTab.map { simulation.tabs[$0].item.containerId } ?? ""
  }

  private static func isSpoiled(by fault: LoadFailure, in simulation: Simulation) -> Bool {
    simulation.surroundings.network.faults.contains {
      $0.source == activeId(simulation) && $0.fault == fault && $0.times != 0
    }
  }

  private static func toggle(_ fault: LoadFailure, in simulation: Simulation) -> Action {
    let source = activeId(simulation)
    return isSpoiled(by: fault, in: simulation)
      ? .clearFaults(source: source) : .fault(source: source, fault: fault, times: 1)
  }
}
