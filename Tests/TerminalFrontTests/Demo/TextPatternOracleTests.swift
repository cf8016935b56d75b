import Testing

@testable import TerminalFront

struct TextPatternOracleTests {
  @Test func `X1: random patterns match what trying everything matches`() throws {
    var random = SplitMix(seed: 11)
    var (matches, others) = (0, 0)
    for _ in 0..<10_000 {
      let sample = SamplePattern.draw(&random)
      let pattern = try TextPattern(sample.source)
      for _ in 0..<6 {
        let text = (0..<random.below(7)).map { _ in SamplePattern.alphabet[random.below(4)] }
        let expected = sample.matches(text)
        let string = String(String.UnicodeScalarView(text))
        #expect(
          pattern.matches(string) == expected, "\(sample.source) in \(string.debugDescription)")
        if expected { matches += 1 } else { others += 1 }
      }
    }
    #expect(matches > 10_000 && others > 10_000, "\(matches) and \(others)")
  }
}
