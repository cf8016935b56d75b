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
    case .command(let command): perform(command)
    case .key(let key): receive(key)
    case .proposal(let index): takeProposal(index)
    case .item(let id):
      focus(onItemWithId: id)
      perform(.app(.startFocused))
    case .focus(let id):
      focus(onItemWithId: id)
      revealFocus()
    case .scrollable, .nothing, nil: break
    }
  }

  private mutating func turnWheel(by notches: Int, x: Int, y: Int) {
    let rows = notches * Self.rowsPerNotch
    switch hitAreas.scrollable(x: x, y: y) {
    case .deck: perform(.scroll(by: Double(rows) * TerminalDevice.cellHeight))
    case .events: log.scroll(back: -rows, rows: max(1, layout.drawer.height - 1))
    case nil: break
    }
  }
}
