/// A set of scalars, as a class of a pattern names it.
struct ScalarClass: Hashable, Sendable {
  /// Its scalars, in no order.
  var ranges: [ClosedRange<Unicode.Scalar>] = []
  /// Whether it holds all others instead.
  var isNegated = false

  /// `\d`.
  static let digits = ScalarClass(ranges: ["0"..."9"])
  /// `\w`.
  static let wordScalars = ScalarClass(ranges: ["0"..."9", "A"..."Z", "a"..."z", "_"..."_"])
  /// `\s`.
  static let blanks = ScalarClass(ranges: ["\t"..."\n", "\u{C}"..."\r", " "..." "])
  /// `.`, everything but a line feed.
  static let anyOfLine = ScalarClass(ranges: ["\n"..."\n"], isNegated: true)

  /// The class of one scalar.
  init(_ scalar: Unicode.Scalar) {
    ranges = [scalar...scalar]
  }

  init(ranges: [ClosedRange<Unicode.Scalar>], isNegated: Bool = false) {
    self.ranges = ranges
    self.isNegated = isNegated
  }

  /// All scalars that are not in the class.
  var negated: ScalarClass { ScalarClass(ranges: ranges, isNegated: !isNegated) }

  /// The class of what either holds.
  mutating func form(unionWith other: ScalarClass) {
    ranges += other.isNegated ? other.gaps : other.ranges
  }

  /// What lies between the ranges.
  private var gaps: [ClosedRange<Unicode.Scalar>] {
    var gaps: [ClosedRange<Unicode.Scalar>] = []
    var next: UInt32 = 0
    func add(upTo end: UInt32) {
      // The surrogates lie between the scalars, and are none.
      for part in [next..<min(end, 0xD800), max(next, 0xE000)..<max(end, 0xE000)]
      where !part.isEmpty {
        if let low = Unicode.Scalar(part.lowerBound), let high = Unicode.Scalar(part.upperBound - 1)
        {
          gaps.append(low...high)
        }
      }
    }
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if range.lowerBound.value > next { add(upTo: range.lowerBound.value) }
      next = max(next, range.upperBound.value + 1)
    }
    if next < 0x110000 { add(upTo: 0x110000) }
    return gaps
  }

  /// Whether the class holds `scalar`, or, where case is ignored, its small or capital form.
  func contains(_ scalar: Unicode.Scalar, ignoringCase: Bool) -> Bool {
    if ranges.contains(where: { $0.contains(scalar) }) { return !isNegated }
    guard ignoringCase else { return isNegated }
    let others = [scalar.properties.lowercaseMapping, scalar.properties.uppercaseMapping]
    for other in others where other.unicodeScalars.count == 1 {
      if let form = other.unicodeScalars.first, ranges.contains(where: { $0.contains(form) }) {
        return !isNegated
      }
    }
    return isNegated
  }
}
