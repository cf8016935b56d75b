import Testing

@testable import FeedModel
@testable import TerminalFront

@Suite struct KeyTests {
  /// Keys that do the same, from where they are pressed, and how one sees that they did it.
  struct Deed: Sendable, CustomTestStringConvertible {
    let name: String
    let keys: [Key]
    let start: @Sendable (inout FrontRun) -> Void
    let isDone: @Sendable (_ before: FrontRun, _ after: FrontRun) -> Bool

    var testDescription: String { name }

    init(
      _ name: String, _ keys: [Key],
      from start: @escaping @Sendable (inout FrontRun) -> Void = { _ in },
      isDone: @escaping @Sendable (FrontRun, FrontRun) -> Bool
    ) {
      self.name = name
      self.keys = keys
      self.start = start
      self.isDone = isDone
    }
  }

  private static func key(_ character: Character) -> Key { Key(.character(character)) }
  private static func control(_ character: Character) -> Key {
    Key(.character(character), .control)
  }

  static let deeds = moves + tabs + players + looks

  private static let moves = [
    Deed("left", [Key(.left), key("h")], from: { $0.press(Key(.right)) }) {
      $0.focus == 1 && $1.focus == 0
    },
    Deed("right", [Key(.right), key("l")]) { $0.focus == 0 && $1.focus == 1 },
    Deed("down", [Key(.down), key("j")]) {
      $0.focus == 0 && $1.focus == 3 && $1.scrolledRows == 8
    },
    Deed("up", [Key(.up), key("k")], from: { $0.press(Key(.down)) }) {
      $0.focus == 3 && $1.focus == 0 && $1.scrolledRows == 0
    },
    Deed("a row on", [key("J"), control("e")]) {
      $0.scrolledRows == 0 && $1.scrolledRows == 1 && $1.focus == 0
    },
    Deed("a row back", [key("K"), control("y")], from: { $0.type("JJJ") }) {
      $0.scrolledRows == 3 && $1.scrolledRows == 2
    },
    Deed("a screen on", [Key(.pageDown)]) { $1.scrolledRows == 27 && $0.scrolledRows == 0 },
    Deed("a screen back", [Key(.pageUp)], from: { $0.press(Key(.pageDown), Key(.pageDown)) }) {
      $0.scrolledRows == 54 && $1.scrolledRows == 27
    },
    Deed("half a screen on", [control("d")]) { $0.scrolledRows == 0 && $1.scrolledRows == 14 },
    Deed("half a screen back", [control("u")], from: { $0.press(Key(.pageDown)) }) {
      $0.scrolledRows == 27 && $1.scrolledRows == 14
    },
    Deed("to the first", [key("g"), Key(.home)], from: { $0.press(Key(.pageDown), Key(.right)) }) {
      $0.scrolledRows != 0 && $1.scrolledRows == 0 && $1.focus == 0
    },
    Deed("to the last", [key("G"), Key(.end)]) { _, after in
      // Six rows of cards of 16 rows and a gutter each, the uppermost one, and 27 rows of deck.
      after.scrolledRows == 6 * 17 + 1 - 27 && after.focus == 17
    },
  ]

  private static let tabs =
    [
      Deed("the next tab", [Key(.tab), key("]")]) {
        $0.simulation.activeTab == 0 && $1.simulation.activeTab == 1
      },
      Deed("the last tab, round the end", [Key(.backTab), key("[")]) {
        $0.simulation.activeTab == 0 && $1.simulation.activeTab == 5
      },
      Deed("reload the tab", [key("r")]) { _, after in
        after.simulation.tabs.map { $0.loadingSince != nil }
          == [true, false, false, false, false, false]
      },
      Deed("another layout", [key("L")]) {
        $0.simulation.tabs[0].deck.layout == .grid(columns: 3)
          && $1.simulation.tabs[0].deck.layout == .grid(columns: 4)
      },
      Deed("reload all tabs", [key("R")]) { _, after in
        after.simulation.tabs.allSatisfy { $0.loadingSince != nil }
      },
    ]
    + (1...9).map { number in
      Deed("tab \(number)", [key(Character("\(number)"))], from: { $0.press(Key(.backTab)) }) {
        $0.simulation.activeTab == 5 && $1.simulation.activeTab == (number < 6 ? number - 1 : 5)
      }
    }

