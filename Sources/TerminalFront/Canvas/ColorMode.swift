/// How many colours a terminal shows.
public enum ColorMode: String, CaseIterable, Sendable {
  /// No colour; bold, dim, reverse and underline only.
  case none
  /// The eight named colours.
  case ansi8 = "8"
  /// The eight named colours and their bright twins.
  case ansi16 = "16"
  /// The palette of 256.
  case palette256 = "256"
  /// Red, green and blue, 8 bits each.
  case trueColor = "true"
}
