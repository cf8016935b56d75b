/// feedtui's own font for pictures: letters drawn with a round pen.
///
/// A cell is 40 units wide and 80 high, its baseline at 60. Vertical and horizontal strokes lie on odd units, so
/// that at the usual scale all of them fall on the squares of the picture alike.
enum StrokeFont {
  /// Units across a cell.
  static let width = 40
  /// Units down a cell.
  static let height = 80
  /// The breadth of the pen in units.
  static let regular = 6
  /// The breadth of the pen for bold text.
  static let bold = 9

  /// What the pen draws for `character`; nil where the font lacks it.
  ///
  /// A letter is found however its accent is spelled: by itself or as one with the letter.
  static func glyph(for character: Character) -> [OutlinePath.Part]? {
    glyphs[character]
  }

  /// Every character of the font.
  static let glyphs: [Character: [OutlinePath.Part]] = {
    var glyphs: [Character: [OutlinePath.Part]] = [" ": []]
    for table in drawn {
      for (character, path) in entries(of: table) {
        if let parts = OutlinePath(path)?.parts { glyphs[character] = parts }
      }
    }
    for table in composed {
      for (character, recipe) in entries(of: table) {
        if let parts = parts(of: recipe, glyphs) { glyphs[character] = parts }
      }
    }
    return glyphs
  }()

  /// The tables of characters drawn stroke by stroke.
  static let drawn = [smallLetters, capitalLetters, figures, punctuation, latinSigns]
  /// The tables of characters made from others and accents.
  static let composed = [latin1Accents, latinExtendedAccents]

  /// The lines of a table, parted into the character and what is said of it.
  static func entries(of table: String) -> [(Character, Substring)] {
    table.split(separator: "\n").compactMap { line in
      guard let first = line.first, line.dropFirst().first == " " else { return nil }
      return (first, line.dropFirst(2))
    }
  }

  /// The strokes of a recipe: a character and the names of the accents on it.
  private static func parts(
    of recipe: Substring, _ glyphs: [Character: [OutlinePath.Part]]
  ) -> [OutlinePath.Part]? {
    let words = recipe.split(separator: " ")
    guard let base = words.first?.first, var parts = glyphs[base] else { return nil }
    let isCapital = base.isUppercase
    let accents = words.dropFirst().compactMap { Self.accents[String($0)] }
    guard accents.count == words.count - 1 else { return nil }
    // A capital makes room for what stands above it.
    if isCapital, accents.contains(where: \.isAbove) { parts = parts.map(\.lowered) }
    for accent in accents {
      parts += accent.isAbove && !isCapital ? accent.parts.map { $0.moved(down: 5) } : accent.parts
    }
    return parts
  }

  /// What is set on letters, where it stands on capitals.
  private struct Accent {
    let parts: [OutlinePath.Part]
    let isAbove: Bool
  }

  private static let accents: [String: Accent] = Dictionary(
    accentTable.split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ", maxSplits: 1)
      guard words.count == 2, let path = OutlinePath(words[1]) else { return nil }
      return (String(words[0]), Accent(parts: path.parts, isAbove: path.parts[0].start.y < 20))
    }, uniquingKeysWith: { first, _ in first })
}

extension OutlinePath.Part {
  /// The part with each point changed.
  private func mapped(_ change: (OutlinePath.Point) -> OutlinePath.Point) -> OutlinePath.Part {
    OutlinePath.Part(
      start: change(start),
      segments: segments.map {
        OutlinePath.Segment(control: $0.control.map(change), end: change($0.end))
      })
  }

  /// The part so much further down.
  fileprivate func moved(down units: Int) -> OutlinePath.Part {
    mapped { OutlinePath.Point(x: $0.x, y: $0.y + units) }
  }

  /// The part of a capital pressed together towards the baseline, with its top at 19 instead of 13.
  fileprivate var lowered: OutlinePath.Part {
    mapped { point in
      point.y >= 57 ? point : OutlinePath.Point(x: point.x, y: 57 - (38 * (57 - point.y) + 22) / 44)
    }
  }
}
