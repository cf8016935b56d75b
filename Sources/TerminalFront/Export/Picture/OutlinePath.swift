/// A drawing of straight lines and curves, as a line of text: `1,11 4,15 9,5`.
///
/// Points stand apart by blanks, x to the right and y downwards; a point in parentheses is the control
/// point of a quadratic curve between its neighbours; `/` begins anew.
struct OutlinePath: Hashable, Sendable {
  /// A point of the drawing's grid.
  struct Point: Hashable, Sendable {
    var x: Int
    var y: Int
  }

  /// A line, or a curve if it has a control point, from where the last one ended.
  struct Segment: Hashable, Sendable {
    var control: Point?
    var end: Point
  }

  /// What is drawn without lifting the pen.
  struct Part: Hashable, Sendable {
    var start: Point
    var segments: [Segment] = []
  }

  /// The parts, in the order in which they are written.
  private(set) var parts: [Part] = []

  /// The drawing that `text` describes; nil where it is not written as said above.
  init?(_ text: Substring) {
    var begins = true
    var control: Point?
    for word in text.split(separator: " ") {
      if word == "/" {
        guard !begins, control == nil else { return nil }
        begins = true
      } else if word.hasPrefix("("), word.hasSuffix(")") {
        guard !begins, control == nil, let point = Self.point(word.dropFirst().dropLast()) else {
          return nil
        }
        control = point
      } else {
        guard let point = Self.point(word) else { return nil }
        if begins {
          parts.append(Part(start: point))
        } else {
          parts[parts.count - 1].segments.append(Segment(control: control, end: point))
        }
        begins = false
        control = nil
      }
    }
    guard !begins, control == nil else { return nil }
  }

  private static func point(_ text: Substring) -> Point? {
    let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let x = numbers[0], let y = numbers[1] else { return nil }
    return Point(x: x, y: y)
  }
}
