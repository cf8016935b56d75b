import CPseudoTerminal
import FoundationEssentials
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A terminal with a program in it, and what the program has put on the screen so far.
///
/// Every wait is for a condition; its limit only says when a test gives up.
final class PseudoTerminal {
  /// The process that was started.
  let process: pid_t
  /// What its bytes have put on the screen.
  private(set) var screen: ScreenModel
  /// Everything it has sent.
  private(set) var output: [UInt8] = []
  /// How it ended: its exit status, or minus the number of a signal.
  private(set) var status: CInt?
  /// The terminal's settings before the program did anything.
  let modesBefore: String
  private let master: CInt
  private var isOpen = true
  /// Where the program keeps its state, unless a test says otherwise: no other program knows of it.
  private let stateHome: String

  /// Seconds after which a test gives up.
  static let limit = 30.0

  /// The variables that the program gets, unless a test says otherwise.
  static let environment = [
    "TERM": "xterm-256color", "LC_ALL": "C.UTF-8", "PATH": "/usr/bin:/bin", "HOME": "/nonexistent",
    // Its own report of a crash asks a question and waits for the answer.
    "SWIFT_BACKTRACE": "enable=no",
  ]

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - environment: Variables that differ from the usual ones; nil for one that is not set.
  ///   - ignored: A signal that the program finds ignored.
  init?(
    _ path: String, _ arguments: [String] = [], environment: [String: String?] = [:],
    columns: Int = 80, rows: Int = 24, ignoring ignored: CInt = 0
  ) {
    var template = Array("/tmp/feedtui-state-XXXXXX".utf8CString)
    guard let stateHome = mkdtemp(&template).map({ String(cString: $0) }) else { return nil }
    self.stateHome = stateHome
    var variables = Self.environment
    variables["XDG_STATE_HOME"] = stateHome
    for (name, value) in environment { variables[name] = value }
    let texts = [path] + arguments
    var argumentPointers: [UnsafeMutablePointer<CChar>?] = texts.map { strdup($0) } + [nil]
    var variablePointers = variables.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { (argumentPointers + variablePointers).forEach { free($0) } }
    master = pt_open(CInt(columns), CInt(rows))
    guard master >= 0 else { return nil }
    modesBefore = Self.modes(master) ?? ""
    process = pt_spawn(master, path, &argumentPointers, &variablePointers, "/", ignored)
    guard process > 0 else {
      pt_close(master)
      return nil
    }
    screen = ScreenModel(columns: columns > 0 ? columns : 80, rows: rows > 0 ? rows : 24)
  }

  /// Starts the built program.
  convenience init?(
    arguments: [String] = Manners.arguments, environment: [String: String?] = [:],
    columns: Int = 80, rows: Int = 24, ignoring: CInt = 0
  ) {
    guard let path = BuiltProgram.path else { return nil }
    self.init(
      path, arguments, environment: environment, columns: columns, rows: rows,
      ignoring: ignoring)
  }

  deinit {
    if status == nil { kill(process, SIGKILL) }
    if isOpen { pt_close(master) }
    var ended: CInt = 0
    while status == nil, waitpid(process, &ended, 0) < 0, errno == EINTR {}
    try? FileManager.default.removeItem(atPath: stateHome)
  }

  /// What the program has sent, as text with its control sequences.
  var text: String { String(decoding: output, as: UTF8.self) }

  /// The terminal's settings now.
  var modes: String? { Self.modes(master) }

  private static func modes(_ master: CInt) -> String? {
    var text = [CChar](repeating: 0, count: 1024)
    guard pt_modes(master, &text, text.count) else { return nil }
    return String(decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// Types; how much a terminal holds unread limits what can be typed at once.
  func type(_ keys: String) {
    let bytes = Array(keys.utf8)
    _ = pt_write(master, bytes, bytes.count)
  }

  /// Sends a signal to the program.
  func signal(_ number: CInt) {
    _ = pt_signal(process, number)
  }

  /// Gives the terminal another size.
  func resize(columns: Int, rows: Int) {
    _ = pt_resize(master, CInt(columns), CInt(rows))
    if columns > 0, rows > 0 { screen.resize(columns: columns, rows: rows) }
  }

  /// Closes the terminal, as a window is closed.
  func close() {
    pt_close(master)
    isOpen = false
  }

  /// The group of processes that uses the terminal.
  var foreground: pid_t { pt_foreground(master) }

  /// Reads what comes next, `most` bytes of it, waiting for it no longer than `milliseconds`; whether
  /// anything came.
  @discardableResult
  func read(within milliseconds: CInt, most: Int = 1 << 16) -> Bool {
    guard isOpen else {
      pt_pause(milliseconds)
      return false
    }
    var buffer = [UInt8](repeating: 0, count: most)
    let count = pt_read(master, &buffer, buffer.count, milliseconds)
    if count < 0 { pt_pause(1) }
    guard count > 0 else { return false }
    output += buffer.prefix(count)
    screen.feed(buffer.prefix(count))
    return true
  }

  /// Reads until `condition` holds; false if it does not within the limit.
  func wait(until condition: () -> Bool) -> Bool {
    let end = ContinuousClock.now + .seconds(Self.limit)
    while !condition() {
      guard ContinuousClock.now < end else { return false }
      read(within: 20)
    }
    return true
  }

  /// Reads until the screen holds `text`.
  func wait(for text: String) -> Bool {
    wait { screen.text.contains(text) }
  }

  /// Reads until the program has ended and all it sent is there; how it ended.
  func waitForEnd(reading: Bool = true) -> CInt? {
    let end = ContinuousClock.now + .seconds(Self.limit)
    while ContinuousClock.now < end {
      var ended: CInt = 0
      if pt_has_ended(process, &ended) {
        status = ended
        while read(within: 0) {}
        return ended
      }
      if reading { read(within: 20) } else { pt_pause(20) }
    }
    return nil
  }

  /// Whether processes of the program are left.
  var leavesProcesses: Bool { pt_group_is_left(process) }
}

extension PseudoTerminal: CustomTestStringConvertible {
  /// A failed expectation shows what is on the screen.
  var testDescription: String { screen.text }
}
