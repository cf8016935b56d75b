extension Event.CodingKeys {
  /// An event of this word, with every argument that one can have.
  public var example: Event {
    let source = "feed_for-you"
    let position = SimulatedTime.milliseconds(1500)
    return switch self {
    case .onTabSelected: .onTabSelected(playerType: .moments, sourceId: source, tabIndex: 1)
    case .onDataLoadStarted: .onDataLoadStarted(playerType: .moments, sourceId: source)
    case .onDataLoadComplete:
      .onDataLoadComplete(
        playerType: .moments, sourceId: source, itemsCount: 0, failure: .timedOut)
    case .onPlayerDidAppear: .onPlayerDidAppear(playerType: .moments, sourceId: source)
    case .onPlayerDidDismiss: .onPlayerDidDismiss(playerType: .moments, sourceId: source)
    case .closePlayerCompleted: .closePlayerCompleted
    case .onVideosLoaded: .onVideosLoaded(sourceId: source, page: 2, first: 20, count: 20)
    case .didLoadFeed: .didLoadFeed(sourceId: source)
    case .didFailToLoadFeed: .didFailToLoadFeed(sourceId: source, error: .timedOut)
    case .onErrorThrown: .onErrorThrown(sourceId: source, error: .timedOut)
    case .lateAnswerDropped: .lateAnswerDropped(sourceId: source, generation: 1)
    case .onMomentImpression: .onMomentImpression(momentId: "v1", momentIndex: 0)
    case .onMomentBuffering: .onMomentBuffering(momentId: "v1", latency: position)
    case .onMomentStart:
      .onMomentStart(
        momentId: "v1", momentIndex: 0, totalMomentsCount: 8, position: position,
        place: .fullScreen)
    case .onMomentStop: .onMomentStop(momentId: "v1", reason: .lostTurn, position: position)
    case .onMomentPause: .onMomentPause(momentId: "v1", cause: .user, position: position)
    case .onMomentResume: .onMomentResume(momentId: "v1", cause: .user, position: position)
    case .onMomentQuartile: .onMomentQuartile(momentId: "v1", quartile: 1)
    case .onMomentComplete: .onMomentComplete(momentId: "v1", play: 1)
    case .onMomentFailed: .onMomentFailed(momentId: "v1", error: .timedOut)
    case .onMomentShare: .onMomentShare(momentId: "v1", url: "https://example.org/v1")
    case .onAdStart:
      .onAdStart(adId: "ad#1", previousMomentId: "v1", nextMomentId: "v2")
    case .onAdEnd: .onAdEnd(adId: "ad#1", reason: .adOver, position: position)
    case .videoDidTapThumbnail:
      .videoDidTapThumbnail(sourceId: source, momentId: "v1", momentIndex: 0)
    case .didOpenFullScreen: .didOpenFullScreen(momentId: "v1")
    case .didCloseFullScreen: .didCloseFullScreen(momentId: "v1", reason: .dismissed)
    case .didStartPictureInPicture: .didStartPictureInPicture(momentId: "v1")
    case .failedToStartPictureInPicture:
      .failedToStartPictureInPicture(momentId: "v1", reason: .notEnabled)
    case .restoreUserInterfaceForPictureInPicture:
      .restoreUserInterfaceForPictureInPicture(momentId: "v1")
    case .didStopPictureInPicture: .didStopPictureInPicture(momentId: "v1", reason: .restored)
    case .onTriggerCTA, .handleCustomCTAClick, .onTriggerPlayerBodyTextLink,
      .onTriggerCustomActionButton, .linkOpened, .answerDropped:
      linkExample
    case .onProductHydration, .onGlobalProductHydration, .productsHydrated, .onPlayerDeckAddToCart,
      .addToCartEnded:
      shoppingExample
    case .programmerError: .programmerError(message: "two tabs have the containerId 'a'")
    }
  }

  /// An example of what is told about products.
  private var shoppingExample: Event {
    let source = "feed_for-you"
    return switch self {
    case .onProductHydration:
      .onProductHydration(
        sourceId: source, page: 1, videos: 8, products: 3, request: 1, productIds: ["p1", "p2"])
    case .onGlobalProductHydration:
      .onGlobalProductHydration(
        sourceId: source, momentId: "v1", products: 1, request: 2, productIds: ["p1"])
    case .productsHydrated:
      .productsHydrated(sourceId: source, request: 1, productIds: ["p1"])
    case .addToCartEnded:
      .addToCartEnded(
        momentId: "v1", outcome: .success, took: .milliseconds(800), request: 3)
    default:
      .onPlayerDeckAddToCart(
        sourceId: source, momentId: "v1", productId: "p1", unitId: "p1-m",
        url: "https://example.org/p1?size=m", request: 3)
    }
  }

  /// An example of what a tap on a link leads to.
  private var linkExample: Event {
    let source = "feed_for-you"
    let address = "https://example.org/buy"
    return switch self {
    case .handleCustomCTAClick:
      .handleCustomCTAClick(sourceId: source, url: address, momentId: "v1", request: 2)
    case .onTriggerPlayerBodyTextLink:
      .onTriggerPlayerBodyTextLink(
        playerType: .moments, sourceId: source, actionParam: address, request: 1)
    case .onTriggerCustomActionButton:
      .onTriggerCustomActionButton(
        playerType: .moments, sourceId: source, buttonId: "save", buttonName: "Save",
        metadata: "list=1")
    case .linkOpened: .linkOpened(sourceId: source, actionType: .web, actionParam: address)
    case .answerDropped: .answerDropped(request: 2)
    default:
      .onTriggerCTA(
        playerType: .moments, sourceId: source, actionType: .web, actionParam: address, request: 1)
    }
  }
}
