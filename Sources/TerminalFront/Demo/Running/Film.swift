import FeedModel

/// The frames that a tape shows, as far as one of its outputs wants them.
///
/// Time that passes while frames are hidden is no part of it.
struct Film {
  /// Whether any output wants frames.
  let isWanted: Bool
  private let keepsFrames: Bool
  private var cast: Asciicast
  /// Every frame that differs from the one before it, where a folder of them is wanted.
  private(set) var frames: [CellGrid] = []
  /// How much time was left out.
  private var hidden = SimulatedTime.zero
  /// Since when frames are hidden; nil while they are shown.
  private var hiddenSince: SimulatedTime?

  /// More frames than this are not kept in a folder; the last ones are left out.
  static let mostFrames = 10_000

  init(for outputs: [TapeOutput], columns: Int, rows: Int, title: String) {
    keepsFrames = outputs.contains { $0.kind == .folder }
    isWanted = keepsFrames || outputs.contains { $0.kind == .cast }
    cast = Asciicast(columns: columns, rows: rows, title: title)
  }

  /// Whether frames are taken now.
  var isTaken: Bool { isWanted && hiddenSince == nil }

  /// Leaves out what is shown from `moment` on.
  mutating func hide(from moment: SimulatedTime) {
    if hiddenSince == nil { hiddenSince = moment }
  }

  /// Takes frames again from `moment` on.
  mutating func show(from moment: SimulatedTime) {
    if let hiddenSince { hidden = hidden + (moment - hiddenSince) }
    hiddenSince = nil
  }

  /// Adds what is shown from `moment` on.
  mutating func add(_ frame: CellGrid, at moment: SimulatedTime) {
    guard isTaken else { return }
    cast.add(frame, at: moment - hidden)
    if keepsFrames, frames.last != frame, frames.count < Self.mostFrames { frames.append(frame) }
  }

  /// The film as an asciicast.
  var castBytes: [UInt8] { Array(cast.text.utf8) }
}
