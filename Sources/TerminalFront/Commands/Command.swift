public import FeedModel

/// What a key or a line of words asks for.
public enum Command: Hashable, Sendable {
  /// Something done to the simulation.
  case model(Action)
  /// Something done to the interface.
  case app(AppAction)
}

extension Command {
  /// The command as a line of words, which reads back as the same.
  public var line: String {
    switch self {
    case .model(let action): action.line
    case .app(let action): (try? WordCoder.line(for: action)) ?? action.word.rawValue
    }
  }

  /// Reads a command: an action, something of the interface, or a short form of one; calls also by the page's spelling (K2).
  ///
  /// - Throws: `WordError` with the place, what was found, and what is accepted.
  public init(line: String) throws(WordError) {
    if let name = PageName(line: line) {
      throw WordError(column: name.column, name.explanation)
    }
    let spelling = PageSpelling(line)
    // What is no command even so is named in an error as it was typed.
    guard spelling.growth != 0, Self.words.contains(spelling.word) else {
      try self.init(hyphenated: line)
      return
    }
    do {
      try self.init(hyphenated: spelling.line)
    } catch {
      guard error.column > 1 else { throw error }
      throw WordError(column: max(1, error.column - spelling.growth), error.description)
    }
  }

  private init(hyphenated line: String) throws(WordError) {
    let words = try WordLine(line).arguments
    guard let first = words.first, first.label == nil else {
      throw WordError(column: 1, "a command begins with a word, such as select-tab")
    }
    let forms = CommandForm.all.filter { $0.isBegun(by: words) }
    if let form = forms.max(by: { $0.words.count < $1.words.count }) {
      self = try form.command(words)
    } else if AppAction.words.contains(first.value) {
      self = .app(try WordCoder.read(AppAction.self, from: line, words: AppAction.words))
    } else {
      // An unknown word is compared with every word that could stand there.
      self = .model(try WordCoder.read(Action.self, from: line, words: Self.words))
    }
  }

  /// Every word that a command can begin with.
  static let words =
    Action.CodingKeys.allCases.map(\.rawValue) + AppAction.words
    + CommandForm.all.compactMap(\.words.first)
}
