import FeedModel

extension CardView {
  private var captionTop: Int { rect.y + layout.posterRows }

  func drawGround(of caption: CaptionStyles, in canvas: inout Canvas) {
    canvas.fill(
      CellRect(x: rect.x, y: captionTop, width: layout.width, height: layout.captionRows),
      style: Style(background: caption.ground))
  }

  /// The title from column `start` on, and what finds room below it.
  func drawCaption(
    _ caption: CaptionStyles, on ink: RGB, from start: Int, in canvas: inout Canvas
  ) {
    guard layout.captionRows > 0 else { return }
    canvas.put(
      content.video.title, x: start, y: captionTop, columns: textColumns.upperBound - start,
      style: caption.title)
    if layout.captionRows >= 3 { drawByline(caption, y: captionTop + 1, in: &canvas) }
    if layout.captionRows >= 2 {
      // A video runs from left to right in every language, and so does what tells how far it is.
      canvas.mirrored(in: nil) {
        drawBar(caption, on: ink, y: captionTop + layout.captionRows - 1, in: &$0)
      }
    }
  }

  /// What stands at the right of the caption: the time, or the fraction where the top row is cut off.
  private var corner: String { isTopCut ? content.percentage : content.time }

  private func drawByline(_ caption: CaptionStyles, y: Int, in canvas: inout Canvas) {
    let room = layout.textWidth - canvas.width(of: corner) - 1 - (content.isRead ? 2 : 0)
    let x = canvas.put(
      content.video.author, x: textColumns.lowerBound, y: y,
      columns: room, style: caption.second)
    if content.isRead {
      canvas.put(" ", x: x, y: y, style: caption.second)
      canvas.put("✓", x: x + 1, y: y, style: caption.second)
    }
    let isBright = isTopCut ? content.meetsThreshold : content.state != nil
    canvas.put(
      corner, endingAt: textColumns.upperBound, y: y,
      style: isBright ? caption.bright : caption.second)
  }

  private func drawBar(
    _ caption: CaptionStyles, on ink: RGB, y: Int, in canvas: inout Canvas
  ) {
    guard content.video.hasVideo else { return }
    let tail = barTail
    let cells = max(0, layout.textWidth - canvas.width(of: tail))
    let halves = filledHalves(of: cells)
    let style = theme.bar(content.state?.role, on: ink)
    var x = textColumns.lowerBound
    x = canvas.put(String(repeating: "━", count: halves / 2), x: x, y: y, style: style)
    if halves % 2 == 1 { x = canvas.put("╸", x: x, y: y, style: style) }
    let rest = String(repeating: "─", count: cells - (halves + 1) / 2)
    x = canvas.put(rest, x: x, y: y, style: caption.rest)
    canvas.put(tail, x: x, y: y, style: caption.second)
  }

  /// What stands behind the bar: the time, where no row above holds it, and the sign of a loop.
  private var barTail: String {
    let isWide = layout.captionRows >= 3 || layout.textWidth >= 22
    let time =
      layout.captionRows >= 3 ? "" : layout.textWidth >= 22 || isTopCut ? corner : content.timeLeft
    return [time, isWide ? content.loopSign : ""].filter { !$0.isEmpty }.map { " \($0)" }.joined()
  }

  /// How many half cells of the bar are filled.
  private func filledHalves(of cells: Int) -> Int {
    guard let duration = content.video.playDuration, content.isUnderWay else { return 0 }
    let done = min(content.shownPosition, duration)
    return Int(Double(done.microseconds) / Double(duration.microseconds) * Double(2 * cells))
  }
}
