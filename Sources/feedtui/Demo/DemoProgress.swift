#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The line on a terminal that says which tape runs.
enum DemoProgress {
  /// Shows `text` in place of what was shown last.
  static func show(_ text: String) {
    guard isTerminal else { return }
    let plain = text.unicodeScalars.filter { $0.properties.generalCategory != .control }
    try? FileBytes.complain("\r\u{1B}[K\(String(String.UnicodeScalarView(plain)))")
  }

  /// Takes the line away.
  static func clear() {
    if isTerminal { try? FileBytes.complain("\r\u{1B}[K") }
  }

  /// The terminal must know the sequence that clears a line, as all do that are not dumb.
  private static var isTerminal: Bool {
    guard isatty(STDERR_FILENO) == 1, let type = unsafe getenv("TERM") else { return false }
    return unsafe String(cString: type) != "dumb"
  }
}
