import FeedModel

/// The tab strip with its active-tab indicator (U2, T3-T5).
struct TabStripView {
  let scene: Scene

  /// A tab's title in the strip, in columns from the end at which the titles begin.
  private struct Title {
    let tab: Int
    let icon: String
    let text: String
    /// Where icon and title begin.
    let start: Int
    /// Where the title's text begins, and how wide it is.
    let textStart: Int
    let textWidth: Int
    /// Where the next tab begins.
    let end: Int

    var textEnd: Int { textStart + textWidth }
  }

  func draw(in canvas: inout Canvas) {
    let strip = scene.layout.strip
    guard !strip.isEmpty else { return }
    canvas.clipped(to: strip) { canvas in
      drawGround(of: strip, in: &canvas)
      scene.layOut(in: strip, &canvas) { drawTitles(in: strip, &$0) }
    }
  }

  private var tabsStyle: PlayerTabsStyle { scene.simulation.tabsStyle }

  /// The row of the titles within the strip.
  private var titleRow: Int {
    let above = (tabsStyle.padding.top / TerminalDevice.cellHeight).wholeCells
    return max(0, min(above, scene.layout.strip.height - 1))
  }

  private func titles(_ canvas: Canvas) -> [Title] {
    let left = max(1, (tabsStyle.padding.left / TerminalDevice.cellWidth).wholeCells)
    let right = max(2, (tabsStyle.padding.right / TerminalDevice.cellWidth).wholeCells)
    let padding = tabsStyle.icon?.padding ?? TerminalDevice.cellWidth
    let gap = max(1, (padding / TerminalDevice.cellWidth).wholeCells)
    var titles: [Title] = []
    for tab in scene.simulation.visibleTabs {
      let item = scene.simulation.tabs[tab].item
      let isActive = tab == scene.simulation.activeTab
      let icon = (isActive ? item.icon?.selectedImage : item.icon?.unselectedImage) ?? ""
      let text = TextWidth.cut(
        item.title, to: scene.layout.strip.width, symbols: canvas.symbols)
      let start = (titles.last?.end ?? 0) + left
      let iconWidth = canvas.width(of: icon, upTo: scene.layout.strip.width)
      let textStart = start + (iconWidth > 0 ? iconWidth + gap : 0)
      let width = canvas.width(of: text)
      titles.append(
        Title(
          tab: tab, icon: icon, text: text, start: start, textStart: textStart,
          textWidth: width, end: textStart + width + right))
    }
    return titles
  }

  private func drawTitles(in strip: CellRect, _ canvas: inout Canvas) {
    let titles = titles(canvas)
    let total = titles.last?.end ?? 0
    let active = titles.first { $0.tab == scene.simulation.activeTab }
    let offset = active.map { scroll(to: $0, total: total, width: strip.width) } ?? 0
    let y = strip.y + titleRow
    for title in titles {
      draw(title, at: strip.x - offset, y: y, isActive: title.tab == active?.tab, &canvas)
    }
    if let active { drawIndicator(of: active, among: titles, at: strip.x - offset, &canvas) }
    drawCutEnds(in: strip, offset: offset, total: total, active: active, &canvas)
    if strip.width - total >= 12 {
      canvas.put("feedtui", x: strip.right - 8, y: y, style: ground(scene.style(.faint), y))
    }
  }

  /// Marks the ends at which titles are cut, where the active title leaves room.
  private func drawCutEnds(
    in strip: CellRect, offset: Int, total: Int, active: Title?, _ canvas: inout Canvas
  ) {
    let y = strip.y + titleRow
    let style = ground(scene.style(.strong), y)
    let before = active.map { $0.textStart - offset } ?? strip.width
    let after = active.map { strip.width + offset - $0.textEnd } ?? strip.width
    let (toLeft, toRight) = ("‹ ", " ›")
    if offset > 0, before > 0 {
      let mark = scene.isRightToLeft ? toRight : toLeft
      canvas.put(before > 1 ? mark : mark.filter { $0 != " " }, x: strip.x, y: y, style: style)
    }
    guard total - offset > strip.width, after > 0 else { return }
    let mark = scene.isRightToLeft ? toLeft : toRight
    canvas.put(
      after == 1 ? mark.filter { $0 != " " } : mark, endingAt: strip.right, y: y, style: style)
  }

  /// How far the strip is scrolled so that the active title is whole, and in the middle where it can be.
  private func scroll(to title: Title, total: Int, width: Int) -> Int {
    guard total > width else { return 0 }
    return max(0, min(total - width, title.textStart + title.textWidth / 2 - width / 2))
  }

