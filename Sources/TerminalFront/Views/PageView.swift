import FeedModel

/// A page in place of the deck: a picture, a headline, a reason, and the keys that help (U3, T21).
struct PageView {
  let scene: Scene
  let art: [String]
  let artRole: Role
  let headline: String
  let reasons: [String]
  let keys: [Key]

  /// A key that helps, as it is shown and as it is pressed.
  struct Key {
    let name: String
    let meaning: String
    let command: Command
  }

  /// Draws what finds room: the picture is left out first, then the blank row, then reasons, then the keys.
  func draw(in canvas: inout Canvas) {
    let deck = scene.layout.deck
    let reasons = reasons.prefix(max(0, deck.height - 2))
    let gap = deck.height >= reasons.count + 3 ? 1 : 0
    let textRows = 1 + reasons.count + gap + 1
    let art = deck.height >= self.art.count + 1 + textRows ? self.art : []
    let artRows = art.isEmpty ? 0 : art.count + 1
    canvas.clipped(to: deck) { canvas in
      var y = deck.y + max(0, deck.height - artRows - textRows - 1) / 2
      for (row, line) in art.enumerated() { draw(line, y: y + row, role: artRole, in: &canvas) }
      y += artRows
      draw(headline, y: y, role: .strong, in: &canvas)
      for reason in reasons {
        y += 1
        draw(reason, y: y, role: .quiet, in: &canvas)
      }
      drawKeys(y: y + gap + 1, in: &canvas)
    }
  }

  private func draw(_ text: String, y: Int, role: Role, in canvas: inout Canvas) {
    let deck = scene.layout.deck
    let x = deck.x + (deck.width - canvas.width(of: text, upTo: deck.width)) / 2
    canvas.put(text, x: x, y: y, columns: deck.width, style: scene.style(role))
  }

  /// The keys that find room, beginning with the first.
  private func drawKeys(y: Int, in canvas: inout Canvas) {
    let deck = scene.layout.deck
    var shown = keys[...]
    func width() -> Int {
      shown.reduce(-2) { $0 + canvas.width(of: $1.name) + canvas.width(of: $1.meaning) + 3 }
    }
    while width() > deck.width { shown.removeLast() }
    var x = deck.x + (deck.width - width()) / 2
    for key in shown {
      let start = x
      x = canvas.put(key.name, x: x, y: y, style: scene.style(.strong))
      x = canvas.put(key.meaning, x: x + 1, y: y, style: scene.style(.quiet))
      canvas.mark(CellRect(x: start, y: y, width: x - start, height: 1), .command(key.command))
      x += 2
    }
  }

  private static let emptyCard = [
    "╭────────╮", "│        │", "│        │", "│   ──   │", "│        │", "│        │",
    "╰────────╯",
  ]
  private static let failedCard = [
    "╭────────╮", "│        │", "│   ▐▌   │", "│   ▐▌   │", "│        │", "│   ▝▘   │",
    "╰────────╯",
  ]

  private static func reload(_ meaning: String) -> Key {
    Key(name: "r", meaning: meaning, command: .app(.reloadActiveTab))
  }

  private static let nextTab = Key(name: "Tab", meaning: "next tab", command: .app(.stepTab(by: 1)))
  private static let events = Key(name: "e", meaning: "what happened", command: .app(.toggleEvents))
  private static let quit = Key(name: "q", meaning: "quit", command: .app(.quit))

  /// The tab's source has no videos.
  static func empty(_ scene: Scene, tab index: Int) -> PageView {
    let tab = scene.simulation.tabs[index]
    let took = tab.lastAnswerTook.map { " after \(Wording.span($0))" } ?? ""
    return PageView(
      scene: scene, art: emptyCard, artRole: .faint, headline: "Nothing to watch here",
      reasons: ["\(scene.simulation.sourceId(ofTab: index)) answered\(took) with 0 videos."],
      keys: [reload("ask again"), nextTab])
  }

  /// The tab's load went wrong.
  static func failed(_ scene: Scene, tab index: Int, _ failure: LoadFailure) -> PageView {
    let tries = scene.simulation.tabs[index].failedLoads
    let attempt = tries > 1 ? ", \(Wording.attempt(tries))" : ""
    let why = Wording.failure(failure, in: scene.simulation)
    return PageView(
      scene: scene, art: failedCard, artRole: .fail, headline: "This feed did not arrive",
      reasons: [
        "\(scene.simulation.sourceId(ofTab: index)): \(why)\(attempt).",
        "The other tabs are not affected.",
      ],
      keys: [reload("try again"), nextTab, events])
  }

  /// The container has been closed.
  static func closed(_ scene: Scene) -> PageView {
    PageView(
      scene: scene, art: emptyCard, artRole: .faint, headline: "The player is closed",
      reasons: ["The container is dismissed, as after closePlayer."],
      keys: [Key(name: "Enter", meaning: "start it again", command: .app(.startFocused)), quit])
  }

  /// The container has no tab to show.
  static func noTab(_ scene: Scene) -> PageView {
    PageView(
      scene: scene, art: emptyCard, artRole: .faint, headline: "No tab is left",
      reasons: ["The container shows nothing of its own; an app decides what stands here."],
      keys: [quit])
  }
}
