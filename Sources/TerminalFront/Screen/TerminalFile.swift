internal import CNcurses

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// An open terminal, closed when it goes unless it was handed to the process.
struct TerminalFile: ~Copyable {
  /// The descriptor's number.
  let number: CInt
  private let isOwn: Bool

  private init(number: CInt, isOwn: Bool) {
    self.number = number
    self.isOwn = isOwn
  }

  deinit {
    if isOwn { close(number) }
  }

  /// The terminal that `descriptor` refers to, opened once more so that it does not block.
  ///
  /// Whether a descriptor blocks is shared with every process that inherited it, so that of an inherited
  /// one is never changed. Where the terminal can neither be opened by its name nor as the process's
  /// own, as after `su`, the inherited descriptor has to do: it is asked before each use.
  static func reopening(_ descriptor: CInt, access: CInt) -> TerminalFile {
    if let name = unsafe ttyname(descriptor) {
      let number = unsafe open(name, access | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
      if number >= 0 {
        let file = TerminalFile(number: number, isOwn: true)
        if deviceNumber(number) == deviceNumber(descriptor) { return file }
      }
    }
    if tcgetpgrp(descriptor) >= 0, let file = controlling(access: access) { return file }
    return TerminalFile(number: descriptor, isOwn: false)
  }

  /// The terminal that the process belongs to, if it belongs to one.
  static func controlling(access: CInt) -> TerminalFile? {
    let number = unsafe open("/dev/tty", access | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    return number < 0 ? nil : TerminalFile(number: number, isOwn: true)
  }

  private static func deviceNumber(_ descriptor: CInt) -> UInt64? {
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else { return nil }
    return UInt64(truncatingIfNeeded: status.st_rdev)
  }

  /// What came of reading or writing.
  enum Transfer<Amount> {
    /// This much was transferred.
    case done(Amount)
    /// Nothing can be transferred now.
    case notNow
    /// The terminal is gone.
    case gone
  }

  /// Reads what there is, a few kilobytes at most.
  borrowing func read() -> Transfer<[UInt8]> {
    guard isOwn || isReady(for: POLLIN) else { return .notNow }
    var count = 0
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: 4096) { buffer, filled in
      count = unsafe systemRead(number, buffer.baseAddress, buffer.count)
      filled = max(0, count)
    }
    if count > 0 { return .done(bytes) }
    return count < 0 && Self.isPassing(errno) ? .notNow : .gone
  }

  /// Writes as much of `bytes` as goes at once and says how much that was.
  borrowing func write(_ bytes: ArraySlice<UInt8>) -> Transfer<Int> {
    guard isOwn || isReady(for: POLLOUT) else { return .notNow }
    // A blocking terminal takes a little when it says that it takes something.
    let piece = isOwn ? bytes : bytes.prefix(256)
    let count = unsafe piece.withUnsafeBytes { buffer in
      unsafe systemWrite(number, buffer.baseAddress, buffer.count)
    }
    if count >= 0 { return .done(count) }
    return Self.isPassing(errno) ? .notNow : .gone
  }

  /// Waits for the terminal to take output, for `limit` at most; whether it does.
  borrowing func waitUntilWritable(_ limit: Duration) -> Bool {
    isReady(for: POLLOUT, within: limit)
  }

  private static func isPassing(_ reason: CInt) -> Bool {
    reason == EAGAIN || reason == EWOULDBLOCK || reason == EINTR
  }

  private func isReady(for event: CInt, within limit: Duration = .zero) -> Bool {
    var request = pollfd(fd: number, events: Int16(event), revents: 0)
    return unsafe poll(&request, 1, Readiness.milliseconds(limit)) > 0
  }
}

// The methods above hide the system's functions of the same names.
private func systemRead(_ descriptor: CInt, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int
{
  unsafe read(descriptor, buffer, count)
}

private func systemWrite(_ descriptor: CInt, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
  unsafe write(descriptor, buffer, count)
}
