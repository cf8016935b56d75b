/// The table that is printed, a line at a time.
struct Report {
  /// Whether a figure was over its budget.
  private(set) var isOver = false

  private static let columns = 58

  /// Prints what the next lines are about.
  func head(_ text: String) {
    print("\n\(text)")
  }

  /// Prints a figure that has no budget.
  func line(_ what: String, _ figure: String) {
    print("  \(padded(what, Self.columns)) \(figure)")
  }

  /// Prints a figure, its budget, and whether it keeps it.
  mutating func line(_ what: String, _ figure: String, budget: String, holds: Bool) {
    if !holds { isOver = true }
    print(
      "  \(padded(what, Self.columns)) \(padded(figure, 34)) \(padded(budget, 16)) \(holds ? "ok" : "OVER")"
    )
  }

  private func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}

extension Double {
  /// With two digits after the point.
  var short: String {
    let hundredths = Int((self * 100).rounded())
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
  }
}

extension Duration {
  /// In milliseconds.
  var milliseconds: Double {
    Double(components.seconds) * 1e3 + Double(components.attoseconds) * 1e-15
  }
}

extension Array<Double> {
  /// The value in the middle; 0 without any.
  var median: Double { isEmpty ? 0 : sorted()[count / 2] }
}
