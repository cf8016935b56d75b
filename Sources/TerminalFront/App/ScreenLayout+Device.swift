import FeedModel

extension ScreenLayout {
  /// The layout with the strip and the deck where the simulation has them: within a drawn device, or in the page of the app.
  ///
  /// The container that fills the terminal is there already.
  func placed(as simulation: Simulation) -> ScreenLayout {
    let handheld = simulation.surroundings.handheld
    guard handheld != nil || simulation.hostPage != nil else { return self }
    var placed = self
    let rows = drawer.isEmpty ? status.y : drawer.y
    var screen = CellRect(x: 0, y: 0, width: deck.width, height: rows)
    if let handheld {
      screen = Self.screen(
        of: handheld, in: CellRect(x: 0, y: 0, width: status.width, height: rows))
      placed.phone = screen
      placed.projection = Projection(
        x: screen.x, y: screen.y,
        pointsPerColumn: handheld.width / Double(max(1, screen.width)),
        pointsPerRow: handheld.height / Double(max(1, screen.height)))
    }
    let projection = placed.projection
    guard let active = simulation.activeTab else {
      placed.deck = projection.cells(simulation.appArea).intersection(screen)
      placed.strip = CellRect(x: placed.deck.x, y: placed.deck.y, width: 0, height: 0)
      placed.clip = screen
      return placed
    }
    let place = simulation.place(ofTab: active)
    placed.strip = projection.cells(place.strip)
    placed.deck = projection.cells(place.deck)
    placed.clip = simulation.clips(ofTab: active).reduce(screen) {
      $0.intersection(projection.cells($1))
    }
    return placed
  }

  /// The cells of a device's screen, as large as they fit with a frame around them, in the middle of `area`.
  private static func screen(of handheld: Handheld, in area: CellRect) -> CellRect {
    let room = (columns: area.width - 2, rows: area.height - 2)
    guard room.columns > 0, room.rows > 0 else {
      return CellRect(x: area.x, y: area.y, width: 0, height: 0)
    }
    let pointsPerRow = max(
      handheld.height / Double(room.rows), 2 * handheld.width / Double(room.columns))
    let rows = max(1, min(room.rows, (handheld.height / pointsPerRow).rounded().wholeCells))
    let wanted = (2 * handheld.width / pointsPerRow - 1e-6).rounded(.up).wholeCells
    let columns = max(1, min(room.columns, wanted))
    return CellRect(
      x: area.x + (area.width - columns) / 2, y: area.y + (area.height - rows) / 2,
      width: columns, height: rows)
  }
}
