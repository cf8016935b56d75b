/// How the letters of Hangul make up syllables, by the arithmetic of the Unicode standard (section
/// 3.12).
enum Hangul {
  private static let firstSyllable: UInt32 = 0xAC00
  private static let leads: ClosedRange<UInt32> = 0x1100...0x1112
  private static let vowels: ClosedRange<UInt32> = 0x1161...0x1175
  /// Final consonants; a syllable without one counts as the place before the first.
  private static let finals: ClosedRange<UInt32> = 0x11A8...0x11C2
  private static let formsPerVowel = UInt32(finals.count + 1)
  private static let syllables =
    firstSyllable..<firstSyllable + UInt32(leads.count * vowels.count) * formsPerVowel

  /// The one scalar that shows `jamo` after `before`; nil where there is none.
  static func syllable(_ before: Unicode.Scalar, _ jamo: Unicode.Scalar) -> Unicode.Scalar? {
    if leads.contains(before.value), vowels.contains(jamo.value) {
      let lead = before.value - leads.lowerBound
      let vowel = jamo.value - vowels.lowerBound
      return Unicode.Scalar(
        firstSyllable + (lead * UInt32(vowels.count) + vowel) * formsPerVowel)
    }
    let isOpen =
      syllables.contains(before.value)
      && (before.value - firstSyllable).isMultiple(of: formsPerVowel)
    guard isOpen, finals.contains(jamo.value) else { return nil }
    return Unicode.Scalar(before.value + jamo.value - finals.lowerBound + 1)
  }
}
