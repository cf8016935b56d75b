internal import CNcurses

/// How a run ended; the terminal has been given back.
public enum RunEnd: Hashable, Sendable {
  /// The program finished by itself.
  case finished
  /// A signal asked for it, or the terminal was closed, which counts as the signal SIGHUP.
  case signal(Int32)

  /// Ends the process by the signal that ended the run, so that the exit status tells of it (128+n in a
  /// shell); returns if there was none.
  public func endProcess() {
    if case .signal(let number) = self { ft_end_by(number) }
  }
}
