import FeedModel

/// Looks for the command line that a tape types before feedtui runs (X1).
struct TapePrompt {
  /// What is wrong at a statement.
  struct Slip {
    let place: TapePlace
    let message: String
  }

  /// The command line; nil where there is none.
  private(set) var commandLine: TapeCommandLine?
  /// What is wrong with it.
  private(set) var slips: [Slip] = []

  private let statements: [TapeStatement]
  private static let program = "feedtui"
  /// More characters than this are no command line.
  private static let longestLine = 10_000

  init(_ statements: [TapeStatement]) {
    self.statements = statements
  }

  /// Looks at the statements; those of a tape that is not `isWhole`, since it has slips, may lack the `Enter`.
  mutating func look(isWhole: Bool) {
    guard let first = statements.firstIndex(where: \.pressesKeys),
      case .type(let text, _) = statements[first].kind
    else { return }
    let words = text.unicodeScalars.split { $0.isTapeBlank }
    if let word = words.first, word.elementsEqual(Self.program.unicodeScalars) {
      readLine(from: first, isWhole: isWhole)
    } else if text.count > 1, !text.hasPrefix(":") {
      checkNoCommand(text, at: first)
    }
  }

  /// Text followed by Enter is meant as a command, and only feedtui's own is one.
  private mutating func checkNoCommand(_ text: String, at first: Int) {
    guard let next = statements[(first + 1)...].first(where: \.pressesKeys),
      case .key(let key, _, _) = next.kind, key == Key(.enter)
    else { return }
    slips.append(
      Slip(
        place: statements[first].place,
        message:
          "'\(text)' and Enter look like a command line, and none but feedtui's can be run; accepted: a "
          + "text that begins with feedtui, or with ':' for feedtui's own prompt; for keys, one Type each"
      ))
  }

  private mutating func readLine(from first: Int, isWhole: Bool) {
    for statement in statements[..<first] where statement.needsProgram {
      addTooEarly(statement)
    }
    var line: [Character] = []
    for index in first..<statements.count {
      let statement = statements[index]
      switch statement.kind {
      case .type(let text, _): line.append(contentsOf: text)
      case .key(Key(.space), let count, _):
        line.append(contentsOf: repeatElement(" ", count: count))
      case .key(Key(.backspace), let count, _): line.removeLast(min(count, line.count))
      case .key(Key(.enter), let count, _):
        if count > 0 { return run(String(line), first...index) }
      case .key(_, let count, _) where count > 0:
        slips.append(
          Slip(
            place: statement.place,
            message:
              "feedtui does not run yet, and its command line is typed; accepted: Type, Space, Backspace "
              + "and Enter"))
      default:
        if statement.needsProgram { addTooEarly(statement) }
      }
      guard line.count <= Self.longestLine else {
        return slips.append(
          Slip(
            place: statement.place,
            message:
              "the command line is too long; accepted: at most \(Self.longestLine) characters"))
      }
    }
    guard isWhole else { return }
    slips.append(
      Slip(
        place: statements[first].place,
        message: "the command line is never run; accepted: an Enter after it"))
  }

  private mutating func addTooEarly(_ statement: TapeStatement) {
    slips.append(
      Slip(
        place: statement.place,
        message: "feedtui does not run yet; accepted: this statement after the Enter that runs it"))
  }

  private mutating func run(_ line: String, _ statements: ClosedRange<Int>) {
    let place = self.statements[statements.lowerBound].place
    do throws(ShellWords.Complaint) {
      let words = try ShellWords.split(line)
      guard words.first == Self.program else {
        slips.append(
          Slip(
            place: place,
            message:
              "'\(words.first ?? "")' is no program here; accepted: a line that begins with feedtui"
          ))
        return
      }
      commandLine = TapeCommandLine(words: words, statements: statements)
    } catch {
      slips.append(Slip(place: place, message: error.message))
    }
  }
}

extension TapeStatement {
  /// Whether it presses a key.
  fileprivate var pressesKeys: Bool {
    switch kind {
    case .type(let text, _): !text.isEmpty
    case .key(_, let count, _): count > 0
    default: false
    }
  }

  /// Whether it makes sense only while feedtui runs.
  fileprivate var needsProgram: Bool {
    switch kind {
    case .paste, .pasteText, .click, .wheel, .resize, .focus, .command: true
    case .expect(let expectation):
      if case .screen = expectation.claim { false } else { true }
    case .type, .key, .sleep, .wait, .hide, .show, .screenshot, .copy, .env, .typingSpeed, .advance,
      .golden:
      false
    }
  }
}
