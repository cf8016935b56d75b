internal import FeedModel

/// How the answers to layouts compare with those that are expected (C6, `measure --check`).
public struct LayoutCheck: Hashable, Sendable {
  /// A sentence for every value that differs, in the order of the layouts.
  public private(set) var differences: [String] = []
  /// How many layouts were compared.
  public private(set) var compared = 0
  /// How many of them differ.
  public private(set) var differing = 0
  /// How many layouts state no answer.
  public private(set) var unstated = 0

  /// How far a number may lie beside the expected one.
  public static let tolerance = 1e-6

  /// Compares the answer to each layout with the one that is expected.
  public init(_ cases: [LayoutCase]) {
    for layoutCase in cases {
      guard let expectation = layoutCase.expectation else {
        unstated += 1
        continue
      }
      let found = Self.differences(between: layoutCase.layout, and: expectation)
      let id = layoutCase.layout.id
      let name = id.isEmpty ? "" : " (\(JSONValue.string(id).shown))"
      differences += found.map { "line \(layoutCase.line)\(name): \($0)" }
      compared += 1
      if !found.isEmpty { differing += 1 }
    }
  }

  /// Whether every answer is as expected.
  public var agrees: Bool { differing == 0 }

  /// The count in one sentence.
  public var summary: String {
    let rest = unstated == 0 ? "" : "; \(counted(unstated, "layout")) without an expected answer"
    return "\(compared - differing) of \(counted(compared, "layout")) as expected\(rest)"
  }

  private static func differences(
    between layout: MeasuredLayout, and expected: LayoutExpectation
  ) -> [String] {
    var differences: [String] = []
    func compare(_ name: String, _ found: JSONValue, _ expected: JSONValue, isSame: Bool) {
      if !isSame { differences.append("\(name) is \(found), expected \(expected)") }
    }
    if let viewport = expected.viewport {
      compare(
        "viewport", LayoutCase.value(of: layout.viewport.rect), LayoutCase.value(of: viewport),
        isSame: isSame(layout.viewport.rect, viewport))
    }
    if let fractions = expected.fractions {
      let found = layout.fractions
      compare(
        "the number of fractions", LayoutCase.value(of: found.count),
        LayoutCase.value(of: fractions.count), isSame: found.count == fractions.count)
      for (index, pair) in zip(found, fractions).enumerated() {
        compare(
          "fractions[\(index)]", .number(pair.0), .number(pair.1), isSame: isSame(pair.0, pair.1))
      }
    }
    if let plays = expected.plays {
      compare(
        "plays", LayoutCase.value(of: layout.plays), LayoutCase.value(of: plays),
        isSame: layout.plays == plays)
    }
    return differences
  }

  private static func isSame(_ found: Double, _ expected: Double) -> Bool {
    abs(found - expected) <= tolerance
  }

  private static func isSame(_ found: Rect?, _ expected: Rect?) -> Bool {
    guard let found, let expected else { return found == nil && expected == nil }
    return isSame(found.x, expected.x) && isSame(found.y, expected.y)
      && isSame(found.width, expected.width) && isSame(found.height, expected.height)
  }
}
