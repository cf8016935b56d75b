import FeedModel

/// The full-screen player: its video over everything, and a row of buttons below (D12).
struct FullScreenView {
  let scene: Scene
  let content: CardContent

  /// The player's view; nil while nothing fills the screen.
  init?(scene: Scene) {
    guard let content = scene.player(in: .fullScreen) else { return nil }
    self.scene = scene
    self.content = content
  }

  /// All that the simulated screen has; the bars of a device give way.
  private var screen: CellRect {
    let layout = scene.layout
    if let phone = layout.phone { return phone }
    let bottom = layout.drawer.isEmpty ? layout.status.y : layout.drawer.y
    return CellRect(x: 0, y: 0, width: layout.status.width, height: bottom)
  }

  func draw(in canvas: inout Canvas, pictures: inout PictureCache) {
    canvas.clipped(to: screen) { canvas in
      canvas.fill(screen, style: .plain)
      canvas.mark(screen, .nothing)
      let area = screen
      let buttonRows = area.height >= 3 ? 1 : 0
      let room = CellRect(
        x: area.x, y: area.y, width: area.width, height: area.height - buttonRows)
      let video = video(in: room)
      let card = CardView(
        content: content, theme: scene.theme, rect: video, isTopCut: false,
        itemView: .beyondTheDeck)
      scene.layOut(in: video, &canvas) { card.draw(in: &$0, pictures: &pictures) }
      if buttonRows > 0 {
        let row = CellRect(x: area.x, y: room.bottom, width: area.width, height: 1)
        scene.layOut(in: row, &canvas) { drawButtons(in: row, &$0) }
      }
    }
  }

  /// The cells of poster and caption: all, or as many as keep the proportions of the deck's videos.
  private func video(in room: CellRect) -> CellRect {
    guard scene.simulation.playerView.playerStyle == .fit else { return room }
    let rows = CardLayout(width: room.width, height: room.height, hasPanel: false).posterRows
    let wanted = 2 * Double(rows) * scene.simulation.scenario.deck.itemAspect
    let columns = min(room.width, max(1, Int(wanted.rounded())))
    return CellRect(
      x: room.x + (room.width - columns) / 2, y: room.y, width: columns, height: room.height)
  }

  /// A button, as it is shown and as it is pressed.
  private struct Button {
    var key: String
    var word: String
    var command: Command
  }

  /// The buttons that the app has not hidden, the most wanted first.
  private var buttons: [Button] {
    let view = scene.simulation.playerView
    var buttons = [Button(key: "Esc", word: "close", command: .model(.closeFullScreen))]
    if !view.playbackButton.isHidden {
      let isPaused = content.state == .paused
      buttons.append(
        Button(
          key: "Space", word: isPaused ? "play" : "pause", command: .model(.tapPlaybackButton)))
    }
    if !view.muteButton.isHidden {
      buttons.append(
        Button(
          key: "m", word: content.isMuted ? "unmute" : "mute", command: .model(.tapMuteButton)))
    }
    if !view.shareButton.isHidden {
      buttons.append(
        Button(key: "S", word: "share", command: .model(.tapShareButton(id: nil))))
    }
    buttons.append(Button(key: "↑", word: "last", command: .model(.stepFullScreen(by: -1))))
    buttons.append(Button(key: "↓", word: "next", command: .model(.stepFullScreen(by: 1))))
    if scene.simulation.isPictureInPictureEnabled {
      buttons.append(
        Button(key: "p", word: "corner", command: .model(.startPictureInPicture)))
    }
    return buttons
  }

  private func drawButtons(in row: CellRect, _ canvas: inout Canvas) {
    let caption = scene.theme.caption(on: Poster(id: content.video.id).ink)
    canvas.fill(row, style: Style(background: caption.ground))
    let end = drawCTA(in: row, &canvas)
    var x = row.x + 1
    for button in buttons {
      let width = canvas.width(of: button.key) + 1 + canvas.width(of: button.word)
      guard x + width < end else { return }
      let start = x
      x = canvas.put(button.key, x: x, y: row.y, style: caption.title)
      x = canvas.put(button.word, x: x + 1, y: row.y, style: caption.second)
      canvas.mark(
        CellRect(x: start, y: row.y, width: x - start, height: 1), .command(button.command))
      x += 2
    }
  }

  /// Draws the call to action at the right, from its moment on.
  ///
  /// - Returns: The column at which the other buttons end.
  private func drawCTA(in row: CellRect, _ canvas: inout Canvas) -> Int {
    let simulation = scene.simulation
    guard let cta = content.video.shownCTA, let shown = simulation.ctaShownAt,
      shown <= simulation.now
    else { return row.right }
    let isLit = simulation.ctaLitAt.map { $0 <= simulation.now } ?? false
    let most = max(0, row.width - 12)
    let isBare = scene.theme.symbols == .ascii && scene.theme.mode == .none
    let text = isBare ? "[o \(cta.text)]" : " o \(cta.text) "
    let width = min(most, canvas.width(of: text, upTo: most))
    guard width >= 4 else { return row.right }
    let style = scene.style(isLit ? .chipAd : .button)
    let x = row.right - width
    canvas.put(text, x: x, y: row.y, columns: width, style: isLit ? style.with(.bold) : style)
    canvas.mark(
      CellRect(x: x, y: row.y, width: width, height: 1), .command(.model(.tapCTA(id: nil))))
    return x
  }
}
