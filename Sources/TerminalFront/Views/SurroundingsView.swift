/// The drawer in which the user changes the surroundings by hand (N7).
struct SurroundingsView {
  let scene: Scene

  func draw(in canvas: inout Canvas) {
    let drawer = scene.layout.drawer
    guard !drawer.isEmpty else { return }
    canvas.clipped(to: drawer) { canvas in
      canvas.fill(drawer, style: .plain)
      canvas.mark(drawer, .nothing)
      DrawerHead(title: "Surroundings", notes: ["each key changes its line", "keys"])
        .draw(scene, in: &canvas)
      let subjects = SurroundingsMenu.rows.map { canvas.width(of: $0.subject) }.max() ?? 0
      for (row, line) in SurroundingsMenu.rows.enumerated() {
        let y = drawer.y + 1 + row
        let state = line.state(scene.simulation)
        canvas.put(String(line.key), x: drawer.x + 2, y: y, style: scene.style(.strong))
        canvas.put(line.subject, x: drawer.x + 5, y: y, style: scene.style(.quiet))
        let end = canvas.put(
          state, x: drawer.x + subjects + 7, y: y, style: scene.style(.text))
        let area = CellRect(x: drawer.x + 2, y: y, width: end - drawer.x - 2, height: 1)
        canvas.mark(area, .command(.model(line.action(scene.simulation))))
      }
    }
  }
}
