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
      for place in places.indices {
        places[place] |= Self.covered(place % width, place / width) { x, y in
          Self.isInside(points, x, y)
        }
      }
    }
  }

  /// Whether a place lies in the area that `points` go round.
  private static func isInside(_ points: [OutlinePath.Point], _ x: Int, _ y: Int) -> Bool {
    var isInside = false
    for (start, end) in zip(points, points.dropFirst()) where (start.y > y) != (end.y > y) {
      let cross = (end.x - start.x) * (y - start.y) - (x - start.x) * (end.y - start.y)
      if (cross > 0) == (end.y > start.y) { isInside.toggle() }
    }
    return isInside
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
    let columns = Self.pixels(min(start.x, end.x) - radius, max(start.x, end.x) + radius)
    let rows = Self.pixels(min(start.y, end.y) - radius, max(start.y, end.y) + radius)
    let line = Line(start: start, end: end)
    for row in rows.clamped(to: 0..<height) {
      for column in columns.clamped(to: 0..<width) {
        let place = row * width + column
        let (x, y) = (column * Self.pixel + Self.pixel / 2, row * Self.pixel + Self.pixel / 2)
        if places[place] == .max || !line.isNear(x, y, radius + Self.farthest) { continue }
        if radius > Self.farthest, line.isNear(x, y, radius - Self.farthest) {
          places[place] = .max
        } else {
          places[place] |= Self.covered(column, row) { line.isNear($0, $1, radius) }
        }
      }
    }
  }

  /// As far as a place lies from the middle of its pixel at most.
  private static let farthest = 40

  /// The line between two points.
  private struct Line {
    let start: OutlinePath.Point
    let end: OutlinePath.Point

    /// Whether a place is no further than `radius` from the line.
    func isNear(_ x: Int, _ y: Int, _ radius: Int) -> Bool {
      let (stepX, stepY) = (end.x - start.x, end.y - start.y)
      let (fromX, fromY) = (x - start.x, y - start.y)
      let length = stepX * stepX + stepY * stepY
      let along = fromX * stepX + fromY * stepY
      if along > 0, along < length {
        let across = fromX * stepY - fromY * stepX
        return across * across <= radius * radius * length
      }
      let (toX, toY) = (x - end.x, y - end.y)
      return min(fromX * fromX + fromY * fromY, toX * toX + toY * toY) <= radius * radius
    }
  }

  private static func pixels(_ from: Int, _ to: Int) -> Range<Int> {
    (from >> 6)..<max(from >> 6, to >> 6) + 1
  }

  /// The places of a pixel that `holds` says yes to, a bit each.
  private static func covered(_ column: Int, _ row: Int, _ holds: (Int, Int) -> Bool) -> UInt64 {
    var covered: UInt64 = 0
    for place in 0..<64 {
      let x = column * pixel + place % 8 * 8 + 4
      let y = row * pixel + place / 8 * 8 + 4
      if holds(x, y) { covered |= 1 << UInt64(place) }
    }
    return covered
  }
}
