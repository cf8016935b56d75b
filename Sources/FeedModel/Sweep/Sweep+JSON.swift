extension Sweep {
  /// The outcome as the text of a JSON file.
  public var fileText: String {
    JSONValue.object([
      JSONValue.Member("scroll", .string(Self.description)),
      JSONValue.Member("thresholds", .array(outcomes.map(\.json))),
    ]).indented()
  }
}

extension Sweep.Outcome {
  fileprivate var json: JSONValue {
    .object(
      [JSONValue.Member("threshold", .number(threshold.fraction))] + total.counts
        + [
          JSONValue.Member(
            "tabs",
            .array(
              tabs.map {
                .object(
                  [
                    JSONValue.Member("containerId", .string($0.containerId)),
                    JSONValue.Member("title", .string($0.title)),
                  ] + $0.counts)
              }))
        ])
  }
}

extension Sweep.TabOutcome {
  fileprivate var counts: [JSONValue.Member] {
    [
      JSONValue.Member("starts", .number(Double(starts))),
      JSONValue.Member("secondsPlayed", .number(Double(played.microseconds) / 1e6)),
      JSONValue.Member("byScrolling", .number(Double(byScrolling))),
      JSONValue.Member("byHandOnly", .number(Double(byHandOnly))),
      JSONValue.Member("never", .number(Double(never))),
    ]
  }
}
