import FeedModel

extension App: InteractiveProgram {
  /// Takes one piece of input.
  public mutating func receive(_ input: InputEvent, at now: Duration) {
    follow(now)
    switch input {
    case .key(let key): receive(key)
    case .focus(let isFocused): perform(.focus(on: isFocused))
    case .paste(let text):
      prompt?.insert(text)
      filterField?.insert(text)
    case .mouse(let mouse): receive(mouse)
    }
  }

  mutating func receive(_ key: Key) {
    if isHelpShown, !quitsAnywhere(key) { return turnHelp() }
    if takePromptKey(key) || takeFilterKey(key) || takeSurroundingsKey(key) { return }
    let command =
      simulation.isFullScreen
      ? KeyTable.fullScreenCommand(for: key) : KeyTable.command(for: key)
    if let command { perform(command) }
  }

  /// Shows the next page of the help, or closes it after the last one.
  private mutating func turnHelp() {
    guard let next = HelpView(scene: scene, skipped: skippedHelp).skippedByNext else {
      return perform(.app(.toggleHelp))
    }
    skippedHelp = next
  }

  /// Gives a key to the open drawer of the surroundings.
  ///
  /// - Returns: Whether it is one of its keys.
  private mutating func takeSurroundingsKey(_ key: Key) -> Bool {
    guard drawer == .surroundings,
      let action = SurroundingsMenu.action(for: key, in: simulation)
    else { return false }
    perform(.model(action))
    return true
  }

  /// Gives a key to the prompt while it is open.
  ///
  /// - Returns: Whether the prompt took it.
  private mutating func takePromptKey(_ key: Key) -> Bool {
    guard let prompt, !quitsAnywhere(key) else { return false }
    usePrompt(prompt) { $0.receive(key, in: $1) }
    return true
  }

  /// Takes a proposal of the prompt that was clicked.
  mutating func takeProposal(_ index: Int) {
    if let prompt { usePrompt(prompt) { $0.take(index, in: $1) } }
  }

  /// Does something with the prompt, and what follows from it.
  private mutating func usePrompt(
    _ prompt: Prompt, _ use: (inout Prompt, Simulation) -> Prompt.Outcome
  ) {
    var prompt = prompt
    switch use(&prompt, simulation) {
    case .stays:
      self.prompt = prompt
    case .left:
      self.prompt = nil
    case .entered(let command, let line):
      self.prompt = nil
      if typedCommands.last != line { typedCommands.append(line) }
      toast = nil
      complaint = nil
      let before = present
      perform(command)
      if let complaint {
        show(.failed, line, detail: complaint)
      } else if case .model = command, toast == nil {
        // What was done without anything to be seen of it is confirmed, and what made no sense is not left unsaid.
        show(.good, line, detail: present == before ? "changed nothing" : "")
      }
    }
  }

  /// Whether a key ends the program even where other keys are taken as text, or close the help.
  private func quitsAnywhere(_ key: Key) -> Bool {
    !key.modifiers.isEmpty && KeyTable.command(for: key) == .app(.quit)
  }

  /// Gives a key to the filter while it is typed.
  ///
  /// Enter keeps the filter, Escape drops it.
  ///
  /// - Returns: Whether the filter took it.
  private mutating func takeFilterKey(_ key: Key) -> Bool {
    guard var field = filterField, !quitsAnywhere(key) else { return false }
    switch key.code {
    case .enter:
      applyFilter()
      filterField = nil
    case .escape:
      filterField = nil
      log.look(for: "")
    default:
      if field.edit(key) { filterField = field }
    }
    return true
  }

  /// Filters the log by what is typed so far: once a frame, however many keys have come in between (K4).
  mutating func applyFilter() {
    if let filterField, filterField.text != log.filter { log.look(for: filterField.text) }
  }

  /// Does what a line of words asks for.
  public mutating func carryOut(_ command: Command, at now: Duration) {
    follow(now)
    perform(command)
  }

  /// Goes on to `now`.
  public mutating func advance(to now: Duration) {
    follow(now)
  }

  /// Goes on to what the clock shows at a moment of the run.
  ///
  /// It is told in whole milliseconds, so that a script can tell the same.
  private mutating func follow(_ now: Duration) {
    runTime = max(runTime, now.roundedDown)
    goOn(to: clock.time(at: runTime))
    if let toast, toast.end <= runTime { self.toast = nil }
  }

  /// Takes the terminal's new size.
  public mutating func resize(columns: Int, rows: Int, at now: Duration) {
    follow(now)
    terminal = TerminalSize(columns: columns, rows: rows)
    skippedHelp = 0
    fitDevice()
  }

  /// The earliest moment at which the simulation or the screen changes by itself, in whole milliseconds (K5).
  public var nextDeadline: Duration? {
    let due = [present.nextDeadline, nextMotion].compactMap { $0 }.min()
    // The end of time itself never comes.
    let moment = due.flatMap { $0 < .max ? clock.moment(of: $0) : nil }
    return [moment, toast?.end].compactMap { $0 }.min()
  }
}
