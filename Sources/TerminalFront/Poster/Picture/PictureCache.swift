/// Draws pictures of posters and remembers the last ones, so that a poster that stands still is
/// drawn once.
///
/// Its memory is bounded: pictures that were asked for least recently are dropped by the half.
public struct PictureCache: Sendable {
  struct Key: Hashable {
    let seed: UInt64
    let columns: Int
    let rows: Int
    let frame: Int
    let medium: PictureMedium
  }

  /// Cells, of 16 bytes each, that are kept at most; but the last two pictures are kept however
  /// large.
  public let capacity: Int

  /// Pictures asked for since the last change of guard.
  private(set) var recent: [Key: PosterPicture] = [:]
  /// Pictures asked for before it and not since.
  private(set) var older: [Key: PosterPicture] = [:]
  private var recentWeight = 0
  private var colors = PictureColors()

  /// What a picture weighs beside its cells, in cells: its key and its place in the table.
  private static let overhead = 16

  /// An empty cache; the default capacity of 4 MB is several times the largest terminals.
  public init(capacity: Int = 1 << 18) {
    self.capacity = max(0, capacity)
  }

  /// The picture of the video with this id in `columns` x `rows` cells, as it looks at a position.
  ///
  /// The position, in milliseconds, moves the picture in the steps of `PosterMotion`. A size out of
  /// bounds counts as the bound: 0 or `PosterPicture.longestSide`.
  public mutating func picture(
    of id: String, columns: Int, rows: Int, milliseconds: Int, medium: PictureMedium
  ) -> PosterPicture {
    let key = Key(
      seed: Poster.seed(of: id), columns: columns, rows: rows,
      frame: PosterMotion.frame(atMilliseconds: milliseconds), medium: medium)
    if let known = recent[key] { return known }
    let picture =
      older[key]
      ?? PosterPicture(
        of: Poster(seed: key.seed), columns: columns, rows: rows,
        milliseconds: PosterMotion.milliseconds(ofFrame: key.frame), medium: medium,
        colors: &colors)
    remember(picture, as: key)
    return picture
  }

  private mutating func remember(_ picture: PosterPicture, as key: Key) {
    let weight = picture.cells.count + Self.overhead
    if recentWeight + weight > capacity / 2 {
      older = recent
      recent = [:]
      recentWeight = 0
    }
    recent[key] = picture
    recentWeight += weight
  }
}
