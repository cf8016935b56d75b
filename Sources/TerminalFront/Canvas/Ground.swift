/// What is known of the terminal's own ground, which is kept.
public enum Ground: String, CaseIterable, Sendable {
  /// Nothing is known: the colours for a dark ground are used, which are readable on white too.
  case unknown
  /// A dark ground.
  case dark
  /// A light ground.
  case light
}
