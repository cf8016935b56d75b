public import FeedModel

/// Another scenario in place of the present one, at the place where the user is (C1).
extension App {
  /// Goes on with `scenario`, which has been read again from what messages call `name`.
  ///
  /// What the new scenario says otherwise than the old one holds from now on. All else stays as it is: the active
  /// tab, or its successor where it is gone, and in it the layout, the scroll offset, the focus, and the item that
  /// plays with its position; the sound, the threshold, and what was done to the surroundings.
  ///
  /// A new simulation begins at the present moment, and actions as the user and the app have them bring it to the
  /// place of the old one; all of them stand in the log. In the same container what was read when the run began is
  /// still read, and what was read since is not, so that ordering by it changes no place.
  ///
  /// - Parameter kept: What an earlier run has kept of a container with another id.
  public mutating func reload(
    _ scenario: Scenario, from name: String, kept: KeptState = KeptState(), at now: Duration
  ) {
    advance(to: now)
    showPresent()
    guard scenario != simulation.scenario else {
      note("reloaded", .good, "\(name)  unchanged")
      return show(.good, "Reloaded \(name)", detail: "unchanged")
    }
    let isSameContainer = scenario.containerSourceId == simulation.scenario.containerSourceId
    // Its tab is found by the place.
    let start = isSameContainer ? KeptState(readIds: self.kept.readIds) : kept
    let place = FeedPlace(in: simulation, focusedId: focusedId)
    let settings = KeptSettings(of: simulation, under: scenario)
    note("reloaded", .good, name)
    show(.good, "Reloaded \(name)")
    begin(scenario, kept: start)
    goBack(to: place, with: settings)
  }

  /// Tells that what messages call `name` could not be read again, and why; nothing else changes (C4).
  ///
  /// - Parameter faults: A sentence each; only the first one finds room in the status line.
  public mutating func refuseReload(of name: String, because faults: [String], at now: Duration) {
    advance(to: now)
    for fault in faults { note("not reloaded", .fail, fault) }
    let more = faults.count > 1 ? " (and \(faults.count - 1) more)" : ""
    show(.failed, "Not reloaded", detail: (faults.first ?? name) + more)
  }

  /// Keeps a line of the log that tells of no action and no event.
  private mutating func note(_ name: String, _ role: Role, _ detail: String) {
    log.append(
      EventLine(
        moment: simulation.now, name: name, role: role, detail: detail))
  }
}
