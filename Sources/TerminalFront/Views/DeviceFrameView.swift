import FeedModel

/// The device that the app is shown on: its body, and the bars over its screen (U5; looks: "Device").
struct DeviceFrameView {
  let scene: Scene

  private var screen: CellRect { scene.layout.phone ?? CellRect(x: 0, y: 0, width: 0, height: 0) }
  private var handheld: Handheld? { scene.simulation.surroundings.handheld }

  /// Draws the body around the screen, in half blocks.
  func drawBody(in canvas: inout Canvas) {
    guard !screen.isEmpty else { return }
    let style = scene.style(.device)
    let (left, right) = (screen.x - 1, screen.right)
    let (top, bottom) = (screen.y - 1, screen.bottom)
    for x in screen.columns {
      canvas.set("▄", x: x, y: top, style: style)
      canvas.set("▀", x: x, y: bottom, style: style)
    }
    for y in screen.rows {
      canvas.set("▐", x: left, y: y, style: style)
      canvas.set("▌", x: right, y: y, style: style)
    }
    let corners: [(Int, Int, Unicode.Scalar)] = [
      (left, top, "▗"), (right, top, "▖"), (left, bottom, "▝"), (right, bottom, "▘"),
    ]
    for (x, y, sign) in corners { canvas.set(sign, x: x, y: y, style: style) }
  }

  /// Draws the bars over what the screen shows; beneath those at the bottom it goes on without text.
  func drawBars(in canvas: inout Canvas) {
    guard let handheld, !screen.isEmpty else { return }
    canvas.clipped(to: screen) { canvas in
      scene.layOut(in: screen, &canvas) {
        drawStatusBar(rows(of: 0, handheld.statusBar), in: &$0)
        drawNavigationBar(rows(of: handheld.statusBar, handheld.navigationBar), in: &$0)
      }
      let bottom = handheld.height - handheld.safeArea.bottom
      fadeContent(below: scene.layout.projection.row(bottom), in: &canvas)
      drawTabBar(rows(of: bottom, handheld.tabBar), in: &canvas)
      if handheld.homeIndicator > 0 { drawHomeIndicator(in: &canvas) }
    }
  }

  private func rows(of top: Double, _ height: Double) -> CellRect {
    scene.layout.projection.cells(
      Rect(x: 0, y: top, width: handheld?.width ?? 0, height: height))
  }

  private func drawStatusBar(_ bar: CellRect, in canvas: inout Canvas) {
    guard bar.height > 0 else { return }
    canvas.fill(bar, style: .plain)
    let y = bar.y + (bar.height - 1) / 2
    canvas.put("9:41", x: bar.x + min(4, bar.width / 8), y: y, style: scene.style(.strong))
    guard bar.width >= 36 else { return }
    let island = CellRect(x: bar.x + (bar.width - 12) / 2, y: y, width: 12, height: 1)
    canvas.fill(island, style: scene.style(.island), with: "█")
    canvas.set("▐", x: island.x, y: y, style: scene.style(.island))
    canvas.set("▌", x: island.right - 1, y: y, style: scene.style(.island))
    canvas.put("▂▄▆", x: bar.right - 10, y: y, style: scene.style(.text))
    canvas.put("██", x: bar.right - 6, y: y, style: scene.style(.good))
    canvas.put(
      scene.isRightToLeft ? "▐" : "▌", x: bar.right - 4, y: y, style: scene.style(.quiet))
  }

  private func drawNavigationBar(_ bar: CellRect, in canvas: inout Canvas) {
    guard bar.height > 0 else { return }
    canvas.fill(bar, style: .plain)
    let y = bar.y + (bar.height - 1) / 2
    let room = bar.width - 4
    let wanted = scene.simulation.hostPage?.title ?? ""
    let title = TextWidth.cut(wanted.isEmpty ? "feedtui" : wanted, to: max(0, room))
    let width = canvas.width(of: title)
    let x = bar.x + (bar.width - width) / 2
    if x >= bar.x + 10 {
      let back = scene.isRightToLeft ? "Back ›" : "‹ Back"
      canvas.put(back, x: bar.x + 2, y: y, style: scene.style(.quiet))
    }
    canvas.put(title, x: x, y: y, style: scene.style(.strong))
  }

  /// Draws what lies under the bars at the bottom towards the ground, and takes its text away.
  private func fadeContent(below top: Int, in canvas: inout Canvas) {
    let covered = CellRect(
      x: screen.x, y: top, width: screen.width, height: screen.bottom - top)
    guard !covered.isEmpty else { return }
    for y in covered.rows where y >= 0 && y < canvas.grid.height {
      for x in covered.columns where x >= 0 && x < canvas.grid.width {
        let cell = canvas.grid[x, y]
        let isPicture = cell.glyph.scalar.map(Self.blocks.contains) ?? false
        if !isPicture {
          canvas.set(" ", x: x, y: y, style: Style(background: cell.style.background))
        }
      }
    }
    canvas.fade(covered, theme: scene.theme, by: 190)
  }

  /// The signs that pictures are made of.
  private static let blocks: Set<Unicode.Scalar> = [
    " ", "▀", "▄", "█", "▐", "▌", "▖", "▗", "▘", "▝", "░", "▒", "▓",
  ]

  private func drawTabBar(_ bar: CellRect, in canvas: inout Canvas) {
    guard bar.height > 0 else { return }
    let names = ["Home", "Feed", "Cart", "You"]
    let pitch = bar.width / names.count
    guard pitch >= 6 else { return }
    let y = bar.y + (bar.height - 1) / 2
    for (place, name) in names.enumerated() {
      let start = place * pitch + (pitch - name.count) / 2
      let x = scene.isRightToLeft ? bar.right - start - name.count : bar.x + start
      put(name, x: x, y: y, place == 1 ? .strong : .text, in: &canvas)
    }
  }

  private func drawHomeIndicator(in canvas: inout Canvas) {
    let width = screen.width / 3
    let x = screen.x + (screen.width - width) / 2
    put(String(repeating: "▄", count: width), x: x, y: screen.bottom - 1, .text, in: &canvas)
  }

  /// Draws text on the ground that is there.
  private func put(_ text: String, x: Int, y: Int, _ role: Role, in canvas: inout Canvas) {
    guard y >= 0, y < canvas.grid.height else { return }
    for (place, scalar) in text.unicodeScalars.enumerated() {
      let column = x + place
      guard column >= 0, column < canvas.grid.width else { continue }
      let ground = canvas.grid[column, y].style.background
      canvas.set(scalar, x: column, y: y, style: scene.style(role).on(ground))
    }
  }
}
