import FeedFiles
import FeedModel
import TerminalFront

/// `feedtui render`: one frame as text or as a picture.
enum RenderSubcommand {
  static func run(_ options: Options) throws(Failure) {
    let name = options.output ?? "-"
    let format = FrameFormat(fileName: name) ?? .printed
    let theme: Theme =
      switch format {
      case .printed, .text: OutputTheme.ofPrintedFrame(options)
      case .ansi, .svg, .png: OutputTheme.ofPicture(options)
      }
    let frame = try frame(options, theme)
    switch format {
    case .printed where theme.mode == .none, .text:
      try Output.write(TextExport.text(of: frame), to: name)
    case .printed, .ansi:
      try Output.write(ANSIExport.text(of: frame), to: name)
    case .svg:
      let text = SVGExport.text(of: frame, ground: theme.ground, title: title(options))
      try Output.write(text, to: name)
    case .png: try write(frame, theme.ground, options, to: name)
    }
  }

  private static func write(
    _ frame: CellGrid, _ ground: Ground, _ options: Options, to name: String
  ) throws(Failure) {
    let picture: PNGPicture
    do {
      picture = try PNGExport.bytes(of: frame, ground: ground, scale: options.scale)
    } catch {
      throw .badInput("\(name): \(error.description)")
    }
    try Output.write(picture.bytes, to: name)
    guard !picture.lacking.isEmpty else { return }
    let shown = picture.lacking.prefix(10).map { String($0) }.joined(separator: " ")
    let rest = picture.lacking.count > 10 ? " and \(picture.lacking.count - 10) more" : ""
    Complaint.print(
      "\(name): boxes stand for \(shown)\(rest), which the font lacks; an .svg shows them")
  }

  private static func frame(_ options: Options, _ theme: Theme) throws(Failure) -> CellGrid {
    let input = try InputLoader.load(options.inputs.first, options)
    let size = options.size ?? .standard
    var app = App(
      scenario: input.scenario, columns: size.columns, rows: size.rows, theme: theme)
    app.settle()
    return app.frame()
  }

  /// What a picture is called: the program, and the name of the file that it shows.
  private static func title(_ options: Options) -> String {
    guard let file = options.inputs.first?.split(separator: "/").last, file != "-" else {
      return "feedtui"
    }
    return "feedtui: \(file)"
  }
}