  private func draw(
    _ title: Title, at x: Int, y: Int, isActive: Bool, _ canvas: inout Canvas
  ) {
    let style = ground(titleStyle(isActive: isActive), y)
    var iconStyle = style
    if let tint = tabsStyle.icon?.iconTint {
      iconStyle.foreground = color(tint) ?? style.foreground
    }
    canvas.put(
      title.icon, x: x + title.start, y: y, columns: scene.layout.strip.width, style: iconStyle)
    canvas.put(title.text, x: x + title.textStart, y: y, style: style)
    let area = CellRect(x: x + title.start - 1, y: y, width: title.end - title.start, height: 1)
    canvas.mark(area, .command(.model(.tapTab(at: title.tab))))
    guard let (mark, role) = mark(of: scene.simulation.tabs[title.tab]) else { return }
    canvas.put(
      mark, x: x + title.textEnd + 1, y: y, style: ground(scene.style(role), y))
  }

  private func titleStyle(isActive: Bool) -> Style {
    var style = scene.style(isActive ? .strong : .quiet)
    let state = isActive ? tabsStyle.selectedTabState : tabsStyle.unselectedTabState
    if let set = state.textColor.flatMap(color) { style.foreground = set }
    if isActive, tabsStyle.activeTabIndicator.isVisible, scene.layout.strip.height < 2 {
      style.attributes.insert(.underline)
    }
    return style
  }

  /// A set colour, as near as the terminal comes to it; nil where it has too few.
  private func color(_ hex: UInt32) -> Color? {
    scene.theme.color(RGB(hex: hex))
  }

  /// How far a tab's content is.
  private func mark(of tab: ContainerTab) -> (String, Role)? {
    if tab.loadingSince != nil { return (Spinner.sign(at: scene.now), .wait) }
    switch tab.content {
    case .notLoaded: return ("·", .quiet)
    case .loading: return (Spinner.sign(at: scene.now), .wait)
    case .empty: return ("◦", .quiet)
    case .failed: return ("!", .fail)
    case .loaded where tab.hasBeenShown: return nil
    case .loaded: return (tab.hasFetchedAhead ? "*" : "+", .quiet)
    }
  }

  private func drawIndicator(
    of active: Title, among titles: [Title], at x: Int, _ canvas: inout Canvas
  ) {
    let y = scene.layout.strip.y + titleRow + 1
    let indicator = tabsStyle.activeTabIndicator
    guard indicator.isVisible, scene.layout.strip.rows.contains(y) else { return }
    let (start, width) = indicatorSpan(of: active, among: titles)
    var style = titleStyle(isActive: true)
    style.attributes = []
    let sign: Unicode.Scalar = indicator.height >= 12 ? "█" : "▀"
    let rect = CellRect(x: x + start, y: y, width: width, height: 1)
    if indicator.height > 0 { canvas.fill(rect, style: ground(style, y), with: sign) }
  }

  /// The columns of the indicator; on the way from one tab to the next while the tabs slide (T17).
  private func indicatorSpan(of active: Title, among titles: [Title]) -> (start: Int, width: Int) {
    guard let slide = scene.simulation.slide,
      let from = titles.first(where: { $0.tab == slide.from })
    else { return (active.textStart, active.textWidth) }
    let done = Int((scene.now - slide.start).lastPicture.milliseconds)
    let whole = Int(TabSlide.duration.milliseconds)
    func between(_ a: Int, _ b: Int) -> Int { a + (b - a) * done / whole }
    return (
      between(from.textStart, active.textStart), between(from.textWidth, active.textWidth)
    )
  }

  private func drawGround(of strip: CellRect, in canvas: inout Canvas) {
    for y in strip.rows {
      let isHairline = y == strip.y + titleRow + 1
      canvas.fill(
        CellRect(x: strip.x, y: y, width: strip.width, height: 1),
        style: ground(scene.style(.faint), y), with: isHairline ? "▔" : " ")
    }
  }

  /// `style` on the colour that the gradient has in row `y`.
  private func ground(_ style: Style, _ y: Int) -> Style {
    guard let gradient = tabsStyle.gradient, gradient.isVisible else { return style }
    let last = max(1, scene.layout.strip.height - 1)
    let share = 512 * (y - scene.layout.strip.y) / last
    let (from, to) =
      share < 256
      ? (gradient.startColor, gradient.middleColor) : (gradient.middleColor, gradient.endColor)
    let mixed = RGB(hex: from).mixed(with: RGB(hex: to), share < 256 ? share : share - 256)
    return scene.theme.color(mixed).map(style.on) ?? style
  }
}
