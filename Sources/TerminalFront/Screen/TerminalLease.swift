internal import CNcurses

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The use of the terminal for a time: it is entered and left here and nowhere else.
///
/// Left means as it was found: modes, cursor, mouse, screen, echo. That happens once, whether the program
/// quits, is stopped or crashes (then in `terminal_guard.c`, with the very bytes of this type).
public struct TerminalLease: ~Copyable {
  /// What the terminal can show, as it is now.
  public private(set) var abilities: TerminalAbilities

  let device: TerminalFiles
  let description: TerminalDescription
  private let privateModes: PrivateModes
  private var found: termios?
  private var isEntered = false

  /// Columns and rows beyond which a terminal is taken to be no larger.
  static let largestSize = (columns: 1500, rows: 600)

  /// How long a terminal that reads nothing may keep the program from ending, for each of two tries.
  private static let patience = Duration.milliseconds(500)

  /// Finds the terminal and what it can show; nothing is changed in it yet.
  ///
  /// - Parameters:
  ///   - mouse: Whether the program wants the mouse; without, the terminal selects text with it.
  ///   - color: The colours to use, whatever the terminal and the environment say; nil if they decide.
  ///   - obeysNoColor: Whether `NO_COLOR` counts where they decide.
  /// - Throws: What makes the terminal unusable.
  public init(
    mouse: Bool = true, color: ColorMode? = nil, obeysNoColor: Bool = true
  ) throws(TerminalError) {
    let device = try TerminalFiles()
    let description = try TerminalDescription(type: Environment.value(of: "TERM"))
    let size = Self.size(of: device, description)
    abilities = TerminalAbilities(
      columns: size.columns, rows: size.rows,
      colorMode: Self.colorMode(of: description, asked: color, obeysNoColor),
      isUTF8: CharacterSet.adopt())
    privateModes = PrivateModes(mouse: mouse, speaksANSI: description.speaksANSI)
    self.device = device
    self.description = description
  }

  private static func colorMode(
    of description: TerminalDescription, asked: ColorMode?, _ obeysNoColor: Bool
  ) -> ColorMode {
    if let asked, description.speaksANSI || asked == .none { return asked }
    return ColorMode(
      colors: description.colors, usual: description.setsColorsAsUsual,
      noColor: obeysNoColor ? Environment.value(of: "NO_COLOR") : nil,
      colorTerm: Environment.value(of: "COLORTERM"))
  }

  /// The size that the terminal tells; else that of its description, else 80x24.
  private static func size(
    of device: borrowing TerminalFiles, _ description: TerminalDescription
  ) -> (columns: Int, rows: Int) {
    let told = device.size
    let columns = told.columns ?? description.number("cols") ?? 80
    let rows = told.rows ?? description.number("lines") ?? 24
    return (
      min(max(1, columns), largestSize.columns), min(max(1, rows), largestSize.rows)
    )
  }

  /// Asks for the size anew; whether it has changed.
  ///
  /// A side that the terminal tells as 0 stays.
  mutating func updateSize() -> Bool {
    let told = device.size
    let columns = min(told.columns ?? abilities.columns, Self.largestSize.columns)
    let rows = min(told.rows ?? abilities.rows, Self.largestSize.rows)
    if (columns, rows) == (abilities.columns, abilities.rows) { return false }
    abilities.columns = columns
    abilities.rows = rows
    if isEntered { arm() }
    return true
  }

  /// Waits until the terminal is this process's to use; the end of the run if that cannot be, or if
  /// a signal asks for it meanwhile.
  ///
  /// In the background a process that wants the terminal is stopped, until the shell brings it to the
  /// front.
  func awaitForeground(_ signals: inout SignalPipe) -> RunEnd? {
    while !device.isForeground {
      if let end = signals.firstEnd() { return .signal(end) }
      ft_stop(SIGTTOU, true)
      // Nobody continues the processes of a shell that is gone, so those are not stopped either.
      if !signals.takeContinuation(), !device.isForeground { return .signal(SIGHUP) }
    }
    return nil
  }

  /// Takes the terminal, which has to be ours to use.
  ///
  /// Keys come at once, unechoed and without their meaning as signals; what `screen` and the private
  /// modes begin with is put into `queue`.
  mutating func enter(_ screen: inout CursesScreen, _ queue: inout OutputQueue) {
    found = device.modes
    isEntered = true
    arm()
    setRawModes()
    queue.append(screen.enter())
    queue.append(privateModes.set)
  }

  /// Takes the terminal again after somebody else used it without our having left it.
  func reassert(_ screen: inout CursesScreen, _ queue: inout OutputQueue) {
    setRawModes()
    queue.append(privateModes.set)
    screen.repaint()
  }

  /// Gives the terminal back as it was found.
  mutating func leave(_ screen: borrowing CursesScreen, _ queue: inout OutputQueue) {
    guard isEntered else { return }
    screen.leave()
    if ft_guard_disarm() {
      restore(&queue)
      ft_guard_speak()
    }
    isEntered = false
  }

  private func restore(_ queue: inout OutputQueue) {
    defer { queue.removeAll() }
    guard device.isForeground else { return }
    queue.append(resetSequence)
    if !sendPatiently(&queue) {
      // What it has not read in this time is a frame; the way back must not stand in line behind it.
      device.discardOutput()
      queue.removeAll()
      queue.append(resetSequence)
      _ = sendPatiently(&queue)
    }
    if let found { device.setModes(found) }
  }

  private var resetSequence: [UInt8] {
    privateModes.reset
      + description.resetSequence(columns: abilities.columns, rows: abilities.rows)
  }

  private func setRawModes() {
    guard var modes = found else { return }
    unsafe cfmakeraw(&modes)
    device.setModes(modes)
  }

  private func arm() {
    guard var modes = found else { return }
    let bytes = resetSequence
    unsafe bytes.withUnsafeBytes { bytes in
      unsafe ft_guard_arm(
        device.input.number, &modes, device.output.number, bytes.baseAddress, bytes.count)
    }
  }

  /// Sends everything, waiting for the terminal; false if it does not take it.
  private func sendPatiently(_ queue: inout OutputQueue) -> Bool {
    let end = ContinuousClock.now + Self.patience
    while queue.send(to: device.output) {
      if queue.isEmpty { return true }
      let left = ContinuousClock.now.duration(to: end)
      guard left > .zero, device.output.waitUntilWritable(left) else { return false }
    }
    // The terminal is gone: there is nobody to wait for.
    return true
  }
}
