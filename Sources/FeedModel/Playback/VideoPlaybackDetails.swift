/// What an app is told of a video that plays (`VideoPlaybackDetails`; P3).
public struct VideoPlaybackDetails: Hashable, Sendable {
  /// The id of the video.
  public var videoID: String
  /// How long it is; nil for a live stream.
  public var duration: SimulatedTime?
  /// Its title; nil where it has none.
  public var caption: String?
  /// Where it is.
  public var progress: SimulatedTime
  /// The badge on it; nil for none.
  public var badge: VideoBadge?
  /// The width of the player in points.
  public var playerWidth: Double
  /// The height of the player in points.
  public var playerHeight: Double
  /// Whether it has a call to action.
  public var hasCTA: Bool
  /// The words on its call to action; nil without one.
  public var ctaActionText: String?
  /// The address of its call to action; nil without one.
  public var ctaActionURL: String?
  /// Where the player is.
  public var place: PlayerPlace
}

/// The badge on a video.
public enum VideoBadge: String, Codable, CaseIterable, Hashable, Sendable {
  /// It is an advertisement.
  case ad
}

extension Simulation {
  /// What an app is told of the player at this moment; nil while no item has the turn (P3).
  ///
  /// It follows from the scenario and the log, which therefore holds none of it twice.
  public var playbackDetails: VideoPlaybackDetails? {
    guard let player, let video = videoOfPlayer, let size = playerSize else { return nil }
    let cta = video.shownCTA
    return VideoPlaybackDetails(
      videoID: video.id, duration: player.duration,
      caption: video.title.isEmpty ? nil : video.title, progress: player.position(at: now),
      badge: video.advertisement == nil && !player.isAd ? nil : .ad, playerWidth: size.width,
      playerHeight: size.height, hasCTA: cta != nil, ctaActionText: cta?.text,
      ctaActionURL: cta?.actionParam, place: player.place)
  }

  /// The part of the screen's width that a corner takes.
  private static let shareOfCorner = 1.0 / 3

  /// The size of the player: its item, the whole screen, or a third of its width in a corner.
  private var playerSize: (width: Double, height: Double)? {
    guard let player, let active = activeTab,
      let item = tabs[active].deck.index(of: player.videoId)
    else { return nil }
    let screen = surroundings.screen
    switch player.place {
    case .deck:
      let rect = sight(ofTab: active).rect(ofItem: item)
      return (rect.width, rect.height)
    case .fullScreen: return (screen.width, screen.height)
    case .pictureInPicture:
      let width = screen.width * Self.shareOfCorner
      return (width, width * 9 / 16)
    }
  }
}
