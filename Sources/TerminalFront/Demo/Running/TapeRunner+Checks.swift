import FeedModel

extension TapeRunner {
  /// Looks whether what a tape claims holds now.
  mutating func check(_ expectation: Expectation, _ statement: TapeStatement) {
    result.checkCount += 1
    let (holds, found) = look(at: expectation.claim)
    guard holds == expectation.isNegated else { return }
    let wanted = Self.wording(of: expectation.claim)
    fail(
      statement,
      "expected: \(expectation.isNegated ? "not " : "")\(wanted)\nfound:    \(found)")
  }

  private mutating func look(at claim: Expectation.Claim) -> (holds: Bool, found: String) {
    switch claim {
    case .state(let state, let argument, let comparison, let value):
      guard let app else { return (state.holdsAfterTheEnd(comparison, value), "feedtui has ended") }
      let found = state.value(of: argument, in: app, told: events)
      return (comparison.holds(found, value), found.description)
    case .screen(let text):
      let rows = TextExport.rows(of: frame())
      return (text.isShown(in: rows), "\n" + rows.joined(separator: "\n"))
    case .event(let pattern):
      let told = events.filter { $0.word == pattern.word }
      let lines = told.suffix(Self.mostLines).map(\.line)
      let found =
        lines.isEmpty ? "no \(pattern.word.rawValue)" : lines.joined(separator: "\n          ")
      return (told.contains { pattern.matches($0) }, found)
    }
  }

  /// A failure shows so many lines of what it found, at most.
  private static let mostLines = 10

  private var events: [Event] {
    log.compactMap { if case .event(let event) = $0.content { event } else { nil } }
  }

  private static func wording(of claim: Expectation.Claim) -> String {
    switch claim {
    case .state(let state, let argument, let comparison, let value):
      "\(state.rawValue)\(argument.map { "[\"\($0)\"]" } ?? "") \(comparison.rawValue) \(value)"
    case .screen(.text(let text)): "a screen with \"\(text)\""
    case .screen(.pattern(let pattern)): "a screen that matches /\(pattern.source)/"
    case .event(let pattern): "an event \(pattern.word.rawValue) with these arguments"
    }
  }

  /// Compares the present frame with the one that was recorded.
  mutating func compare(_ statement: TapeStatement, _ name: String) {
    result.checkCount += 1
    let path = goldenPath(of: name, in: statement.place.file)
    let text = FrameRecord.text(of: frame())
    let recorded = record(path)
    result.goldens.append(TapeGolden(path: path, text: text, differs: recorded != text))
    guard recorded != text, !updatesGoldens else { return }
    guard let recorded else {
      return fail(
        statement,
        "expected: a frame recorded in \(path)\nfound:    no such file; --update records it")
    }
    fail(statement, "expected: the frame in \(path)\n" + Self.difference(recorded, text))
  }

  /// Where a frame is recorded: in a folder beside the tape, named after it.
  private func goldenPath(of name: String, in file: String) -> String {
    let stem = file.hasSuffix(".tape") ? String(file.dropLast(5)) : file
    return "\(stem).golden/\(name).txt"
  }

  /// The first lines that differ, those of the record first.
  private static func difference(_ recorded: String, _ found: String) -> String {
    let old = recorded.split(separator: "\n", omittingEmptySubsequences: false)
    let new = found.split(separator: "\n", omittingEmptySubsequences: false)
    var lines: [String] = []
    for number in 0..<max(old.count, new.count) where lines.count < 2 * mostLines {
      let before = number < old.count ? old[number] : ""
      let after = number < new.count ? new[number] : ""
      if before != after {
        lines += ["line \(number + 1) - \(before)", "line \(number + 1) + \(after)"]
      }
    }
    return lines.joined(separator: "\n")
  }
}

extension ExpectedState {
  /// Whether a claim holds after feedtui has ended: nothing is there any more but that it does not run.
  fileprivate func holdsAfterTheEnd(_ comparison: Comparison, _ value: ExpectedValue) -> Bool {
    comparison.holds(self == .running ? .truth(false) : .none, value)
  }
}

extension Expectation.ScreenText {
  /// Whether rows show it.
  fileprivate func isShown(in rows: [String]) -> Bool {
    switch self {
    case .text(let text): rows.contains { $0.contains(text) }
    case .pattern(let pattern): pattern.matches(rows.joined(separator: "\n"))
    }
  }
}
