import TerminalFront

extension FrameFormat {
  /// Whether a file of this name would hold a picture or film of a kind that is not written.
  static func isRefused(fileName name: String) -> Bool {
    guard let ending = name.split(separator: "/").last?.split(separator: ".").dropFirst().last
    else { return false }
    return refused.contains(ending.lowercased())
  }

  /// What is accepted, as a part of a sentence.
  static let acceptedNames = "\(accepted), or for text any name but that of a picture or film"

  /// The endings of pictures and films: text in such a file would be of no use to anybody.
  private static let refused: Set<String> = [
    "apng", "avi", "avif", "bmp", "gif", "heic", "jpeg", "jpg", "mkv", "mov", "mp4", "pdf", "svgz",
    "tif", "tiff", "webm", "webp",
  ]
}
