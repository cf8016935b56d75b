import FeedModel

/// The video that plays in a corner, over the deck (D11).
struct PictureInPictureView {
  let scene: Scene
  let content: CardContent

  /// The corner's view; nil while nothing plays there.
  init?(scene: Scene) {
    guard let content = scene.player(in: .pictureInPicture) else { return nil }
    self.scene = scene
    self.content = content
  }

  /// The room that it lies in: the screen below the tab strip, less the bars of a device.
  private var room: CellRect {
    let layout = scene.layout
    let bottom = layout.drawer.isEmpty ? layout.status.y : layout.drawer.y
    let screen = freeScreen ?? CellRect(x: 0, y: 0, width: layout.status.width, height: bottom)
    let top = max(screen.y, min(layout.strip.bottom, screen.bottom - 1))
    return CellRect(
      x: screen.x, y: top, width: screen.width, height: max(0, screen.bottom - top))
  }

  /// The cells of a device between its bars; nil where the terminal is the screen.
  private var freeScreen: CellRect? {
    guard let phone = scene.layout.phone,
      let handheld = scene.simulation.surroundings.handheld
    else { return nil }
    let bars = handheld.safeArea
    let free = Rect(
      x: 0, y: bars.top, width: handheld.width,
      height: max(0, handheld.height - bars.top - bars.bottom))
    return scene.layout.projection.cells(free).intersection(phone)
  }

  /// The cells of its card, without the ring around it.
  var card: CellRect {
    let room = room
    let width = min(room.width - 2, max(12, min(30, room.width / 3)))
    let wanted = width * 9 / 32 + (width >= 20 ? 3 : 2)
    let height = min(wanted, room.height - 2, max(3, room.height / 2))
    guard width > 0, height > 0 else { return CellRect(x: room.x, y: room.y, width: 0, height: 0) }
    let placement = scene.simulation.playerView.pipPlacement
    let isLeft = placement == .topLeft || placement == .bottomLeft
    let isTop = placement == .topLeft || placement == .topRight
    return CellRect(
      x: isLeft ? room.x + 1 : room.right - width - 1,
      y: isTop ? room.y + 1 : room.bottom - height - 1, width: width, height: height)
  }

  func draw(in canvas: inout Canvas, pictures: inout PictureCache) {
    let card = card
    guard !card.isEmpty else { return }
    let outside = CellRect(
      x: card.x - 1, y: card.y - 1, width: card.width + 2, height: card.height + 2)
    canvas.clipped(to: room) { canvas in
      canvas.fill(outside, style: .plain)
      canvas.mark(outside, .command(.model(.tapPictureInPicture)))
      let view = CardView(
        content: content, theme: scene.theme, rect: card, isTopCut: false,
        itemView: .beyondTheDeck)
      scene.layOut(in: card, &canvas) { view.draw(in: &$0, pictures: &pictures) }
      var frames = CardFrames(theme: scene.theme, hasRowGutters: true)
      if content.state == .playing {
        frames.addRing(around: card)
      } else {
        frames.addLine(around: card, role: content.state?.role ?? .quiet)
      }
      frames.draw(in: &canvas)
    }
  }
}
