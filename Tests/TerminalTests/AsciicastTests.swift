import FeedFiles
import FeedModel
import FoundationEssentials
import Testing

@testable import TerminalFront

/// One line of a recording after the first.
private struct CastEvent: Decodable, Equatable {
  let time: Double
  let code: String
  let data: String

  init(_ time: Double, _ code: String, _ data: String) {
    self.time = time
    self.code = code
    self.data = data
  }

  init(from decoder: any Decoder) throws {
    var parts = try decoder.unkeyedContainer()
    self.init(
      try parts.decode(Double.self), try parts.decode(String.self), try parts.decode(String.self))
    guard parts.isAtEnd else {
      throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "more than three"))
    }
  }
}

/// A recording being played on a model of a terminal.
private struct CastPlayer {
  struct Header: Decodable, Equatable {
    var version: Int
    var width: Int
    var height: Int
    var title: String
    var env: [String: String]
  }

  let header: Header
  private(set) var events: [CastEvent]
  private(set) var model: ScreenModel

  init(_ cast: Asciicast) throws {
    let lines = cast.text.split(separator: "\n").map { Data($0.utf8) }
    let decoder = JSONDecoder()
    header = try decoder.decode(Header.self, from: try #require(lines.first))
    events = try lines.dropFirst().map { try decoder.decode(CastEvent.self, from: $0) }
    model = ScreenModel(columns: header.width, rows: header.height)
  }

  /// Plays all events up to and at `time`.
  mutating func play(to time: Double) {
    while let event = events.first, event.time <= time {
      events.removeFirst()
      if event.code == "o" { model.feed(event.data.utf8) }
      let size = event.data.split(separator: "x").compactMap { Int($0) }
      if event.code == "r", size.count == 2 { model.resize(columns: size[0], rows: size[1]) }
    }
  }

  /// Whether the terminal shows `grid`, text and style.
  func shows(_ grid: CellGrid) -> Bool {
    CursesTests.shows(model, grid)
      && (0..<grid.height).allSatisfy { y in
        (0..<grid.width).allSatisfy { x in
          model[x, y].text.isEmpty || model[x, y].style == Self.style(grid[x, y].style)
        }
      }
  }

  private static func style(_ style: Style) -> ScreenModel.Style {
    func name(_ color: Color) -> String {
      switch color.kind {
      case .own: "own"
      case .palette(let index): "\(index)"
      case .rgb(let rgb): "\(rgb.red),\(rgb.green),\(rgb.blue)"
      }
    }
    let numbers: [(Attributes, Int)] = [(.bold, 1), (.dim, 2), (.underline, 4), (.reverse, 7)]
    return ScreenModel.Style(
      foreground: name(style.foreground), background: name(style.background),
      attributes: Set(numbers.filter { style.attributes.contains($0.0) }.map(\.1)))
  }
}

struct AsciicastTests {
  @Test func `X4: a recording is a header and an event for each frame that differs`() {
    var cast = Asciicast(columns: 12, rows: 2, title: "T \"\u{1B}")
    var canvas = Canvas(width: 12, height: 2)
    canvas.put("ab 雨", x: 0, y: 1, style: Style(foreground: .palette(1)))
    cast.add(canvas.grid, at: .zero)
    canvas.put("c", x: 1, y: 1, style: .plain)
    cast.add(canvas.grid, at: .milliseconds(1050))
    cast.add(canvas.grid, at: .seconds(2))
    cast.mark("here", at: SimulatedTime(microseconds: 2_000_999))
    cast.add(CellGrid(width: 3, height: 1), at: .seconds(1))
    cast.add(CellGrid(width: 3, height: 1), at: .seconds(72))
    #expect(
      cast.text == #"""
        {"env":{"TERM":"xterm-256color"},"height":2,"title":"T \"\u001b","version":2,"width":12}
        [0.000, "o", "\u001b[?25l\u001b[2;1H\u001b[31mab 雨\u001b[0m"]
        [1.050, "o", "\u001b[2;2Hc"]
        [2.000, "m", "here"]
        [2.000, "r", "3x1"]
        [2.000, "o", "\u001b[2J"]
        [72.000, "o", "\u001b[1;3H\u001b[?25h"]

        """#)
  }

  @Test func `X4: what is played is every frame, cell for cell`() throws {
    var random = CursesTests.Random(state: 21)
    var cast = Asciicast(columns: 20, rows: 6, title: "")
    var grid = CursesTests.FrameTests.randomGrid(20, 6, &random)
    var frames: [CellGrid] = []
    for step in 0..<300 {
      if step % 40 == 39 {
        let columns = Int.random(in: 1...30, using: &random)
        grid = CursesTests.FrameTests.randomGrid(
          columns, Int.random(in: 1...9, using: &random), &random)
      }
      for _ in 0..<Int.random(in: 0...30, using: &random) {
        let x = Int.random(in: 0..<grid.width, using: &random)
        let y = Int.random(in: 0..<grid.height, using: &random)
        CursesTests.FrameTests.change(&grid, x, y, &random)
      }
      if step % 7 == 0 {
        var canvas = Canvas(grid)
        canvas.fill(CellRect(x: 3, y: 0, width: 40, height: 3), style: .plain)
        grid = canvas.grid
      }
      cast.add(grid, at: .milliseconds(Int64(step) * 37))
      frames.append(grid)
    }
    var player = try CastPlayer(cast)
    for (step, frame) in frames.enumerated() {
      player.play(to: Double(step * 37) / 1000)
      try #require(player.shows(frame), "frame \(step)")
    }
    player.play(to: .infinity)
    #expect(player.shows(grid))
    #expect(player.model.unknown == [])
    #expect(player.model.modeChanges.map(\.mode) == [25, 25])
    #expect(player.model.modeChanges.map(\.on) == [false, true])
  }

  @Test(arguments: [ColorMode.trueColor, .palette256, .ansi16, .none])
  func `X4: a session of the sample is played as its text was`(_ mode: ColorMode) throws {
    var app = App(
      scenario: try InputReader.sample().scenario, columns: 80, rows: 24, theme: Theme(mode: mode))
    var cast = Asciicast(columns: 80, rows: 24, title: "sample")
    var texts: [[String]] = []
    let keys = "JJKi+?x6 e/a/2J:ddlhL"
    for (step, key) in keys.enumerated() {
      let now = Duration.milliseconds(700 * step)
      app.advance(to: now)
      app.receive(.key(Key(.character(key))), at: now)
      if step == 12 { app.resize(columns: 100, rows: 30, at: now) }
      let frame = app.frame()
      cast.add(frame, at: SimulatedTime(now))
      texts.append(TextExport.rows(of: frame))
    }
    var player = try CastPlayer(cast)
    #expect(player.header.width == 80 && player.header.height == 24)
    for (step, text) in texts.enumerated() {
      player.play(to: Double(700 * step) / 1000)
      #expect(player.model.lines == text)
    }
    #expect(player.model.unknown == [])
  }

  @Test func `X4: times are exact milliseconds that never go back`() throws {
    var cast = Asciicast(columns: 1, rows: 1, title: "")
    for time in [SimulatedTime.max, .zero, SimulatedTime(microseconds: -5)] {
      cast.mark("", at: time)
    }
    #expect(
      cast.text.split(separator: "\n").dropFirst()
        == Array(repeating: #"[9223372036854.775, "m", ""]"#, count: 3)[...])
    var early = Asciicast(columns: 1, rows: 1, title: "")
    early.mark("a", at: SimulatedTime(microseconds: -5))
    early.mark("b", at: SimulatedTime(microseconds: 1999))
    #expect(
      early.text.split(separator: "\n").dropFirst() == [
        #"[0.000, "m", "a"]"#, #"[0.001, "m", "b"]"#,
      ])
  }

  @Test(arguments: [(0, 0), (-3, 5), (1, 1), (3, 0)])
  func `X4: a recording without cells can be played`(_ width: Int, _ height: Int) throws {
    var cast = Asciicast(columns: width, rows: height, title: "")
    #expect(try CastPlayer(cast).events == [])
    cast.add(CellGrid(width: width, height: height), at: .zero)
    cast.add(CellGrid(width: 0, height: 9), at: .zero)
    var player = try CastPlayer(cast)
    player.play(to: .infinity)
    #expect(player.model.columns == 1 && player.model.rows == 9)
  }

  @Test func `X4: no control character of a cell reaches the terminal`() throws {
    var grid = CellGrid(width: 3, height: 1)
    for (x, scalar) in (["\u{1B}", "\u{7}", "\u{9B}"] as [Unicode.Scalar]).enumerated() {
      grid[x, 0] = Cell(Glyph(scalar))
    }
    var cast = Asciicast(columns: 3, rows: 1, title: "")
    cast.add(grid, at: .zero)
    var player = try CastPlayer(cast)
    player.play(to: .infinity)
    #expect(player.model.lines == ["\u{FFFD}\u{FFFD}\u{FFFD}"])
  }

  @Test func `X4: a change costs little, however large the frame is`() {
    var canvas = Canvas(width: 200, height: 60)
    for y in 0..<60 {
      canvas.put(
        String(repeating: "x", count: 200), x: 0, y: y, style: Style(foreground: .hex(UInt32(y))))
    }
    let old = canvas.grid
    canvas.put("0:17", x: 150, y: 30, style: .plain)
    let change = FrameChange.sequence(from: old, to: canvas.grid)
    #expect(change == "\u{1B}[31;151H0:17")
    #expect(FrameChange.sequence(from: old, to: old) == "")
    canvas.fill(CellRect(x: 20, y: 2, width: 180, height: 1), style: .plain)
    #expect(
      FrameChange.sequence(from: old, to: canvas.grid) == "\u{1B}[3;21H\u{1B}[K" + change)
  }
}
