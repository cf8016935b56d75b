import FeedFiles

/// `feedtui measure`: which item of each still layout plays, as JSON lines (C6).
enum MeasureSubcommand {
  /// Measures the layouts of a file or of the standard input.
  ///
  /// - Returns: Whether all is as the layouts expect, where that was asked for.
  static func run(_ options: Options) throws(Failure) -> Bool {
    let cases = try InputLoader.loadLayouts(options.inputs.first ?? "-")
    guard options.isChecking else {
      try Output.print(cases.map { $0.answer + "\n" }.joined())
      return true
    }
    let check = LayoutCheck(cases)
    try Output.print((check.differences + [check.summary]).map { $0 + "\n" }.joined())
    return check.agrees
  }
}
