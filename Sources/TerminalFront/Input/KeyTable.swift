import FeedModel

/// Every key that does something (K1), as data: input, help, hints and manual are made from it.
public enum KeyTable {
  /// A line of the help: keys that belong together, and what each of them does.
  public struct Row: Sendable {
    /// Under which heading it stands.
    public var group: Group
    /// The keys as they are shown.
    public var keys: String
    /// What they do, in a few words.
    public var meaning: String
    /// Each key with its command; further keys of the same meaning are not shown.
    public var bindings: [(key: Key, command: Command)]
    /// The hint in the status line; nil where there is none.
    public var hint: Hint?
  }

  /// The word of a hint, and how wanted it is: that of rank 1 stays longest.
  public struct Hint: Sendable {
    /// What the key does, in a word.
    public var word: String
    /// 1 for the most wanted.
    public var rank: Int
  }

  /// The headings of the help, in order.
  public enum Group: String, CaseIterable, Sendable {
    /// Focus and scrolling.
    case move = "Move"
    /// The tabs.
    case tabs = "Tabs"
    /// The player.
    case play = "Play"
    /// The player that fills the screen.
    case fullScreen = "Open"
    /// What is shown.
    case look = "Look"
    /// What the mouse does, which no key is bound to.
    case mouse = "Mouse"
    /// The program itself.
    case program = "More"
  }

  /// What `key` does; nil for a key without a meaning.
  public static func command(for key: Key) -> Command? {
    for row in rows {
      if let binding = row.bindings.first(where: { $0.key == key }) { return binding.command }
    }
    return nil
  }

  /// The rows, in the order of the help.
  public static let rows: [Row] = deckRows + fullScreenHelp

