internal import CNcurses

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The signals that reach the process while a program runs, one after the other.
///
/// The handlers are in `terminal_guard.c`; they only write to the pipe that is read here.
struct SignalPipe: ~Copyable {
  /// The descriptor to wait on.
  let number: CInt
  private var pending: [CInt] = []

  /// Catches the signals.
  init() throws(TerminalError) {
    number = ft_signals_catch()
    guard number >= 0 else { throw .system(call: "pipe", errno: errno) }
  }

  deinit {
    if number >= 0 { ft_signals_release() }
  }

  /// Whether signals are there that no wait will tell of.
  var hasPending: Bool { !pending.isEmpty }

  /// The signals since the last call, in the order of their coming.
  mutating func take() -> [CInt] {
    drain()
    defer { pending = [] }
    return pending
  }

  /// Whether the process has been continued since the last call; the other signals are kept.
  mutating func takeContinuation() -> Bool {
    drain()
    defer { pending.removeAll { $0 == SIGCONT } }
    return pending.contains(SIGCONT)
  }

  /// The first signal that asks for the end of the process, which is kept.
  mutating func firstEnd() -> CInt? {
    drain()
    return pending.first(where: Self.asksForEnd)
  }

  /// Whether a signal asks for the end of the process.
  static func asksForEnd(_ signal: CInt) -> Bool {
    [SIGINT, SIGTERM, SIGHUP, SIGQUIT].contains(signal)
  }

  private mutating func drain() {
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: 512) { buffer, filled in
      filled = unsafe max(0, read(number, buffer.baseAddress, buffer.count))
    }
    pending += bytes.map(CInt.init)
  }
}
