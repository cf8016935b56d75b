/// A short message that takes the left half of the status line for a while.
struct Toast: Hashable, Sendable {
  /// Whether it tells of something good.
  enum Mark: Hashable, Sendable {
    case good
    case failed
  }

  let mark: Mark
  let text: String
  let detail: String
  /// The moment of the run at which it goes.
  let end: Duration

  private static let duration = Duration.seconds(3)

  /// A message that shows from the moment `start` of the run on.
  init(mark: Mark, text: String, detail: String, start: Duration) {
    self.mark = mark
    self.text = text
    self.detail = detail
    end = start + Self.duration
  }
}
