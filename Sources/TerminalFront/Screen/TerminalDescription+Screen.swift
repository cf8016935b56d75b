/// The entries that feedtui hands to ncurses, made from the one of the database.
extension TerminalDescription {
  /// The type as ncurses is to know it: of this very size, showing the colours of `mode`, the rest as
  /// it is.
  ///
  /// Neither `oc` nor `ccc` is kept: ncurses would reset the palette, which is the user's own.
  func entry(columns: Int, rows: Int, mode: ColorMode) -> TerminfoEntry {
    var flags = ["ccc": false]
    var numbers = ["cols": columns, "lines": rows]
    var strings: [String: String?] = ["oc": nil, "initc": nil]
    // A pair is a place in a table of ncurses, unless the terminal holds the table.
    if speaksANSI, self["initp"] == nil { numbers["pairs"] = 32767 }

    let replaced = mode.colors > colors || mode == .trueColor
    if replaced {
      flags["hls"] = false
      numbers["colors"] = mode.colors
      strings["op"] = "\u{1b}[39;49m"
      strings["setaf"] = mode.colorSequence(named: "3", bright: "9", extended: "38")
      strings["setab"] = mode.colorSequence(named: "4", bright: "10", extended: "48")
      for old in ["setf", "setb", "scp"] { strings[old] = .some(nil) }
    }
    var entry = entry(flags: flags, numbers: numbers, strings: strings)
    if replaced { entry.extendedFlags = [("AX", true)] }
    // A colour is its channels, 8 bits each, and no place in a palette.
    if mode == .trueColor { entry.extendedNumbers = [("RGB", 8)] }
    return entry
  }

  /// What leads from the middle of any frame back to how a terminal was found, but for the private modes.
  ///
  /// A crash may cut a frame anywhere: inserting, outside the margins, within a region that scrolls.
  /// Where there is no second screen to leave, the cursor goes below the frame.
  func resetSequence(columns: Int, rows: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    for name in ["rmir", "smam", "op", "sgr0"] { bytes += self[name] ?? [] }
    bytes += expanded("csr", 0, rows - 1) ?? []
    if self["rmcup"] == nil {
      bytes += expanded("cup", rows - 1, 0) ?? []
      bytes += Array("\r\n".utf8)
    }
    bytes += self["cnorm"] ?? []
    bytes += self["rmcup"] ?? []
    return Self.withoutDelays(bytes)
  }

  /// Takes out `$<5>` and its like, which say how long an old terminal is busy.
  private static func withoutDelays(_ bytes: [UInt8]) -> [UInt8] {
    var kept: [UInt8] = []
    var rest = bytes[...]
    while let byte = rest.first {
      if rest.starts(with: Array("$<".utf8)), let end = rest.firstIndex(of: UInt8(ascii: ">")) {
        rest = rest[(end + 1)...]
      } else {
        kept.append(byte)
        rest = rest.dropFirst()
      }
    }
    return kept
  }
}

extension ColorMode {
  /// Where the places of the palette begin among the colours of a true-colour screen, whose own come first.
  static let paletteStart = 0x100_0000

  /// How many colours ncurses is to tell apart.
  var colors: Int {
    switch self {
    case .none: 0
    case .ansi8: 8
    case .ansi16: 16
    case .palette256: 256
    case .trueColor: Self.paletteStart + 256
    }
  }

  /// The capability, in the language of terminfo(5), that sets one of these colours.
  func colorSequence(named: String, bright: String, extended: String) -> String {
    let place = self == .trueColor ? "%p1%{255}%&" : "%p1"
    let base = self == .trueColor ? Self.paletteStart : 0
    var choice = "%p1%{\(base + 8)}%<%t\(named)%p1%{7}%&%d"
    if self != .ansi8 { choice += "%e%p1%{\(base + 16)}%<%t\(bright)%p1%{7}%&%d" }
    if self == .palette256 || self == .trueColor { choice += "%e\(extended);5;\(place)%d" }
    if self == .trueColor {
      let channels = "%p1%{65536}%/%d;%p1%{256}%/%{255}%&%d;%p1%{255}%&%d"
      choice = "%p1%{\(base)}%<%t\(extended);2;\(channels)%e" + choice
    }
    return "\u{1b}[%?\(choice)%;m"
  }
}