  private static let players = [
    Deed("open", [key("f")]) {
      $0.simulation.player?.place == .deck && $1.simulation.player?.place == .fullScreen
    },
    Deed("a corner", [key("p")]) {
      $0.app.toast == nil && $1.app.toast?.text == "Picture in picture"
    },
    Deed("pause", [Key(.space)]) {
      $0.simulation.player?.state == .playing && $1.simulation.player?.state == .paused(.user)
    },
    Deed("go on", [Key(.space)], from: { $0.press(Key(.space)) }) {
      $0.simulation.player?.state == .paused(.user) && $1.simulation.player?.state == .playing
    },
    Deed("start and hold", [Key(.enter)], from: { $0.press(Key(.right)) }) {
      $0.turn == "v043" && $1.turn == "v544" && $1.simulation.tabs[0].deck.heldId == "v544"
    },
    Deed("sound", [key("m")]) { $0.simulation.isMuted && !$1.simulation.isMuted },
    Deed("call to action", [key("o")], from: { $0.press(Key(.right), Key(.right)) }) {
      !$0.told("onTriggerCTA") && $1.told("onTriggerCTA")
    },
    Deed("link", [key("b")]) { !$0.told("onTriggerPlayerBodyTextLink") && $1.hasToast("no link") },
    Deed("the app's button", [key("B")]) {
      !$0.hasToast("button") && $1.hasToast("no button of the app's")
    },
    Deed("share", [key("S")]) { !$0.told("onMomentShare") && $1.told("onMomentShare") },
    Deed("add to cart", [key("c")]) {
      !$0.hasToast("button to add") && $1.hasToast("no button to add it to the cart")
    },
    Deed("close", [key("x")]) { $0.simulation.isStarted && !$1.simulation.isStarted },
  ]

  private static let looks = [
    Deed("the inspector", [key("i")]) { $0.app.drawer == nil && $1.app.drawer == .inspector },
    Deed("no inspector", [key("i")], from: { $0.type("i") }) {
      $1.app.drawer == nil && $0.app.drawer != nil
    },
    Deed("the viewport", [key("v")]) { !$0.app.showsViewport && $1.app.showsViewport },
    Deed("no viewport", [key("v")], from: { $0.type("v") }) {
      !$1.app.showsViewport && $0.app.showsViewport
    },
    Deed("the events", [key("e")], from: { $0.type("i") }) {
      $0.app.drawer == .inspector && $1.app.drawer == .events
    },
    Deed("the surroundings", [key("n")]) {
      $0.app.drawer == nil && $1.app.drawer == .surroundings
    },
    Deed("time stands", [key(",")]) { !$0.app.clock.isStopped && $1.app.clock.isStopped },
    Deed("time goes on", [key(",")], from: { $0.type(",") }) {
      $0.app.clock.isStopped && !$1.app.clock.isStopped
    },
    Deed("a frame of time", [key(".")], from: { $0.type(",") }) {
      $1.simulation.now == $0.simulation.now + SimulationClock.displayFrame
    },
    Deed("the moment before", [key("{")]) {
      $0.app.momentLookedAt == nil && $1.app.momentLookedAt == $1.simulation.now
        && $1.simulation.now < $0.simulation.now
    },
    Deed("the moment after", [key("}")], from: { $0.type("{{{") }) {
      $1.simulation.now > $0.simulation.now
    },
    Deed("a command", [key(":")]) { $0.app.prompt == nil && $1.app.prompt != nil },
    Deed("a screenshot", [key("s")]) {
      $0.app.requests.isEmpty && $1.app.requests == [.screenshot(file: nil)]
    },
    Deed("a filter", [key("/")]) { $0.app.filterField == nil && $1.app.filterField != nil },
    Deed("a higher threshold", [key("+"), key("=")]) { $0.threshold == 50 && $1.threshold == 55 },
    Deed("a lower threshold", [key("-")]) { $0.threshold == 50 && $1.threshold == 45 },
    Deed("help", [key("?"), Key(.function(1))]) { !$0.app.isHelpShown && $1.app.isHelpShown },
    Deed("quit", [key("q"), control("c")]) { !$0.app.isFinished && $1.app.isFinished },
  ]

