/// Something that only the world outside can do; the program asks, and is told how it went.
public enum FileRequest: Hashable, Sendable {
  /// To save the frame that is shown; without a name under one that is free.
  case screenshot(file: String?)
  /// To write a text to a file.
  case write(String, file: String)
  /// To read the input again.
  case reload
}

extension App {
  /// What was asked for since it was taken last, in order.
  public mutating func takeRequests() -> [FileRequest] {
    defer { requests.removeAll() }
    return requests
  }

  /// Tells the user how something went that was asked for: what it is about, and more of it.
  public mutating func tell(_ text: String, detail: String = "", isGood: Bool) {
    show(isGood ? .good : .failed, text, detail: detail)
  }
}
