extension ScreenModel {
  /// How far the bytes of a sequence, or of a character, have been read.
  struct Parser {
    enum State {
      case ground, escape, charset, control, command, commandEscape
    }
    var state = State.ground
    var parameters = ""
    var pending: [UInt8] = []
  }

  /// Takes what a program sent.
  mutating func feed(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { feed(byte) }
  }

  private mutating func feed(_ byte: UInt8) {
    // An ESC begins anew wherever it stands, but in a command string, where it is looked at first.
    if byte == 0x1b, parser.state != .command {
      parser.pending = []
      parser.state = .escape
      return
    }
    switch parser.state {
    case .ground: ground(byte)
    case .escape: escape(byte)
    case .charset: parser.state = .ground
    case .control:
      if (0x40...0x7e).contains(byte) {
        parser.state = .ground
        control(Character(Unicode.Scalar(byte)), parser.parameters)
      } else {
        parser.parameters.unicodeScalars.append(Unicode.Scalar(byte))
      }
    case .command:
      if byte == 0x07 { parser.state = .ground }
      if byte == 0x1b { parser.state = .commandEscape }
    case .commandEscape: parser.state = .ground
    }
  }

  private mutating func ground(_ byte: UInt8) {
    switch byte {
    case 0x07, 0x0e, 0x0f: break
    case 0x08: move(x: x - 1, y: y)
    case 0x09: move(x: (x / 8 + 1) * 8, y: y)
    case 0x0a: lineFeed()
    case 0x0d: move(x: 0, y: y)
    case ..<0x20, 0x7f: remember(unknown: "byte \(byte)")
    default:
      parser.pending.append(byte)
      var codec = UTF8()
      var iterator = parser.pending.makeIterator()
      if case .scalarValue(let scalar) = codec.decode(&iterator) {
        parser.pending = []
        print(scalar)
      } else if parser.pending.count >= 4 {
        remember(unknown: "no UTF-8: \(parser.pending)")
        parser.pending = []
      }
    }
  }

  private mutating func escape(_ byte: UInt8) {
    parser.state = .ground
    parser.parameters = ""
    switch Character(Unicode.Scalar(byte)) {
    case "[": parser.state = .control
    case "]": parser.state = .command
    case "(", ")": parser.state = .charset
    case "7": save()
    case "8": restore()
    case "M": reverseLineFeed()
    case "D": lineFeed()
    case "=", ">": break
    default: remember(unknown: "ESC \(byte)")
    }
  }

  private mutating func control(_ final: Character, _ text: String) {
    let isPrivate = text.hasPrefix("?")
    let numbers = text.drop { $0 == "?" }.split(separator: ";", omittingEmptySubsequences: false)
      .map { Int($0) }
    let first = numbers.first ?? nil
    let count = max(1, first ?? 1)
    switch final {
    case "A": move(x: x, y: y - count)
    case "B": move(x: x, y: y + count)
    case "C": move(x: x + count, y: y)
    case "D": move(x: x - count, y: y)
    case "G", "`": move(x: count - 1, y: y)
    case "d": move(x: x, y: count - 1)
    case "H", "f":
      move(x: max(1, (numbers.count > 1 ? numbers[1] : nil) ?? 1) - 1, y: count - 1)
    case "J": eraseScreen(first ?? 0)
    case "K":
      erase([x..<columns, 0..<(x + 1), 0..<columns][min(first ?? 0, 2)], row: y)
    case "X": erase(x..<(x + count), row: y)
    case "@": insert(count)
    case "P": delete(count)
    case "L": scroll(-count, from: y)
    case "M": scroll(count, from: y)
    case "S": scroll(count)
    case "T": scroll(-count)
    case "b": repeatLast(count)
    case "Z": move(x: (x - 1) / 8 * 8, y: y)
    case "r": setMargins(count - 1, ((numbers.count > 1 ? numbers[1] : nil) ?? rows) - 1)
    case "h", "l":
      for mode in numbers { setMode(mode ?? 0, isPrivate: isPrivate, on: final == "h") }
    case "m": setStyle { Self.apply(numbers.map { $0 ?? 0 }, to: &$0) }
    case "t", "c": break
    default: remember(unknown: "CSI \(text)\(final)")
    }
  }

  private mutating func eraseScreen(_ part: Int) {
    if part == 0 { erase(x..<columns, row: y) }
    let whole = part == 0 ? (y + 1)..<rows : part == 1 ? 0..<y : 0..<rows
    for row in whole { erase(0..<columns, row: row) }
    if part == 1 { erase(0..<(x + 1), row: y) }
  }

  private static func apply(_ numbers: [Int], to style: inout Style) {
    var rest = numbers[...]
    while let number = rest.popFirst() {
      switch number {
      case 0: style = Style()
      case 1, 2, 4, 7: style.attributes.insert(number)
      case 22: style.attributes.subtract([1, 2])
      case 24: style.attributes.remove(4)
      case 27: style.attributes.remove(7)
      case 30...37: style.foreground = "\(number - 30)"
      case 40...47: style.background = "\(number - 40)"
      case 90...97: style.foreground = "\(number - 82)"
      case 100...107: style.background = "\(number - 92)"
      case 39: style.foreground = "own"
      case 49: style.background = "own"
      case 38, 48:
        let kind = rest.popFirst() ?? 0
        let parts = rest.prefix(kind == 2 ? 3 : 1).map(String.init)
        rest = rest.dropFirst(parts.count)
        let color = parts.joined(separator: ",")
        if number == 38 { style.foreground = color } else { style.background = color }
      default: break
      }
    }
  }
}
