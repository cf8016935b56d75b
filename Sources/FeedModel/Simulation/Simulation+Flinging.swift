extension Simulation {
  /// The user lets go of the deck while it moves; one that has pages turns one.
  mutating func startFling(velocity: Double) {
    fling = nil
    guard isStarted, let active = activeTab, tabs[active].content == .loaded else { return }
    let fresh = Fling(velocity: velocity, start: now)
    guard !fresh.isOver else { return }
    let geometry = geometry(ofTab: active)
    if geometry.kind == .pager {
      move(by: velocity > 0 ? geometry.pitch : -geometry.pitch)
    } else {
      fling = fresh
    }
  }

  /// Shows the next frame of a fling; it ends at rest, or where nothing moves any more.
  ///
  /// Returns whether anything has moved.
  mutating func showFlingFrame() -> Bool {
    guard var moving = fling else { return false }
    guard isStarted, let active = activeTab, tabs[active].content == .loaded else {
      fling = nil
      return false
    }
    let geometry = geometry(ofTab: active)
    let points = moving.showFrame(step: geometry.step)
    let hasMoved = points != 0 && move(by: points)
    let isBlocked = points != 0 && !hasMoved
    fling = moving.isOver || isBlocked ? nil : moving
    return hasMoved
  }
}
