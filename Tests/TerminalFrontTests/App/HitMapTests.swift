import Testing

@testable import FeedModel
@testable import TerminalFront

/// What answers to the mouse is what is drawn, cell for cell, in every state at many sizes (K3).
///
/// What is drawn is found without the areas: from the text of the frame, and from what changes in it when a
/// title does.
@Suite struct HitMapTests {
  @Test(arguments: State.allCases, sizes)
  func `R35 K3: areas lie in the screen and in their region, apart or one whole within another`(
    state: State, size: (columns: Int, rows: Int)
  ) {
    var run = Self.run(state, size.columns, size.rows)
    let bounds = run.frame().bounds
    let layout = run.app.layout
    let areas = run.app.hitAreas
    #expect(!areas.isEmpty)
    for (number, area) in areas.enumerated() {
      #expect(!area.rect.isEmpty && area.rect.intersection(bounds) == area.rect)
      let regions = [layout.strip, layout.deck, layout.drawer, layout.status]
      let isInOne = regions.contains { $0.intersection(area.rect) == area.rect }
      #expect(isInOne || run.app.isHelpShown, "\(area)")
      for earlier in areas[..<number] {
        let shared = area.rect.intersection(earlier.rect)
        guard !shared.isEmpty else { continue }
        // A drawer may lie over the deck; what it covers does not answer.
        let isOverDeck = layout.drawer.intersection(area.rect) == area.rect
        #expect(shared == area.rect || isOverDeck, "\(area) over \(earlier)")
        #expect(
          Self.level(of: earlier.target) < Self.level(of: area.target) || isOverDeck,
          "\(area) over \(earlier)")
      }
    }
    if run.app.isHelpShown { #expect(areas.map(\.rect) == [bounds]) }
  }

  /// How deep an area is nested: the deck, its cards, their chips; the drawer, its rows.
  private static func level(of target: HitArea.Target) -> Int {
    switch target {
    case .scrollable, .nothing: 0
    case .item, .focus: 1
    case .command, .key, .proposal: 2
    }
  }

