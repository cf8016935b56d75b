/// Handlers of what happens in any player (container page, `BlazePlayerSourceDelegate`); payloads are one tuple each.
@MainActor
public protocol PlayerSourceDelegate {
  /// A load of a tab's first page was asked for.
  typealias OnDataLoadStartedHandler =
    @MainActor ((playerType: PlayerType, sourceId: String?)) -> Void
  /// Such a load ended.
  typealias OnDataLoadCompleteHandler =
    @MainActor (
      (playerType: PlayerType, sourceId: String?, itemsCount: Int, result: LoadResult)
    ) -> Void
  /// The player appeared.
  typealias OnPlayerDidAppearHandler =
    @MainActor ((playerType: PlayerType, sourceId: String?)) -> Void
  /// The player is gone.
  typealias OnPlayerDidDismissHandler =
    @MainActor ((playerType: PlayerType, sourceId: String?)) -> Void
  /// A call to action was tapped; returns whether the app has handled it.
  typealias OnTriggerCTAHandler =
    @MainActor (
      (
        playerType: PlayerType, sourceId: String?, actionType: LinkActionType, actionParam: String
      )
    ) -> Bool
  /// A link in a video's text was tapped; returns who follows it.
  typealias OnTriggerPlayerBodyTextLinkHandler =
    @MainActor (
      (playerType: PlayerType, sourceId: String?, actionParam: String)
    ) -> LinkActionHandleType
  /// Something happened in the player.
  typealias OnPlayerEventTriggeredHandler =
    @MainActor ((playerType: PlayerType, sourceId: String?, event: PlayerEvent)) -> Void
  /// A button of the app was tapped.
  typealias OnTriggerCustomActionButtonHandler =
    @MainActor (
      (playerType: PlayerType, sourceId: String?, customParams: CustomActionButton)
    ) -> Void

  /// Asked for `onDataLoadStarted`.
  var onDataLoadStarted: OnDataLoadStartedHandler? { get set }
  /// Asked for `onDataLoadComplete`.
  var onDataLoadComplete: OnDataLoadCompleteHandler? { get set }
  /// Asked for `onPlayerDidAppear`.
  var onPlayerDidAppear: OnPlayerDidAppearHandler? { get set }
  /// Asked for `onPlayerDidDismiss`.
  var onPlayerDidDismiss: OnPlayerDidDismissHandler? { get set }
  /// Asked for `onTriggerCTA`.
  var onTriggerCTA: OnTriggerCTAHandler? { get set }
  /// Asked for `onTriggerPlayerBodyTextLink`.
  var onTriggerPlayerBodyTextLink: OnTriggerPlayerBodyTextLinkHandler? { get set }
  /// Asked for `onPlayerEventTriggered`.
  var onPlayerEventTriggered: OnPlayerEventTriggeredHandler? { get set }
  /// Asked for `onTriggerCustomActionButton`.
  var onTriggerCustomActionButton: OnTriggerCustomActionButtonHandler? { get set }
}

/// What a player tells of itself (`BlazePlayerEvent`).
public enum PlayerEvent: Hashable, Sendable {
  /// A video started; indexes count from 0.
  case onMomentStart(momentId: String, momentIndex: Int, totalMomentsCount: Int)
}

/// Who follows a link (`BlazeLinkActionHandleType`).
public enum LinkActionHandleType: Hashable, Sendable {
  /// The app does.
  case deeplink
  /// The SDK opens it.
  case browser
}

/// How a load ended (`BlazeResult`).
public enum LoadResult: Hashable, Sendable {
  /// It brought what there is, which may be nothing.
  case success
  /// It went wrong.
  case failure(PlayerError)
}

/// An error of the SDK (`BlazeError`).
public struct PlayerError: Error, Hashable, Sendable {
  /// What went wrong.
  public let failure: LoadFailure
  /// The same in words.
  public let errorMessage: String
  /// The part of the SDK in which it went wrong.
  public let domain = "network"

  init(_ failure: LoadFailure) {
    self.failure = failure
    errorMessage =
      switch failure {
      case .failure: "the server answered with an error"
      case .timedOut: "no answer came in time"
      case .empty: "the feed is empty"
      case .offline: "the network cannot be reached"
      case .channelNotFound: "there is no such channel"
      }
  }
}
