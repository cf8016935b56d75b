import FeedFiles
import FeedModel

@testable import TerminalFront
@testable import feedtui

/// A run by a made-up user, recorded as a tape, as the program records it.
struct RecordedRun {
  private var session: InteractiveSession
  private var random: SplitMix64
  private var decoder = InputDecoder()
  private var now = Duration.zero
  private var columns = 100
  private var rows = 30

  init(seed: UInt64) throws {
    random = SplitMix64(seed: seed)
    let theme = Theme(mode: .trueColor)
    let app = App(
      scenario: try InputReader.sample().scenario, columns: columns, rows: rows, theme: theme,
      keepsLog: true)
    let recorder = TapeRecorder(arguments: [], columns: columns, rows: rows, theme: theme)
    session = InteractiveSession(app, Options(), recorder: recorder)
  }

  /// The tape of the run so far.
  var tape: String { session.recorder?.text ?? "" }

  /// The log of the run, a JSON object a line.
  mutating func log() -> [String] {
    session.app.takeLog().map(\.json)
  }

  /// Does so many things, at moments that are drawn by chance.
  mutating func act(times: Int) {
    for _ in 0..<times where !session.isFinished {
      pass()
      if random.below(3) > 0 { _ = session.frame() }
      act()
    }
  }

  /// Lets some time pass as the run loop does, which wakes at deadlines or a little late.
  private mutating func pass() {
    let lengths: [Int64] = [0, 0, 0, 1, 20, 100, 500, 2500, 12_000]
    let most = lengths[random.below(lengths.count)] * 1000
    let end = now + .microseconds(most > 0 ? Int64.random(in: 0...most, using: &random) : 0)
    while random.below(8) > 0, let due = session.nextDeadline, due <= end {
      now = max(now, due)
      session.advance(to: now)
    }
    now = end
  }

  private mutating func act() {
    switch random.below(20) {
    case 0: click()
    case 1: turnWheel()
    case 2: paste()
    case 3: resize()
    case 4: give(.focus(random.below(4) > 0))
    case 5: type(Self.commands[random.below(Self.commands.count)])
    case 6: type(Self.sequences[random.below(Self.sequences.count)])
    default: type(Self.keys[random.below(Self.keys.count)])
    }
  }

  private mutating func click() {
    let mouse = Mouse(.press(.left), x: random.below(columns), y: random.below(rows))
    give(.mouse(mouse))
    give(.mouse(Mouse(.release(.left), x: mouse.x, y: mouse.y)))
  }

  private mutating func turnWheel() {
    let kinds: [Mouse.Kind] = [.wheelUp, .wheelDown, .wheelDown, .wheelLeft, .press(.right)]
    give(
      .mouse(Mouse(kinds[random.below(5)], x: random.below(columns), y: random.below(rows))))
  }

  private mutating func paste() {
    let texts = ["", "loop 2", "a\"b'c`d", "two\nlines", "\"\u{301}'\u{301}`\u{301}", "日本 🏮"]
    give(.paste(texts[random.below(texts.count)]))
  }

  private mutating func resize() {
    columns = [1, 20, 40, 60, 80, 100, 131][random.below(7)]
    rows = [1, 6, 12, 24, 30, 45][random.below(6)]
    session.resize(columns: columns, rows: rows, at: now)
  }

  private mutating func type(_ text: String) {
    for event in decoder.feed(Array(text.utf8)) + decoder.flush() { give(event) }
  }

  private mutating func give(_ event: InputEvent) {
    // The screenshots would be files.
    guard event != .key(Key(.character("s"))), event != .key(Key(.character("q"))),
      event != .key(Key(.character("c"), .control)), !session.isFinished
    else { return }
    session.receive(event, at: now)
  }

  private static let keys =
    "hjklJKgGrRLmx ie/+-n,.{}{}{}aoftb:?123456[]".map(String.init)
    + (0x21...0x7E).map { String(Character(Unicode.Scalar($0))) }
    + ["\t", "\r", "\u{1B}", "\u{7F}", "\u{15}", "\u{4}", "\u{1B}[A", "\u{1B}[B", "\u{1B}[C"]

  /// Every key that works differently somewhere, and keys that mean nothing anywhere.
  private static let sequences =
    [
      "\u{1B}[D", "\u{1B}[Z", "\u{1B}[H", "\u{1B}[F", "\u{1B}[5~", "\u{1B}[6~", "\u{1B}[2~",
      "\u{1B}[3~", "\u{1B}OP", "\u{1B}[24~", "\u{1B}[25~", "\u{1B}[57398u", "\u{1B}[1;5A",
      "\u{1B}[1;2C", "\u{1B}[97;6u", "\u{1B}[27;7;64~", "\u{1B}x", "\u{1B}\u{1B}[A", "é", "\u{301}",
      "\u{200D}", "\"", "'", "`", "#", "\\", "\u{1B}#", "\u{1B}\"", "\u{1B}é", "\u{0}", "\u{1}",
      "\u{5}",
      "\u{8}", "\u{B}", "\u{E}", "\u{10}", "\u{17}", "\u{19}", "\u{1B}[32;5u", "\u{1B}[9;6u",
    ]

  private static let commands = [
    ":loop 2\r", ":thr", ":select-tab 2\r", ":speed 4\r", ":speed 0.3\r", ":network latency=2s\r",
    ":fault sample_outlet failure\r", ":set-autoplay 80%\r", ":look-back\r", ":seek 5s\r",
    "/start\r",
    ":new-deck pager\r", ":update-playback-configuration 1\r", "{{{", "}}", "nb", "nof",
    ":upsert-tabs containerId=z title=\"# Z\" source=foryou\r", ":remove-tabs kitchen\r",
    ":block-tabs-interaction\r", ":swipe -500\r", ":app-answers yes\r", ":answer 1 yes\r",
    ":tap-share-button\r", ":update-tabs-style indicatorHeight=3\r", ":save-data yes\r",
    ":write-log\r", ":reload\r", ":layout grid 4\r",
  ]
}

extension SplitMix64 {
  /// A number below `bound`.
  mutating func below(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &self) }
}
