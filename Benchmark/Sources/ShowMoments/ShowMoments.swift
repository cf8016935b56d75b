import Moments
import TerminalFront

/// `ShowMoments SESSION`: shows the frames of a session as feedtui does, the next one for each key.
@main struct ShowMoments: InteractiveProgram {
  private let frames: [CellGrid]
  private var shown = 0

  static func main() throws {
    guard let session = CommandLine.arguments.last.flatMap(Session.init(rawValue:)) else {
      return print("which session? \(Session.allCases.map(\.rawValue))")
    }
    let lease = try TerminalLease()
    let abilities = lease.abilities
    var show = ShowMoments(
      frames: try session.moments(
        columns: abilities.columns, rows: abilities.rows, mode: abilities.colorMode
      ).flatMap(\.frames))
    var loop = try RunLoop(lease)
    loop.run(&show).endProcess()
  }

  private init(frames: [CellGrid]) {
    self.frames = frames
  }

  var isFinished: Bool { shown >= frames.count }
  var nextDeadline: Duration? { nil }

  mutating func receive(_ input: InputEvent, at now: Duration) {
    if case .key = input { shown += 1 }
  }

  mutating func advance(to now: Duration) {}

  mutating func resize(columns: Int, rows: Int, at now: Duration) {}

  mutating func frame() -> CellGrid {
    isFinished ? CellGrid(width: 0, height: 0) : frames[shown]
  }
}
