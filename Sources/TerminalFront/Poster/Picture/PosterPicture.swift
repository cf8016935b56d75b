/// A poster drawn into cells.
public struct PosterPicture: Equatable, Sendable {
  /// Cells across.
  public let columns: Int
  /// Cells down.
  public let rows: Int
  /// Row by row, `columns` cells each.
  public let cells: [Cell]
  /// The ground for a caption below it.
  public let ink: RGB

  /// The most cells a picture has across and down; far more than a terminal shows.
  public static let longestSide = 1024

  /// Rows of pixels that melt into the ink, in true colour.
  private static let meltingRows = 6

  /// Draws `poster` as it looks at a position, in milliseconds.
  ///
  /// A size out of bounds counts as the bound: 0 or `longestSide`.
  init(
    of poster: Poster, columns: Int, rows: Int, milliseconds: Int, medium: PictureMedium,
    colors: inout PictureColors
  ) {
    self.columns = max(0, min(Self.longestSide, columns))
    self.rows = max(0, min(Self.longestSide, rows))
    ink = poster.ink
    guard self.columns > 0, self.rows > 0 else {
      cells = []
      return
    }
    var pixels = PicturePixels(
      columns: self.columns, rows: self.rows,
      pixels: poster.family.pixels(
        in: PosterFrame(
          width: self.columns, height: self.rows * 2, milliseconds: milliseconds)))
    if medium.colors == .trueColor {
      pixels.melt(rows: min(Self.meltingRows, self.rows), into: ink)
    }
    cells = pixels.cells(in: medium, colors: &colors)
  }

  /// The cells of row `y`, which must lie in the picture.
  public func row(_ y: Int) -> ArraySlice<Cell> {
    cells[y * columns..<(y + 1) * columns]
  }
}
