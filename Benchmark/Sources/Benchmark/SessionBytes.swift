import Moments
import TerminalFront

/// The bytes of a session, as feedtui sends them and as a plain C program does.
struct SessionBytes {
  let moments: [Moment]
  let feedtui: [Int]
  /// The fewer of those with and without moving lines, for each moment; none where only budgets hold.
  let plain: [Int]

  /// Shows a session by both.
  init(_ session: Session, columns: Int, rows: Int, mode: ColorMode, _ places: Places) throws {
    let moments = try session.moments(columns: columns, rows: rows, mode: mode)
    let isTrue = mode == .trueColor
    let feedtui = try Terminal(
      places.showMoments, [session.rawValue], isTrue ? ["COLORTERM": "truecolor"] : [:],
      columns: columns, rows: rows)
    self.feedtui = try ByteCount(feedtui, showing: moments, named: "feedtui").bytes

    self.moments = moments
    guard session != .posters else {
      plain = []
      return
    }
    let file = places.folder + "/frames-\(session.rawValue)-\(columns)x\(rows)-\(mode.rawValue)"
    let text = moments.flatMap(\.frames).map { ANSIExport.text(of: $0) }.joined()
    try write(text, to: file)
    let variables = isTrue ? ["TERM": "bench-direct", "TERMINFO": places.terminfo] : [:]
    let counts = try [[file], [file, "smooth"]].map { arguments in
      let terminal = try Terminal(
        places.plainCurses, arguments, variables, columns: columns, rows: rows)
      return try ByteCount(terminal, showing: moments, named: "the C program").bytes
    }
    plain = zip(counts[0], counts[1]).map { min($0, $1) }
  }

  /// What feedtui has sent for each moment of a kind.
  func feedtui(_ kind: Moment.Kind) -> [Int] {
    places(kind).map { feedtui[$0] }
  }

  /// What both have sent for each moment of a kind.
  func pairs(_ kind: Moment.Kind) -> [BytePair] {
    plain.isEmpty ? [] : places(kind).map { BytePair(feedtui: feedtui[$0], plain: plain[$0]) }
  }

  private func places(_ kind: Moment.Kind) -> [Int] {
    moments.indices.filter { moments[$0].kind == kind }
  }
}
