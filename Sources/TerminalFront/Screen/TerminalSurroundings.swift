#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// What the process's surroundings tell of a terminal, without asking the terminal itself.
public enum TerminalSurroundings {
  /// Whether the standard output is a terminal.
  public static var isOutputTerminal: Bool {
    isatty(STDOUT_FILENO) == 1
  }

  /// Whether the locale (LC_ALL, LC_CTYPE, LANG) uses UTF-8.
  public static var isUTF8: Bool {
    CharacterSet.adopt()
  }

  /// The terminal's ground as `COLORFGBG` tells it, whose last number is the ground's palette entry.
  public static var ground: Ground {
    guard let entry = Environment.value(of: "COLORFGBG")?.split(separator: ";").last,
      let index = Int(entry)
    else { return .unknown }
    return index == 7 || index == 15 ? .light : .dark
  }

  /// How many colours a terminal of the type that `TERM` names usually shows, for frames that are printed.
  public static var colorModeByName: ColorMode {
    let type = Environment.value(of: "TERM") ?? ""
    let colors = type.contains("256color") ? 256 : type.contains("direct") ? 1 << 24 : 16
    return ColorMode(
      colors: colors, usual: true, noColor: nil, colorTerm: Environment.value(of: "COLORTERM"))
  }
}
