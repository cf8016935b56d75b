import FeedFiles
import TerminalFront

/// `feedtui --doctor`: what was found out about the terminal, the locale, the input and what is kept, and what
/// overrules each.
enum Doctor {
  /// Prints the report.
  ///
  /// - Returns: Whether the input can be read.
  static func run(_ options: Options) throws(Failure) -> Bool {
    var lines = ["feedtui \(Usage.version)"]
    for finding in TerminalReport().findings {
      lines += describe(finding.subject, finding.found, finding.overruledBy)
    }
    let input = input(options)
    lines += describe("input", input.found, "INPUT on the command line")
    let state = StateReport(of: options.keepsNothing ? nil : StateFolder(), options)
    lines += describe("kept state", state.place, state.overruledBy)
    lines += state.contents.map { "               \($0)" }
    try Output.print(lines.joined(separator: "\n") + "\n")
    return input.isGood
  }

  private static func describe(
    _ subject: String, _ found: String, _ overruledBy: String
  ) -> [String] {
    let name = subject + String(repeating: " ", count: max(1, 15 - subject.count))
    return ["\(name)\(found)", "               overruled by: \(overruledBy)"]
  }

  private static func input(_ options: Options) -> (found: String, isGood: Bool) {
    do {
      let input = try InputLoader.load(options.inputs.first, options)
      let name = options.inputs.first ?? "the built-in sample"
      return ("\(name): \(input.notes.first ?? input.kind.name)", true)
    } catch .badInput(let sentence) {
      return (sentence, false)
    } catch {
      return ("cannot be read", false)
    }
  }
}
