/// Where the columns of the inspector's table stand, for a drawer of so many columns.
///
/// Where they have no room, the titles become shorter first, then the bars go, then the verdicts.
struct InspectorColumns: Hashable {
  /// Where the titles begin.
  let title = 4
  let titleWidth: Int
  /// Where the percentages end.
  let percentageEnd: Int
  /// Where the bars begin.
  let bar: Int
  /// 0 where there are none.
  let barWidth: Int
  /// Where the verdicts begin.
  let verdict: Int
  /// 0 where there are none.
  let verdictWidth: Int

  init(width: Int) {
    let hasBar = width >= 50
    if width >= 110 {
      titleWidth = 28
    } else {
      titleWidth = hasBar ? max(8, min(20, width - 51)) : max(6, min(20, width - 33))
    }
    percentageEnd = titleWidth + 14
    bar = titleWidth + 16
    barWidth = hasBar ? max(12, min(40, width - titleWidth - 52)) : 0
    verdict = hasBar ? bar + barWidth + 2 : bar
    verdictWidth = max(0, width - verdict - 1)
  }

  var hasBar: Bool { barWidth > 0 }
  /// Whether there is room for a word of a verdict.
  var hasVerdict: Bool { verdictWidth >= 7 }

  /// The column of a threshold's mark, which for the whole stands behind the bars.
  func mark(at threshold: Double) -> Int {
    bar + max(0, min(barWidth, (threshold * Double(barWidth) + 1e-6).wholeCells))
  }
}
