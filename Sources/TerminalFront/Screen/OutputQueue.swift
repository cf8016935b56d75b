/// Bytes on their way to the terminal, which may take a while.
struct OutputQueue: Sendable {
  private var bytes: [UInt8] = []
  private var sent = 0

  /// Whether everything has gone.
  var isEmpty: Bool { sent == bytes.count }

  /// Adds `more` at the end.
  mutating func append(_ more: [UInt8]) {
    if isEmpty {
      bytes = more
      sent = 0
    } else {
      bytes += more
    }
  }

  /// Forgets what has not gone yet.
  mutating func removeAll() {
    bytes = []
    sent = 0
  }

  /// Sends what the terminal takes now; false if the terminal is gone.
  mutating func send(to file: borrowing TerminalFile) -> Bool {
    while !isEmpty {
      switch file.write(bytes[sent...]) {
      case .done(let count): sent += count
      case .notNow: return true
      case .gone: return false
      }
    }
    return true
  }
}
