/// Everything that a simulation tells: the callbacks of both vendor pages and what a tester wants
/// to know besides (T19, P3, D7, D8).
///
/// The raw values of `CodingKeys` are the words of logs and scripts.
public enum Event: Hashable, Codable, Sendable {
  /// A tab was selected, by code or by the user, the first one included.
  case onTabSelected(playerType: PlayerType, sourceId: String, tabIndex: Int)
  /// A load of a tab's first page was asked for.
  case onDataLoadStarted(playerType: PlayerType, sourceId: String)
  /// Such a load ended; `failure` says why it brought nothing, and is absent where it succeeded.
  case onDataLoadComplete(
    playerType: PlayerType, sourceId: String, itemsCount: Int, failure: LoadFailure?)
  /// The container's player appeared.
  case onPlayerDidAppear(playerType: PlayerType, sourceId: String)
  /// The container's player is gone.
  case onPlayerDidDismiss(playerType: PlayerType, sourceId: String)
  /// The completion of `closePlayer` was called.
  case closePlayerCompleted
  /// A page of videos arrived: `count` of them, the first at index `first` of the deck.
  case onVideosLoaded(sourceId: String, page: Int, first: Int, count: Int)
  /// `playerDeckFeedDidLoadFeed(_:)`.
  case didLoadFeed(sourceId: String)
  /// `playerDeckFeed(_:didFailToLoadFeed:)`.
  case didFailToLoadFeed(sourceId: String, error: LoadFailure)
  /// The error report of the whole SDK (T22), also for a page that did not arrive.
  case onErrorThrown(sourceId: String, error: LoadFailure)
  /// An answer came to a load that a later one has replaced.
  case lateAnswerDropped(sourceId: String, generation: Int)

  /// An item is seen for the first time.
  case onMomentImpression(momentId: String, momentIndex: Int)
  /// A player waits for the data of its video, which take `latency` to come.
  case onMomentBuffering(momentId: String, latency: SimulatedTime)
  /// A player started at `position` of its video; indexes count from 0, and `place` is absent in the deck.
  case onMomentStart(
    momentId: String, momentIndex: Int, totalMomentsCount: Int, position: SimulatedTime,
    place: PlayerPlace? = nil)
  /// A player stopped at `position`.
  case onMomentStop(momentId: String, reason: StopReason, position: SimulatedTime)
  /// A player was paused.
  case onMomentPause(momentId: String, cause: PauseCause, position: SimulatedTime)
  /// What paused a player is gone, and it goes on.
  case onMomentResume(momentId: String, cause: PauseCause, position: SimulatedTime)
  /// A quarter, half or three quarters of a video have played; `quartile` is 1, 2 or 3.
  case onMomentQuartile(momentId: String, quartile: Int)
  /// A video has played to its end, for the `play`-th time since it started here.
  case onMomentComplete(momentId: String, play: Int)
  /// The data of a video did not come.
  case onMomentFailed(momentId: String, error: LoadFailure)
  /// The user shared a video; its address is empty where the feed gives none.
  case onMomentShare(momentId: String, url: String)
  /// An advertisement plays between two videos, absent where there is none on that side (P5).
  case onAdStart(adId: String, previousMomentId: String?, nextMomentId: String?)
  /// An advertisement stopped at `position`.
  case onAdEnd(adId: String, reason: StopReason, position: SimulatedTime)

  /// The user tapped an item of the deck (`fireworkVideoDidTapThumbnail`).
  case videoDidTapThumbnail(sourceId: String, momentId: String, momentIndex: Int)
  /// A video fills the screen (D12).
  case didOpenFullScreen(momentId: String)
  /// The full-screen player is gone; the video is the one it showed last.
  case didCloseFullScreen(momentId: String, reason: StopReason)
  /// A video plays in a corner (D11).
  case didStartPictureInPicture(momentId: String)
  /// A video was to play in a corner and does not; absent where there was none.
  case failedToStartPictureInPicture(momentId: String?, reason: PictureInPictureFailure)
  /// The app shows the item again whose video comes back from the corner.
  case restoreUserInterfaceForPictureInPicture(momentId: String)
  /// A video does not play in a corner any more.
  case didStopPictureInPicture(momentId: String, reason: StopReason)

