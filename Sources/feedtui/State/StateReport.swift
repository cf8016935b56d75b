import FeedFiles
import FeedModel
import TerminalFront

/// What is kept between runs, for `feedtui --doctor`; nothing is changed.
struct StateReport {
  /// Where it is kept, and why there.
  let place: String
  /// What would overrule that.
  let overruledBy: String
  /// What is there, a line each.
  let contents: [String]

  /// More containers are counted only.
  private static let mostLines = 20

  /// Columns after which a line is cut.
  private static let longestLine = 1000

  /// Looks at `folder`; nil says that there is none.
  init(of folder: StateFolder?, _ options: Options) {
    overruledBy = "--no-state, \(StateFolder.variables.joined(separator: ", "))"
    guard let folder else {
      place = options.keepsNothing ? "none (--no-state)" : "none: \(StateFolder.absence)"
      contents = []
      return
    }
    place = "\(folder.path) (from \(folder.variable))"
    // Reduced as on the screen: the names of files are whatever stands there.
    contents = Self.contents(of: folder).map { TextWidth.cut($0, to: Self.longestLine) }
  }

  private static func contents(of folder: StateFolder) -> [String] {
    guard FolderListing.isFolder(folder.path) else { return ["nothing is kept yet"] }
    let names: [String]
    do throws(FileError) {
      names = try FolderListing(of: folder.path).files
        .map { String(decoding: $0.path, as: UTF8.self) }
        .filter { !$0.contains("/") }.sorted()
    } catch {
      return [error.description]
    }
    let files = names.filter { $0.hasSuffix(StateFileName.ending) }
    var lines = files.prefix(mostLines).map { "\($0): \(description(of: $0, in: folder))" }
    if files.count > mostLines { lines.append("and \(files.count - mostLines) more") }
    let damaged = names.filter { $0.contains("\(StateFileName.ending).damaged-") }
    lines += damaged.prefix(mostLines).map { "\($0): was damaged, and set aside" }
    return lines.isEmpty ? ["nothing is kept yet"] : lines
  }

  /// What a file holds, or why it will be set aside.
  private static func description(of name: String, in folder: StateFolder) -> String {
    do {
      let bytes = try FileBytes.read(folder.path + "/" + name)
      let document = try StateDocument(bytes, of: nil)
      let container =
        document.containerSourceId.map { "container \(JSONValue.string($0))" }
        ?? "a container with a long id"
      let tab = document.lastTab.map { "last tab \(JSONValue.string($0))" } ?? "no last tab"
      return "\(container), \(tab), \(document.readIds.count) read"
    } catch let damage as StateDamage {
      return "damaged: it \(damage.description)"
    } catch {
      return "\(error)"
    }
  }
}
