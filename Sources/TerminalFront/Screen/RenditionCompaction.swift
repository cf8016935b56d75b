/// Takes out of what ncurses sends what changes nothing on the screen: a third of the bytes of a poster.
///
/// With each change of colours ncurses sets both, those that were set already and that of a blank's text too, one
/// sequence each, and in the end ends them twice. Here a style is remembered when it is set, and sent in one
/// sequence before the first character that shows it. Everything else passes as it is; after each piece the
/// terminal is in the style in which ncurses believes it to be.
struct RenditionCompaction {
  /// The style in which the terminal is; nil where that is not known.
  private var present: Rendition?
  /// The style that ncurses has asked for.
  private var wanted = Rendition.plain
  /// Both at the moment at which the terminal was told to keep the place of its cursor, which keeps its style.
  private var kept: (present: Rendition?, wanted: Rendition)?
  /// Whether the last character was a blank.
  private var isLastBlank = false
  /// Whether the character set of text is known to be the usual one.
  private var isTextUsual = false
  /// A sequence came that is not understood: from then on everything passes as it is.
  private var isOff = false

  private var bytes: [UInt8] = []
  private var parameters: [Int] = []

  /// The terminal may be in any style.
  mutating func forget() {
    present = nil
    kept = nil
    isTextUsual = false
  }

  /// What has the same effect as `piece`, which ends in the middle of no sequence.
  mutating func compact(_ piece: [UInt8]) -> [UInt8] {
    if isOff || piece.isEmpty { return piece }
    bytes.removeAll(keepingCapacity: true)
    bytes.reserveCapacity(piece.count)
    var rest = piece[...]
    while let byte = rest.first, !isOff {
      switch byte {
      case 0x1b: takeEscape(&rest)
      case 0x20:
        isLastBlank = true
        pass(&rest, count: 1, blank: true)
      case 0x0a: pass(&rest, count: 1, blank: true)
      case 0x08, 0x0d, 0x0e, 0x0f: pass(&rest, count: 1)
      case 0x80..<0xc0: pass(&rest, count: 1)
      default:
        isLastBlank = false
        show()
        pass(&rest, count: 1)
      }
    }
    show()
    bytes += rest
    return bytes
  }

  /// Lets the next bytes pass; `blank` if they leave blanks, which show nothing of the text's colour.
  private mutating func pass(_ rest: inout ArraySlice<UInt8>, count: Int, blank: Bool = false) {
    if blank { showForBlank() }
    bytes += rest.prefix(count)
    rest = rest.dropFirst(count)
  }

  private mutating func takeEscape(_ rest: inout ArraySlice<UInt8>) {
    switch rest.dropFirst().first {
    case UInt8(ascii: "["): takeControl(&rest)
    case UInt8(ascii: "("):
      let isUsual = rest.dropFirst(2).first == UInt8(ascii: "B")
      if isUsual, isTextUsual {
        rest = rest.dropFirst(3)
      } else {
        isTextUsual = isUsual
        pass(&rest, count: 3)
      }
    case UInt8(ascii: "7"):
      kept = (present, wanted)
      pass(&rest, count: 2)
    case UInt8(ascii: "8"):
      present = kept?.present
      wanted = kept?.wanted ?? wanted
      pass(&rest, count: 2)
    default:
      show()
      pass(&rest, count: 2)
    }
  }

  private mutating func takeControl(_ rest: inout ArraySlice<UInt8>) {
    let body = rest.dropFirst(2).prefix { !(0x40...0x7e).contains($0) }
    let count = min(rest.count, body.count + 3)
    switch rest.dropFirst(body.count + 2).first.map(Unicode.Scalar.init) {
    case "m": takeStyle(body, &rest)
    // They move the cursor, set the margins and switch modes.
    case "A", "B", "C", "D", "G", "H", "d", "f", "r", "h", "l": pass(&rest, count: count)
    // They erase, insert and delete, and leave blanks.
    case "J", "K", "X", "@", "P", "L", "M", "S", "T": pass(&rest, count: count, blank: true)
    // It repeats the last character.
    case "b" where isLastBlank: pass(&rest, count: count, blank: true)
    default:
      show()
      pass(&rest, count: count)
    }
  }

  private mutating func takeStyle(_ body: ArraySlice<UInt8>, _ rest: inout ArraySlice<UInt8>) {
    parameters.removeAll(keepingCapacity: true)
    var number = 0
    var isUnderstood = true
    for byte in body {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9") where number < 1000:
        number = number * 10 + Int(byte - UInt8(ascii: "0"))
      case UInt8(ascii: ";"):
        parameters.append(number)
        number = 0
      default: isUnderstood = false
      }
    }
    parameters.append(number)
    var next = wanted
    if isUnderstood, next.apply(parameters) {
      wanted = next
      rest = rest.dropFirst(body.count + 3)
    } else {
      isOff = true
    }
  }

  private mutating func show() {
    guard present != wanted else { return }
    wanted.append(to: &bytes, after: present)
    present = wanted
  }

  private mutating func showForBlank() {
    guard let old = present else { return show() }
    let needed = wanted.forBlank(after: old)
    needed.append(to: &bytes, after: old)
    present = needed
  }
}
