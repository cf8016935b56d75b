/// How the network answers (N3): after a latency, from the catalogue, unless told to fail.
public struct SimulatedNetwork: Hashable, Sendable {
  /// How long an answer takes.
  public var latency: Latency
  /// How long a load waits for an answer that does not come.
  public var timeout: SimulatedTime
  /// Whether nothing can be reached at all.
  public var isOffline: Bool
  /// Whether data are to be saved (Low Data Mode): nothing is fetched before its turn then.
  public var isConstrained: Bool
  /// What goes wrong, in the order in which it is looked for.
  public var faults: [NetworkFault]

  /// A network that answers after 340 ms, unless stated otherwise.
  public init(
    latency: Latency = Latency(.milliseconds(340)), timeout: SimulatedTime = .seconds(5),
    isOffline: Bool = false, isConstrained: Bool = false, faults: [NetworkFault] = []
  ) {
    self.latency = latency
    self.timeout = timeout
    self.isOffline = isOffline
    self.isConstrained = isConstrained
    self.faults = faults
  }

  /// What becomes of a load of the tab `containerId` that starts now, and how long it takes.
  ///
  /// A fault that happens a number of times is used up by it.
  mutating func answer(
    to containerId: String, drawingFrom random: inout SplitMix64
  ) -> (fault: LoadFailure?, after: SimulatedTime) {
    let delay = latency.draw(from: &random)
    if isOffline { return (.offline, delay) }
    guard
      let index = faults.firstIndex(where: { $0.source == containerId && $0.times ?? 1 > 0 })
    else { return (nil, delay) }
    if let times = faults[index].times { faults[index].times = times - 1 }
    let fault = faults[index].fault
    return (fault, fault == .timedOut ? timeout : delay)
  }
}

/// A length of time, or a range of which each answer draws its own.
public struct Latency: Hashable, Sendable {
  /// The shortest an answer takes.
  public var least: SimulatedTime
  /// The longest it takes; never below `least`.
  public var most: SimulatedTime

  /// A latency of `least`, or drawn between both.
  public init(_ least: SimulatedTime, upTo most: SimulatedTime? = nil) {
    self.least = max(.zero, least)
    self.most = max(self.least, most ?? least)
  }

  /// One answer's delay; a fixed latency draws no number.
  func draw(from random: inout SplitMix64) -> SimulatedTime {
    guard most > least else { return least }
    // Not `Int64.random(in:using:)`: how that maps numbers to a range may change with the standard
    // library, and the same seed must give the same log on any machine (N1).
    let width = UInt64((most - least).microseconds)
    let share = random.next().multipliedFullWidth(by: width + 1).high
    return least + SimulatedTime(microseconds: Int64(share))
  }
}

/// Something that goes wrong with the loads of one tab.
public struct NetworkFault: Hashable, Sendable {
  /// The container id of the tab.
  public var source: String
  /// What goes wrong.
  public var fault: LoadFailure
  /// How many loads it still spoils, none where it is not positive; nil for all of them.
  public var times: Int?

  /// A fault that spoils the loads of `source`.
  public init(source: String, fault: LoadFailure, times: Int? = nil) {
    self.source = source
    self.fault = fault
    self.times = times
  }
}

/// Why a load brings no videos.
public enum LoadFailure: String, Codable, CaseIterable, Hashable, Sendable {
  /// The server answers with an error.
  case failure
  /// No answer comes within the timeout.
  case timedOut = "timeout"
  /// The answer holds no videos (`.contentSourceError(.emptyFeed)`).
  case empty
  /// The network cannot be reached.
  case offline
  /// The source names a channel that is not there (`.contentSourceError(.channelNotFound)`).
  case channelNotFound
}
