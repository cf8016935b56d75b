import Moments
import TerminalFront

/// Bytes for frames: budgets, and comparisons with a plain C program.
extension Benchmark {
  /// The most that feedtui may send for one byte of the C program (K5).
  private static let ratioLimit = 1.2

  /// What each frame of a moment may cost, in bytes (K5); nil where it is compared instead.
  ///
  /// It holds with the palette of 256, which is what the type of the terminal alone tells of; to name a true colour
  /// takes up to eight bytes more.
  private func limit(_ kind: Moment.Kind, columns: Int) -> Int? {
    switch kind {
    case .poster: columns <= 80 ? 1500 : 3500
    case .progress: 64
    case .highlight: 256
    default: nil
    }
  }

  /// The frames of every session, on two sizes and with two kinds of colours.
  mutating func countFrames() throws {
    for (columns, rows) in [(80, 24), (120, 40)] {
      for mode in [ColorMode.palette256, .trueColor] {
        report.head("Bytes at \(columns)x\(rows), colours: \(mode.rawValue)")
        for session in Session.allCases {
          let bytes = try SessionBytes(session, columns: columns, rows: rows, mode: mode, places)
          for kind in Moment.Kind.allCases where kind != .between {
            if let limit = limit(kind, columns: columns) {
              tell(kind, bytes.feedtui(kind), limit: mode == .palette256 ? limit : nil)
            } else {
              tell(kind, bytes.pairs(kind))
            }
          }
        }
      }
    }
  }

  private mutating func tell(_ kind: Moment.Kind, _ bytes: [Int], limit: Int?) {
    guard let largest = bytes.max() else { return }
    let figure =
      bytes.count > 1
      ? "\(largest) B (mean \(bytes.reduce(0, +) / bytes.count) B)" : "\(largest) B"
    guard let limit else { return report.line(name(kind, bytes.count), figure) }
    report.line(
      name(kind, bytes.count), figure, budget: "\(limit) B", holds: largest <= limit)
  }

  private mutating func tell(_ kind: Moment.Kind, _ pairs: [BytePair]) {
    guard let worst = pairs.max(by: { $0.ratio < $1.ratio }) else { return }
    report.line(
      name(kind, pairs.count), "\(worst)", budget: Self.ratioLimit.short,
      holds: worst.ratio <= Self.ratioLimit)
    if pairs.count > 1 {
      let sum = pairs.reduce(into: BytePair(feedtui: 0, plain: 0)) { $0.add($1) }
      report.line("  all \(pairs.count) of them", "\(sum)")
    }
  }

  private func name(_ kind: Moment.Kind, _ count: Int) -> String {
    count > 1 ? "\(kind.rawValue), the worst of \(count)" : kind.rawValue
  }
}

/// The bytes that both programs have sent for the same frames.
struct BytePair: CustomStringConvertible {
  private(set) var feedtui: Int
  private(set) var plain: Int

  init(feedtui: Int, plain: Int) {
    self.feedtui = feedtui
    self.plain = plain
  }

  /// How many bytes feedtui has sent for each of the C program's.
  var ratio: Double { Double(feedtui) / Double(max(1, plain)) }

  var description: String { "\(feedtui) B : \(plain) B = \(ratio.short)" }

  /// Adds those of further frames.
  mutating func add(_ other: BytePair) {
    feedtui += other.feedtui
    plain += other.plain
  }
}
