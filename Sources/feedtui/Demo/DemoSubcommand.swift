import FeedModel
import TerminalFront

/// `feedtui demo`: runs tapes, each on its own state (X1 to X6).
enum DemoSubcommand {
  /// Runs the tapes that the options name; nothing runs where one of them has a fault.
  ///
  /// - Returns: The exit status: 0 where all held, 1 where something expected did not, 2 where a tape is bad or a file
  ///   cannot be written.
  static func run(_ options: Options) throws(Failure) -> Int32 {
    guard let tapes = try read(options.inputs) else { return 2 }
    let complaints = DemoFiles.complaints(about: tapes, folder: options.outputFolder)
    complaints.forEach { Complaint.printPlain($0) }
    guard complaints.isEmpty else { return 2 }
    guard !options.isValidating else {
      try Output.print(tapes.map { "\($0.name): fine\n" }.joined())
      return 0
    }
    let format = options.demoFormat
    try Output.print(format.head(count: tapes.count))
    var outcomes: [DemoOutcome] = []
    var files = DemoFiles(folder: options.outputFolder)
    let clock = ContinuousClock()
    for (index, tape) in tapes.enumerated() {
      DemoProgress.show("\(index + 1) of \(tapes.count): \(tape.name)")
      let start = clock.now
      let outcome = run(tape, options, number: index, &files)
      DemoProgress.clear()
      outcomes.append(outcome)
      let took = clock.now - start
      try Output.print(format.lines(for: outcome, number: index + 1, took: took))
      Complaint.note(lacking: outcome.result.lackingCharacters)
      if options.stopsAtFailure, !outcome.isGood { break }
    }
    try Output.print(format.tail(outcomes))
    if outcomes.contains(where: { !$0.fileErrors.isEmpty }) { return 2 }
    return outcomes.allSatisfy(\.isGood) ? 0 : 1
  }

  /// Reads every tape, so that all that is wrong is told in one go; nil where anything is.
  private static func read(_ names: [String]) throws(Failure) -> [DemoTape]? {
    var tapes: [DemoTape] = []
    var isGood = true
    for name in names {
      do {
        let tape = try DemoTape(name)
        tape.tape.notes.forEach { Complaint.printPlain($0.description) }
        tapes.append(tape)
      } catch .badInput(let sentence) {
        Complaint.printPlain(sentence)
        isGood = false
      }
    }
    return isGood ? tapes : nil
  }

  private static func run(
    _ tape: DemoTape, _ options: Options, number: Int, _ files: inout DemoFiles
  ) -> DemoOutcome {
    var runner = TapeRunner(
      tape.tape, tape.start, stopsAtFailure: options.stopsAtFailure,
      updatesGoldens: options.updatesGoldens
    ) { path in
      (try? FileBytes.read(path)).flatMap { String(validating: $0, as: UTF8.self) }
    }
    var outcome = DemoOutcome(tape: tape.name, result: runner.run())
    let goldens = options.updatesGoldens ? outcome.result.goldens.filter(\.differs) : []
    for golden in goldens {
      if write(Array(golden.text.utf8), to: golden.path, &outcome) {
        outcome.recorded.append(golden.path)
      }
    }
    for file in outcome.result.files {
      if let complaint = files.take(file.path, by: number, named: tape.name) {
        outcome.fileErrors.append(complaint)
      } else {
        _ = write(file.bytes, to: Folders.path(file.path, in: options.outputFolder), &outcome)
      }
    }
    return outcome
  }

  /// Writes a file whole or not at all; notes what kept it from being written.
  private static func write(
    _ bytes: [UInt8], to path: String, _ outcome: inout DemoOutcome
  ) -> Bool {
    do throws(FileError) {
      try Folders.make(for: path)
      try FileBytes.write(bytes, to: path)
      return true
    } catch {
      outcome.fileErrors.append(error.description)
      return false
    }
  }
}
