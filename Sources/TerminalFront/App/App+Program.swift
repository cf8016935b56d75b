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
    guard !takeFilterKey(key) else { return }
    let command = KeyTable.command(for: key)
    guard isHelpShown, command != .app(.quit) else {
      if let command { perform(command) }
      return
    }
    perform(.app(.toggleHelp))
  }

  /// Gives a key to the filter while it is typed.
  ///
  /// Enter keeps the filter, Escape drops it.
  ///
  /// - Returns: Whether the filter took it.
  private mutating func takeFilterKey(_ key: Key) -> Bool {
    guard var field = filterField,
      KeyTable.command(for: key) != .app(.quit) || key.modifiers.isEmpty
    else { return false }
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
    return due?.duration
  }

  /// When the next picture of what moves on the screen is due; nil while all stands still.
  private var nextMotion: SimulatedTime? {
    guard simulation.surroundings.isFocused, !layout.isTooSmall else { return nil }
    let now = simulation.now
    if simulation.slide != nil { return now.next(inASecond: PosterMotion.framesPerSecond) }
    if let active = simulation.activeTab, simulation.tabs[active].loadingSince != nil {
      return now.next(inASecond: Spinner.stepsPerSecond)
    }
    guard let player = simulation.player else { return nil }
    switch player.state {
    case .playing:
      let position = player.position(at: now)
      let next = position.next(inASecond: PosterMotion.framesPerSecond)
      return now + (next - position)
    case .buffering:
      let spins = player.bufferingSince + simulation.scenario.playback.bufferingSpinnerDelay
      return spins > now ? spins : now.next(inASecond: Spinner.stepsPerSecond)
    case .paused:
      return nil
    }
  }
}

/// The sign of waiting, which turns a few times a second.
enum Spinner {
  /// Steps in a second.
  static let stepsPerSecond = 4

  /// The sign at `time`.
  static func sign(at time: SimulatedTime) -> String {
    time.milliseconds / Int64(1000 / stepsPerSecond) % 2 == 0 ? "▚" : "▞"
  }
}

extension SimulatedTime {
  /// The first moment after this one that lies on a grid of so many steps a second.
  func next(inASecond steps: Int) -> SimulatedTime {
    let count =
      microseconds / 1_000_000 * Int64(steps) + microseconds % 1_000_000 * Int64(steps) / 1_000_000
      + 1
    let rest = (count % Int64(steps) * 1_000_000 + Int64(steps) - 1) / Int64(steps)
    return SimulatedTime(microseconds: count / Int64(steps) * 1_000_000 + rest)
  }
}
