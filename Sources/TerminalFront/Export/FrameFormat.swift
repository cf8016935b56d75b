/// How a frame is written to a file (X4).
public enum FrameFormat: Hashable, Sendable, CaseIterable {
  /// Its text: `.txt`, and VHS's `.ascii` and `.test`.
  case text
  /// Text and colours as a terminal reads them: `.ansi` or `.ans`.
  case ansi
  /// A picture of shapes: `.svg`.
  case svg
  /// A picture of pixels: `.png`.
  case png

  /// The format of files with this ending, which is written without its dot; nil for any other ending.
  public init?(ending: String) {
    switch ending.lowercased() {
    case "txt", "ascii", "test": self = .text
    case "ansi", "ans": self = .ansi
    case "svg": self = .svg
    case "png": self = .png
    default: return nil
    }
  }

  /// The format of the file `name` by its ending; nil where the ending tells none.
  public init?(fileName name: String) {
    guard let file = name.split(separator: "/").last, let dot = file.lastIndex(of: ".") else {
      return nil
    }
    self.init(ending: String(file[file.index(after: dot)...]))
  }

  /// The endings that tell a format, as a part of a sentence.
  public static let accepted = ".txt, .ansi, .svg, .png"
}
