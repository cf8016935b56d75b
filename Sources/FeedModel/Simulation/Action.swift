/// Everything that can be done to a simulation: the calls of both vendor pages, the user's gestures
/// and the changes of the surroundings (N2).
///
/// The raw values of `CodingKeys` are the words of prompt, scripts and logs.
public enum Action: Hashable, Codable, Sendable {
  /// `startPlaying(in:containerView:)`.
  case startPlaying
  /// `closePlayer(completion:)`.
  case closePlayer
  /// `selectTab(at:animated:)`; 0-based over all tabs.
  case selectTab(at: Int, animated: Bool?)
  /// `prepareTab(at:)`; 0-based over all tabs.
  case prepareTab(at: Int)
  /// `prepareAllTabs()`.
  case prepareAllTabs
  /// `reloadTab(at:)` or `reloadTab(containerId:)`.
  case reloadTab(at: Int?, containerId: String?)
  /// `reloadAllTabs()`.
  case reloadAllTabs
  /// `reloadNonActiveTabs()`.
  case reloadNonActiveTabs
  /// `upsertTabs(_:)`: tabs whose id is known are replaced, the others added at the end.
  case upsertTabs(tabs: [ContainerTabItem])
  /// `removeTabs(ids:)`.
  case removeTabs(ids: [String])
  /// `updateTabsStyle(_:)`: what is not given is as in `base()`.
  case updateTabsStyle(style: PlayerTabsStyle)
  /// `pausePlayer()`.
  case pausePlayer
  /// `resumePlayer()`.
  case resumePlayer
  /// `blockPlayerInteraction()`.
  case blockPlayerInteraction
  /// `unblockPlayerInteraction()`.
  case unblockPlayerInteraction
  /// `blockTabsInteraction()`.
  case blockTabsInteraction
  /// `unblockTabsInteraction()`.
  case unblockTabsInteraction
  /// `itemView.autoplay`: what is given is set.
  case setAutoplay(
    triggerVisibilityPercentage: Percentage? = nil, isEnabled: Bool? = nil,
    minimumViewTime: SimulatedTime? = nil, stopVisibilityPercentage: Percentage? = nil,
    strategy: AutoplayStrategy? = nil)
  /// `updatePlaybackConfiguration(_:)`: after `loop` plays the next item follows; what is not given is as in `base()`.
  case updatePlaybackConfiguration(loop: Int?, bufferingSpinnerDelay: SimulatedTime? = nil)
  /// `refresh()` of the deck of a tab; of the active one where none is named (Player Deck page, "Force Refresh").
  case refresh(containerId: String?)
  /// Assigns `viewConfiguration`: what is given is set.
  case viewConfiguration(changes: ViewConfigurationChange)
  /// Assigns the deck a layout; one of another kind is ignored (Player Deck page, "Autosizing").
  case setLayout(kind: LayoutKind, columns: Int?)
  /// Replaces the deck by a new one of any kind of layout.
  case newDeck(kind: LayoutKind, columns: Int?)

  /// The user taps the title of a tab; 0-based over all tabs.
  case tapTab(at: Int)
  /// The user drags the tabs by so many points, to the left when positive, and lets go: towards the next one where the layout
  /// runs left to right, towards the one before where it runs right to left.
  case swipe(by: Double)
  /// The user starts an item, which holds it (A5); one that is held already opens (D12).
  case tapItem(id: String)
  /// The user opens an item; the one that has the turn where none is named (D12).
  case openFullScreen(id: String?)
  /// The user closes the full-screen player.
  case closeFullScreen
  /// The user goes so many videos further in the full-screen player, or back.
  case stepFullScreen(by: Int)
  /// The user sends the player into a corner (D11).
  case startPictureInPicture
  /// The user closes the corner.
  case stopPictureInPicture
  /// The user taps the corner, which brings the player back into its item.
  case tapPictureInPicture
  /// The user taps the button that pauses and resumes the player.
  case tapPlaybackButton
  /// The user moves the player to a position of its video.
  case seek(to: SimulatedTime)
  /// The user taps the mute switch.
  case tapMuteButton
  /// The user taps the switch of the subtitles.
  case tapSubtitleButton
  /// The user taps the share button of an item; of the one that has the turn where none is named.
  case tapShareButton(id: String?)
  /// The user taps the call to action of an item; of the one that has the turn where none is named.
  case tapCTA(id: String?)
  /// The user taps the link in an item's text; of the one that has the turn where none is named.
  case tapBodyTextLink(id: String?)
  /// The user taps a button that the app has put on an item; on the one that has the turn where none is named.
  case tapCustomActionButton(button: String, id: String?)
  /// The user taps the Add to Cart button of an item; of the one that has the turn where none is named (S4).
  case tapAddToCart(id: String?)
  /// The user taps the exit button.
  case tapExitButton
  /// The user scrolls the deck by so many points, forwards when positive.
  case scroll(by: Double)
  /// The user scrolls the deck to so many points from its top.
  case scrollTo(offset: Double)
  /// The user drags the deck by so many points, upwards when positive, a row to the left; at its end the page follows.
  case drag(by: Double)
  /// The user lets go of the deck while his finger moves with so many points a second, upwards when positive, on a row to the left.
  case fling(velocity: Double)
  /// The user scrolls the page around the container by so many points.
  case scrollHost(by: Double)

