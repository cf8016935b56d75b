import FeedModel

extension App: InteractiveProgram {
  /// Takes one piece of input.
  public mutating func receive(_ input: InputEvent, at now: Duration) {
    follow(now)
    switch input {
    case .key(let key): receive(key)
    case .focus(let isFocused): perform(.focus(on: isFocused))
    case .paste(let text):
      if var field = filterField {
        field.insert(text)
        filterField = field
      }
    case .mouse(let mouse): receive(mouse)
    }
  }

  private mutating func receive(_ key: Key) {
    if isHelpShown, !quitsAnywhere(key) { return perform(.app(.toggleHelp)) }
    if takeFilterKey(key) || takeSurroundingsKey(key) { return }
    if let command = KeyTable.command(for: key) { perform(command) }
  }

  /// Gives a key to the open drawer of the surroundings.
  ///
  /// - Returns: Whether it is one of its keys.
  private mutating func takeSurroundingsKey(_ key: Key) -> Bool {
    guard drawer == .surroundings,
      let action = SurroundingsMenu.action(for: key, in: simulation)
    else { return false }
    perform(action)
    return true
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

  /// Goes on to `now`.
  public mutating func advance(to now: Duration) {
    follow(now)
  }

  /// Goes on to what the clock shows at a moment of the run.
  private mutating func follow(_ now: Duration) {
    runTime = max(runTime, now)
    goOn(to: clock.time(at: runTime))
  }

  /// Takes the terminal's new size.
  public mutating func resize(columns: Int, rows: Int, at now: Duration) {
    follow(now)
    terminal = TerminalSize(columns: columns, rows: rows)
    fitDevice()
  }

  /// The earliest moment at which the simulation or the screen changes by itself (K5).
  public var nextDeadline: Duration? {
    let due = [simulation.nextDeadline, toast?.end, nextMotion].compactMap { $0 }.min()
    // The end of time itself never comes.
    return due.flatMap { $0 < .max ? clock.moment(of: $0) : nil }
  }
}
