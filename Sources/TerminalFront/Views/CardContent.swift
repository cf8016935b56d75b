import FeedModel

/// What one card shows, taken from the simulation.
struct CardContent: Hashable {
  /// What a card's chip, frame and bar tell.
  enum State: Hashable {
    case playing
    case paused
    case buffering
    case failed
    /// Its video plays outside of the deck.
    case elsewhere
    /// Its data have been fetched before its turn, or are on their way (P4).
    case prefetched

    var glyph: String {
      switch self {
      case .playing: "►"
      case .paused: "▮▮"
      case .buffering: "▚"
      case .failed: "!"
      case .elsewhere: "→"
      case .prefetched: "▚"
      }
    }

    var word: String {
      switch self {
      case .playing: "PLAYING"
      case .paused: "PAUSED"
      case .buffering: "BUFFERING"
      case .failed: "FAILED"
      case .elsewhere: "IN PICTURE"
      case .prefetched: "PREFETCH"
      }
    }

    var role: Role {
      switch self {
      case .playing: .play
      case .paused: .pause
      case .buffering, .prefetched: .wait
      case .failed: .fail
      case .elsewhere: .quiet
      }
    }

    var chip: Role {
      switch self {
      case .playing: .chipPlay
      case .paused: .chipPause
      case .buffering, .prefetched: .chipWait
      case .failed: .chipFail
      case .elsewhere: .menu
      }
    }
  }

  let video: Video
  let state: State?
  /// Whether the item has the turn.
  let hasTurn: Bool
  let position: SimulatedTime
  let fraction: Double
  let meetsThreshold: Bool
  let isRead: Bool
  let isMuted: Bool
  /// Whether subtitles are shown where there are any.
  let areSubtitlesShown: Bool
  /// What is said now; nil while nothing is, or subtitles are off.
  let subtitle: String?
  /// Whether it will not start by itself, since autoplay is off, and waits for a tap.
  let isStartedByTapAlone: Bool
  /// Plays left until the next item follows; nil where none does.
  let playsLeft: Int?
  /// The product that the panel shows, as it is now; nil for none.
  let product: Product?
  /// What the Add to Cart button shows; nil where there is none.
  let cart: AddToCartState?
  /// The sign of waiting for the app's report, which turns.
  let cartSign: String
  /// Where the player is that it shows; the deck for a card.
  let place: PlayerPlace
  /// Where the picture stands: that of a card stands still while its video plays elsewhere.
  let picturePosition: SimulatedTime
  /// Whether the mute switch is shown.
  let hasSound: Bool
  /// The sign of the chip: that of the state, turning while data are awaited for long.
  let glyph: String

  /// What an item shows in the deck, or the player of its video in another place.
  init(
    item: Int, tab: ContainerTab, sight: DeckSight, simulation: Simulation,
    shows place: PlayerPlace = .deck
  ) {
    video = tab.deck.videos[item]
    product = tab.deck.shownProduct(ofItem: item)
    cart = tab.deck.addToCartState(ofItem: item)
    cartSign = cart == .adding ? Spinner.sign(at: simulation.now) : ""
    self.place = place
    let mine = simulation.player.flatMap { [video] in $0.videoId == video.id ? $0 : nil }
    let isElsewhere = mine.map { $0.place != place } ?? false
    let player = isElsewhere ? nil : mine
    hasTurn = player != nil
    hasSound = place != .fullScreen || !simulation.playerView.muteButton.isHidden
    isRead = simulation.readIds.contains(video.id)
    let isComing =
      simulation.prefetch.map { [video] in
        $0.videoId == video.id && $0.containerId == tab.item.containerId
      } ?? false
    let turn = simulation.player.flatMap { tab.deck.index(of: $0.videoId) }
    let isAhead =
      !isRead && item > turn ?? -1 && (isComing || tab.deck.isFetched(video.id))
    let own = Self.state(of: video, player: player, deck: tab.deck)
    state = isElsewhere ? .elsewhere : own ?? (isAhead ? .prefetched : nil)
    position = mine?.position(at: simulation.now) ?? tab.deck.keptPosition(of: video.id)
    picturePosition = isElsewhere ? tab.deck.keptPosition(of: video.id) : position
    fraction = sight.fraction(ofItem: item)
    meetsThreshold = simulation.autoplay.isMet(by: fraction)
    isMuted = simulation.isMuted
    areSubtitlesShown = simulation.areSubtitlesShown
    subtitle =
      state == .playing && areSubtitlesShown ? video.caption(at: position)?.text : nil
    isStartedByTapAlone =
      !simulation.autoplay.isEnabled && !hasTurn && video.hasVideo && state != .failed
    playsLeft = player.flatMap { _ in simulation.playsLeft }
    let spins = player.map {
      $0.state == .buffering
        && simulation.now >= $0.bufferingSince + simulation.playback.bufferingSpinnerDelay
    }
    glyph = spins == true ? Spinner.sign(at: simulation.now) : state?.glyph ?? ""
  }

  private static func state(of video: Video, player: Player?, deck: Deck) -> State? {
    switch player?.state {
    case .playing: return .playing
    case .paused: return .paused
    case .buffering: return .buffering
    case nil: break
    }
    if deck.hasFailed(video.id) { return .failed }
    return deck.isPausedByUser(video.id) ? .paused : nil
  }

  /// Whole seconds of the position, which is all that captions show.
  var shownPosition: SimulatedTime { .seconds(position.microseconds / 1_000_000) }

  /// Whether position and bar tell how far the video is.
  var isUnderWay: Bool {
    state != nil && state != .prefetched || shownPosition > .zero
  }

  /// Position and duration, the duration alone while it has not begun, or nothing where neither is known.
  var time: String {
    guard video.hasVideo else { return "" }
    let end = video.isLive ? "live" : video.duration.map(Wording.clock) ?? ""
    guard isUnderWay else { return end }
    let position = Wording.clock(shownPosition)
    return end.isEmpty ? position : "\(position)/\(end)"
  }

  /// The time that is left, for captions too short for both; how far it is where no end is known.
  var timeLeft: String {
    if video.isLive { return "live" }
    guard video.duration != nil, let duration = video.playDuration else { return time }
    return Wording.clock(duration - shownPosition)
  }

  /// The sign of a video that starts again, with the plays left where they are counted; empty for one without an end.
  var loopSign: String {
    guard video.playDuration != nil else { return "" }
    guard place == .deck else { return "" }
    return "↻" + (playsLeft.map(String.init) ?? "")
  }

  /// The visible fraction, rounded down.
  var percentage: String { "\(Int((fraction * 100 + 1e-7).rounded(.down)))%" }
}