  @Test(arguments: [State.playing, .strip, .failed, .rightToLeft], sizes)
  func `K3: the area of a tab holds what is drawn of it, and nothing of another`(
    state: State, size: (columns: Int, rows: Int)
  ) {
    var run = Self.run(state, size.columns, size.rows)
    let frame = run.frame()
    let layout = run.app.layout
    var answering: Set<Int> = []
    for tab in run.simulation.tabs.indices {
      // The cells that change with the title are those that it is drawn in.
      var other = Self.run(state, size.columns, size.rows) { scenario in
        scenario.tabs[tab].title = String(
          scenario.tabs[tab].title.map {
            $0 == " " ? " " : TextWidth.width(of: "\($0)") == 2 ? "全" : "▒"
          })
      }
      let changed = frame.changedCells(in: layout.strip, since: other.frame())
      let area = run.app.hitAreas.first { $0.target == .command(.model(.tapTab(at: tab))) }?.rect
      for (x, y) in changed {
        #expect(run.app.hitAreas.target(x: x, y: y) == .command(.model(.tapTab(at: tab))))
      }
      guard let area else {
        #expect(changed.isEmpty)
        continue
      }
      answering.insert(tab)
      let drawn = changed.map(\.0).sorted()
      let text = Self.text(of: frame, area)
      #expect(text.contains { $0 != " " }, "tab \(tab)")
      guard let first = drawn.first, let last = drawn.last else { continue }
      // A column before the title or its icon, and the padding after it, in which its mark stands; where
      // the strip is cut, the mark of the cut and a blank of the title.
      let icon = state == .strip && tab == 0 ? 3 : 0
      let before = area.x == layout.strip.x ? 3 : 1 + icon
      let after = area.right == layout.strip.right ? 3 : state == .strip ? 3 : 2
      let isMirrored = state == .rightToLeft
      #expect(
        area.x >= first - (isMirrored ? max(2, before) : before)
          && area.right <= last + 1 + (isMirrored ? max(1, after) : after),
        "tab \(tab) \(area) \(drawn)")
    }
    #expect(answering.contains(run.simulation.activeTab ?? 0))
  }

  @Test(arguments: State.allCases, sizes)
  func `K3: a hint that is drawn answers in its own cells, and no other cell of the line does`(
    state: State, size: (columns: Int, rows: Int)
  ) {
    var run = Self.run(state, size.columns, size.rows)
    let frame = run.frame()
    guard !run.app.isHelpShown else { return }
    let line = run.app.layout.status
    let areas = run.app.hitAreas.filter { line.rows.contains($0.rect.y) }
    let text = Self.text(of: frame, line)
    #expect(!areas.isEmpty)
    for row in KeyTable.rows {
      guard let hint = row.hint, let command = row.bindings.first?.command else { continue }
      let shown = "\(row.keys) \(hint.word)"
      let area = areas.first { $0.target == .command(command) }
      #expect((area != nil) == text.contains(" \(shown)"))
      if let area { #expect(Self.text(of: frame, area.rect) == shown) }
    }
    // From the first hint on there is nothing but hints.
    let first = areas.map(\.rect.x).min() ?? 0
    for x in first..<line.right where run.app.hitAreas.target(x: x, y: line.y) == nil {
      #expect(frame[x, line.y].glyph == .space)
    }
  }

  @Test(
    arguments: [
      State.playing, .scrolled, .paused, .row, .pager, .inspector, .events, .rightToLeft,
      .rightToLeftRow,
    ], sizes)
  func `R35 K3: the cells of a card that are drawn are those that answer for it`(
    state: State, size: (columns: Int, rows: Int)
  ) {
    var run = Self.run(state, size.columns, size.rows)
    let frame = run.frame()
    let layout = run.app.layout
    let open = layout.deck.rows.filter { !layout.drawer.rows.contains($0) }
    let deck = run.simulation.tabs[0].deck
    // Those in sight, and those just beyond it.
    let seen = deck.videos.lastIndex { video in
      run.app.hitAreas.contains { $0.target == .item(video.id) }
    }
    for video in deck.videos.prefix((seen ?? 0) + 3) {
      // Another video in its place changes the picture and the texts of its card and of no other.
      let changed = Self.cellsOfCard(video.id, state, size, frame, layout.deck)
        .filter { open.contains($0.1) }
      let area = run.app.hitAreas.first { $0.target == .item(video.id) }?.rect
      #expect((area != nil) == !changed.isEmpty || area.map { $0.y >= layout.drawer.y } == true)
      for (x, y) in changed { #expect(area?.contains(x: x, y: y) == true, "\(video.id) \(x),\(y)") }
      guard let area, let first = changed.map(\.0).min(), let last = changed.map(\.0).max() else {
        continue
      }
      #expect(last - first < area.width)
    }
    // No card answers in the gutters, where only frames are drawn.
    for y in open {
      for x in layout.deck.columns {
        if case .item = run.app.hitAreas.target(x: x, y: y) { continue }
        let shown = frame.text(of: frame[x, y].glyph)
        #expect(
          "▗▄▖▐▌▝▀▘╭─╮│╰╯▛▜▙▟█▞▚┏━┓┗┛ ".contains(shown)
            || Self.isCommand(run.app.hitAreas.target(x: x, y: y)), "\(x),\(y) \(shown)")
      }
    }
  }

  private static func isCommand(_ target: HitArea.Target?) -> Bool {
    if case .command = target { true } else { false }
  }

  private static func cellsOfCard(
    _ id: String, _ state: State, _ size: (columns: Int, rows: Int), _ frame: CellGrid,
    _ deck: CellRect
  ) -> [(Int, Int)] {
    var other = run(state, size.columns, size.rows) { scenario in
      scenario.catalog = Catalog(
        scenario.catalog.videos.map { video in
          guard video.id == id else { return video }
          return Video(
            id: id + "'", title: "#############", author: "@####", duration: video.duration,
            labels: video.labels, products: [Product(name: "#########", price: Price(amount: 1))])
        })
    }
    return frame.changedCells(in: deck, since: other.frame(), withStyles: true)
  }

  @Test(arguments: [State.empty, .failed, .closed], sizes)
  func `K3: a key of a page answers in its own cells`(
    state: State, size: (columns: Int, rows: Int)
  ) {
    var run = Self.run(state, size.columns, size.rows)
    let frame = run.frame()
    let deck = run.app.layout.deck
    let keys: [(String, Command)] = [
      ("r ask again", .app(.reloadActiveTab)), ("r try again", .app(.reloadActiveTab)),
      ("Tab next tab", .app(.stepTab(by: 1))), ("e what happened", .app(.toggleEvents)),
      ("q quit", .app(.quit)), ("Enter start it again", .app(.startFocused)),
    ]
    let areas = run.app.hitAreas.filter { deck.rows.contains($0.rect.y) }
    for area in areas {
      #expect(
        keys.contains { $0.0 == Self.text(of: frame, area.rect) && .command($0.1) == area.target })
    }
    for y in deck.rows {
      let row = Self.text(of: frame, CellRect(x: 0, y: y, width: frame.width, height: 1))
      for (text, command) in keys where row.contains(text) {
        #expect(areas.contains { $0.rect.y == y && $0.target == .command(command) }, "\(text)")
      }
    }
  }

  @Test(arguments: [State.inspector, .surroundings], sizes)
  func `K3: each row that is drawn in a drawer answers, and what the drawer covers does not`(
    state: State, size: (columns: Int, rows: Int)
  ) {
    var run = Self.run(state, size.columns, size.rows)
    let frame = run.frame()
    let drawer = run.app.layout.drawer
    let head = state == .inspector ? 2 : 1
    for y in drawer.rows {
      let row = CellRect(x: 0, y: y, width: frame.width, height: 1)
      let isFilled = Self.text(of: frame, row).contains { $0 != " " }
      let targets = Set(drawer.columns.map { run.app.hitAreas.target(x: $0, y: y) })
      guard y >= drawer.y + head, isFilled else {
        #expect(targets == [.nothing])
        continue
      }
      switch state {
      case .inspector:
        let id = run.simulation.explain()?.items.first { .focus($0.videoId) == targets.first }
        #expect(targets.count == 1 && id != nil)
      default:
        let lines = SurroundingsMenu.rows.compactMap { line -> String? in
          let area = run.app.hitAreas.first {
            $0.target == .command(.model(line.action(run.simulation))) && $0.rect.y == y
          }
          let text = area.map { Self.text(of: frame, $0.rect) }
          #expect(text?.hasPrefix("\(line.key)  \(line.subject)") ?? true)
          #expect(text?.last != " " || area?.rect.right == drawer.right)
          return text
        }
        // Lines that find no room below stand beside the first ones.
        let place = y - drawer.y - head
        #expect(lines.first?.first == SurroundingsMenu.rows[place].key)
        #expect(targets.count == lines.count + 1 && targets.contains(.nothing))
      }
    }
  }

  @Test(arguments: [(19, 6), (20, 5), (1, 1), (7, 3)])
  func `K3: the page of a terminal that is too small answers nowhere`(columns: Int, rows: Int) {
    var run = Self.run(.playing, 80, 24)
    _ = run.frame()
    #expect(!run.app.hitAreas.isEmpty)
    run.resize(columns: columns, rows: rows)
    _ = run.frame()
    #expect(run.app.hitAreas.isEmpty)
  }
}
