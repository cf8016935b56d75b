import FeedModel

/// The line in which a command is typed (K2), and the commands typed before.
struct Prompt: Sendable {
  /// What is typed.
  private(set) var field = TextField()
  /// The chosen proposal; nil while none is chosen.
  private(set) var chosen: Int?
  /// What is wrong with the line that was entered last, until it is edited.
  private(set) var error: WordError?
  /// The commands typed before, the oldest first.
  private let history: [String]
  /// Which of them is shown; nil for none.
  private var recalled: Int?

  /// What a key leads to.
  enum Outcome: Hashable, Sendable {
    /// The prompt stays open.
    case stays
    /// It is left without a command.
    case left
    /// A command was entered, with the line that it was read from.
    case entered(Command, line: String)
  }

  /// An empty prompt that can recall the lines of `history`.
  init(history: [String]) {
    self.history = history
  }

  /// What is proposed for the typed line.
  func proposals(in simulation: Simulation) -> [Completion] {
    Completion.all(for: field.text, in: simulation)
  }

  /// What the chosen one of the proposals, else the first that goes on from what is typed, adds to the text.
  func rest(of proposals: [Completion]) -> String {
    guard !field.isEmpty, let line = proposal(of: proposals)?.line, line.hasPrefix(field.text)
    else { return "" }
    return String(line.dropFirst(field.text.count))
  }

  private func proposal(of proposals: [Completion]) -> Completion? {
    if let chosen, proposals.indices.contains(chosen) { return proposals[chosen] }
    return proposals.first { $0.line?.hasPrefix(field.text) == true }
  }

  /// Takes a key.
  mutating func receive(_ key: Key, in simulation: Simulation) -> Outcome {
    switch (key.code, key.modifiers) {
    case (.escape, _): return .left
    case (.backspace, _) where field.isEmpty: return .left
    case (.enter, _): return enter(in: simulation)
    case (.tab, _): complete(in: simulation)
    case (.right, []) where field.textBeforeCursor == field.text: complete(in: simulation)
    case (.character("p"), .control): recall(-1)
    case (.character("n"), .control): recall(1)
    case (.up, _) where recalled != nil || field.isEmpty && chosen == nil: recall(-1)
    case (.down, _) where recalled != nil: recall(1)
    case (.up, _), (.backTab, _): choose(-1, of: proposals(in: simulation).count)
    case (.down, _): choose(1, of: proposals(in: simulation).count)
    default:
      var edited = field
      if edited.edit(key) { show(edited) }
    }
    return .stays
  }

  /// Inserts text that was pasted; it never enters a command (K4), and never a part of itself.
  mutating func insert(_ text: String) {
    let count = text.count + field.text.count
    guard count <= TextField.longest else {
      error = WordError(
        column: 1,
        "found a line of \(count) characters with what was pasted; accepted: \(TextField.longest) at most"
      )
      return
    }
    var edited = field
    edited.insert(text)
    show(edited)
  }

  private mutating func show(_ field: TextField) {
    self.field = field
    chosen = nil
    error = nil
    recalled = nil
  }

  private mutating func complete(in simulation: Simulation) {
    let proposals = proposals(in: simulation)
    // What goes on from what is typed comes first; else it is found by any part, or by the page's spelling.
    let found = proposals.first { $0.line != nil }
    if let line = (proposal(of: proposals) ?? found)?.line { show(TextField(line)) }
  }

  private mutating func choose(_ step: Int, of count: Int) {
    guard count > 0 else { return }
    chosen = ((chosen ?? (step > 0 ? -1 : count)) + step + count) % count
  }

  /// Shows the command typed before or after the one that is shown.
  private mutating func recall(_ step: Int) {
    let next = (recalled ?? history.count) + step
    guard next >= 0, next <= history.count else { return }
    show(TextField(next < history.count ? history[next] : ""))
    recalled = next < history.count ? next : nil
  }

  /// Enters the chosen proposal, or what is typed; a proposal that wants a value is completed instead.
  private mutating func enter(in simulation: Simulation) -> Outcome {
    if let chosen { return take(chosen, in: simulation) }
    return field.isEmpty ? .left : enter(field.text)
  }

  /// Enters a proposal, or completes one that wants a value.
  mutating func take(_ index: Int, in simulation: Simulation) -> Outcome {
    let proposals = proposals(in: simulation)
    guard proposals.indices.contains(index), let line = proposals[index].line else {
      return field.isEmpty ? .left : enter(field.text)
    }
    show(TextField(line))
    return proposals[index].isWhole ? enter(line) : .stays
  }

  private mutating func enter(_ line: String) -> Outcome {
    do {
      return .entered(try Command(line: line), line: line)
    } catch {
      self.error = error
      return .stays
    }
  }
}
