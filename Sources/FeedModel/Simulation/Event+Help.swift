extension Event.CodingKeys {
  /// What an event of this word tells, in one sentence.
  public var sentence: String {
    switch self {
    case .onTabSelected: "A tab was selected, by code or by the user, the first one included."
    case .onDataLoadStarted: "A load of a tab's first page was asked for."
    case .onDataLoadComplete: "Such a load ended; failure says why it brought nothing."
    case .onPlayerDidAppear: "The container's player appeared."
    case .onPlayerDidDismiss: "The container's player is gone."
    case .closePlayerCompleted: "The completion of closePlayer was called."
    case .onVideosLoaded: "A page of count videos arrived, the first at index first of the deck."
    case .didLoadFeed: "The deck has its feed."
    case .didFailToLoadFeed: "The deck did not get its feed."
    case .onErrorThrown: "The error report of the whole SDK, also for a page that did not arrive."
    case .lateAnswerDropped: "An answer came to a load that a later one has replaced."
    case .onMomentImpression: "An item is seen for the first time."
    case .onMomentBuffering: "A player waits for the data of its video, which take latency to come."
    case .onMomentStart:
      "A player started at position of its video, in a place other than the deck where stated."
    case .onMomentStop: "A player stopped at position."
    case .onMomentPause: "A player was paused."
    case .onMomentResume: "What paused a player is gone, and it goes on."
    case .onMomentQuartile: "A quarter, half or three quarters of a video have played: 1, 2 or 3."
    case .onMomentComplete: "A video has played to its end, for the play-th time since it started."
    case .onMomentFailed: "The data of a video did not come."
    case .onMomentShare: "The user shared a video; its address is empty where the feed gives none."
    case .onAdStart:
      "An advertisement plays between two videos, absent where there is none on that side."
    case .onAdEnd: "An advertisement stopped at position."
    case .videoDidTapThumbnail: "The user tapped an item of the deck."
    case .didOpenFullScreen: "A video fills the screen."
    case .didCloseFullScreen: "The full-screen player is gone; it showed this video last."
    case .didStartPictureInPicture: "A video plays in a corner."
    case .failedToStartPictureInPicture: "A video was to play in a corner, and does not."
    case .restoreUserInterfaceForPictureInPicture:
      "The item is shown again whose video comes back from the corner."
    case .didStopPictureInPicture: "A video does not play in a corner any more."
    case .onTriggerCTA:
      "The user tapped a call to action; the app answers whether it has handled it."
    case .handleCustomCTAClick:
      "The container's delegate has not handled a call to action, and the deck's is asked."
    case .onTriggerPlayerBodyTextLink:
      "The user tapped a link in a video's text; the app answers whether it has handled it."
    case .onTriggerCustomActionButton:
      "The user tapped a button that the app has put on a video."
    case .linkOpened: "Nobody has handled a link, and it was opened."
    case .answerDropped: "An answer came to a request that is closed or was never made."
    case .onProductHydration:
      "A page has arrived; the app may hydrate its products as long as the load counts."
    case .onGlobalProductHydration:
      "A video opens; the app may hydrate its products until another one does."
    case .productsHydrated: "Products of a deck were hydrated, and show what is new."
    case .onPlayerDeckAddToCart:
      "The user adds the unit on a card to the cart; the app reports within 10 s."
    case .addToCartEnded:
      "The app has reported on such a unit, took after the tap, or has not in time."
    case .programmerError: "A call was a mistake of the app; it did nothing."
    }
  }
}
