/// The drawer that shows the log, newest last (U1).
struct EventsView {
  let scene: Scene
  let log: EventLog
  /// What is being typed into the filter; nil while nobody does.
  let filterField: TextField?

  /// Where the details begin.
  private static let detailColumn = 38
  private static let nameColumn = 11

  func draw(in canvas: inout Canvas) {
    scene.drawDrawer(answering: .scrollable(.events), in: &canvas) { drawer, canvas in
      drawHead(in: &canvas)
      for (row, line) in log.shown(rows: drawer.height - 1).enumerated() {
        draw(line, y: drawer.y + 1 + row, in: &canvas)
      }
    }
  }

  private func draw(_ line: EventLine, y: Int, in canvas: inout Canvas) {
    let drawer = scene.layout.drawer
    canvas.put(
      Wording.moment(line.moment), x: drawer.x + 1, y: y, style: scene.style(.quiet))
    let name = canvas.put(
      line.name, x: drawer.x + Self.nameColumn, y: y,
      columns: drawer.width - Self.nameColumn - 1, style: scene.style(line.role))
    let detail = max(name + 1, drawer.x + min(Self.detailColumn, drawer.width / 2))
    canvas.put(
      line.detail, x: detail, y: y, columns: drawer.right - detail - 1,
      style: scene.style(line.role == .quiet ? .quiet : .text))
  }

  private func drawHead(in canvas: inout Canvas) {
    let count = "\(log.count) line\(log.count == 1 ? "" : "s")"
    let order = log.scrolledBack > 0 ? "\(log.scrolledBack) newer below" : "newest last"
    let filter = log.filter.isEmpty ? "/ filter" : "/\(log.filter)"
    let notes = ["\(order)   \(filter)   \(count)", "\(filter)   \(count)", count]
    let head = DrawerHead(title: "Events", notes: filterField == nil ? notes : [])
    let end = head.draw(scene, in: &canvas)
    if let filterField { draw(filterField, x: end, in: &canvas) }
  }

  /// The filter while it is typed, with its cursor in reverse.
  private func draw(_ field: TextField, x: Int, in canvas: inout Canvas) {
    let y = scene.layout.drawer.y
    let next = canvas.put(" /", x: x, y: y, style: scene.style(.quiet))
    canvas.put(field.text + "  ", x: next, y: y, style: scene.style(.strong))
    let cursor = next + canvas.width(of: field.textBeforeCursor)
    canvas.restyle(CellRect(x: cursor, y: y, width: 1, height: 1)) {
      $0.attributes.insert(.reverse)
    }
  }
}
