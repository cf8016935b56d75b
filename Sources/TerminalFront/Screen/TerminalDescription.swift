internal import CNcurses

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// What the terminfo database says of one type of terminal.
struct TerminalDescription: Sendable {
  /// The description as the database has it, but for what `completeMargins` adds.
  private(set) var entry: TerminfoEntry
  private let flagPlaces: [String: Int]
  private let numberPlaces: [String: Int]
  private let stringPlaces: [String: Int]

  /// Looks `type` up, which is what the variable TERM says; nil if it is not set.
  init(type: String?) throws(TerminalError) {
    guard let type, !type.isEmpty else { throw .typeMissing(empty: type != nil) }
    guard unsafe ft_load_terminal(type) else { throw .typeUnknown(type) }
    defer { ft_forget_terminal() }

    let flagNames = unsafe Self.names(ft_flag_name)
    let numberNames = unsafe Self.names(ft_number_name)
    let stringNames = unsafe Self.names(ft_string_name)
    var entry = TerminfoEntry(
      name: type,
      flags: flagNames.map { unsafe ft_flag($0) },
      numbers: numberNames.map { name in
        let number = unsafe ft_number(name)
        return number < 0 ? nil : number
      },
      strings: stringNames.map { unsafe Self.bytes(ft_string($0)) })
    // Both colours can be given back one by one: worth three bytes a change.
    entry.extendedFlags = [("AX", unsafe ft_flag("AX"))]

    self.entry = entry
    flagPlaces = Self.places(flagNames)
    numberPlaces = Self.places(numberNames)
    stringPlaces = Self.places(stringNames)
    guard self["cup"] != nil, self["ed"] != nil || self["clear"] != nil else {
      throw .typeUnusable(type)
    }
    completeMargins()
  }

  /// Adds how wrapping at the right margin is switched off, which the descriptions of tmux and screen lack
  /// though both can do it.
  ///
  /// Without it ncurses fills the bottom right corner by inserting before it, which tears a wide character
  /// there. A terminal that does not know the sequence, and wraps late as these do, loses nothing.
  private mutating func completeMargins() {
    guard speaksANSI, self["smam"] == nil, flag("am"), flag("xenl") else { return }
    entry = entry(
      flags: [:], numbers: [:], strings: ["smam": "\u{1b}[?7h", "rmam": "\u{1b}[?7l"])
  }

  /// The string of the capability that terminfo(5) calls `name`.
  subscript(name: String) -> [UInt8]? {
    stringPlaces[name].flatMap { entry.strings[$0] }
  }

  /// The number of the capability that terminfo(5) calls `name`.
  func number(_ name: String) -> Int? {
    numberPlaces[name].flatMap { entry.numbers[$0] }.map(Int.init)
  }

  /// Whether the capability that terminfo(5) calls `name` is there.
  func flag(_ name: String) -> Bool {
    flagPlaces[name].map { entry.flags[$0] } ?? false
  }

  /// How many colours the database says it shows.
  var colors: Int { number("colors") ?? 0 }

  /// Whether it obeys the control sequences of ECMA-48, as all but museum pieces do.
  var speaksANSI: Bool { self["cup"]?.starts(with: [0x1b, UInt8(ascii: "[")]) == true }

  /// Whether colours are set by control sequences of ECMA-48, so that others of their kind will be obeyed.
  var setsColorsAsUsual: Bool {
    self["setaf"]?.starts(with: [0x1b, UInt8(ascii: "[")]) == true
  }

  /// The string of `name` with its two parameters filled in.
  func expanded(_ name: String, _ first: Int, _ second: Int) -> [UInt8]? {
    guard let capability = self[name] else { return nil }
    let text = capability.map(CChar.init(bitPattern:)) + [0]
    return unsafe Self.bytes(
      ft_expand(text, CInt(truncatingIfNeeded: first), CInt(truncatingIfNeeded: second)))
  }

  /// The entry with some capabilities replaced; a name that terminfo(5) lacks changes nothing.
  func entry(flags: [String: Bool], numbers: [String: Int], strings: [String: String?])
    -> TerminfoEntry
  {
    var entry = entry
    for (name, flag) in flags {
      if let place = flagPlaces[name] { entry.flags[place] = flag }
    }
    for (name, number) in numbers {
      if let place = numberPlaces[name] { entry.numbers[place] = Int32(clamping: number) }
    }
    for (name, string) in strings {
      if let place = stringPlaces[name] { entry.strings[place] = string.map { Array($0.utf8) } }
    }
    return entry
  }

  private static func names(_ name: (CInt) -> UnsafePointer<CChar>?) -> [String] {
    var names: [String] = []
    while let text = unsafe name(CInt(names.count)) { names.append(unsafe String(cString: text)) }
    return names
  }

  private static func places(_ names: [String]) -> [String: Int] {
    Dictionary(zip(names, names.indices)) { first, _ in first }
  }

  private static func bytes(_ text: UnsafePointer<CChar>?) -> [UInt8]? {
    guard let text = unsafe text else { return nil }
    // Not by way of a String, which would repair what is no UTF-8.
    return unsafe UnsafeBufferPointer(start: text, count: strlen(text)).map(UInt8.init(bitPattern:))
  }
}
