/// The hairline on top of a drawer: its title at the left, at the right the fullest note that finds room.
struct DrawerHead {
  let title: String
  let notes: [String]

  /// Draws it in the first row of the drawer.
  ///
  /// Returns the column after the title.
  @discardableResult
  func draw(_ scene: Scene, in canvas: inout Canvas) -> Int {
    let drawer = scene.layout.drawer
    let top = CellRect(x: drawer.x, y: drawer.y, width: drawer.width, height: 1)
    canvas.fill(top, style: scene.style(.faint), with: "─")
    let end = canvas.put(" \(title) ", x: drawer.x + 1, y: drawer.y, style: scene.style(.strong))
    let room = drawer.right - end - 3
    if let note = notes.first(where: { canvas.width(of: $0) + 2 < room }) {
      canvas.put(" \(note) ", endingAt: drawer.right - 1, y: drawer.y, style: scene.style(.quiet))
    }
    return end
  }
}
