/// Handlers of what happens in a container, all of them optional (container page, `BlazePlayerContainerTabsDelegate`; T19).
@MainActor
public struct PlayerContainerTabsDelegate: PlayerSourceDelegate {
  /// `onDataLoadStarted`.
  public var onDataLoadStarted: OnDataLoadStartedHandler?
  /// `onDataLoadComplete`.
  public var onDataLoadComplete: OnDataLoadCompleteHandler?
  /// `onPlayerDidAppear`.
  public var onPlayerDidAppear: OnPlayerDidAppearHandler?
  /// `onPlayerDidDismiss`.
  public var onPlayerDidDismiss: OnPlayerDidDismissHandler?
  /// `onTriggerCTA`.
  public var onTriggerCTA: OnTriggerCTAHandler?
  /// `onTriggerPlayerBodyTextLink`.
  public var onTriggerPlayerBodyTextLink: OnTriggerPlayerBodyTextLinkHandler?
  /// `onPlayerEventTriggered`.
  public var onPlayerEventTriggered: OnPlayerEventTriggeredHandler?
  /// `onTriggerCustomActionButton`.
  public var onTriggerCustomActionButton: OnTriggerCustomActionButtonHandler?
  /// `onTabSelected`.
  public var onTabSelected: OnTabSelectedHandler?

  /// A tab was selected, by code or by the user.
  public typealias OnTabSelectedHandler =
    @MainActor ((playerType: PlayerType, sourceId: String, tabIndex: Int)) -> Void

  /// Handlers in the order of the page; those left out are not asked.
  public init(
    onDataLoadStarted: OnDataLoadStartedHandler? = nil,
    onDataLoadComplete: OnDataLoadCompleteHandler? = nil,
    onPlayerDidAppear: OnPlayerDidAppearHandler? = nil,
    onPlayerDidDismiss: OnPlayerDidDismissHandler? = nil,
    onTriggerCTA: OnTriggerCTAHandler? = nil,
    onTriggerPlayerBodyTextLink: OnTriggerPlayerBodyTextLinkHandler? = nil,
    onPlayerEventTriggered: OnPlayerEventTriggeredHandler? = nil,
    onTriggerCustomActionButton: OnTriggerCustomActionButtonHandler? = nil,
    onTabSelected: OnTabSelectedHandler? = nil
  ) {
    self.onDataLoadStarted = onDataLoadStarted
    self.onDataLoadComplete = onDataLoadComplete
    self.onPlayerDidAppear = onPlayerDidAppear
    self.onPlayerDidDismiss = onPlayerDidDismiss
    self.onTriggerCTA = onTriggerCTA
    self.onTriggerPlayerBodyTextLink = onTriggerPlayerBodyTextLink
    self.onPlayerEventTriggered = onPlayerEventTriggered
    self.onTriggerCustomActionButton = onTriggerCustomActionButton
    self.onTabSelected = onTabSelected
  }

  /// Asks the handler of an event.
  ///
  /// Returns the app's answer where the event expects one and there is a handler.
  func tell(
    _ event: Event, ofActiveSource activeSource: String
  ) -> (request: Int, isHandled: Bool)? {
    switch event {
    case .onTabSelected(let type, let source, let index):
      onTabSelected?((type, source, index))
    case .onDataLoadStarted(let type, let source):
      onDataLoadStarted?((type, source))
    case .onDataLoadComplete(let type, let source, let count, let failure):
      let result = failure.map { LoadResult.failure(PlayerError($0)) } ?? .success
      onDataLoadComplete?((type, source, count, result))
    case .onPlayerDidAppear(let type, let source):
      onPlayerDidAppear?((type, source))
    case .onPlayerDidDismiss(let type, let source):
      onPlayerDidDismiss?((type, source))
    case .onTriggerCTA(let type, let source, let action, let address, let request):
      return onTriggerCTA.map { (request, $0((type, source, action, address))) }
    case .onTriggerPlayerBodyTextLink(let type, let source, let address, let request):
      return onTriggerPlayerBodyTextLink.map {
        (request, $0((type, source, address)) == .deeplink)
      }
    case .onTriggerCustomActionButton(let type, let source, let id, let name, let metadata):
      let button = CustomActionButton(id: id, name: name, metadata: metadata)
      onTriggerCustomActionButton?((type, source, button))
    case .onMomentStart(let id, let index, let count, _, _):
      onPlayerEventTriggered?(
        (
          .moments, activeSource,
          .onMomentStart(momentId: id, momentIndex: index, totalMomentsCount: count)
        ))
    default: break
    }
    return nil
  }
}
