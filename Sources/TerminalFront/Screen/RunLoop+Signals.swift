#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif
internal import CNcurses

extension RunLoop {
  /// Does what the signals since the last time ask for; however many came, once each.
  mutating func answerSignals(_ program: inout some InteractiveProgram) -> RunEnd? {
    let came = signals.take()
    if let end = came.first(where: SignalPipe.asksForEnd) { return .signal(end) }
    // Of a stop and its opposite the last one counts, as for a process that catches neither.
    switch came.last(where: { $0 == SIGTSTP || $0 == SIGCONT }) {
    case SIGTSTP: return stop(&program, group: false)
    case SIGCONT: return takeBack(&program)
    default: break
    }
    if came.contains(SIGWINCH) { adoptSize(&program) }
    return nil
  }

  /// Gives the terminal back, stops, and takes the terminal again when the process is continued.
  ///
  /// - Parameter group: Whether the processes that were started with this one stop with it.
  mutating func stop(_ program: inout some InteractiveProgram, group: Bool) -> RunEnd? {
    lease.leave(screen, &queue)
    clock.pause()
    ft_stop(SIGTSTP, group)
    _ = signals.takeContinuation()
    if let end = lease.awaitForeground(&signals) { return end }
    clock.resume()
    lease.enter(&screen, &queue)
    adoptSize(&program)
    isStale = true
    return nil
  }

  /// The process was stopped by a signal that nobody can catch: the terminal may be in any state.
  private mutating func takeBack(_ program: inout some InteractiveProgram) -> RunEnd? {
    if let end = lease.awaitForeground(&signals) { return end }
    lease.reassert(&screen, &queue)
    adoptSize(&program)
    isStale = true
    return nil
  }

  /// Asks for the terminal's size and passes it on if it is another one.
  mutating func adoptSize(_ program: inout some InteractiveProgram) {
    guard lease.updateSize() else { return }
    let size = lease.abilities
    screen.resize(columns: size.columns, rows: size.rows)
    program.resize(columns: size.columns, rows: size.rows, at: clock.now)
    isStale = true
  }
}
