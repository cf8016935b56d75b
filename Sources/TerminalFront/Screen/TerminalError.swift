/// Why a terminal cannot be used.
///
/// Its `description` is one sentence that says what to do.
public enum TerminalError: Error, Hashable, Sendable {
  /// The variable TERM is not set, or empty.
  case typeMissing(empty: Bool)
  /// The system has no description of the type that TERM names.
  case typeUnknown(String)
  /// The type that TERM names cannot place its cursor.
  case typeUnusable(String)
  /// The standard output is not a terminal.
  case outputIsNoTerminal
  /// Neither is the standard input a terminal, nor has the process one of its own.
  case inputIsNoTerminal
  /// The system refused something; `errno` says why.
  case system(call: String, errno: Int32)
}

extension TerminalError: CustomStringConvertible {
  /// One sentence, without a full stop, that says what is wrong and what to do.
  public var description: String {
    switch self {
    case .typeMissing(let empty):
      "TERM is \(empty ? "empty" : "not set"): set it to the type of your terminal, such as "
        + "xterm-256color"
    case .typeUnknown(let name):
      "TERM is \(String(reflecting: name)), which this system does not know: install its "
        + "description (on Debian the package ncurses-term has many) or set TERM to a type "
        + "that is known, such as xterm-256color"
    case .typeUnusable(let name):
      "TERM is \(String(reflecting: name)), a type that cannot place its cursor: set it to the "
        + "type of your terminal, such as xterm-256color"
    case .outputIsNoTerminal:
      "the standard output is not a terminal: run feedtui in one, or use `feedtui render`"
    case .inputIsNoTerminal:
      "there is no terminal to read keys from: run feedtui in one, or use `feedtui render`"
    case .system(let call, let errno):
      "the system refused \(call) (error \(errno))"
    }
  }
}
