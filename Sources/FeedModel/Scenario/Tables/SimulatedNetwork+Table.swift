extension SimulatedNetwork {
  /// The keys of the network (N3).
  package static let table = FileTable<SimulatedNetwork>(
    "SimulatedNetwork", initial: SimulatedNetwork(),
    rows: [
      FileRow(
        "latency", Latency.notation, \.latency,
        "How long an answer takes: a time, or least and most of what is drawn for each."),
      FileRow(
        "timeout", .time, \.timeout, "How long a load waits for an answer that does not come."),
      FileRow("isOffline", .bool, \.isOffline, "Whether nothing can be reached at all."),
      FileRow(
        "isConstrained", .bool, \.isConstrained,
        "Whether data are to be saved: nothing is fetched before its turn then."),
      FileRow(
        "faults", .list(of: NetworkFault.table.notation, "faults"), \.faults,
        "What goes wrong; of several faults of one tab the first that is not used up."),
    ])
}

extension NetworkFault {
  /// The keys of a fault.
  package static let table = FileTable<NetworkFault>(
    "NetworkFault", initial: NetworkFault(source: "", fault: .failure),
    rows: [
      FileRow(
        "source", .name, \.source, "The containerId of the tab whose loads go wrong.",
        isAlwaysWritten: true),
      FileRow("fault", .choice, \.fault, "What goes wrong."),
      FileRow(
        "times", .wholeNumber(0...1_000_000), \.times,
        "How many loads it spoils; all of them unless stated."),
    ],
    finish: { _, json, reading in
      guard json["source"] == nil else { return }
      reading.note(found: "a fault without a source", accepted: "the containerId of a tab")
    })
}

extension Latency {
  /// How a latency is written: a time, or an object with the least and the most of a range.
  static let notation = Notation<Latency>(
    kind,
    read: { value, reading in
      if case .object = value { return LatencyKeys.table.notation.read(value, &reading)?.latency }
      return Notation.time.read(value, &reading).map { Latency($0) }
    },
    write: { latency in
      latency.least == latency.most
        ? Notation.time.write(latency.least)
        : LatencyKeys.table.notation.write(LatencyKeys(least: latency.least, most: latency.most))
    })

  private static let kind = ValueKind.either([
    Notation.time.kind, LatencyKeys.table.notation.kind,
  ])
}

/// The object of a latency that is drawn from a range.
private struct LatencyKeys: Sendable {
  var least = SimulatedTime.zero
  var most: SimulatedTime?

  var latency: Latency { Latency(least, upTo: most) }

  static let table = FileTable<LatencyKeys>(
    "Latency", initial: LatencyKeys(),
    rows: [
      FileRow("least", .time, \.least, "The shortest an answer takes."),
      FileRow("most", .time, \.most, "The longest it takes; least unless stated."),
    ],
    finish: { range, _, reading in
      guard let most = range.most, most < range.least else { return }
      reading.at(.key("most")) { reading in
        reading.note(found: "\"\(most)\"", accepted: "a time not below least, \"\(range.least)\"")
      }
    })
}
