/// The one player of the container: the item that has the turn, and how far it is (P2).
public struct Player: Hashable, Sendable {
  /// What the player is doing.
  public enum State: Hashable, Sendable {
    /// It waits for data.
    case buffering
    /// It plays.
    case playing
    /// It is paused.
    case paused(PauseCause)
  }

  /// The id of its video.
  public let videoId: String
  /// The container id of its tab.
  public let containerId: String
  /// How long one play takes; nil for a live stream.
  public let duration: SimulatedTime?
  /// Whether it is an advertisement, which plays once and counts nowhere (P5).
  public let isAd: Bool
  /// When its data are here; nil once they are.
  public internal(set) var bufferingUntil: SimulatedTime?
  /// When it began to wait for data.
  public internal(set) var bufferingSince: SimulatedTime
  /// What pauses it now.
  public internal(set) var pauseCause: PauseCause?
  /// Where it is (A2).
  public internal(set) var place = PlayerPlace.deck
  /// Whether the user has paused it outside of the deck, which notes pauses of its own (A6).
  var isPausedByUser = false
  /// The item that has the deck's turn again once the full screen is closed; nil for none (P8).
  var deckTurn: String?
  /// Since when the full screen shows its video.
  var shownSince = SimulatedTime.zero
  /// Whether its item has been out of the deck's view since picture in picture began (D11).
  var hasLeftDeck = false
  /// Whether it has told that it started.
  var hasStarted = false
  /// Whole plays since it started here.
  public internal(set) var plays = 0
  /// The quartiles told of this play, 0...3.
  var quartiles = 0
  /// Where it was at `anchorTime`.
  private var anchorPosition: SimulatedTime
  /// Since when it has been running from there; nil while it stands still.
  private var anchorTime: SimulatedTime?

  init(
    video: Video, isAd: Bool, containerId: String, position: SimulatedTime, now: SimulatedTime,
    bufferingUntil: SimulatedTime?
  ) {
    videoId = video.id
    self.isAd = isAd
    self.containerId = containerId
    duration = video.playDuration
    self.bufferingUntil = bufferingUntil
    bufferingSince = now
    anchorPosition = position
    if let duration { quartiles = Self.quartiles(passedAt: position, of: duration) }
  }

  /// What it is doing.
  public var state: State {
    if let pauseCause { return .paused(pauseCause) }
    return bufferingUntil == nil ? .playing : .buffering
  }

  /// The item whose place in the deck it keeps: of a player that covers the deck the one that has the turn again later.
  var idInDeck: String { deckTurn ?? videoId }

  /// Whether its position moves.
  public var isRunning: Bool { anchorTime != nil }

  /// Its position in the video at `now`.
  public func position(at now: SimulatedTime) -> SimulatedTime {
    guard let anchorTime else { return anchorPosition }
    return anchorPosition + (now - anchorTime)
  }

  /// When the next quarter of the video is over; nil while nothing moves towards it.
  var nextMark: SimulatedTime? {
    guard let duration, let anchorTime else { return nil }
    return anchorTime + (Self.mark(quartiles + 1, of: duration) - anchorPosition)
  }

  /// Lets it run or stand still from `now` on.
  mutating func run(_ isRunning: Bool, at now: SimulatedTime) {
    anchorPosition = position(at: now)
    anchorTime = isRunning ? now : nil
  }

  /// Goes to a position of the video, just before its end at most.
  ///
  /// That ends no play (P1). Quarters that it skips are not told, and none is told again (P3).
  mutating func seek(to position: SimulatedTime, at now: SimulatedTime) {
    let last = duration.map { $0 - SimulatedTime(microseconds: 1) } ?? .max
    anchorPosition = min(last, max(.zero, position))
    anchorTime = anchorTime.map { _ in now }
    guard let duration else { return }
    quartiles = max(quartiles, Self.quartiles(passedAt: anchorPosition, of: duration))
  }

  /// Starts the next play at the beginning of the video.
  mutating func rewind(at now: SimulatedTime) {
    anchorPosition = .zero
    anchorTime = anchorTime.map { _ in now }
    quartiles = 0
  }

  /// Where quarter `k` of a video ends, rounded up to a whole microsecond.
  private static func mark(_ k: Int, of duration: SimulatedTime) -> SimulatedTime {
    let quarter = duration.microseconds / 4
    let rest = duration.microseconds % 4
    return SimulatedTime(microseconds: quarter * Int64(k) + (rest * Int64(k) + 3) / 4)
  }

  private static func quartiles(passedAt position: SimulatedTime, of duration: SimulatedTime) -> Int
  {
    (1...3).last { mark($0, of: duration) <= position } ?? 0
  }
}
