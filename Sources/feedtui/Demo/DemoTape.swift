import FeedFiles
import FeedModel
import TerminalFront

/// A tape with all that its run needs, read before anything runs.
struct DemoTape {
  /// The tape's file as it was named.
  let name: String
  let tape: Tape
  let start: TapeStart

  /// Reads the tape `name`, and its input.
  ///
  /// - Throws: Everything that is wrong with it.
  init(_ name: String) throws(Failure) {
    self.name = name
    let title = name == "-" ? "standard input" : name
    let reader = TapeReader(
      command: { line throws(WordError) in try Command(line: line) },
      load: { path in try FileBytes.read(path) })
    do {
      tape = try reader.read(FileBytes.read(name), file: title)
    } catch let error as TapeFaults {
      throw .badInput(error.description)
    } catch {
      throw .badInput("\(error)")
    }
    for requirement in tape.requirements where !Folders.hasProgram(requirement.program) {
      throw .badInput("\(requirement.place): there is no program '\(requirement.program)'")
    }
    start = try Self.start(of: tape)
  }

  private static func start(of tape: Tape) throws(Failure) -> TapeStart {
    let options = try options(of: tape)
    let place = tape.settings.input?.place
    var scenario: Scenario
    do {
      scenario = try InputLoader.load(options.inputs.first, options).scenario
    } catch .badInput(let sentence) {
      throw .badInput(place.map { "\($0): \(sentence)" } ?? sentence)
    }
    if let seed = tape.settings.seed, options.seed == nil { scenario.seed = seed }
    if let device = tape.settings.device.flatMap({ Device(rawValue: $0) }), options.device == nil {
      scenario.device = device
    }
    let mode = if case .mode(let mode) = options.color { mode } else { tape.settings.color }
    let isASCII = options.isASCII ?? tape.settings.isASCII
    let theme = Theme(
      mode: mode, ground: tape.settings.ground, symbols: isASCII ? .ascii : .unicode)
    return TapeStart(scenario: scenario, theme: theme)
  }

  /// The options of the command line that the tape types; paths are relative to the tape.
  private static func options(of tape: Tape) throws(Failure) -> Options {
    var options = Options()
    if let line = tape.commandLine {
      let place = tape.statements[line.statements.lowerBound].place
      do {
        options = try self.options(of: Array(line.words.dropFirst()))
      } catch {
        throw .badInput("\(place): \(error.description)")
      }
    }
    if let input = options.inputs.first {
      options.inputs = [TapePath.path(input, from: tape.file)]
    } else if let input = tape.settings.input {
      options.inputs = [input.path]
    }
    return options
  }

  private static func options(of words: [String]) throws(UsageError) -> Options {
    guard case .run(let options) = try CommandLineParser.parse(words),
      options.subcommand == .run, options.size == nil, options.inputs.first != "-",
      options.recording == nil, !options.watches
    else {
      throw UsageError(
        description:
          "only feedtui itself can be run here, with a file and options of how it looks and starts")
    }
    return options
  }
}
