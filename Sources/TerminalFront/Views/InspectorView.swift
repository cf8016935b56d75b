import FeedModel

/// The drawer that shows why each item of the frame plays or does not (U1, A8).
struct InspectorView {
  let scene: Scene

  func draw(in canvas: inout Canvas) {
    scene.drawDrawer(in: &canvas) { drawer, canvas in
      let explanation = scene.simulation.explain()
      drawHead(explanation, in: &canvas)
      guard let explanation, let active = scene.simulation.activeTab else { return }
      let columns = InspectorColumns(width: drawer.width)
      let tab = scene.simulation.tabs[active]
      let sight = scene.simulation.sight(ofTab: active)
      drawScale(columns, threshold: explanation.threshold, in: &canvas)
      let rows = rows(of: explanation)
      for (row, item) in rows.enumerated() {
        let content = CardContent(
          item: item.index, tab: tab, sight: sight, simulation: scene.simulation)
        draw(
          item, content, y: drawer.y + 2 + row, columns, needs: explanation.threshold, in: &canvas)
      }
    }
  }

  /// The items that find room; those before the one that has the turn give way to it.
  private func rows(of explanation: DeckExplanation) -> ArraySlice<ItemExplanation> {
    let items = explanation.items.filter { $0.fraction > 0 }
    let room = max(0, scene.layout.drawer.height - 2)
    let turn = items.firstIndex { $0.videoId == scene.simulation.player?.videoId } ?? 0
    let first = max(0, min(turn, items.count - room))
    return items.dropFirst(turn < room ? 0 : first).prefix(room)
  }

  private func drawHead(_ explanation: DeckExplanation?, in canvas: inout Canvas) {
    var notes: [String] = []
    if let explanation {
      let rule = Wording.rule(explanation)
      let viewport = explanation.viewport.map { rect in
        "viewport \(Int(rect.x)),\(Int(rect.y))  \(Int(rect.width))×\(Int(rect.height)) pt"
      }
      notes = ["\(viewport ?? "no viewport")  \(rule)", rule]
    }
    DrawerHead(title: "Inspector", notes: notes).draw(scene, in: &canvas)
  }

  private func drawScale(
    _ columns: InspectorColumns, threshold: Double, in canvas: inout Canvas
  ) {
    let x = scene.layout.drawer.x
    let y = scene.layout.drawer.y + 1
    canvas.put("item", x: x + columns.title, y: y, style: scene.style(.quiet))
    canvas.put("visible", endingAt: x + columns.percentageEnd, y: y, style: scene.style(.quiet))
    if columns.hasVerdict {
      canvas.put("verdict", x: x + columns.verdict, y: y, style: scene.style(.quiet))
    }
    guard columns.hasBar else { return }
    let text = Wording.percent(threshold)
    let end = columns.bar + columns.barWidth
    let start = max(
      columns.bar, min(columns.mark(at: threshold) - 1, end - canvas.width(of: text)))
    // The threshold's own number takes the place of an end of the scale that it would touch.
    if start > columns.bar + 1 {
      canvas.put("0", x: x + columns.bar, y: y, style: scene.style(.faint))
    }
    if start + canvas.width(of: text) < end - 3 {
      canvas.put("100", endingAt: x + end, y: y, style: scene.style(.faint))
    }
    canvas.put(text, x: x + start, y: y, style: scene.style(.quiet))
  }

  private func draw(
    _ item: ItemExplanation, _ content: CardContent, y: Int, _ columns: InspectorColumns,
    needs threshold: Double, in canvas: inout Canvas
  ) {
    let x = scene.layout.drawer.x
    let row = CellRect(x: x, y: y, width: scene.layout.drawer.width, height: 1)
    canvas.mark(row, .focus(content.video.id))
    let isPlaying = content.state == .playing
    if let state = content.state {
      canvas.put(content.glyph, x: x + 1, y: y, style: scene.style(state.role))
    }
    canvas.put(
      content.video.title, x: x + columns.title, y: y, columns: columns.titleWidth,
      style: scene.style(isPlaying ? .strong : .text))
    canvas.put(
      Self.tenths(item.fraction, needs: threshold, isMet: content.meetsThreshold),
      endingAt: x + columns.percentageEnd, y: y,
      style: scene.style(content.meetsThreshold ? .strong : .quiet))
    drawBar(
      item.fraction, x: x + columns.bar, y: y, columns, needs: threshold,
      role: isPlaying ? .play : content.meetsThreshold ? .meet : .below, in: &canvas)
    guard columns.hasVerdict else { return }
    canvas.put(
      verdict(on: item, content, needs: threshold), x: x + columns.verdict, y: y,
      columns: columns.verdictWidth,
      style: scene.style(isPlaying ? .play : content.state != nil ? .text : .quiet))
  }

  private func verdict(
    on item: ItemExplanation, _ content: CardContent, needs threshold: Double
  ) -> String {
    let isAnotherHeld = scene.simulation.activeTab.map {
      scene.simulation.tabs[$0].deck.heldId != nil
    }
    return item.verdict == .notFirst && isAnotherHeld == true
      ? Wording.verdict(besideHeld: content.state)
      : Wording.verdict(on: item, needs: threshold)
  }

  /// A fraction with one decimal, `42.9 %`; rounding never makes it look as if it met a threshold that it does not.
  private static func tenths(_ fraction: Double, needs threshold: Double, isMet: Bool) -> String {
    let nearest = Int((fraction * 1000).rounded())
    let claimsTooMuch = !isMet && Double(nearest) >= threshold * 1000
    let tenths = claimsTooMuch ? Int((fraction * 1000).rounded(.down)) : nearest
    return "\(tenths / 10).\(tenths % 10) %"
  }

  /// The fraction in steps of half a cell; the threshold is a line through all rows.
  private func drawBar(
    _ fraction: Double, x: Int, y: Int, _ columns: InspectorColumns, needs threshold: Double,
    role: Role, in canvas: inout Canvas
  ) {
    guard columns.hasBar else { return }
    let halves = Int(fraction * Double(columns.barWidth) * 2 + 1e-6)
    let filled = scene.style(scene.theme.mode == .none ? .strong : role)
    // The twin of a quarter block is the corner of a frame.
    let half: Unicode.Scalar = canvas.symbols == .ascii ? "-" : "▖"
    for column in 0..<columns.barWidth {
      let part = halves - 2 * column
      let (sign, style): (Unicode.Scalar, Style) =
        part <= 0 ? ("·", scene.style(.faint)) : (part == 1 ? half : "▄", filled)
      canvas.set(sign, x: x + column, y: y, style: style)
    }
    let mark = columns.mark(at: threshold) - columns.bar
    canvas.set("│", x: x + mark, y: y, style: scene.style(.strong))
  }
}
