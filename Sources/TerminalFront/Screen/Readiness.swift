#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// What there is to do after a wait.
struct Readiness: Sendable {
  /// Keys came.
  var input = false
  /// The terminal hung up.
  var isGone = false
  /// The further descriptor can be read.
  var other = false
  /// The further descriptor will never tell anything again.
  var isOtherGone = false

  /// Sleeps until something is to do, at most for `timeout`; without one, for as long as it takes.
  ///
  /// - Parameters:
  ///   - other: A further descriptor to wait on; nil for none.
  ///   - writes: Whether it is to do that the terminal takes output again.
  static func wait(
    on device: borrowing TerminalFiles, _ pipe: borrowing SignalPipe, other: CInt? = nil,
    writes: Bool, timeout: Duration?
  ) -> Readiness {
    var requests = [
      pollfd(fd: pipe.number, events: Int16(POLLIN), revents: 0),
      pollfd(fd: device.input.number, events: Int16(POLLIN), revents: 0),
      pollfd(fd: device.output.number, events: writes ? Int16(POLLOUT) : 0, revents: 0),
      // A negative number is passed over.
      pollfd(fd: other ?? -1, events: Int16(POLLIN), revents: 0),
    ]
    let count = unsafe poll(&requests, nfds_t(requests.count), milliseconds(timeout))
    guard count > 0 else { return Readiness() }
    let lost = Int16(POLLHUP | POLLERR | POLLNVAL)
    let other = requests[3].revents
    return Readiness(
      input: requests[1].revents & Int16(POLLIN) != 0,
      isGone: (requests[1].revents | requests[2].revents) & lost != 0,
      other: other & Int16(POLLIN) != 0,
      isOtherGone: other & Int16(POLLIN) == 0 && other & lost != 0)
  }

  /// Whole milliseconds, rounded up so that nothing wakes too early; -1 for no end.
  static func milliseconds(_ timeout: Duration?) -> CInt {
    guard let timeout else { return -1 }
    let (seconds, attoseconds) = timeout.components
    if seconds < 0 || timeout <= .zero { return 0 }
    guard seconds < 1_000_000 else { return 1_000_000_000 }
    let fraction = (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000
    return CInt(seconds * 1000 + fraction)
  }
}
