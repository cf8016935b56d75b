/// What a terminal can show.
public struct TerminalAbilities: Hashable, Sendable {
  /// Its width, at least 1.
  public var columns: Int
  /// Its height, at least 1.
  public var rows: Int
  /// How many colours it shows, or how many were asked for.
  public var colorMode: ColorMode
  /// Whether its character set is UTF-8; if not, only ASCII is sure to be shown.
  public var isUTF8: Bool

  /// Abilities as they are told, for a terminal that is not there.
  public init(columns: Int, rows: Int, colorMode: ColorMode, isUTF8: Bool) {
    self.columns = columns
    self.rows = rows
    self.colorMode = colorMode
    self.isUTF8 = isUTF8
  }
}
