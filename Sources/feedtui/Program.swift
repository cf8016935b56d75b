import TerminalFront

/// The program from its arguments to its exit status.
enum Program {
  /// Does what `arguments` ask for, the program's name not among them.
  ///
  /// - Returns: The exit status: 0 fine, 1 a check failed, 2 wrong usage, bad input or an unusable terminal.
  static func run(_ arguments: [String]) -> Int32 {
    do {
      switch try CommandLineParser.parse(arguments) {
      case .help(let subcommand): try Output.print(Usage.text(for: subcommand) + "\n")
      case .version: try Output.print("feedtui \(Usage.version)\n")
      case .doctor(let options): return try Doctor.run(options) ? 0 : 2
      case .run(let options): return try run(options)
      }
      return 0
    } catch let error as UsageError {
      Complaint.print(error.description)
    } catch Failure.badInput(let sentence), Failure.badTerminal(let sentence) {
      Complaint.print(sentence)
    } catch {
      // The reader of the output is gone: there is nobody to tell.
    }
    return 2
  }

  private static func run(_ options: Options) throws(Failure) -> Int32 {
    switch options.subcommand {
    case .run: try RunSubcommand.run(options).endProcess()
    case .render: try RenderSubcommand.run(options)
    case .measure: return try MeasureSubcommand.run(options) ? 0 : 1
    case .check: return try CheckSubcommand.run(options) ? 0 : 2
    case .demo: return try DemoSubcommand.run(options)
    case .sweep: try SweepSubcommand.run(options)
    }
    return 0
  }
}
