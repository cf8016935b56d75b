/// Which part of each pixel of a cell a pen or an area covers, found with whole numbers alone, so that the
/// same drawing gives the same pixels on every machine.
///
/// A pixel is looked at in 8 x 8 places; a length is measured in 64ths of a pixel.
struct PenRaster {
  /// Pixels across.
  let width: Int
  /// Pixels down.
  let height: Int
  /// The places of each pixel that are covered, a bit each, row by row.
  private var places: [UInt64]

  /// How many parts of a pixel a length counts.
  static let pixel = 64

  /// Nothing covered yet.
  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    places = Array(repeating: 0, count: width * height)
  }

  /// How much of each pixel is covered, 0...64, row by row.
  var coverage: [UInt8] { places.map { UInt8($0.nonzeroBitCount) } }

  /// Draws `parts` with a round pen, a unit of their grid being `unit` long.
  mutating func draw(_ parts: [OutlinePath.Part], unit: Int, breadth: Int) {
    for part in parts {
      let points = Self.points(of: part, unit: unit)
      if points.count == 1 { cover(points[0], points[0], radius: breadth / 2) }
      for (start, end) in zip(points, points.dropFirst()) {
        cover(start, end, radius: breadth / 2)
      }
    }
  }

  /// Fills what `parts` enclose.
  mutating func fill(_ parts: [OutlinePath.Part], unit: Int) {
    for part in parts {
      let points = Self.points(of: part, unit: unit)
      cover(0..<width, 0..<height) { x, y in
        var isInside = false
        for (start, end) in zip(points, points.dropFirst()) where (start.y > y) != (end.y > y) {
          let cross = (end.x - start.x) * (y - start.y) - (x - start.x) * (end.y - start.y)
          if (cross > 0) == (end.y > start.y) { isInside.toggle() }
        }
        return isInside
      }
    }
  }

  /// The corners of a part, its curves divided into 16 lines each.
  private static func points(of part: OutlinePath.Part, unit: Int) -> [OutlinePath.Point] {
    func scaled(_ point: OutlinePath.Point) -> OutlinePath.Point {
      OutlinePath.Point(x: point.x * unit, y: point.y * unit)
    }
    var points = [scaled(part.start)]
    for segment in part.segments {
      let (start, end) = (points[points.count - 1], scaled(segment.end))
      if let control = segment.control.map(scaled) {
        points += (1..<16).map { step in
          func value(_ from: Int, _ over: Int, _ to: Int) -> Int {
            let rest = 16 - step
            return (rest * rest * from + 2 * rest * step * over + step * step * to + 128) >> 8
          }
          return OutlinePath.Point(
            x: value(start.x, control.x, end.x), y: value(start.y, control.y, end.y))
        }
      }
      points.append(end)
    }
    return points
  }

  /// Covers all that is no further than `radius` from the line between two points.
  private mutating func cover(_ start: OutlinePath.Point, _ end: OutlinePath.Point, radius: Int) {
    let (stepX, stepY) = (end.x - start.x, end.y - start.y)
    let length = stepX * stepX + stepY * stepY
    let reach = radius * radius
    let columns = Self.pixels(min(start.x, end.x) - radius, max(start.x, end.x) + radius)
    let rows = Self.pixels(min(start.y, end.y) - radius, max(start.y, end.y) + radius)
    cover(columns, rows) { x, y in
      let (fromX, fromY) = (x - start.x, y - start.y)
      let along = fromX * stepX + fromY * stepY
      if along > 0, along < length {
        let across = fromX * stepY - fromY * stepX
        return across * across <= reach * length
      }
      let (toX, toY) = (x - end.x, y - end.y)
      return min(fromX * fromX + fromY * fromY, toX * toX + toY * toY) <= reach
    }
  }

  private static func pixels(_ from: Int, _ to: Int) -> Range<Int> {
    (from >> 6)..<max(from >> 6, to >> 6) + 1
  }

  /// Covers the places of some pixels that `holds` says yes to, given their middles.
  private mutating func cover(
    _ columns: Range<Int>, _ rows: Range<Int>, _ holds: (Int, Int) -> Bool
  ) {
    for row in rows.clamped(to: 0..<height) {
      for column in columns.clamped(to: 0..<width) {
        var covered = places[row * width + column]
        guard covered != .max else { continue }
        for place in 0..<64 {
          let x = column * Self.pixel + place % 8 * 8 + 4
          let y = row * Self.pixel + place / 8 * 8 + 4
          if holds(x, y) { covered |= 1 << UInt64(place) }
        }
        places[row * width + column] = covered
      }
    }
  }
}
