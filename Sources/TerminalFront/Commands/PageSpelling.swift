import FeedModel

/// A line whose first word may be spelled as on the vendors' pages, such as `selectTab` (K2).
struct PageSpelling {
  /// The line as a command is written: `select-tab`.
  let line: String
  /// Its first word.
  let word: String
  /// By how many characters it is longer than what was typed.
  let growth: Int

  init(_ typed: String) {
    let blanks = typed.prefix { $0 == " " }
    let word = typed.dropFirst(blanks.count).prefix { $0.isASCII && $0.isLetter }
    let rest = typed.dropFirst(blanks.count + word.count)
    let spelled = Self.hyphenated(word)
    let hyphenated = Self.otherNames[spelled] ?? spelled
    guard word.first?.isLowercase == true, rest.first != "-", hyphenated != word else {
      (line, self.word, growth) = (typed, String(word), 0)
      return
    }
    line = blanks + hyphenated + rest
    self.word = hyphenated
    growth = hyphenated.count - word.count
  }

  /// Calls whose command has another word.
  private static let otherNames = ["hydrate-product": Action.CodingKeys.hydrate.rawValue]

  /// `handleCustomCTAClick` as `handle-custom-cta-click`: a part begins at a capital beside a small letter.
  private static func hyphenated(_ word: Substring) -> String {
    let letters = Array(word)
    var text = ""
    for (place, letter) in letters.enumerated() {
      let isBeginning =
        place > 0 && letter.isUppercase
        && (letters[place - 1].isLowercase
          || (letters.indices.contains(place + 1) && letters[place + 1].isLowercase))
      text += (isBeginning ? "-" : "") + letter.lowercased()
    }
    return text
  }
}
