/// What a frame is written as (X4).
enum FrameFormat: Equatable {
  /// Text, with escape sequences for colours if there are any.
  case printed
  /// Text alone.
  case text
  /// Text with escape sequences for colours.
  case ansi
  /// A picture that is made of text and areas.
  case svg
  /// A picture that is made of pixels.
  case png

  /// The format that a file's name asks for by its ending; nil for that of a picture or film which is not written.
  init?(fileName: String) {
    let name = fileName.split(separator: "/").last ?? ""
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    switch parts.count > 1 ? parts.last?.lowercased() : nil {
    case "txt": self = .text
    case "ansi", "ans": self = .ansi
    case "svg": self = .svg
    case "png": self = .png
    case let ending? where Self.refused.contains(ending): return nil
    default: self = .printed
    }
  }

  /// What is accepted, as a part of a sentence.
  static let accepted =
    ".txt, .ansi, .ans, .svg or .png, or for text any name but that of another picture or film"

  /// The endings of pictures and films: text in such a file would be of no use to anybody.
  private static let refused: Set<String> = [
    "apng", "avi", "avif", "bmp", "gif", "heic", "jpeg", "jpg", "mkv", "mov", "mp4", "pdf", "svgz",
    "tif",
    "tiff", "webm", "webp",
  ]
}
