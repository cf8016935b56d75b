import FeedFiles
import FeedModel
import Testing

@testable import TerminalFront

extension CursesTests {
  /// How many bytes the terminal gets for what happens on the screen.
  @Suite struct BudgetTests {
    /// The sample on a terminal of `columns` and `rows`, and what it sends.
    struct Run: ~Copyable {
      var app: App
      var screen: CursesScreen
      var now = Duration.zero

      init(_ columns: Int, _ rows: Int) throws {
        let scenario = try InputReader.sample().scenario
        screen = try CursesTests.screen(columns, rows)
        app = App(
          scenario: scenario, columns: columns, rows: rows, theme: Theme(mode: .palette256))
        while app.simulation.isAwaitingData, let due = app.nextDeadline { advance(to: due) }
        _ = send()
      }

      mutating func advance(to moment: Duration) {
        now = moment
        app.advance(to: moment)
      }

      /// The bytes for the present frame.
      mutating func send() -> Int { screen.paint(app.frame()).count }

      mutating func press(_ key: Key) -> Int {
        app.receive(.key(key), at: now)
        return send()
      }
    }

    @Test(arguments: [(80, 24, 1500), (120, 40, 3500)])
    func `R38 K5: a frame of a playing poster costs no more than its budget`(
      columns: Int, rows: Int, budget: Int
    ) throws {
      var run = try Run(columns, rows)
      var frames = 0
      while let due = run.app.nextDeadline, due < .seconds(10), frames < 200 {
        run.advance(to: due)
        let bytes = run.send()
        #expect(bytes <= budget, "at \(due)")
        if bytes > 0 { frames += 1 }
      }
      #expect(frames > 20)
      // At most twelve pictures in each second, and what the text of a second changes.
      #expect(frames <= 10 * 13)
    }

    @Test func `R38 K5: moving the focus costs no more than 320 bytes`() throws {
      var run = try Run(80, 24)
      _ = run.press(Key(.space))
      for key in [Key(.right), Key(.right), Key(.left)] {
        let bytes = run.press(key)
        #expect(bytes > 0 && bytes <= 320, "\(bytes)")
      }
    }

    @Test func `R38 K5: each step of the strip's highlight costs no more than 256 bytes`() throws {
      var run = try Run(80, 24)
      let start = run.app.frame()
      run.app.receive(.key(Key(.character("3"))), at: run.now)
      var steps = 0
      while run.app.simulation.slide != nil, let due = run.app.nextDeadline {
        run.advance(to: due)
        // The strip alone: the deck of another tab is another frame.
        var grid = start
        let frame = run.app.frame()
        for y in run.app.layout.strip.rows {
          for x in 0..<grid.width { grid[x, y] = frame[x, y] }
        }
        let bytes = run.screen.paint(grid).count
        #expect(bytes <= 256, "\(bytes)")
        steps += 1
      }
      #expect(steps > 2)
    }
  }
}
