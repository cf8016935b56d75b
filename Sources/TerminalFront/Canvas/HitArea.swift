/// A part of a frame that answers to the mouse: the very cells that were drawn.
struct HitArea: Hashable, Sendable {
  /// What a click there asks for.
  enum Target: Hashable, Sendable {
    /// What a key would.
    case command(Command)
    /// What pressing a key would.
    case key(Key)
    /// To take the proposal of the prompt with this index.
    case proposal(Int)
    /// To start the item with this id.
    case item(String)
    /// To put the focus on the item with this id.
    case focus(String)
    /// To scroll what is drawn there; a click does nothing.
    case scrollable(Scrollable)
    /// Nothing, nor does what it covers answer.
    case nothing
  }

  /// What the wheel scrolls.
  enum Scrollable: Hashable, Sendable {
    case deck
    case events
  }

  let rect: CellRect
  let target: Target
}

extension Sequence<HitArea> {
  /// What lies on top at a cell.
  func target(x: Int, y: Int) -> HitArea.Target? {
    reversed().first { $0.rect.contains(x: x, y: y) }?.target
  }

  /// What the wheel scrolls at a cell, whatever lies on top of it.
  func scrollable(x: Int, y: Int) -> HitArea.Scrollable? {
    for area in reversed() where area.rect.contains(x: x, y: y) {
      switch area.target {
      case .scrollable(let scrollable): return scrollable
      case .nothing: return nil
      case .command, .key, .proposal, .item, .focus: continue
      }
    }
    return nil
  }
}
