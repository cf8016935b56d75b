@testable import TerminalFront

/// A pattern that is drawn at random and matched by trying everything, as slow as it likes.
indirect enum SamplePattern {
  case scalar(Unicode.Scalar)
  case anyOfLine
  case oneOf([Unicode.Scalar], isNegated: Bool)
  case lineStart
  case lineEnd
  case wordBorder
  case sequence([SamplePattern])
  case choice([SamplePattern])
  case repetition(SamplePattern, least: Int, most: Int?)

  static let alphabet: [Unicode.Scalar] = ["a", "b", "-", "\n"]

  static func draw(_ random: inout SplitMix, depth: Int = 3) -> SamplePattern {
    let kind = random.below(depth > 0 ? 11 : 7)
    switch kind {
    case 0...2: return .scalar(alphabet[random.below(4)])
    case 3: return .anyOfLine
    case 4:
      return .oneOf(
        (0...random.below(3)).map { _ in alphabet[random.below(4)] },
        isNegated: random.below(2) == 0)
    case 5: return random.below(2) == 0 ? .lineStart : .lineEnd
    case 6: return .wordBorder
    case 7, 8: return .sequence((0..<random.below(4)).map { _ in draw(&random, depth: depth - 1) })
    case 9: return .choice((0...random.below(3)).map { _ in draw(&random, depth: depth - 1) })
    default:
      let least = random.below(3)
      return .repetition(
        draw(&random, depth: depth - 1), least: least,
        most: random.below(2) == 0 ? nil : least + random.below(3))
    }
  }

  /// The pattern as it is written.
  var source: String {
    switch self {
    case .scalar(let scalar): Self.escaped(scalar)
    case .anyOfLine: "."
    case .oneOf(let scalars, let isNegated):
      "[\(isNegated ? "^" : "")\(scalars.map(Self.escaped).joined())]"
    case .lineStart: "^"
    case .lineEnd: "$"
    case .wordBorder: "\\b"
    case .sequence(let parts): parts.map { "(?:\($0.source))" }.joined()
    case .choice(let options): "(\(options.map(\.source).joined(separator: "|")))"
    case .repetition(let part, let least, let most):
      "(?:\(part.source))" + Self.suffix(least, most)
    }
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    scalar == "\n" ? "\\n" : scalar == "-" ? "\\-" : String(Character(scalar))
  }

  private static func suffix(_ least: Int, _ most: Int?) -> String {
    switch (least, most) {
    case (0, nil): "*"
    case (1, nil): "+"
    case (0, 1): "?"
    case (_, nil): "{\(least),}"
    case (_, .some(let most)): most == least ? "{\(least)}" : "{\(least),\(most)}"
    }
  }

  /// Whether it matches anywhere in a text.
  func matches(_ text: [Unicode.Scalar]) -> Bool {
    (0...text.count).contains { match(text, at: $0) { _ in true } }
  }

  private func match(_ text: [Unicode.Scalar], at index: Int, then goOn: (Int) -> Bool) -> Bool {
    let next = index < text.count ? text[index] : nil
    let last = index > 0 ? text[index - 1] : nil
    func takes(_ isMeant: (Unicode.Scalar) -> Bool) -> Bool {
      next.map(isMeant) == true && goOn(index + 1)
    }
    func isWord(_ scalar: Unicode.Scalar?) -> Bool { scalar == "a" || scalar == "b" }
    switch self {
    case .scalar(let scalar): return takes { $0 == scalar }
    case .anyOfLine: return takes { $0 != "\n" }
    case .oneOf(let scalars, let isNegated): return takes { scalars.contains($0) != isNegated }
    case .lineStart: return (last == nil || last == "\n") && goOn(index)
    case .lineEnd: return (next == nil || next == "\n") && goOn(index)
    case .wordBorder: return isWord(last) != isWord(next) && goOn(index)
    case .sequence(let parts):
      guard let first = parts.first else { return goOn(index) }
      return first.match(text, at: index) { end in
        SamplePattern.sequence(Array(parts.dropFirst())).match(text, at: end, then: goOn)
      }
    case .choice(let options): return options.contains { $0.match(text, at: index, then: goOn) }
    case .repetition(let part, let least, let most):
      if least == 0, goOn(index) { return true }
      if most == 0 { return false }
      return part.match(text, at: index) { end in
        // A round that takes nothing need not be tried again.
        guard end > index || least > 0 else { return false }
        return SamplePattern.repetition(part, least: max(0, least - 1), most: most.map { $0 - 1 })
          .match(text, at: end, then: goOn)
      }
    }
  }
}
