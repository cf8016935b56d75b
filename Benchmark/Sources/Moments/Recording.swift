import FeedFiles
import FeedModel
import TerminalFront

/// The sample, driven by keys on a simulated clock: the same frames each time.
struct Recording {
  private(set) var app: App
  private(set) var now = Duration.zero

  /// The sample as it has just started.
  init(columns: Int, rows: Int, mode: ColorMode) throws {
    app = App(
      scenario: try InputReader.sample().scenario, columns: columns, rows: rows,
      theme: Theme(mode: mode))
  }

  /// The frame of this moment.
  mutating func frame() -> CellGrid { app.frame() }

  /// The frame after a key.
  mutating func press(_ code: Key.Code) -> CellGrid {
    app.receive(.key(Key(code)), at: now)
    return app.frame()
  }

  /// The frame of the next moment at which something moves by itself; nil if nothing does.
  mutating func next() -> CellGrid? {
    guard let due = app.nextDeadline else { return nil }
    now = max(now, due)
    app.advance(to: now)
    return app.frame()
  }

  /// The frames for so long.
  mutating func frames(for time: Duration) -> [CellGrid] {
    let end = now + time
    var frames: [CellGrid] = []
    while let due = app.nextDeadline, due <= end, let frame = next() { frames.append(frame) }
    return frames
  }

  /// The frames until nothing is awaited any more and the strip stands still.
  mutating func framesUntilSettled() -> [CellGrid] {
    var frames: [CellGrid] = []
    while app.simulation.slide != nil || app.simulation.isAwaitingData, let frame = next() {
      frames.append(frame)
    }
    return frames
  }
}
