/// How often a playing poster moves.
public enum PosterMotion {
  /// Pictures in a second, at most.
  public static let framesPerSecond = 12

  /// The number of the picture shown at a position, from 0; a negative position counts as 0.
  public static func frame(atMilliseconds position: Int) -> Int {
    let position = max(0, position)
    return position / 1000 * framesPerSecond + position % 1000 * framesPerSecond / 1000
  }

  /// The first position, in milliseconds, at which the picture with this number is shown.
  ///
  /// A number below 0 counts as 0; one too large for a position gives the last position there is.
  public static func milliseconds(ofFrame frame: Int) -> Int {
    let frame = max(0, frame)
    let rest = (frame % framesPerSecond * 1000 + framesPerSecond - 1) / framesPerSecond
    let (seconds, isTooLate) = (frame / framesPerSecond).multipliedReportingOverflow(by: 1000)
    let (position, isTooLong) = seconds.addingReportingOverflow(rest)
    return isTooLate || isTooLong ? .max : position
  }

  /// The position, in milliseconds, whose picture is shown at `position`: the last multiple of a
  /// twelfth of a second, rounded up to a whole millisecond.
  public static func quantized(milliseconds position: Int) -> Int {
    milliseconds(ofFrame: frame(atMilliseconds: position))
  }
}
