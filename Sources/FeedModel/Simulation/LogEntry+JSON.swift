extension LogEntry {
  /// The line as a JSON object on one line: when, and what was done or told.
  ///
  /// `{"time":"340ms","event":{"didLoadFeed":{"sourceId":"feed_foryou"}}}`; an action stands under
  /// `action`. Words and arguments are those of lines of words.
  public var json: String {
    let (name, value) =
      switch content {
      case .action(let action): ("action", try? JSONValue(encoding: action))
      case .event(let event): ("event", try? JSONValue(encoding: event))
      }
    return JSONValue.object([
      JSONValue.Member("time", .string(time.description)),
      JSONValue.Member(name, value ?? .null),
    ]).description
  }
}