  /// The user tapped a call to action; the app answers whether it has handled it.
  case onTriggerCTA(
    playerType: PlayerType, sourceId: String, actionType: LinkActionType, actionParam: String,
    request: Int)
  /// The container's delegate has not handled a call to action, and the deck's is asked (D10).
  case handleCustomCTAClick(sourceId: String, url: String, momentId: String, request: Int)
  /// The user tapped a link in a video's text; the app answers whether it has handled it.
  case onTriggerPlayerBodyTextLink(
    playerType: PlayerType, sourceId: String, actionParam: String, request: Int)
  /// The user tapped a button that the app has put on a video.
  case onTriggerCustomActionButton(
    playerType: PlayerType, sourceId: String, buttonId: String, buttonName: String,
    metadata: String)
  /// Nobody has handled a link, and it was opened.
  case linkOpened(sourceId: String, actionType: LinkActionType, actionParam: String)
  /// An answer came to a request that is closed or was never made (N6).
  case answerDropped(request: Int)

  /// A page has arrived, and the app may hydrate its products as long as the load counts (S1).
  case onProductHydration(
    sourceId: String, page: Int, videos: Int, products: Int, request: Int, productIds: [String])
  /// A video opens, and the app may hydrate its products until another one does (S2).
  case onGlobalProductHydration(
    sourceId: String, momentId: String, products: Int, request: Int, productIds: [String])
  /// Products of a deck were hydrated, and show what is new.
  case productsHydrated(sourceId: String, request: Int, productIds: [String])
  /// The user adds the unit on a card to the cart; the app reports within 10 s (S4).
  case onPlayerDeckAddToCart(
    sourceId: String, momentId: String, productId: String?, unitId: String?, url: String,
    request: Int)
  /// The app has reported on such a unit, or has not in time; the button shows a report.
  case addToCartEnded(
    momentId: String, outcome: AddToCartOutcome, took: SimulatedTime, request: Int)

  /// A call was a mistake of the app; it did nothing.
  case programmerError(message: String)

  /// The words: each case names the one of the same spelling.
  public enum CodingKeys: String, CodingKey, CaseIterable, Sendable {
    case onTabSelected, onDataLoadStarted, onDataLoadComplete, onPlayerDidAppear, onPlayerDidDismiss
    case closePlayerCompleted, onVideosLoaded, didLoadFeed, didFailToLoadFeed, onErrorThrown
    case lateAnswerDropped, onMomentImpression, onMomentBuffering, onMomentStart, onMomentStop
    case onMomentPause, onMomentResume, onMomentQuartile, onMomentComplete, onMomentFailed
    case onMomentShare, onAdStart, onAdEnd, videoDidTapThumbnail, didOpenFullScreen
    case didCloseFullScreen, didStartPictureInPicture, failedToStartPictureInPicture
    case restoreUserInterfaceForPictureInPicture, didStopPictureInPicture, onTriggerCTA,
      handleCustomCTAClick
    case onTriggerPlayerBodyTextLink, onTriggerCustomActionButton, linkOpened, answerDropped
    case onProductHydration, onGlobalProductHydration, productsHydrated, onPlayerDeckAddToCart
    case addToCartEnded, programmerError
  }

