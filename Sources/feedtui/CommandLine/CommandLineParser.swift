import FeedModel

/// Why a command line is not understood, in one sentence.
struct UsageError: Error, Equatable, CustomStringConvertible {
  let description: String
}

/// What a command line asks for.
enum Request: Equatable {
  /// To run with these options.
  case run(Options)
  /// To print the help of a subcommand; nil for that of the program.
  case help(Subcommand?)
  /// To print the version.
  case version
  /// To print what was found out about the surroundings.
  case doctor(Options)
}

/// Reads the command line (C1).
struct CommandLineParser {
  private var words: ArraySlice<String>
  private var options = Options()
  private var hasSubcommand = false

  /// Reads `arguments`, the program's name not among them.
  static func parse(_ arguments: [String]) throws(UsageError) -> Request {
    var parser = CommandLineParser(words: arguments[...])
    return try parser.request()
  }

  private init(words: ArraySlice<String>) {
    self.words = words
  }

  private mutating func request() throws(UsageError) -> Request {
    if let first = words.first, let subcommand = Subcommand(rawValue: first), subcommand != .run {
      options.subcommand = subcommand
      hasSubcommand = true
      words.removeFirst()
    }
    var isLiteral = false
    var isDoctor = false
    while let word = words.popFirst() {
      if isLiteral || word == "-" || !word.hasPrefix("-") {
        options.inputs.append(word)
      } else if word == "--" {
        isLiteral = true
      } else if word == "--help" || word == "-h" {
        return .help(hasSubcommand ? options.subcommand : nil)
      } else if word == "--version" {
        return .version
      } else if word == "--doctor" {
        isDoctor = true
      } else {
        try takeOption(word)
      }
    }
    try checkInputs()
    return isDoctor ? .doctor(options) : .run(options)
  }

  /// Takes an option and its value, written `--size 80x24` or `--size=80x24`.
  private mutating func takeOption(_ word: String) throws(UsageError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let rule = OptionTable.rules.first(where: { $0.names.contains(name) }) else {
      throw UsageError(description: "unknown option '\(name)'\(suggestion(for: name))")
    }
    guard rule.subcommands.contains(options.subcommand) else {
      let known = rule.subcommands.map(Usage.title(of:))
      throw UsageError(
        description:
          "\(name) is not an option of \(title); it is one of \(known.joined(separator: ", "))")
    }
    let value = try value(of: rule, name: name, attached: parts.count > 1 ? String(parts[1]) : nil)
    do {
      try rule.set(&options, value)
    } catch {
      throw UsageError(description: "\(name) \(value): accepted is \(error.accepted)")
    }
  }

  private mutating func value(
    of rule: OptionRule, name: String, attached: String?
  ) throws(UsageError) -> String {
    guard let meaning = rule.value else {
      if attached != nil { throw UsageError(description: "\(name) takes no value") }
      return ""
    }
    guard let value = attached ?? words.popFirst() else {
      throw UsageError(description: "\(name) needs a value: \(name) \(meaning)")
    }
    return value
  }

  private var title: String {
    Usage.title(of: options.subcommand)
  }

  private func suggestion(for name: String) -> String {
    let names = OptionTable.rules.filter { $0.subcommands.contains(options.subcommand) }.flatMap(
      \.names)
    let near = nearestWord(to: name, in: names + ["--help", "--version", "--doctor"])
    return near.map { "; did you mean \($0)?" } ?? "; see \(title) --help"
  }

  private func checkInputs() throws(UsageError) {
    if options.written != nil, options.inputs.count > 1 {
      throw UsageError(
        description: "--write takes one input, but '\(options.inputs[1])' is a second one")
    }
    if options.subcommand == .demo, options.inputs.isEmpty {
      throw UsageError(description: "\(title) needs a tape: \(title) TAPE...")
    }
    if !options.subcommand.takesManyInputs, options.inputs.count > 1 {
      throw UsageError(
        description: "\(title) reads one input, but '\(options.inputs[1])' is a second one")
    }
    if options.recording != nil { try checkRecorded() }
    if options.watches { try checkWatched(options.inputs.first) }
  }

  /// Only an input that stays as it is lets a tape do the same again.
  private func checkRecorded() throws(UsageError) {
    if options.inputs.first == "-" {
      throw UsageError(
        description: "--record needs a file or the sample; the standard input cannot be read again")
    }
    if options.watches {
      throw UsageError(
        description: "--record and --watch do not go together; a tape has one input, as it is")
    }
    if options.size != nil {
      throw UsageError(description: "--record needs a run in a terminal; --size prints one frame")
    }
  }

  /// Only what has a name in the file system can change and be read again.
  private func checkWatched(_ input: String?) throws(UsageError) {
    switch input {
    case nil:
      throw UsageError(
        description: "--watch needs a file or a folder to watch; the built-in sample never changes")
    case "-":
      throw UsageError(
        description:
          "--watch needs a file or a folder to watch; the standard input cannot be read again")
    default: break
    }
  }
}
