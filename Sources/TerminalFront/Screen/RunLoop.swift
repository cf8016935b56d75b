#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Drives a program in the terminal: waits for keys, signals and deadlines, and shows its frames.
///
/// It sleeps until something is to do; while nothing is, it neither wakes nor writes. Everything that was
/// typed is taken before a frame is drawn. A frame is skipped while the terminal has not read the last
/// one, so a terminal that stands still never holds the program up.
public struct RunLoop: ~Copyable {
  var lease: TerminalLease
  var screen: CursesScreen
  var signals: SignalPipe
  var queue = OutputQueue()
  var clock = RunClock()
  /// Whether the program may have another frame to show.
  var isStale = true
  private var decoder = InputDecoder()
  /// What is waited on besides keys and signals.
  private var other: Int32?
  /// When an ESC that came alone is the Esc key.
  private var escapeDeadline: Duration?

  /// How long the rest of a sequence may take after its ESC.
  static let escapeWait = Duration.milliseconds(25)

  /// The most bytes of input that are taken before a frame is drawn.
  private static let longestInput = 1 << 16

  /// Prepares a run in the terminal of `lease`, which is not entered yet.
  ///
  /// - Throws: What the system refused.
  public init(_ lease: consuming TerminalLease) throws(TerminalError) {
    // Before ncurses, which catches the signals that are not caught yet.
    let signals = try SignalPipe()
    let abilities = lease.abilities
    let screen = try CursesScreen(
      description: lease.description, columns: abilities.columns, rows: abilities.rows,
      colorMode: abilities.colorMode, isUTF8: abilities.isUTF8)
    self.signals = signals
    self.screen = screen
    self.lease = lease
  }

  /// Runs `program` until it is finished, a signal asks for the end, or the terminal is gone.
  ///
  /// The program is told the terminal's size before anything else if it is another one than that of the
  /// lease by then.
  ///
  /// - Parameters:
  ///   - other: A descriptor that is waited on besides the terminal and the signals; nil for none.
  ///   - tell: Reads all there is to read from it and tells the program what came of it by the moment given. It
  ///     says whether the program may have another frame to show.
  public mutating func run<Program: InteractiveProgram>(
    _ program: inout Program, waitingOn other: Int32? = nil,
    _ tell: (inout Program, Duration) -> Bool = { _, _ in false }
  ) -> RunEnd {
    self.other = other
    if let end = lease.awaitForeground(&signals) { return end }
    lease.enter(&screen, &queue)
    adoptSize(&program)
    var end: RunEnd?
    while end == nil { end = turn(&program, tell) }
    lease.leave(screen, &queue)
    return end ?? .finished
  }

  /// One wait and what follows from it; how the run ended, if it did.
  private mutating func turn<Program: InteractiveProgram>(
    _ program: inout Program, _ tell: (inout Program, Duration) -> Bool
  ) -> RunEnd? {
    if program.isFinished { return .finished }
    guard show(&program) else { return .signal(SIGHUP) }
    if program.rest(at: clock.now) {
      isStale = true
      guard show(&program) else { return .signal(SIGHUP) }
    }

    let ready = Readiness.wait(
      on: lease.device, signals, other: other, writes: !queue.isEmpty,
      timeout: timeout(of: program))
    if let end = answerSignals(&program) { return end }
    if ready.isGone { return .signal(SIGHUP) }
    if let end = takeTimeAndInput(&program, isReady: ready.input) { return end }
    if ready.isOtherGone { other = nil }
    if ready.other, tell(&program, clock.now) { isStale = true }
    return nil
  }

  /// Draws what has changed and sends what is left to send; false if the terminal is gone.
  private mutating func show(_ program: inout some InteractiveProgram) -> Bool {
    guard queue.send(to: lease.device.output) else { return false }
    guard isStale, queue.isEmpty else { return true }
    isStale = false
    queue.append(screen.paint(program.frame()))
    return queue.send(to: lease.device.output)
  }

  private func timeout(of program: borrowing some InteractiveProgram) -> Duration? {
    guard let deadline = [program.nextDeadline, escapeDeadline].compactMap(\.self).min() else {
      return signals.hasPending ? .zero : nil
    }
    return signals.hasPending ? .zero : max(.zero, deadline - clock.now)
  }

  /// What was due happens first, then what was typed.
  private mutating func takeTimeAndInput(
    _ program: inout some InteractiveProgram, isReady: Bool
  ) -> RunEnd? {
    advance(&program)
    var end: RunEnd?
    if isReady {
      end = takeInput(&program)
      advance(&program)
    } else if let deadline = escapeDeadline, deadline <= clock.now {
      escapeDeadline = nil
      end = give(decoder.flush(), to: &program)
    }
    return end
  }

  private mutating func advance(_ program: inout some InteractiveProgram) {
    let now = clock.now
    guard let deadline = program.nextDeadline, deadline <= now else { return }
    program.advance(to: now)
    isStale = true
  }

  private mutating func takeInput(_ program: inout some InteractiveProgram) -> RunEnd? {
    var taken = 0
    while taken < Self.longestInput, !program.isFinished {
      switch lease.device.input.read() {
      case .done(let bytes):
        taken += bytes.count
        if let end = give(decoder.feed(bytes), to: &program) { return end }
      case .notNow:
        escapeDeadline = decoder.isWaiting ? clock.now + Self.escapeWait : nil
        return nil
      case .gone: return .signal(SIGHUP)
      }
    }
    return nil
  }

  private mutating func give(
    _ events: [InputEvent], to program: inout some InteractiveProgram
  ) -> RunEnd? {
    for event in events {
      if event == .key(Key(.character("z"), .control)) {
        // As the terminal itself would do it, were this key not to be typed in a paste as well.
        if let end = stop(&program, group: true) { return end }
      } else {
        program.receive(event, at: clock.now)
        isStale = true
      }
      if program.isFinished { break }
    }
    return nil
  }
}
