import FeedModel

/// What stands beside a drawn device: what it is, and with the viewport shown the heights of its parts (looks: "Device").
struct DeviceNotesView {
  let scene: Scene

  /// The columns that call-outs need.
  private static let calloutColumns = 30
  /// The columns that the description needs.
  private static let descriptionColumns = 26

  func draw(in canvas: inout Canvas) {
    guard let handheld = scene.simulation.surroundings.handheld, let screen = scene.layout.phone,
      !screen.isEmpty
    else { return }
    if screen.x - 1 >= Self.descriptionColumns { describe(handheld, screen, in: &canvas) }
    guard scene.showsViewport,
      scene.layout.status.right - screen.right - 1 >= Self.calloutColumns
    else { return }
    drawCallouts(handheld, in: &canvas)
  }

  private func describe(_ handheld: Handheld, _ screen: CellRect, in canvas: inout Canvas) {
    let points = Int(scene.layout.projection.pointsPerRow.rounded())
    let edges = scene.simulation.deckSetup.viewConfiguration.safeAreaEdges
    let names = SafeAreaEdges.named.filter { edges.contains($0.edge) }.map(\.name)
    let safeArea =
      edges == .all ? "all edges" : names.isEmpty ? "none" : names.joined(separator: ", ")
    let lines = [
      handheld.name, "\(Int(handheld.width))×\(Int(handheld.height)) pt", "1 row = \(points) pt",
      "safe area: \(safeArea)",
    ]
    for (row, line) in lines.enumerated() where screen.y + 1 + row < screen.bottom {
      canvas.put(
        line, x: 4, y: screen.y + 1 + row, columns: screen.x - 6,
        style: scene.style(row == 0 ? .strong : .quiet))
    }
  }

  private func drawCallouts(_ handheld: Handheld, in canvas: inout Canvas) {
    let bottom = handheld.height - handheld.safeArea.bottom
    var parts: [(name: String, top: Double, height: Double)] = [
      ("status bar", 0, handheld.statusBar),
      ("navigation bar", handheld.statusBar, handheld.navigationBar),
      ("tab bar", bottom, handheld.tabBar),
      ("home indicator", bottom + handheld.tabBar, handheld.homeIndicator),
    ]
    if scene.simulation.hostPage == nil {
      parts.append(("tabs", handheld.safeArea.top, scene.simulation.stripHeight))
    }
    for part in parts where part.height > 0 {
      let span = rows(part.top, part.height)
      guard !span.isEmpty else { continue }
      let place = bracket(span, .faint, in: &canvas)
      let end = canvas.put(part.name, x: place.column, y: place.row, style: scene.style(.text))
      canvas.put(" \(Int(part.height))", x: end, y: place.row, style: scene.style(.quiet))
    }
    drawViewportNote(in: &canvas)
  }

  private func drawViewportNote(in canvas: inout Canvas) {
    let explanation: DeckExplanation? = scene.simulation.explain()
    guard let explanation, let viewport = explanation.viewport else { return }
    let span = rows(viewport.y, viewport.height)
    guard span.height >= 3 else { return }
    let place = bracket(span, .viewport, in: &canvas)
    let size = "\(Self.points(viewport.width))×\(Self.points(viewport.height)) pt"
    let lines = [
      "viewport", "\(size) at \(Self.points(viewport.x)),\(Self.points(viewport.y))",
      "threshold \(Wording.percent(explanation.threshold))",
    ]
    for (row, line) in lines.enumerated() {
      canvas.put(
        line, x: place.column, y: place.row - 1 + row,
        style: scene.style(row == 0 ? .strong : .quiet))
    }
  }

  private func rows(_ y: Double, _ height: Double) -> CellRect {
    let width = scene.simulation.surroundings.screen.width
    return scene.layout.projection.cells(Rect(x: 0, y: y, width: width, height: height))
  }

  /// Draws a bracket beside rows of the screen.
  ///
  /// - Returns: The row in its middle, and the column for what is said of it.
  private func bracket(
    _ rows: CellRect, _ role: Role, in canvas: inout Canvas
  ) -> (row: Int, column: Int) {
    let x = (scene.layout.phone?.right ?? 0) + 3
    let style = scene.style(role)
    for y in rows.rows {
      let sign: Unicode.Scalar =
        rows.height == 1 ? "─" : y == rows.y ? "╮" : y == rows.bottom - 1 ? "╯" : "│"
      canvas.set(sign, x: x, y: y, style: style)
    }
    return ((rows.y + rows.bottom - 1) / 2, x + 2)
  }

  /// A length in points, with one decimal where it has any.
  private static func points(_ length: Double) -> String {
    let tenths = (length * 10).rounded()
    guard abs(tenths) < 1e9 else { return "\(length)" }
    return Int(tenths) % 10 == 0 ? "\(Int(tenths) / 10)" : "\(tenths / 10)"
  }
}
