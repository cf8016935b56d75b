/// The style in which a terminal writes, in the very parameters of SGR (ECMA-48, 8.3.117) that set it.
///
/// A colour keeps its notation: what a terminal shows for one need not be what it shows for another.
struct Rendition: Hashable, Sendable {
  /// One of the two colours.
  enum Shade: Hashable, Sendable {
    /// The terminal's own.
    case own
    /// Set by one parameter, such as 31 or 104.
    case named(Int)
    /// A place in the palette.
    case palette(Int)
    /// Three channels.
    case direct(Int, Int, Int)
  }

  var foreground = Shade.own
  var background = Shade.own
  var attributes: Attributes = []

  /// The terminal's own colours, no attribute.
  static let plain = Rendition()

  /// Attributes that show on a blank as well.
  private static let seenOnBlanks: Attributes = [.underline, .reverse]

  /// What a blank needs to look as in this style, of all such the nearest to `present`: a blank shows nothing of
  /// the text's colour.
  func forBlank(after present: Rendition) -> Rendition {
    let seen = attributes.union(present.attributes)
    guard seen.isDisjoint(with: Self.seenOnBlanks) else { return self }
    return Rendition(
      foreground: present.foreground, background: background, attributes: present.attributes)
  }

  /// Applies the parameters of one sequence; false, and half applied, where one is unknown.
  mutating func apply(_ parameters: [Int]) -> Bool {
    var rest = parameters[...]
    while let parameter = rest.popFirst() {
      switch parameter {
      case 0: self = .plain
      case 1: attributes.insert(.bold)
      case 2: attributes.insert(.dim)
      case 4: attributes.insert(.underline)
      case 7: attributes.insert(.reverse)
      case 22: attributes.subtract([.bold, .dim])
      case 24: attributes.remove(.underline)
      case 27: attributes.remove(.reverse)
      case 39: foreground = .own
      case 49: background = .own
      case 30...37, 90...97: foreground = .named(parameter)
      case 40...47, 100...107: background = .named(parameter)
      case 38, 48:
        guard let shade = Self.takeShade(from: &rest) else { return false }
        if parameter == 38 { foreground = shade } else { background = shade }
      default: return false
      }
    }
    return true
  }

  private static func takeShade(from rest: inout ArraySlice<Int>) -> Shade? {
    let kind = rest.popFirst()
    let count = kind == 5 ? 1 : 3
    guard kind == 5 || kind == 2, rest.count >= count else { return nil }
    let values = Array(rest.prefix(count))
    rest = rest.dropFirst(count)
    return kind == 5 ? .palette(values[0]) : .direct(values[0], values[1], values[2])
  }

  /// Appends the sequence that changes `old`, which is nil where it is not known, into this style; nothing if
  /// they are equal.
  ///
  /// An attribute is only ever ended by ending all: some terminals know no other way.
  func append(to bytes: inout [UInt8], after old: Rendition?) {
    guard self != old else { return }
    bytes += [0x1b, UInt8(ascii: "[")]
    if self != .plain {
      let isAfresh = old.map { !$0.attributes.isSubset(of: attributes) } ?? true
      appendParameters(to: &bytes, after: isAfresh ? .plain : old ?? .plain, isAfresh: isAfresh)
    }
    bytes.append(UInt8(ascii: "m"))
  }

  private func appendParameters(
    to bytes: inout [UInt8], after old: Rendition, isAfresh: Bool
  ) {
    let begin = bytes.count
    func append(_ parameter: Int) {
      if bytes.count > begin { bytes.append(UInt8(ascii: ";")) }
      bytes.append(decimal: parameter)
    }
    func append(_ shade: Shade, own: Int, extended: Int) {
      switch shade {
      case .own: append(own)
      case .named(let parameter): append(parameter)
      case .palette(let place): [extended, 5, place].forEach(append)
      case .direct(let red, let green, let blue): [extended, 2, red, green, blue].forEach(append)
      }
    }
    if isAfresh { append(0) }
    let begins: [(Attributes, Int)] = [(.bold, 1), (.dim, 2), (.underline, 4), (.reverse, 7)]
    for (attribute, parameter) in begins
    where attributes.contains(attribute) && !old.attributes.contains(attribute) {
      append(parameter)
    }
    if foreground != old.foreground { append(foreground, own: 39, extended: 38) }
    if background != old.background { append(background, own: 49, extended: 48) }
  }
}

extension [UInt8] {
  /// Appends a number that is not negative, in digits.
  fileprivate mutating func append(decimal number: Int) {
    if number > 9 { append(decimal: number / 10) }
    append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number % 10))
  }
}
