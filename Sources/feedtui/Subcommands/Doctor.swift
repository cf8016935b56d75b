import FeedFiles
import TerminalFront

/// `feedtui --doctor`: what was found out about the terminal, the locale, the input and what is kept, and what
/// overrules each.
enum Doctor {
  static func run(_ options: Options) throws(Failure) {
    var lines = ["feedtui \(Usage.version)"]
    for finding in TerminalReport().findings {
      lines += describe(finding.subject, finding.found, finding.overruledBy)
    }
    lines += describe("input", input(options), "INPUT on the command line")
    let state = StateReport(of: options.keepsNothing ? nil : StateFolder(), options)
    lines += describe("kept state", state.place, state.overruledBy)
    lines += state.contents.map { "               \($0)" }
    try Output.print(lines.joined(separator: "\n") + "\n")
  }

  private static func describe(
    _ subject: String, _ found: String, _ overruledBy: String
  ) -> [String] {
    let name = subject + String(repeating: " ", count: max(1, 15 - subject.count))
    return ["\(name)\(found)", "               overruled by: \(overruledBy)"]
  }

  private static func input(_ options: Options) -> String {
    do {
      let input = try InputLoader.load(options.inputs.first, options)
      return
        "\(options.inputs.first ?? "the built-in sample"): \(input.notes.first ?? input.kind.name)"
    } catch .badInput(let sentence) {
      return sentence
    } catch {
      return "cannot be read"
    }
  }
}
