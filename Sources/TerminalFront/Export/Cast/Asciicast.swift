public import FeedModel

/// A recording of frames in the format asciicast v2, which asciinema and its players show.
///
/// It holds what is shown and when, in simulated time, and nothing of the machine that made it. Frames and
/// marks are added in the order of their times; an earlier time counts as the last one.
public struct Asciicast: Sendable {
  private let header: String
  private var events = ""
  /// The frame that is shown, and the size of the terminal.
  private var shown: CellGrid
  private var time: Int64 = 0
  private var isBegun = false

  /// A recording on a terminal of so many columns and rows, at least one of each, called `title`.
  public init(columns: Int, rows: Int, title: String) {
    shown = CellGrid(width: max(1, columns), height: max(1, rows))
    let header: [JSONValue.Member] = [
      JSONValue.Member("version", .number(2)),
      JSONValue.Member("width", .number(Double(shown.width))),
      JSONValue.Member("height", .number(Double(shown.height))),
      JSONValue.Member("title", .string(title)),
      JSONValue.Member("env", .object([JSONValue.Member("TERM", .string("xterm-256color"))])),
    ]
    self.header = JSONValue.object(header).description + "\n"
  }

  /// Shows `frame` from `time` on; the terminal takes its size.
  ///
  /// Only what differs from the last frame is recorded.
  public mutating func add(_ frame: CellGrid, at time: SimulatedTime) {
    advance(to: time)
    var output = isBegun ? "" : "\u{1B}[?25l"
    isBegun = true
    let (width, height) = (max(1, frame.width), max(1, frame.height))
    if width != shown.width || height != shown.height {
      record("r", "\(width)x\(height)")
      // Terminals differ in what they keep when their size changes.
      output += "\u{1B}[2J"
      shown = CellGrid(width: width, height: height)
    }
    output += FrameChange.sequence(from: shown, to: frame)
    if !output.isEmpty { record("o", output) }
    if frame.width == width, frame.height == height {
      shown = frame
    } else {
      shown = CellGrid(width: width, height: height)
    }
  }

  /// Marks a moment, for players to stop at or to jump to.
  public mutating func mark(_ label: String, at time: SimulatedTime) {
    advance(to: time)
    record("m", label)
  }

  /// The recording as text, a line an event.
  ///
  /// It ends at the time of what was added last, and gives the cursor back then.
  public var text: String {
    var recording = self
    if isBegun { recording.record("o", "\u{1B}[\(shown.height);\(shown.width)H\u{1B}[?25h") }
    return header + recording.events
  }

  private mutating func advance(to time: SimulatedTime) {
    self.time = max(self.time, time.milliseconds)
  }

  private mutating func record(_ code: String, _ data: String) {
    let parts = time.quotientAndRemainder(dividingBy: 1000)
    let milliseconds = String(String(1000 + parts.remainder).dropFirst())
    events += "[\(parts.quotient).\(milliseconds), \"\(code)\", \(JSONValue.string(data))]\n"
  }
}
