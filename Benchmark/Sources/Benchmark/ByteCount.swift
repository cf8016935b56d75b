import Moments
import TerminalFront

/// How many bytes a program sends for each moment of a session, each of its frames shown and compared.
struct ByteCount {
  /// The bytes for each moment, in order.
  let bytes: [Int]

  /// Runs a program that shows the next frame for each key.
  init(_ terminal: Terminal, showing moments: [Moment], named name: String) throws {
    var bytes: [Int] = []
    var isFirst = true
    for moment in moments {
      let before = terminal.count
      for (place, frame) in moment.frames.enumerated() {
        if !isFirst { terminal.type("n") }
        isFirst = false
        do {
          try terminal.wait(for: "frame") { terminal.screen.shows(frame) }
        } catch {
          throw BenchError(
            "\(name) does not show frame \(place) of '\(moment.kind.rawValue)': "
              + terminal.screen.difference(from: frame))
        }
        // What changes nothing on the screen comes after: the place of the cursor, a style given back.
        try terminal.waitForQuiet(12)
      }
      bytes.append(terminal.count - before)
    }
    self.bytes = bytes
  }
}
