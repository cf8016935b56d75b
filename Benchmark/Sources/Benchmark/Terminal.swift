import CPseudoTerminal

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A pseudo terminal with a program in it, whose bytes are counted.
final class Terminal {
  /// The process that was started.
  let process: pid_t
  /// When it was started.
  let start = ContinuousClock.now
  /// What its bytes have put on the screen.
  private(set) var screen: ScreenModel
  /// How many bytes it has sent.
  private(set) var count = 0
  private let master: CInt

  /// How long a program may take for what is awaited.
  private static let patience = Duration.seconds(20)

  /// Starts a program.
  init(
    _ path: String, _ arguments: [String], _ variables: [String: String], columns: Int, rows: Int
  ) throws {
    let environment = [
      "TERM": "xterm-256color", "LC_ALL": "C.UTF-8", "HOME": "/nonexistent",
      "SWIFT_BACKTRACE": "enable=no",
    ].merging(variables) { $1 }
    var argumentPointers: [UnsafeMutablePointer<CChar>?] =
      ([path] + arguments).map { strdup($0) } + [nil]
    var variablePointers: [UnsafeMutablePointer<CChar>?] =
      environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { (argumentPointers + variablePointers).forEach { free($0) } }
    master = pt_open(CInt(columns), CInt(rows))
    screen = ScreenModel(columns: columns, rows: rows)
    process =
      master < 0 ? -1 : pt_spawn(master, path, &argumentPointers, &variablePointers, "/", 0)
    guard process > 0 else { throw BenchError("cannot start \(path)") }
  }

  deinit {
    kill(process, SIGKILL)
    var status: CInt = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    pt_close(master)
  }

  /// Types.
  func type(_ keys: String) {
    let bytes = Array(keys.utf8)
    _ = pt_write(master, bytes, bytes.count)
  }

  /// Reads what comes next, waiting for it no longer than `milliseconds`; how many bytes came.
  @discardableResult
  func read(within milliseconds: CInt) throws -> Int {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let count = pt_read(master, &buffer, buffer.count, milliseconds)
    if count < 0, pt_group_is_left(process) == false {
      throw BenchError("the program has ended:\n\(screen.text)")
    }
    if count < 0 { pt_pause(1) }
    guard count > 0 else { return 0 }
    self.count += count
    screen.feed(buffer.prefix(count))
    return count
  }

  /// Reads until `condition` holds.
  func wait(for what: String, until condition: () -> Bool) throws {
    let end = ContinuousClock.now + Self.patience
    while !condition() {
      guard ContinuousClock.now < end else {
        throw BenchError("\(what) did not come; what is shown instead:\n\(screen.text)")
      }
      try read(within: 20)
    }
  }

  /// Reads until nothing has come for so long.
  func waitForQuiet(_ milliseconds: CInt) throws {
    let end = ContinuousClock.now + Self.patience
    while try read(within: milliseconds) > 0 {
      guard ContinuousClock.now < end else { throw BenchError("the program is never quiet") }
    }
  }

  /// Reads until a whole frame of feedtui is there; how long that took from the start.
  func waitForFrame() throws -> Duration {
    // The hint that every frame of a usual size ends in.
    try wait(for: "the first frame") { screen.isAlternate && screen.text.contains("? help") }
    return ContinuousClock.now - start
  }
}

/// Why nothing can be measured.
struct BenchError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
