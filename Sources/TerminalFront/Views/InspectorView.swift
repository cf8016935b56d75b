import FeedModel

/// The drawer that shows why each item of the frame plays or does not (U1, A8).
struct InspectorView {
  let scene: Scene

  /// Where the columns of the table stand, for a drawer of so many columns.
  private struct Columns {
    let title: Int
    let titleWidth: Int
    let percentageEnd: Int
    let bar: Int
    let barWidth: Int
    let verdict: Int

    init(width: Int) {
      title = 4
      titleWidth = width >= 110 ? 28 : width >= 72 ? 20 : max(6, min(20, width - 32))
      percentageEnd = titleWidth + 14
      bar = titleWidth + 16
      barWidth = max(12, min(40, width - titleWidth - 52))
      verdict = titleWidth + 14 + barWidth + 4
    }
  }

  func draw(in canvas: inout Canvas) {
    let drawer = scene.layout.drawer
    guard !drawer.isEmpty else { return }
    canvas.clipped(to: drawer) { canvas in
      canvas.fill(drawer, style: .plain)
      let explanation = scene.simulation.explain()
      drawHead(explanation, in: &canvas)
      guard let explanation, let active = scene.simulation.activeTab else { return }
      let columns = Columns(width: drawer.width)
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
    let drawer = scene.layout.drawer
    let top = CellRect(x: drawer.x, y: drawer.y, width: drawer.width, height: 1)
    canvas.fill(top, style: scene.style(.faint), with: "─")
    canvas.put(" Inspector ", x: drawer.x + 1, y: drawer.y, style: scene.style(.strong))
    guard let explanation else { return }
    let rule = "threshold \(Wording.percent(explanation.threshold))  first"
    let viewport = explanation.viewport.map { rect in
      "viewport \(Int(rect.x)),\(Int(rect.y))  \(Int(rect.width))×\(Int(rect.height)) pt"
    }
    let notes = ["\(viewport ?? "no viewport")  \(rule)", rule]
    guard let note = notes.first(where: { canvas.width(of: $0) + 17 < drawer.width }) else {
      return
    }
    canvas.put(" \(note) ", endingAt: drawer.right - 1, y: drawer.y, style: scene.style(.quiet))
  }

  private func drawScale(_ columns: Columns, threshold: Double, in canvas: inout Canvas) {
    let x = scene.layout.drawer.x
    let y = scene.layout.drawer.y + 1
    let mark = x + columns.bar + markColumn(columns, threshold)
    canvas.put("item", x: x + columns.title, y: y, style: scene.style(.quiet))
    canvas.put("visible", endingAt: x + columns.percentageEnd, y: y, style: scene.style(.quiet))
    canvas.put("0", x: x + columns.bar, y: y, style: scene.style(.faint))
    canvas.put(
      "100", endingAt: x + columns.bar + columns.barWidth, y: y, style: scene.style(.faint))
    canvas.put(Wording.percent(threshold), x: mark - 1, y: y, style: scene.style(.quiet))
    canvas.put("verdict", x: x + columns.verdict, y: y, style: scene.style(.quiet))
  }

  /// The column of the threshold's mark within the bar.
  private func markColumn(_ columns: Columns, _ threshold: Double) -> Int {
    Int((threshold * Double(columns.barWidth) + 1e-6).rounded(.down))
  }

  private func draw(
    _ item: ItemExplanation, _ content: CardContent, y: Int, _ columns: Columns,
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
    canvas.put(
      Wording.verdict(on: item, needs: threshold), x: x + columns.verdict, y: y,
      columns: scene.layout.drawer.width - columns.verdict - 1,
      style: scene.style(isPlaying ? .play : content.state != nil ? .text : .quiet))
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
    _ fraction: Double, x: Int, y: Int, _ columns: Columns, needs threshold: Double, role: Role,
    in canvas: inout Canvas
  ) {
    let halves = Int(fraction * Double(columns.barWidth) * 2 + 1e-6)
    let mark = markColumn(columns, threshold)
    var filled = scene.style(role)
    if scene.theme.mode == .none { filled = scene.style(.strong) }
    for column in 0..<columns.barWidth {
      let part = halves - 2 * column
      let (sign, style): (Unicode.Scalar, Style) =
        part <= 0 ? ("·", scene.style(.faint)) : (part == 1 ? "▖" : "▄", filled)
      canvas.set(sign, x: x + column, y: y, style: style)
    }
    if mark <= columns.barWidth {
      canvas.set("│", x: x + min(mark, columns.barWidth), y: y, style: scene.style(.strong))
    }
  }
}
