import FeedModel

extension TapeRunner {
  /// Does what a statement says.
  mutating func perform(_ statement: TapeStatement) {
    switch statement.kind {
    case .type(let text, let speed):
      for key in Key.typing(text) { press(key, count: 1, speed: speed) }
    case .key(let key, let count, let speed): press(key, count: count, speed: speed)
    case .sleep(let time): pass(time)
    case .wait(let scope, let limit, let pattern):
      wait(for: statement, scope, limit: limit, pattern)
    case .hide: film.hide(from: now)
    case .show:
      film.show(from: now)
      show()
    case .screenshot(let file): takeScreenshot(statement, file)
    case .copy(let text): clipboard = text
    case .paste: tell(.paste(clipboard))
    case .pasteText(let text): tell(.paste(text))
    case .env: break
    case .typingSpeed(let speed): typingSpeed = speed
    case .click(let x, let y): click(x: x, y: y)
    case .wheel(let isUp, let count, let speed, let cell):
      turnWheel(isUp: isUp, count: count, speed: speed, at: cell)
    case .resize(let columns, let rows): resize(columns: columns, rows: rows)
    case .focus(let isOn): tell(.focus(isOn))
    case .command(let command): perform(command)
    case .advance(let time): goOn(to: now + time)
    case .expect(let expectation): check(expectation, statement)
    case .golden(let name): compare(statement, name)
    }
  }

  private mutating func takeScreenshot(_ statement: TapeStatement, _ file: FrameFile) {
    do {
      try keep(frame(), in: file.path, file.format)
    } catch {
      fail(statement, error.description)
    }
  }

  /// Presses a key so many times, each time followed by `speed`, or by the typing speed.
  mutating func press(_ key: Key, count: Int, speed: SimulatedTime?) {
    for _ in 0..<max(0, count) {
      tell(.key(key))
      pass(speed ?? typingSpeed)
    }
  }

  /// Clicks at a cell of the frame that is shown.
  private mutating func click(x: Int, y: Int) {
    _ = frame()
    tell(.mouse(Mouse(.press(.left), x: x, y: y)))
    tell(.mouse(Mouse(.release(.left), x: x, y: y)))
  }

  private mutating func turnWheel(
    isUp: Bool, count: Int, speed: SimulatedTime?, at cell: TapeCell?
  ) {
    let cell = cell ?? TapeCell(x: columns / 2, y: rows / 2)
    for _ in 0..<max(0, count) {
      _ = frame()
      tell(.mouse(Mouse(isUp ? .wheelUp : .wheelDown, x: cell.x, y: cell.y)))
      pass(speed ?? typingSpeed)
    }
  }

  private mutating func resize(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    app?.resize(columns: columns, rows: rows, at: (now - started).duration)
    follow()
    show()
  }

  private mutating func perform(_ command: Command) {
    app?.carryOut(command, at: (now - started).duration)
    follow()
    show()
  }

  /// Lets time pass until something is there, at most until the limit.
  private mutating func wait(
    for statement: TapeStatement, _ scope: WaitScope, limit: SimulatedTime?,
    _ pattern: TextPattern?
  ) {
    let limit = limit ?? tape.settings.waitTimeout
    let pattern = pattern ?? tape.settings.waitPattern
    let end = now + limit
    while !isThere(scope, pattern) {
      guard let due = nextDeadline, due <= end else {
        if now < end { goOn(to: end) }
        if !isThere(scope, pattern) { failWait(statement, scope, limit, pattern) }
        return
      }
      goOn(to: due)
    }
  }

  private mutating func isThere(_ scope: WaitScope, _ pattern: TextPattern?) -> Bool {
    guard let pattern else { return app?.simulation.isAwaitingData != true }
    return pattern.matches(text(of: scope))
  }

  private mutating func text(of scope: WaitScope) -> String {
    switch scope {
    case .screen: TextExport.rows(of: frame()).joined(separator: "\n")
    case .line: app == nil ? promptScreen.line : TextExport.rows(of: frame()).last ?? ""
    }
  }

  private mutating func failWait(
    _ statement: TapeStatement, _ scope: WaitScope, _ limit: SimulatedTime, _ pattern: TextPattern?
  ) {
    let awaited = pattern.map { "/\($0.source)/" } ?? "the end of all loads"
    let found = text(of: pattern == nil ? .line : scope)
    fail(statement, "expected within \(limit): \(awaited)\nfound:\n\(found)")
  }
}