  /// Callbacks are answered by the code of an app, or by the scenario's host (N6).
  case appAnswers(on: Bool)
  /// The app's answer to a callback that has told its request (N6).
  case answer(request: Int, isHandled: Bool)
  /// The app's report on a unit that was to be added to its cart (S4, N6).
  case reportAddToCart(request: Int, result: AddToCartResult)
  /// `hydrateProduct(_:_:)` of the hydrator that has told its request, else of the latest one of the active deck (S1).
  case hydrate(
    product: String, name: String?, description: String?, isAvailable: Bool?, hidden: Bool?,
    request: Int?, strategy: VariantsStrategy?, variants: [VariantPatch])
  /// The app sets something that the SDK asks about products, or takes it away (S1, S2, S4).
  case setHandler(handler: AppHandler, on: Bool)

  /// The screen has this many cells; `keeping` names the item that stays in place where none has the turn.
  case resize(columns: Int, rows: Int, keeping: String?)
  /// The network answers after `latency`, or after a time drawn between it and `upTo`; what is given is set.
  case network(latency: SimulatedTime?, upTo: SimulatedTime?, offline: Bool?)
  /// Data are to be saved, so that nothing is fetched before its turn, or are not (P4).
  case saveData(on: Bool)
  /// The loads of a tab go wrong, `times` times or always.
  case fault(source: String, fault: LoadFailure, times: Int?)
  /// The loads of a tab, or of all, go right again.
  case clearFaults(source: String?)
  /// The app goes into the background, or comes back.
  case background(on: Bool)
  /// A sheet covers the container, or is gone.
  case cover(on: Bool)
  /// The screen has the user's attention, or lost it.
  case focus(on: Bool)
  /// The app is shown on the terminal itself, a phone or a tablet; `keeping` names the item that stays in place where
  /// none has the turn.
  case device(to: Device, keeping: String? = nil)
  /// The app is laid out left to right, or right to left.
  case layoutDirection(to: LayoutDirection)

