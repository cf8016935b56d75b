import FeedModel

extension App {
  /// The frame of this moment.
  public mutating func frame() -> CellGrid {
    applyFilter()
    let canvas = draw()
    hitAreas = canvas.hitAreas
    return canvas.grid
  }

  private mutating func draw() -> Canvas {
    var canvas = Canvas(
      width: terminal.columns, height: terminal.rows, symbols: theme.symbols)
    let scene = scene
    guard !scene.layout.isTooSmall else {
      TooSmallView(scene: scene).draw(in: &canvas)
      return canvas
    }
    drawApp(scene, in: &canvas)
    drawDrawer(scene, in: &canvas)
    if let prompt {
      PromptView(scene: scene, prompt: prompt).draw(in: &canvas)
    } else {
      StatusView(scene: scene).draw(in: &canvas)
    }
    if isHelpShown { HelpView(scene: scene, skipped: skippedHelp).draw(in: &canvas) }
    return canvas
  }

  /// What the simulated screen shows, within the device and the page where there are any.
  private mutating func drawApp(_ scene: Scene, in canvas: inout Canvas) {
    if let player = FullScreenView(scene: scene) {
      player.draw(in: &canvas, pictures: &pictures)
      DeviceFrameView(scene: scene).drawBody(in: &canvas)
      return DeviceNotesView(scene: scene).draw(in: &canvas)
    }
    let page = HostPageView(scene: scene)
    page.drawBlocks(in: &canvas)
    canvas.clipped(to: scene.layout.clip) { canvas in
      TabStripView(scene: scene).draw(in: &canvas)
      drawContent(scene, in: &canvas)
    }
    page.drawHeader(in: &canvas)
    let viewport = ViewportView(scene: scene)
    if showsViewport { viewport.dimOutside(in: &canvas) }
    let frame = DeviceFrameView(scene: scene)
    frame.drawBars(in: &canvas)
    frame.drawBody(in: &canvas)
    DeviceNotesView(scene: scene).draw(in: &canvas)
    if showsViewport { viewport.drawOutline(in: &canvas) }
    PictureInPictureView(scene: scene)?.draw(in: &canvas, pictures: &pictures)
  }

  /// What the views draw from, at this moment.
  var scene: Scene {
    Scene(
      simulation: simulation, theme: theme, layout: layout, focusedItem: focusedItem,
      focusedId: focusedId, showsViewport: showsViewport, toast: toast, isHelpShown: isHelpShown,
      isClockStopped: clock.isStopped,
      aheadOfShown: past.map { present.now - $0.now })
  }

  /// The deck, or what stands in its place.
  mutating func drawContent(_ scene: Scene, in canvas: inout Canvas) {
    guard simulation.isStarted else { return PageView.closed(scene).draw(in: &canvas) }
    guard let active = simulation.activeTab else {
      return PageView.noTab(scene).draw(in: &canvas)
    }
    switch simulation.tabs[active].content {
    case .notLoaded, .loading: LoadingView(scene: scene).draw(in: &canvas)
    case .empty: PageView.empty(scene, tab: active).draw(in: &canvas)
    case .failed(let failure): PageView.failed(scene, tab: active, failure).draw(in: &canvas)
    case .loaded: DeckView(scene: scene).draw(in: &canvas, pictures: &pictures)
    }
  }

  /// The drawer that is open.
  func drawDrawer(_ scene: Scene, in canvas: inout Canvas) {
    switch drawer {
    case .inspector: InspectorView(scene: scene).draw(in: &canvas)
    case .events:
      EventsView(scene: scene, log: log, filterField: filterField).draw(in: &canvas)
    case .surroundings: SurroundingsView(scene: scene).draw(in: &canvas)
    case nil: break
    }
  }
}
