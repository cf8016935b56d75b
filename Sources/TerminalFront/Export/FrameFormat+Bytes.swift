extension FrameFormat {
  /// A frame as the contents of a file.
  public struct Contents: Hashable, Sendable {
    /// All that is in the file.
    public var bytes: [UInt8]
    /// The characters that the format cannot show.
    public var lacking: [Character] = []
  }

  /// What a file of this format holds of `grid`; a picture is called `title` and stands on `ground`.
  ///
  /// A picture of pixels has the scale `scale`; nil stands for the usual one, or for 1 where that would be too large.
  ///
  /// - Throws: Why there is no picture.
  public func contents(
    of grid: CellGrid, ground: Ground, title: String, scale: Int? = nil
  ) throws(PNGError) -> Contents {
    switch self {
    case .text: return Contents(bytes: Array(TextExport.text(of: grid).utf8))
    case .ansi: return Contents(bytes: Array(ANSIExport.text(of: grid).utf8))
    case .svg:
      let text = SVGExport.text(of: grid, ground: ground, title: title)
      return Contents(bytes: Array(text.utf8))
    case .png:
      let picture = try Self.picture(of: grid, ground: ground, scale: scale)
      return Contents(bytes: picture.bytes, lacking: picture.lacking)
    }
  }

  private static func picture(
    of grid: CellGrid, ground: Ground, scale: Int?
  ) throws(PNGError) -> PNGPicture {
    if let scale { return try PNGExport.bytes(of: grid, ground: ground, scale: scale) }
    do {
      return try PNGExport.bytes(of: grid, ground: ground, scale: PNGExport.usualScale)
    } catch .tooManyPixels {
      return try PNGExport.bytes(of: grid, ground: ground, scale: 1)
    }
  }
}
