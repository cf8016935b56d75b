import FeedModel

/// The deck of the active tab: its cards and the frames around them (U3).
struct DeckView {
  let scene: Scene

  func draw(in canvas: inout Canvas, pictures: inout PictureCache) {
    guard let active = scene.simulation.activeTab else { return }
    let tab = scene.simulation.tabs[active]
    let sight = scene.simulation.sight(ofTab: active)
    let hasPanel = !scene.simulation.scenario.deck.viewConfiguration.itemView.productPanel.isHidden
    var frames = CardFrames(
      theme: scene.theme, hasRowGutters: sight.geometry.hasRowGutters)
    canvas.clipped(to: scene.layout.deck) { canvas in
      canvas.mark(scene.layout.deck, .scrollable(.deck))
      for item in sight.indexesInFrame {
        let content = CardContent(
          item: item, tab: tab, sight: sight, simulation: scene.simulation)
        let rect = scene.cells(ofItem: item, sight)
        let card = CardView(
          content: content, theme: scene.theme, rect: rect, hasPanel: hasPanel,
          isTopCut: rect.y < max(scene.layout.deck.y, scene.layout.clip.y))
        canvas.mark(rect, .item(content.video.id))
        scene.layOut(in: rect, &canvas) { card.draw(in: &$0, pictures: &pictures) }
        if content.state == .playing {
          frames.addRing(around: rect)
        } else if content.hasTurn, let state = content.state {
          frames.addLine(around: rect, role: state.role)
        }
      }
      addFocus(to: &frames, sight)
      frames.draw(in: &canvas)
    }
  }

  private func addFocus(to frames: inout CardFrames, _ sight: DeckSight) {
    guard let item = scene.focusedItem, sight.indexesInFrame.contains(item) else { return }
    let isPlaying = scene.simulation.player.map {
      $0.state == .playing && $0.videoId == scene.focusedId
    }
    frames.addFocus(
      around: scene.cells(ofItem: item, sight),
      isFat: isPlaying == true && scene.theme.mode == .none)
  }
}

extension Scene {
  /// The cells of an item's card.
  func cells(ofItem item: Int, _ sight: DeckSight) -> CellRect {
    cells(ofItem: item, in: sight.geometry, offset: sight.offset)
  }

  /// The cells of an item's card in a deck that is scrolled by `offset`.
  func cells(ofItem item: Int, in geometry: DeckGeometry, offset: Double) -> CellRect {
    let room = geometry.room(aroundItem: item)
    return layout.projection.card(
      geometry.rect(ofItem: item, offset: offset), roomBefore: room.before, roomAbove: room.above,
      direction: geometry.direction)
  }
}
