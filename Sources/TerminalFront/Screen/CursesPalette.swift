internal import CNcurses

/// The colour pairs of an ncurses screen: a table of foreground and background by number.
///
/// The numbers are given out by us, so that a colour that is still on the screen is never taken for
/// another: before the table is full, the pairs that no frame needs any more are given out anew. Only where
/// a single frame holds more pairs than the table, the rest is shown by the nearest pairs of that frame.
struct CursesPalette {
  /// Which colours there are.
  let mode: ColorMode
  /// The highest number of a pair; 0 is always the terminal's own colours.
  private let capacity: Int
  /// The pairs by number, nil where a number is free; the first is the terminal's own colours.
  private var pairs: [Pair?] = [.own]
  private var numbers: [Pair: Int32] = [.own: 0]
  /// Numbers that had a pair and may have another.
  private var free: [Int32] = []

  private struct Pair: Hashable {
    var foreground: Int32
    var background: Int32
    static let own = Pair(foreground: -1, background: -1)
  }

  /// Pairs beyond this many are not looked at when the nearest is wanted.
  private static let searchLimit = 512

  /// An empty table of at most `capacity` pairs.
  init(mode: ColorMode, capacity: Int) {
    self.mode = mode
    self.capacity = max(0, capacity)
  }

  /// How many pairs can still be defined.
  var room: Int { capacity + 1 - pairs.count + free.count }

  /// The number of the pair of these colours, which is defined if it is new.
  mutating func pair(foreground: Color, background: Color) -> Int32 {
    let pair = Pair(
      foreground: mode.number(of: foreground), background: mode.number(of: background))
    if let known = numbers[pair] { return known }
    guard room > 0 else { return nearest(to: pair) }
    let number = free.popLast() ?? Int32(pairs.count)
    if Int(number) == pairs.count { pairs.append(nil) }
    guard ft_set_pair(number, pair.foreground, pair.background) else {
      free.append(number)
      return 0
    }
    pairs[Int(number)] = pair
    numbers[pair] = number
    return number
  }

  /// Frees the pairs that none of `grids` shows.
  mutating func keepOnly(usedIn grids: [CellGrid]) {
    var used: Set<Pair> = [.own]
    for grid in grids {
      for row in 0..<grid.height {
        for cell in grid.row(row) {
          used.insert(
            Pair(
              foreground: mode.number(of: cell.style.foreground),
              background: mode.number(of: cell.style.background)))
        }
      }
    }
    for (number, pair) in pairs.enumerated() {
      guard let pair, !used.contains(pair) else { continue }
      pairs[number] = nil
      numbers[pair] = nil
      free.append(Int32(number))
    }
  }

  /// The number of the defined pair that looks most like `pair`.
  private func nearest(to pair: Pair) -> Int32 {
    var best: (distance: Int, number: Int32) = (.max, 0)
    for (number, candidate) in pairs.prefix(Self.searchLimit).enumerated() {
      guard let candidate else { continue }
      let distance =
        distance(candidate.foreground, pair.foreground)
        + distance(candidate.background, pair.background)
      if distance < best.distance { best = (distance, Int32(number)) }
    }
    return best.number
  }

  private func distance(_ left: Int32, _ right: Int32) -> Int {
    if left == right { return 0 }
    guard let left = mode.channels(ofNumber: left), let right = mode.channels(ofNumber: right)
    else { return 1 << 20 }
    return left.distance(to: right)
  }
}
