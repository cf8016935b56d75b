/// Select Graphic Rendition, the control sequence of ECMA-48 (8.3.117) that sets colours and
/// attributes.
enum GraphicRendition {
  /// The shortest sequence that changes `old` to `new`; empty where they are equal.
  ///
  /// Attributes come first, then the text's colour, then the ground's.
  static func sequence(from old: Style, to new: Style) -> String {
    if old == new { return "" }
    let change = parameters(from: old, to: new)
    let afresh = ["0"] + parameters(from: .plain, to: new)
    let shorter = [change, afresh].map { $0.joined(separator: ";") }.min { $0.count < $1.count }
    return "\u{1B}[\(shorter ?? "0")m"
  }

  private static func parameters(from old: Style, to new: Style) -> [String] {
    var parameters = attributes(from: old.attributes, to: new.attributes)
    if old.foreground != new.foreground {
      parameters.append(parameter(new.foreground, named: 30, bright: 90))
    }
    if old.background != new.background {
      parameters.append(parameter(new.background, named: 40, bright: 100))
    }
    return parameters
  }

  private static func attributes(from old: Attributes, to new: Attributes) -> [String] {
    var parameters: [String] = []
    var present = old
    // One parameter ends both bold and dim.
    if !old.subtracting(new).isDisjoint(with: [.bold, .dim]) {
      parameters.append("22")
      present.subtract([.bold, .dim])
    }
    if old.contains(.underline), !new.contains(.underline) { parameters.append("24") }
    if old.contains(.reverse), !new.contains(.reverse) { parameters.append("27") }
    let begins: [(Attributes, String)] = [
      (.bold, "1"), (.dim, "2"), (.underline, "4"), (.reverse, "7"),
    ]
    for (attribute, parameter) in begins
    where new.contains(attribute) && !present.contains(attribute) {
      parameters.append(parameter)
    }
    return parameters
  }

  /// The parameter of a colour, which counts from `named` for the eight and from `bright` for their
  /// twins.
  private static func parameter(_ color: Color, named: Int, bright: Int) -> String {
    switch color.kind {
    case .own: "\(named + 9)"
    case .palette(let index) where index < 8: "\(named + Int(index))"
    case .palette(let index) where index < 16: "\(bright + Int(index) - 8)"
    case .palette(let index): "\(named + 8);5;\(index)"
    case .rgb(let rgb): "\(named + 8);2;\(rgb.red);\(rgb.green);\(rgb.blue)"
    }
  }
}