  @Test(arguments: deeds)
  func `K1: a key does what the help says`(deed: Deed) {
    for key in deed.keys {
      var before = FrontRun()
      before.settle()
      before.wait(.seconds(1))
      deed.start(&before)
      var after = before
      after.press(key)
      #expect(deed.isDone(before, after), "\(key)")
    }
  }

  @Test func `K1: every key of the table is tried, and stands in it once`() {
    let keys = KeyTable.rows.flatMap { $0.bindings.map(\.key) }
    #expect(Set(keys).count == keys.count)
    #expect(Set(keys) == Set(Self.deeds.flatMap(\.keys)))
  }

  @Test func `K1: keys without a meaning change nothing`() {
    var run = FrontRun()
    run.settle()
    let before = run.frame()
    run.press(
      Key(.escape), Key(.backspace), Key(.function(12)), Key(.character("Z")), Key(.insert),
      Key(.up, .control), Key(.character("é")), Key(.character("q"), .alt))
    #expect(run.frame() == before)
    #expect(!run.app.isFinished)
  }

  @Test func `K1: hidden tabs are skipped, and numbers count those that are visible`() {
    var run = FrontRun(FrontScenario.sample { $0.tabs[1].isVisible = false })
    run.press(Key(.tab))
    #expect(run.simulation.activeTab == 2)
    run.press(Key(.backTab))
    #expect(run.simulation.activeTab == 0)
    run.type("2")
    #expect(run.simulation.activeTab == 2)
    run.type("6")
    #expect(run.simulation.activeTab == 2)
  }

  @Test func `K1: the threshold stays within 0 and 100 percent, and a message tells it`() {
    var run = FrontRun()
    for _ in 0..<11 { run.type("+") }
    #expect(run.threshold == 100)
    #expect(run.rows().last?.hasPrefix(" ✓ Threshold 100 %") == true)
    for _ in 0..<21 { run.type("-") }
    #expect(run.threshold == 0)
    #expect(run.rows().last?.hasPrefix(" ✓ Threshold 0 %") == true)
    run.wait(.milliseconds(2999))
    #expect(run.rows().last?.contains("Threshold") == true)
    run.wait(.milliseconds(1))
    #expect(run.rows().last?.contains("Threshold") == false)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -3, 0.333])
  func `K1: whatever the threshold was, a key brings it into its bounds`(start: Double) {
    var run = FrontRun(
      FrontScenario.sample {
        $0.deck.viewConfiguration.itemView.autoplay.triggerVisibilityPercentage = start
      })
    run.type("i")
    #expect(run.frame().hasWholeCharacters)
    run.type("+")
    #expect((0...100).contains(run.threshold))
  }

  @Test func `T8: x closes the player, and Enter starts it again at its tab`() {
    var run = FrontRun()
    run.settle()
    run.type("2x")
    #expect(run.simulation.activeTab == nil)
    #expect(run.rows().contains { $0.contains("The player is closed") })
    let threshold = run.threshold
    run.type("xrR2mJ+")
    #expect(run.threshold == threshold && run.app.toast == nil)
    run.press(Key(.space), Key(.down), Key(.pageDown), Key(.tab))
    #expect(!run.simulation.isStarted)
    run.press(Key(.enter))
    #expect(run.simulation.isStarted)
    #expect(run.simulation.activeTab == 1)
    run.settle()
    #expect(run.turn == "l001")
  }
}

extension FrontRun {
  /// The index of the focused item.
  var focus: Int? { app.focusedItem }
  /// Whether the log holds an event of this word.
  func told(_ word: String) -> Bool { app.log.json.contains("\"\(word)\"") }
  /// Whether the status line says so now.
  func hasToast(_ text: String) -> Bool { app.toast?.detail.contains(text) == true }
  /// The threshold in percent.
  var threshold: Double {
    (simulation.autoplay.triggerVisibilityPercentage * 100).rounded()
  }
}
