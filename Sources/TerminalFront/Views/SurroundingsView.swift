/// The drawer in which the user changes the surroundings by hand (N7).
struct SurroundingsView {
  let scene: Scene

  func draw(in canvas: inout Canvas) {
    scene.drawDrawer(in: &canvas) { drawer, canvas in
      DrawerHead(title: "Surroundings", notes: ["each key changes its line", "keys"])
        .draw(scene, in: &canvas)
      let states = SurroundingsMenu.rows.map { $0.state(scene.simulation) }
      let subject = SurroundingsMenu.rows.map { canvas.width(of: $0.subject) }.max() ?? 0
      let state = states.map { canvas.width(of: $0) }.max() ?? 0
      let places = Self.places(
        of: states.count,
        in: CellRect(
          x: drawer.x, y: drawer.y + 1, width: drawer.width, height: drawer.height - 1),
        columns: 2 + 3 + subject + 2 + state)
      for (place, (line, state)) in zip(places, zip(SurroundingsMenu.rows, states)) {
        canvas.put(String(line.key), x: place.x + 2, y: place.y, style: scene.style(.strong))
        canvas.put(line.subject, x: place.x + 5, y: place.y, style: scene.style(.quiet))
        let end = canvas.put(
          state, x: place.x + subject + 7, y: place.y, style: scene.style(.text))
        let area = CellRect(x: place.x + 2, y: place.y, width: end - place.x - 2, height: 1)
        canvas.mark(area, .command(.model(line.action(scene.simulation))))
      }
    }
  }

  /// Where `count` lines of so many columns begin: below each other, and beside those where they find no room below.
  static func places(of count: Int, in room: CellRect, columns: Int) -> [(x: Int, y: Int)] {
    guard room.height > 0 else { return [] }
    let lines = (0..<count).map { line in
      (x: room.x + line / room.height * columns, y: room.y + line % room.height)
    }
    return lines.filter { $0.x == room.x || $0.x + columns <= room.right }
  }
}
