/// The text of one tape, by scalars, with the place of each as editors count it.
struct TapeText {
  /// The file, as it was named.
  let file: String
  /// The scalars; every end of a line is one line feed.
  private(set) var scalars: [Unicode.Scalar] = []
  /// Where each line begins.
  private var lineStarts = [0]
  /// The column of each scalar, in characters from 1.
  private var columns: [Int] = []

  /// Decodes a tape; a byte order mark at its beginning is left out.
  ///
  /// - Throws: `TapeFault` where it is too large, no UTF-8, or holds a control character.
  init(_ bytes: [UInt8], file: String) throws(TapeFault) {
    self.file = file
    guard bytes.count <= TapeReader.mostBytes else {
      throw TapeFault(
        place: TapePlace(file: file, line: 1, column: 1),
        message:
          "found \(bytes.count) bytes; accepted: at most \(TapeReader.mostBytes) bytes (1 MiB)",
        sourceLine: "")
    }
    let wrongByte = decode(bytes)
    setColumns()
    if let wrongByte { throw fault(at: scalars.count, Self.complaint(aboutByte: wrongByte)) }
    if let control = scalars.firstIndex(where: Self.isControl) {
      throw fault(
        at: control,
        "found the control character \(Self.name(of: scalars[control])); accepted: text, which `Type` "
          + "and the keys press")
    }
  }

  private static func complaint(aboutByte byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return "found a byte 0x\(digits) that is no UTF-8; accepted: a text in UTF-8"
  }

  /// Decodes as much as is UTF-8.
  ///
  /// - Returns: The first byte that is none.
  private mutating func decode(_ bytes: [UInt8]) -> UInt8? {
    var character = UTF8Accumulator()
    scalars.reserveCapacity(bytes.count)
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    for byte in bytes[start...] {
      switch character.take(byte) {
      case .pending: break
      case .complete(let scalar): append(scalar)
      case .malformed: return byte
      }
    }
    return character.isPending ? bytes.last : nil
  }

  private var endedInReturn = false

  private mutating func append(_ scalar: Unicode.Scalar) {
    let isSecondHalf = endedInReturn && scalar == "\n"
    endedInReturn = scalar == "\r"
    if isSecondHalf { return }
    scalars.append(scalar == "\r" ? "\n" : scalar)
    if scalar == "\n" || scalar == "\r" { lineStarts.append(scalars.count) }
  }

  private mutating func setColumns() {
    columns.reserveCapacity(scalars.count)
    for line in 1...lineStarts.count {
      var column = 1
      for character in string(range(ofLine: line)) {
        for _ in character.unicodeScalars { columns.append(column) }
        column += 1
      }
      // The line feed.
      if columns.count < scalars.count { columns.append(column) }
    }
  }

  private func range(ofLine line: Int) -> Range<Int> {
    let start = lineStarts[line - 1]
    let end = line < lineStarts.count ? lineStarts[line] - 1 : scalars.count
    return start..<end
  }

  /// The text between two offsets.
  func string(_ range: Range<Int>) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars[range])
    return String(text)
  }

  /// The line that holds the scalar at `offset`, from 1.
  func line(of offset: Int) -> Int {
    var (low, high) = (0, lineStarts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  /// The text of a line, from 1, without its end.
  func lineText(_ line: Int) -> String {
    1...lineStarts.count ~= line ? string(range(ofLine: line)) : ""
  }

  /// Where the line that holds `offset` ends.
  func endOfLine(from offset: Int) -> Int {
    range(ofLine: line(of: offset)).upperBound
  }

  /// The place of the scalar at `offset`, or of the end of the text.
  func place(of offset: Int) -> TapePlace {
    let line = line(of: offset)
    let column: Int
    if offset < columns.count {
      column = columns[offset]
    } else {
      column = lineStarts[line - 1] < columns.count ? (columns.last ?? 0) + 1 : 1
    }
    return TapePlace(file: file, line: line, column: column)
  }

  /// A fault at a place of the text.
  func fault(at offset: Int, _ message: String) -> TapeFault {
    TapeFault(
      place: place(of: offset), message: message,
      sourceLine: lineText(line(of: offset)))
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 && scalar != "\n" && scalar != "\t" || 0x7F..<0xA0 ~= scalar.value
  }

  /// How a sentence names a scalar that cannot be shown: `U+00A0`.
  static func name(of scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
