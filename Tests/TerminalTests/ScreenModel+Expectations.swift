import Testing

extension ScreenModel: CustomTestStringConvertible {
  /// A failed expectation shows what is on the screen, not every cell of it.
  var testDescription: String { text }
}
