import FeedModel

/// The frames that a tape shows, as far as one of its outputs wants them.
struct Film {
  /// Whether any output wants frames.
  let isWanted: Bool
  private let keepsFrames: Bool
  private var cast: Asciicast
  /// Every frame that differs from the one before it, where a folder of them is wanted.
  private(set) var frames: [CellGrid] = []

  /// More frames than this are not kept in a folder; the last ones are left out.
  static let mostFrames = 10_000

  init(for outputs: [TapeOutput], columns: Int, rows: Int) {
    keepsFrames = outputs.contains { $0.kind == .folder }
    isWanted = keepsFrames || outputs.contains { $0.kind == .cast }
    cast = Asciicast(columns: columns, rows: rows)
  }

  /// Adds what is shown from `moment` on.
  mutating func add(_ frame: CellGrid, at moment: SimulatedTime) {
    cast.add(frame, at: moment)
    if keepsFrames, frames.last != frame, frames.count < Self.mostFrames { frames.append(frame) }
  }

  /// The film as an asciicast.
  func cast(title: String) -> [UInt8] {
    Array(cast.text(title: title).utf8)
  }
}
