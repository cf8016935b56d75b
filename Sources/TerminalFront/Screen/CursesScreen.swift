internal import CNcurses

/// Frames made into the bytes that change one into the next, by ncurses.
///
/// ncurses writes into memory, not to the terminal: so a frame can neither block the program half-way
/// nor be cut by a terminal that has stopped reading, and whoever sends the bytes can wait, skip and count.
/// The program's one screen is ncurses' own state, hence only one of these at a time.
@safe struct CursesScreen: ~Copyable {
  /// The colours in use: those that were asked for, as far as ncurses can show them.
  let colorMode: ColorMode
  private let output: CursesOutput
  private let screen: OpaquePointer
  private var palette: CursesPalette
  private var row: CursesRow
  private var columns: Int
  private var rows: Int
  /// Nil where the terminal's colours are not set in the usual way.
  private var compaction: RenditionCompaction?
  /// What ncurses was last told to show; nil if that is of no use.
  private var shown: CellGrid?

  /// Begins with an empty screen of at least one cell.
  ///
  /// The character set has to be known before, see `CharacterSet`.
  init(
    description: TerminalDescription, columns: Int, rows: Int, colorMode: ColorMode, isUTF8: Bool
  ) throws(TerminalError) {
    self.columns = max(1, columns)
    self.rows = max(1, rows)
    let output = try CursesOutput()
    let entry = description.entry(columns: self.columns, rows: self.rows, mode: colorMode)
    let type = entry.name
    use_env(false)
    let made = unsafe Environment.with("TERMINFO", entry.environmentValue) {
      unsafe ft_new_screen(type, output.stream)
    }
    guard let screen = unsafe made else {
      output.close()
      throw .system(call: "newterm", errno: 0)
    }
    self.output = output
    unsafe self.screen = screen

    // An old ncurses cannot read the entry from there and has taken that of the database.
    _ = resize_term(CInt(self.rows), CInt(self.columns))
    let colors = Int(unsafe ft_number("colors"))
    var mode = colorMode
    if colors < mode.colors {
      mode = ColorMode(colors: colors, usual: false, noColor: nil, colorTerm: nil)
    }

    _ = typeahead(-1)
    _ = nonl()
    _ = curs_set(0)
    if mode != .none, has_colors() {
      _ = start_color()
      _ = use_default_colors()
    } else {
      mode = .none
    }
    self.colorMode = mode
    palette = CursesPalette(mode: mode, capacity: mode == .none ? 0 : Int(ft_color_pairs()) - 1)
    row = CursesRow(isUTF8: isUTF8)
    compaction = description.setsColorsAsUsual ? RenditionCompaction() : nil
    setUpWindow()
  }

  deinit {
    unsafe delscreen(screen)
    output.close()
  }

  /// The bytes that enter the terminal's second screen, where it has one, and blank it; the next frame
  /// is painted whole.
  mutating func enter() -> [UInt8] {
    forgetShown()
    let window = unsafe ft_standard_window()
    _ = unsafe werase(window)
    unsafe wnoutrefresh(window)
    doupdate()
    return output.take()
  }

  /// The bytes that make the terminal show `grid`, none if it does already.
  ///
  /// What does not fit is left out; what `grid` does not cover is blank.
  mutating func paint(_ grid: CellGrid) -> [UInt8] {
    makeRoomForPairs(of: grid)
    for y in 0..<rows where !isShown(y, of: grid) {
      let cells = y < grid.height ? grid.row(y) : []
      row.fill(columns: columns, with: cells, of: grid, palette: &palette)
      unsafe row.cells.withUnsafeBufferPointer { cells in
        unsafe ft_put_row(ft_standard_window(), CInt(y), cells.baseAddress, CInt(columns))
      }
    }
    shown = grid
    unsafe wnoutrefresh(ft_standard_window())
    doupdate()
    let bytes = output.take()
    return compaction?.compact(bytes) ?? bytes
  }

  /// From now on the terminal has this size; the next frame is painted whole.
  mutating func resize(columns: Int, rows: Int) {
    self.columns = max(1, columns)
    self.rows = max(1, rows)
    // Not `resizeterm`, which leaves a key for a reader that there is not.
    _ = resize_term(CInt(self.rows), CInt(self.columns))
    setUpWindow()
    repaint()
  }

  /// The terminal may show anything: the next frame is painted whole.
  mutating func repaint() {
    forgetShown()
    _ = unsafe clearok(ft_physical_window(), true)
  }

  /// The terminal was left; `enter` comes next.
  func leave() {
    endwin()
    // How a terminal is left is written once, in `TerminalLease`, for a crash as well.
    _ = output.take()
  }

  private mutating func forgetShown() {
    shown = nil
    compaction?.forget()
  }

  private func setUpWindow() {
    let window = unsafe ft_standard_window()
    _ = unsafe idlok(window, true)
    _ = unsafe leaveok(window, true)
  }

  private func isShown(_ y: Int, of grid: CellGrid) -> Bool {
    guard let shown else { return false }
    return y < grid.height ? grid.row(y, shows: shown) : y >= shown.height
  }

  /// Keeps free what a frame of new pairs would need, as far as there is that much.
  ///
  /// A pair that is still on the terminal is given away only if need be: ncurses then sends its cells anew.
  private mutating func makeRoomForPairs(of grid: CellGrid) {
    let need = min(grid.width * grid.height, 8192)
    if palette.room < need, let shown { palette.keepOnly(usedIn: [grid, shown]) }
    if palette.room < need { palette.keepOnly(usedIn: [grid]) }
  }
}
