internal import CNcurses

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The terminal that keys come from and frames go to; as a rule both are the same.
struct TerminalFiles: ~Copyable {
  /// Where keys come from: the standard input if that is a terminal, else the terminal the process
  /// belongs to, so that a feed can come through a pipe.
  let input: TerminalFile
  /// Where frames go to, the standard output.
  let output: TerminalFile

  /// Finds the terminal; nothing is changed in it yet.
  init() throws(TerminalError) {
    guard isatty(STDOUT_FILENO) == 1 else { throw .outputIsNoTerminal }
    if isatty(STDIN_FILENO) == 1 {
      input = TerminalFile.reopening(STDIN_FILENO, access: O_RDONLY)
    } else if let controlling = TerminalFile.controlling(access: O_RDONLY) {
      input = controlling
    } else {
      throw .inputIsNoTerminal
    }
    output = TerminalFile.reopening(STDOUT_FILENO, access: O_WRONLY)
  }

  /// The size in columns and rows, if the terminal knows it; a side that it does not know is nil.
  var size: (columns: Int?, rows: Int?) {
    var columns: CInt = 0
    var rows: CInt = 0
    guard unsafe ft_window_size(output.number, &columns, &rows) else { return (nil, nil) }
    return (columns > 0 ? Int(columns) : nil, rows > 0 ? Int(rows) : nil)
  }

  /// Whether this process may use the terminal: another one does so while it is in the background.
  var isForeground: Bool {
    let group = tcgetpgrp(input.number)
    return group < 0 || group == getpgrp()
  }

  /// How the terminal treats input and output; nil if it is gone.
  var modes: termios? {
    var modes = termios()
    return unsafe tcgetattr(input.number, &modes) == 0 ? modes : nil
  }

  /// Sets how the terminal treats input and output, without waiting for what was sent before.
  func setModes(_ modes: termios) {
    var modes = modes
    while unsafe tcsetattr(input.number, TCSANOW, &modes) != 0, errno == EINTR {}
  }

  /// Throws away what was written and not yet read by the terminal.
  func discardOutput() {
    tcflush(output.number, TCOFLUSH)
  }
}
