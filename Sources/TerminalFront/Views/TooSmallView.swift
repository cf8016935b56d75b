/// The page of a terminal too small for a feed: its size and the one that is needed (U8).
struct TooSmallView {
  let scene: Scene

  func draw(in canvas: inout Canvas) {
    let size = canvas.bounds
    let needed = ScreenLayout.smallest
    let text = "\(size.width)×\(size.height), needs \(needed.columns)×\(needed.rows)"
    let x = max(0, size.width - canvas.width(of: text)) / 2
    canvas.put(
      text, x: x, y: max(0, size.height - 1) / 2, columns: size.width, style: scene.style(.strong))
  }
}
