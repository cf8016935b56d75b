import FeedFiles
import FeedModel
import TerminalFront

/// `feedtui render`: one frame as text.
enum RenderSubcommand {
  static func run(_ options: Options) throws(Failure) {
    let input = try InputLoader.load(options.inputs.first, options)
    let size = options.size ?? .standard
    let theme = OutputTheme.ofPrintedFrame(options)
    var app = App(
      scenario: input.scenario, columns: size.columns, rows: size.rows, theme: theme)
    app.settle()
    let frame = app.frame()
    let text = theme.mode == .none ? TextExport.text(of: frame) : ANSIExport.text(of: frame)
    try Output.write(text, to: options.output ?? "-")
  }
}
