/// A frame as a picture in PNG, letters and all, made without another program or font.
///
/// The pixels depend on nothing but the frame. A cell is 10 pixels wide and 20 high, times the scale.
public enum PNGExport {
  /// The scales that are drawn.
  public static let scales = 1...8
  /// The scale that suits most screens.
  public static let usualScale = 2
  /// The most pixels that a picture has: about 33 million.
  public static let mostPixels = 1 << 25

  /// The picture of `grid`, where the terminal's own colours are those of `ground`.
  ///
  /// Throws where the scale is none of `scales`, and where there would be no pixel or too many.
  public static func bytes(
    of grid: CellGrid, ground: Ground, scale: Int = usualScale
  ) throws(PNGError) -> PNGPicture {
    guard scales.contains(scale) else { throw .scale(scale) }
    let (columns, rows) = (CellBits.width * scale, CellBits.height * scale)
    let (width, isTooWide) = grid.width.multipliedReportingOverflow(by: columns)
    let (height, isTooHigh) = grid.height.multipliedReportingOverflow(by: rows)
    let (count, areTooMany) = width.multipliedReportingOverflow(by: height)
    guard !isTooWide, !isTooHigh, !areTooMany, count <= mostPixels else {
      throw .tooManyPixels(columns: grid.width, rows: grid.height, scale: scale)
    }
    guard count > 0 else { throw .noPixel }
    var painter = PNGPainter(width: width, height: height, ground: ground, scale: scale)
    painter.draw(grid)
    let bytes = try PNGFile.bytes(of: painter.canvas)
    return PNGPicture(bytes: bytes, lacking: painter.lacking.sorted())
  }
}

/// A picture in PNG, and what it could not show.
public struct PNGPicture: Hashable, Sendable {
  /// The file.
  public let bytes: [UInt8]
  /// The characters that the font lacks, sorted; each is shown as a box with its code.
  public let lacking: [Character]
}

/// Why there is no picture.
public enum PNGError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The scale is none of `PNGExport.scales`.
  case scale(Int)
  /// The frame has no cell.
  case noPixel
  /// The picture would have more pixels than `PNGExport.mostPixels`.
  case tooManyPixels(columns: Int, rows: Int, scale: Int)
  /// The file cannot be packed: there is no memory for it.
  case outOfMemory

  /// The reason in one sentence.
  public var description: String {
    switch self {
    case .scale(let scale):
      let scales = PNGExport.scales
      return
        "a picture is drawn at a scale of \(scales.lowerBound) to \(scales.upperBound), not \(scale)"
    case .noPixel: return "a frame without cells gives no picture"
    case .tooManyPixels(let columns, let rows, let scale):
      return "a frame of \(columns)x\(rows) at scale \(scale) gives a picture of more than "
        + "\(PNGExport.mostPixels) pixels; use a smaller frame or scale"
    case .outOfMemory: return "there is not enough memory to pack the picture"
    }
  }
}
