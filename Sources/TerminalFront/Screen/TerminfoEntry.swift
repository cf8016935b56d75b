/// A terminal's description as a value, and its compiled form (term(5), "Extended Number Format").
///
/// The places of the capabilities are those of the library's own lists, which name them.
struct TerminfoEntry: Equatable, Sendable {
  /// What TERM has to say to get it.
  var name: String
  /// The flags, by place.
  var flags: [Bool]
  /// The numbers, by place; nil where the terminal has none.
  var numbers: [Int32?]
  /// The strings, by place; nil where the terminal has none.
  var strings: [[UInt8]?]
  /// Flags beyond the library's list.
  var extendedFlags: [(name: String, value: Bool)] = []
  /// Numbers beyond the library's list.
  var extendedNumbers: [(name: String, value: Int32)] = []

  /// The entry as a file of the terminfo database would hold it.
  var compiled: [UInt8] {
    var table = StringTable()
    let offsets = strings.map { $0.map { table.append($0) } }
    let names = Array(name.utf8) + [0]

    var bytes = CompiledBytes()
    // The magic number says that numbers have 32 bits, which 256 pairs squared need.
    for short in [0o1036, names.count, flags.count, numbers.count, strings.count, table.count] {
      bytes.append(short: short)
    }
    bytes.append(names)
    bytes.append(flags.map { $0 ? 1 : 0 })
    bytes.pad()
    for number in numbers { bytes.append(long: number ?? -1) }
    for offset in offsets { bytes.append(short: offset ?? -1) }
    bytes.append(table.bytes)
    bytes.pad()
    appendExtension(to: &bytes)
    return bytes.all
  }

  private func appendExtension(to bytes: inout CompiledBytes) {
    var table = StringTable()
    let names = extendedFlags.map(\.name) + extendedNumbers.map(\.name)
    guard !names.isEmpty else { return }
    let offsets = names.map { table.append(Array($0.utf8)) }
    let header = [extendedFlags.count, extendedNumbers.count, 0, names.count, table.count]
    for short in header { bytes.append(short: short) }
    bytes.append(extendedFlags.map { $0.value ? 1 : 0 })
    bytes.pad()
    for number in extendedNumbers { bytes.append(long: number.value) }
    for offset in offsets { bytes.append(short: offset) }
    bytes.append(table.bytes)
  }

  /// What the variable TERMINFO may hold instead of a folder: the entry itself, in hexadecimal.
  var environmentValue: String {
    "hex:"
      + compiled.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
  }

  static func == (left: TerminfoEntry, right: TerminfoEntry) -> Bool {
    left.compiled == right.compiled
  }
}

/// Strings one after the other, each with a zero at its end.
private struct StringTable {
  private(set) var bytes: [UInt8] = []

  var count: Int { bytes.count }

  /// Adds `string` and says where it begins.
  mutating func append(_ string: [UInt8]) -> Int {
    defer { bytes += string + [0] }
    return bytes.count
  }
}

/// Bytes of a compiled entry: little-endian, and numbers begin at even places.
private struct CompiledBytes {
  private(set) var all: [UInt8] = []

  mutating func append(_ bytes: [UInt8]) {
    all += bytes
  }

  mutating func append(short: Int) {
    let bits = UInt16(truncatingIfNeeded: short)
    all += [UInt8(truncatingIfNeeded: bits), UInt8(truncatingIfNeeded: bits >> 8)]
  }

  mutating func append(long: Int32) {
    append(short: Int(long & 0xffff))
    append(short: Int(long >> 16))
  }

  mutating func pad() {
    if all.count % 2 == 1 { all.append(0) }
  }
}
