extension DeckSight {
  /// Gives a rule every offset at which its choice can be another one.
  ///
  /// On the terminal those are the offsets at which the deck can come to rest. Where any offset can be scrolled to, each
  /// line is tried where it meets the threshold first and last, in the middle of the viewport, and at its ends.
  func forEachOffset(_ rule: AutoplayRule, _ body: (DeckSight) -> Void) {
    func show(_ offset: Double) {
      body(DeckSight(geometry: geometry, viewport: viewport, offset: offset))
    }
    let step = geometry.kind == .pager ? max(1, geometry.pitch) : geometry.step
    guard step <= 0 else {
      return stride(from: 0, through: geometry.maximumOffset, by: step).forEach(show)
    }
    let frame = geometry.span(of: geometry.frame)
    guard let view = viewport.rect.map({ geometry.span(of: $0) }) else {
      return show(geometry.clamp(offset))
    }
    show(0)
    for line in 0..<geometry.lineCount {
      let start = frame.start + geometry.start(ofItem: line * geometry.columnCount)
      for offset in geometry.alignments(of: start, with: view, rule) {
        show(geometry.clamp(offset))
      }
    }
    show(geometry.maximumOffset)
  }
}

extension DeckGeometry {
  /// How far a line that starts at `start` has to be moved back for each of the places in `view` that can make a
  /// difference to the rule.
  func alignments(
    of start: Double, with view: (start: Double, end: Double), _ rule: AutoplayRule
  ) -> [Double] {
    let seen = rule.triggerVisibilityPercentage * itemLength
    return [
      start + seen - view.end, start + itemLength - view.end,
      start + itemLength / 2 - (view.start + view.end) / 2, start - view.start,
      start + itemLength - seen - view.start,
    ]
  }
}