  private static let deckRows: [Row] = [
    Row(
      group: .move, keys: "← ↓ ↑ →", meaning: "also h j k l",
      bindings: AppAction.Direction.allCases.flatMap {
        direction -> [(key: Key, command: Command)] in
        let command = Command.app(.moveFocus(to: direction))
        return [(Key(direction.arrow), command), (Key(.character(direction.letter)), command)]
      }),
    Row(
      group: .move, keys: "J K", meaning: "one row",
      bindings: [
        (letter("J"), .model(.scroll(by: TerminalDevice.cellHeight))),
        (letter("K"), .model(.scroll(by: -TerminalDevice.cellHeight))),
        (control("e"), .model(.scroll(by: TerminalDevice.cellHeight))),
        (control("y"), .model(.scroll(by: -TerminalDevice.cellHeight))),
      ]),
    Row(
      group: .move, keys: "PgUp PgDn", meaning: "a screen",
      bindings: [
        (Key(.pageUp), .app(.scrollPage(by: -1))), (Key(.pageDown), .app(.scrollPage(by: 1))),
      ]),
    Row(
      group: .move, keys: "Ctrl-U Ctrl-D", meaning: "half a screen",
      bindings: [
        (control("u"), .app(.scrollPage(by: -0.5))), (control("d"), .app(.scrollPage(by: 0.5))),
      ]),
    Row(
      group: .move, keys: "g G", meaning: "first, last",
      bindings: [
        (letter("g"), .app(.scrollToEnd(of: .top))), (letter("G"), .app(.scrollToEnd(of: .bottom))),
        (Key(.home), .app(.scrollToEnd(of: .top))), (Key(.end), .app(.scrollToEnd(of: .bottom))),
      ]),
    Row(
      group: .tabs, keys: "Tab Shift-Tab", meaning: "next, last",
      bindings: [
        (Key(.tab), .app(.stepTab(by: 1))), (Key(.backTab), .app(.stepTab(by: -1))),
        (letter("]"), .app(.stepTab(by: 1))), (letter("["), .app(.stepTab(by: -1))),
      ]),
    Row(
      group: .tabs, keys: "1 ... 9", meaning: "that tab",
      bindings: (1...9).map { (letter(Character("\($0)")), .app(.pickTab(number: $0))) }),
    Row(
      group: .tabs, keys: "r R", meaning: "reload it, all",
      bindings: [
        (letter("r"), .app(.reloadActiveTab)), (letter("R"), .model(.reloadAllTabs)),
      ]),
    Row(
      group: .tabs, keys: "L", meaning: "layout", bindings: [(letter("L"), .app(.cycleLayout))]),
    Row(
      group: .play, keys: "Space", meaning: "pause, go on",
      bindings: [(Key(.space), .model(.tapPlaybackButton))], hint: Hint(word: "pause", rank: 5)),
    Row(
      group: .play, keys: "Enter", meaning: "hold, then open",
      bindings: [(Key(.enter), .app(.startFocused))], hint: Hint(word: "hold", rank: 6)),
    Row(
      group: .play, keys: "f p", meaning: "open, corner",
      bindings: [(letter("f"), .app(.openFocused)), (letter("p"), .app(.togglePictureInPicture))]),
    Row(
      group: .play, keys: "m", meaning: "sound",
      bindings: [(letter("m"), .model(.tapMuteButton))]),
    Row(
      group: .play, keys: "o b", meaning: "action, link",
      bindings: [
        (letter("o"), .app(.tapFocused(part: .cta))), (letter("b"), .app(.tapFocused(part: .link))),
      ]),
    Row(
      group: .play, keys: "B S", meaning: "button, share",
      bindings: [
        (letter("B"), .app(.tapFocused(part: .button))),
        (letter("S"), .app(.tapFocused(part: .share))),
      ]),
    Row(
      group: .play, keys: "c", meaning: "add to cart",
      bindings: [(letter("c"), .app(.tapFocused(part: .cart)))]),
    Row(
      group: .play, keys: "x", meaning: "close it",
      bindings: [(letter("x"), .model(.tapExitButton))]),
    Row(
      group: .look, keys: "i", meaning: "inspector",
      bindings: [(letter("i"), .app(.toggleInspector))], hint: Hint(word: "inspector", rank: 3)),
    Row(
      group: .look, keys: "e", meaning: "events",
      bindings: [(letter("e"), .app(.toggleEvents))], hint: Hint(word: "events", rank: 4)),
    Row(
      group: .look, keys: "v", meaning: "viewport",
      bindings: [(letter("v"), .app(.toggleViewport))]),
    Row(
      group: .look, keys: "/", meaning: "filter them",
      bindings: [(letter("/"), .app(.filterEvents(text: nil)))]),
    Row(
      group: .look, keys: "+ -", meaning: "threshold 5 %",
      bindings: [
        (letter("+"), .app(.changeThreshold(by: 5))), (letter("-"), .app(.changeThreshold(by: -5))),
        (letter("="), .app(.changeThreshold(by: 5))),
      ]),
    Row(
      group: .look, keys: "n", meaning: "network, app, sheet",
      bindings: [(letter("n"), .app(.toggleSurroundings))],
      hint: Hint(word: "network", rank: 7)),
    Row(
      group: .look, keys: ", .", meaning: "stop time, a frame",
      bindings: [(letter(","), .app(.toggleClock)), (letter("."), .app(.stepClock))]),
    Row(
      group: .look, keys: "{ }", meaning: "back, forth in time",
      bindings: [(letter("{"), .app(.lookBack)), (letter("}"), .app(.lookForth))]),
    Row(group: .mouse, keys: "click", meaning: "tabs, cards, hints", bindings: []),
    Row(group: .mouse, keys: "wheel", meaning: "scrolls", bindings: []),
    Row(
      group: .program, keys: ":", meaning: "a command",
      bindings: [(letter(":"), .app(.openPrompt))], hint: Hint(word: "command", rank: 2)),
    Row(
      group: .program, keys: "s", meaning: "screenshot",
      bindings: [(letter("s"), .app(.screenshot(file: nil)))]),
    Row(
      group: .program, keys: "?", meaning: "these keys",
      bindings: [(letter("?"), .app(.toggleHelp)), (Key(.function(1)), .app(.toggleHelp))],
      hint: Hint(word: "help", rank: 1)),
    Row(
      group: .program, keys: "q", meaning: "quit, also Ctrl-C",
      bindings: [(letter("q"), .app(.quit)), (control("c"), .app(.quit))]),
  ]

  private static func letter(_ character: Character) -> Key {
    Key(.character(character))
  }

  private static func control(_ character: Character) -> Key {
    Key(.character(character), .control)
  }
}

extension AppAction.Direction {
  fileprivate var arrow: Key.Code {
    switch self {
    case .left: .left
    case .right: .right
    case .up: .up
    case .down: .down
    }
  }

  fileprivate var letter: Character {
    switch self {
    case .left: "h"
    case .right: "l"
    case .up: "k"
    case .down: "j"
    }
  }
}
