import FeedModel

extension App: InteractiveProgram {
  /// Takes one piece of input.
  public mutating func receive(_ input: InputEvent, at now: Duration) {
    goOn(to: SimulatedTime(now))
    switch input {
    case .key(let key): receive(key)
    case .focus(let isFocused): perform(.focus(on: isFocused))
    case .paste(let text):
      if var field = filterField {
        field.insert(text)
        filter(by: field)
      }
    case .mouse(let mouse): receive(mouse)
    }
  }

  private mutating func receive(_ key: Key) {
    if isHelpShown, !quitsAnywhere(key) { return perform(.app(.toggleHelp)) }
    guard !takeFilterKey(key), let command = KeyTable.command(for: key) else { return }
    perform(command)
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
    case .enter: filterField = nil
    case .escape:
      filterField = nil
      log.look(for: "")
    default:
      if field.edit(key) { filter(by: field) }
    }
    return true
  }

  private mutating func filter(by field: TextField) {
    filterField = field
    log.look(for: field.text)
  }

  /// Goes on to `now`.
  public mutating func advance(to now: Duration) {
    goOn(to: SimulatedTime(now))
  }

  /// Takes the terminal's new size.
  public mutating func resize(columns: Int, rows: Int, at now: Duration) {
    goOn(to: SimulatedTime(now))
    terminal = TerminalSize(columns: columns, rows: rows)
    fitDevice()
  }

  /// The earliest moment at which the simulation or the screen changes by itself (K5).
  public var nextDeadline: Duration? {
    let due = [simulation.nextDeadline, toast?.end, nextMotion].compactMap { $0 }.min()
    // The end of time itself never comes.
    return due.flatMap { $0 < .max ? $0.duration : nil }
  }
}
