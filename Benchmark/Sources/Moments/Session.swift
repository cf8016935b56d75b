import FeedModel
public import TerminalFront

/// A run whose frames are shown and counted.
public enum Session: String, CaseIterable, Sendable {
  /// From the first frame to the deck.
  case start
  /// What a user does with a deck.
  case deck
  /// Videos that play, in every layout and in several places of each.
  case posters

  /// The moments in order; what shows them all shows the frames one after the other.
  public func moments(columns: Int, rows: Int, mode: ColorMode) throws -> [Moment] {
    var recording = try Recording(columns: columns, rows: rows, mode: mode)
    switch self {
    case .start:
      let first = recording.frame()
      return [Moment(.start, [first] + recording.framesUntilSettled())]
    case .deck:
      _ = recording.framesUntilSettled()
      return Self.deck(&recording)
    case .posters:
      return Self.posters(&recording)
    }
  }

  /// How many rows are scrolled, so that cards come and go.
  private static let scrolledRows = 20

  /// How often the key of the layouts is pressed to see each of them.
  private static let layouts = 8
  /// How many screens of each are looked at.
  private static let screens = 4

  private static func posters(_ recording: inout Recording) -> [Moment] {
    var moments: [Moment] = []
    for _ in 0..<layouts {
      for screen in 0..<screens {
        let pressed = recording.press(screen == 0 ? .character("L") : .pageDown)
        // Until the video has come, and the message about the layout has gone.
        let came = recording.frames(for: screen == 0 ? .seconds(4) : .seconds(1))
        moments.append(Moment(.between, [came.last ?? pressed]))
        moments += recording.frames(for: .seconds(1)).map { Moment(.poster, [$0]) }
      }
    }
    return moments
  }

  private static func deck(_ recording: inout Recording) -> [Moment] {
    var moments = [Moment(.firstFrame, [recording.frame()])]
    moments.append(Moment(.between, recording.frames(for: .seconds(1))))
    moments += progress(&recording)
    for _ in 0..<scrolledRows {
      moments.append(Moment(.rowDown, [recording.press(.character("J"))]))
    }
    moments.append(Moment(.between, recording.frames(for: .seconds(1))))
    for _ in 0..<scrolledRows {
      moments.append(Moment(.rowUp, [recording.press(.character("K"))]))
    }
    moments.append(
      Moment(.tabLoaded, [recording.press(.tab)] + recording.framesUntilSettled()))
    moments.append(
      Moment(.tab, [recording.press(.backTab)] + recording.framesUntilSettled()))
    moments += highlight(&recording)
    return moments
  }

  /// The next change of the time alone.
  private static func progress(_ recording: inout Recording) -> [Moment] {
    var old = recording.frame()
    while let new = recording.next() {
      let changed = old.bounds.places.filter { old.hasOtherText(than: new, at: $0) }
      let digits = changed.filter { new[$0.x, $0.y].glyph.scalar?.properties.numericType != nil }
      if !digits.isEmpty {
        var text = old
        for place in changed { text[place.x, place.y] = new[place.x, place.y] }
        return [Moment(.between, [old]), Moment(.progress, [text]), Moment(.between, [new])]
      }
      old = new
    }
    return []
  }

  /// The strip as it is in the next tab, above what is shown now.
  private static func highlight(_ recording: inout Recording) -> [Moment] {
    let old = recording.frame()
    _ = recording.press(.tab)
    _ = recording.framesUntilSettled()
    let new = recording.frame()
    var moved = old
    for place in old.bounds.places where place.y < recording.app.simulation.stripRows {
      moved[place.x, place.y] = new[place.x, place.y]
    }
    return [Moment(.between, [old]), Moment(.highlight, [moved])]
  }
}

extension CellRect {
  /// Every place in it.
  fileprivate var places: [(x: Int, y: Int)] {
    (y..<bottom).flatMap { y in (x..<right).map { (x: $0, y: y) } }
  }
}

extension CellGrid {
  /// Whether both cells hold text, which pictures are not made of, and `new` another one.
  fileprivate func hasOtherText(than new: CellGrid, at place: (x: Int, y: Int)) -> Bool {
    let cells = [self[place.x, place.y], new[place.x, place.y]]
    return cells[0] != cells[1]
      && cells.allSatisfy { cell in
        guard let scalar = cell.glyph.scalar else { return false }
        return scalar != " " && !(0x2580...0x259f).contains(scalar.value)
      }
  }
}
