import FeedFiles
import FeedModel
import TerminalFront

/// `feedtui render`: one frame as text or as a picture.
enum RenderSubcommand {
  static func run(_ options: Options) throws(Failure) {
    let name = options.output ?? "-"
    let named = FrameFormat(fileName: name)
    let theme =
      named.map { $0 == .text } ?? true
      ? OutputTheme.ofPrintedFrame(options) : OutputTheme.ofPicture(options)
    let format = named ?? (theme.mode == .none ? .text : .ansi)
    let contents: FrameFormat.Contents
    do {
      contents = try format.contents(
        of: frame(options, theme), ground: theme.ground, title: title(options), scale: options.scale
      )
    } catch let error as PNGError {
      throw .badInput("\(name): \(error.description)")
    } catch let error as Failure {
      throw error
    } catch {
      throw .badInput("\(name): \(error)")
    }
    try Output.write(contents.bytes, to: name)
    Complaint.note(lacking: contents.lacking)
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