  /// The word of the event.
  public var word: CodingKeys {
    switch self {
    case .onTabSelected: .onTabSelected
    case .onDataLoadStarted: .onDataLoadStarted
    case .onDataLoadComplete: .onDataLoadComplete
    case .onPlayerDidAppear: .onPlayerDidAppear
    case .onPlayerDidDismiss: .onPlayerDidDismiss
    case .closePlayerCompleted: .closePlayerCompleted
    case .onVideosLoaded: .onVideosLoaded
    case .didLoadFeed: .didLoadFeed
    case .didFailToLoadFeed: .didFailToLoadFeed
    case .onErrorThrown: .onErrorThrown
    case .lateAnswerDropped: .lateAnswerDropped
    case .onMomentImpression: .onMomentImpression
    case .onMomentBuffering: .onMomentBuffering
    case .onMomentStart: .onMomentStart
    case .onMomentStop: .onMomentStop
    case .onMomentPause: .onMomentPause
    case .onMomentResume: .onMomentResume
    case .onMomentQuartile: .onMomentQuartile
    case .onMomentComplete: .onMomentComplete
    case .onMomentFailed: .onMomentFailed
    case .onMomentShare: .onMomentShare
    case .onAdStart: .onAdStart
    case .onAdEnd: .onAdEnd
    case .videoDidTapThumbnail: .videoDidTapThumbnail
    case .didOpenFullScreen: .didOpenFullScreen
    case .didCloseFullScreen: .didCloseFullScreen
    case .didStartPictureInPicture: .didStartPictureInPicture
    case .failedToStartPictureInPicture: .failedToStartPictureInPicture
    case .restoreUserInterfaceForPictureInPicture: .restoreUserInterfaceForPictureInPicture
    case .didStopPictureInPicture: .didStopPictureInPicture
    case .onTriggerCTA: .onTriggerCTA
    case .handleCustomCTAClick: .handleCustomCTAClick
    case .onTriggerPlayerBodyTextLink: .onTriggerPlayerBodyTextLink
    case .onTriggerCustomActionButton: .onTriggerCustomActionButton
    case .linkOpened: .linkOpened
    case .answerDropped: .answerDropped
    case .onProductHydration: .onProductHydration
    case .onGlobalProductHydration: .onGlobalProductHydration
    case .productsHydrated: .productsHydrated
    case .onPlayerDeckAddToCart: .onPlayerDeckAddToCart
    case .addToCartEnded: .addToCartEnded
    case .programmerError: .programmerError
    }
  }
}

/// The kind of player an event speaks of (`BlazePlayerType`).
public enum PlayerType: String, Codable, CaseIterable, Hashable, Sendable {
  /// A player of moments: the only kind a tabs container has.
  case moments
}

/// Why a player stopped.
public enum StopReason: String, Codable, CaseIterable, Hashable, Sendable {
  /// Too little of the item is seen.
  case belowThreshold
  /// Another item has the turn.
  case lostTurn
  /// It has played often enough, and the next item follows.
  case advanced
  /// It is an advertisement and has been played.
  case adOver
  /// It goes on in another place, or another video does (A2).
  case elsewhere
  /// The user closed the full screen, or picture in picture.
  case dismissed
  /// It goes on in its item of the deck.
  case restored
  /// It was the last video of the full screen.
  case feedOver
  /// The data of its video did not come.
  case failed
  /// Another tab was selected.
  case tab
  /// The item's tab was loaded again.
  case reload
  /// The item's tab was removed or hidden.
  case removed
  /// Other tabs were removed, and playback starts again (T10).
  case restart
  /// The container was closed.
  case closed
}

/// What pauses a player; where several do, the first of these is told.
public enum PauseCause: String, Codable, CaseIterable, Hashable, Sendable {
  /// The app is in the background.
  case background
  /// A sheet covers the container.
  case cover
  /// The app called `pausePlayer`.
  case api
  /// The user.
  case user
}

/// One line of the log: what was done or told, and when.
public struct LogEntry: Hashable, Sendable {
  /// What a line tells.
  public enum Content: Hashable, Sendable {
    /// Something was done.
    case action(Action)
    /// Something came of it.
    case event(Event)
  }

  /// The simulated moment.
  public var time: SimulatedTime
  /// What was done or told.
  public var content: Content

  /// A line of the log.
  public init(time: SimulatedTime, content: Content) {
    self.time = time
    self.content = content
  }
}
