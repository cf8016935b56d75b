import FeedModel

extension App {
  /// Rows that one notch of the wheel scrolls.
  private static let rowsPerNotch = 3

  /// Takes a click or a turn of the wheel; both act on what the last frame showed (K3).
  mutating func receive(_ mouse: Mouse) {
    switch mouse.kind {
    case .press(.left): click(x: mouse.x, y: mouse.y)
    case .wheelUp: turnWheel(by: -1, x: mouse.x, y: mouse.y)
    case .wheelDown: turnWheel(by: 1, x: mouse.x, y: mouse.y)
    case .press, .release, .move, .wheelLeft, .wheelRight: break
    }
  }

  private mutating func click(x: Int, y: Int) {
    switch hitAreas.target(x: x, y: y) {
    case .key(let key): receive(key)
    case .proposal(let index): if proposalIsStill(index, x: x, y: y) { takeProposal(index) }
    case let target: if let command = target?.command { perform(command) }
    }
  }

  private mutating func turnWheel(by notches: Int, x: Int, y: Int) {
    switch hitAreas.scrollable(x: x, y: y) {
    case .deck: perform(Self.scroll(by: notches))
    case .events:
      log.scroll(back: -notches * Self.rowsPerNotch, rows: max(1, layout.drawer.height - 1))
    case nil: break
    }
  }
}

extension App {
  /// Whether a frame of this moment has a proposal where the last one had it: what was typed since may have changed
  /// them all.
  private func proposalIsStill(_ index: Int, x: Int, y: Int) -> Bool {
    var fresh = self
    _ = fresh.frame()
    return fresh.hitAreas.target(x: x, y: y) == .proposal(index)
  }

  /// What a script has to do for what the mouse did, which acts on the frame that was shown last.
  public enum MouseMeaning: Hashable, Sendable {
    /// The same, since a frame of this moment has the same there.
    case same
    /// This command, since a frame of this moment has something else there.
    case command(Command)
    /// This key, for the same reason.
    case key(Key)
    /// Nothing: the frame that was shown had nothing there.
    case nothing
  }

  /// What a script has to do for what the mouse did at a moment of the run.
  public func meaning(of mouse: Mouse, at now: Duration) -> MouseMeaning {
    var fresh = self
    fresh.advance(to: now)
    _ = fresh.frame()
    switch mouse.kind {
    case .press(.left):
      let shown = hitAreas.target(x: mouse.x, y: mouse.y)
      guard shown != fresh.hitAreas.target(x: mouse.x, y: mouse.y) else { return .same }
      if case .key(let key) = shown { return .key(key) }
      return shown?.command.map(MouseMeaning.command) ?? .nothing
    case .wheelUp, .wheelDown:
      let shown = hitAreas.scrollable(x: mouse.x, y: mouse.y)
      guard shown != fresh.hitAreas.scrollable(x: mouse.x, y: mouse.y) else { return .same }
      let notches = mouse.kind == .wheelUp ? -1 : 1
      return shown == .deck ? .command(.model(Self.scroll(by: notches))) : .nothing
    case .press, .release, .move, .wheelLeft, .wheelRight: return .same
    }
  }

  private static func scroll(by notches: Int) -> Action {
    .scroll(by: Double(notches * rowsPerNotch) * TerminalDevice.cellHeight)
  }
}

extension HitArea.Target {
  /// The command that a click there is, as far as it is one.
  fileprivate var command: Command? {
    switch self {
    case .command(let command): command
    case .item(let id): .app(.startItem(id: id))
    case .focus(let id): .app(.focusItem(id: id))
    case .key, .proposal, .scrollable, .nothing: nil
    }
  }
}