  /// The words: each case names the one of the same spelling.
  public enum CodingKeys: String, CodingKey, CaseIterable, Sendable {
    case startPlaying = "start-playing"
    case closePlayer = "close-player"
    case selectTab = "select-tab"
    case prepareTab = "prepare-tab"
    case prepareAllTabs = "prepare-all-tabs"
    case reloadTab = "reload-tab"
    case reloadAllTabs = "reload-all-tabs"
    case reloadNonActiveTabs = "reload-non-active-tabs"
    case upsertTabs = "upsert-tabs"
    case removeTabs = "remove-tabs"
    case updateTabsStyle = "update-tabs-style"
    case pausePlayer = "pause-player"
    case resumePlayer = "resume-player"
    case blockPlayerInteraction = "block-player-interaction"
    case unblockPlayerInteraction = "unblock-player-interaction"
    case blockTabsInteraction = "block-tabs-interaction"
    case unblockTabsInteraction = "unblock-tabs-interaction"
    case setAutoplay = "set-autoplay"
    case updatePlaybackConfiguration = "update-playback-configuration"
    case refresh
    case viewConfiguration = "view-configuration"
    case setLayout = "set-layout"
    case newDeck = "new-deck"
    case tapTab = "tap-tab"
    case swipe
    case tapItem = "tap-item"
    case openFullScreen = "open-full-screen"
    case closeFullScreen = "close-full-screen"
    case stepFullScreen = "step-full-screen"
    case startPictureInPicture = "start-picture-in-picture"
    case stopPictureInPicture = "stop-picture-in-picture"
    case tapPictureInPicture = "tap-picture-in-picture"
    case tapPlaybackButton = "tap-playback-button"
    case seek
    case tapMuteButton = "tap-mute-button"
    case tapSubtitleButton = "tap-subtitle-button"
    case tapShareButton = "tap-share-button"
    case tapCTA = "tap-cta"
    case tapBodyTextLink = "tap-body-text-link"
    case tapCustomActionButton = "tap-custom-action-button"
    case tapAddToCart = "tap-add-to-cart"
    case tapExitButton = "tap-exit-button"
    case scroll
    case scrollTo = "scroll-to"
    case drag
    case fling
    case scrollHost = "scroll-host"
    case appAnswers = "app-answers"
    case answer
    case reportAddToCart = "report-add-to-cart"
    case hydrate
    case setHandler = "set-handler"
    case resize
    case network
    case saveData = "save-data"
    case fault
    case clearFaults = "clear-faults"
    case background
    case cover
    case focus
    case device
    case layoutDirection = "layout-direction"
  }

  /// The word of the action.
  public var word: CodingKeys {
    switch self {
    case .startPlaying: .startPlaying
    case .closePlayer: .closePlayer
    case .selectTab: .selectTab
    case .prepareTab: .prepareTab
    case .prepareAllTabs: .prepareAllTabs
    case .reloadTab: .reloadTab
    case .reloadAllTabs: .reloadAllTabs
    case .reloadNonActiveTabs: .reloadNonActiveTabs
    case .upsertTabs: .upsertTabs
    case .removeTabs: .removeTabs
    case .updateTabsStyle: .updateTabsStyle
    case .pausePlayer: .pausePlayer
    case .resumePlayer: .resumePlayer
    case .blockPlayerInteraction: .blockPlayerInteraction
    case .unblockPlayerInteraction: .unblockPlayerInteraction
    case .blockTabsInteraction: .blockTabsInteraction
    case .unblockTabsInteraction: .unblockTabsInteraction
    case .setAutoplay: .setAutoplay
    case .updatePlaybackConfiguration: .updatePlaybackConfiguration
    case .refresh: .refresh
    case .viewConfiguration: .viewConfiguration
    case .setLayout: .setLayout
    case .newDeck: .newDeck
    case .tapTab: .tapTab
    case .swipe: .swipe
    case .tapItem: .tapItem
    case .openFullScreen: .openFullScreen
    case .closeFullScreen: .closeFullScreen
    case .stepFullScreen: .stepFullScreen
    case .startPictureInPicture: .startPictureInPicture
    case .stopPictureInPicture: .stopPictureInPicture
    case .tapPictureInPicture: .tapPictureInPicture
    case .tapPlaybackButton: .tapPlaybackButton
    case .seek: .seek
    case .tapMuteButton: .tapMuteButton
    case .tapSubtitleButton: .tapSubtitleButton
    case .tapShareButton: .tapShareButton
    case .tapCTA: .tapCTA
    case .tapBodyTextLink: .tapBodyTextLink
    case .tapCustomActionButton: .tapCustomActionButton
    case .tapAddToCart: .tapAddToCart
    case .tapExitButton: .tapExitButton
    case .scroll: .scroll
    case .scrollTo: .scrollTo
    case .drag: .drag
    case .fling: .fling
    case .scrollHost: .scrollHost
    case .appAnswers: .appAnswers
    case .answer: .answer
    case .reportAddToCart: .reportAddToCart
    case .hydrate: .hydrate
    case .setHandler: .setHandler
    case .resize: .resize
    case .network: .network
    case .saveData: .saveData
    case .fault: .fault
    case .clearFaults: .clearFaults
    case .background: .background
    case .cover: .cover
    case .focus: .focus
    case .device: .device
    case .layoutDirection: .layoutDirection
    }
  }
}
