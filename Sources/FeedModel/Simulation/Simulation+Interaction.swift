extension Action {
  /// What a user's gesture works on, and an app can block.
  enum Interaction {
    /// A player or its deck (T15).
    case player
    /// The tab strip, or the pages of the tabs (T16).
    case tabs
  }

  /// What the action works on where it is a gesture; nil for calls and for the surroundings.
  var interaction: Interaction? {
    switch self {
    case .tapTab, .swipe: .tabs
    case .tapItem, .tapPlaybackButton, .seek, .tapMuteButton, .tapSubtitleButton, .tapExitButton,
      .scroll, .scrollTo, .drag, .fling, .openFullScreen, .closeFullScreen, .stepFullScreen,
      .startPictureInPicture, .stopPictureInPicture, .tapPictureInPicture, .tapShareButton, .tapCTA,
      .tapAddToCart, .tapBodyTextLink, .tapCustomActionButton:
      .player
    default: nil
    }
  }
}

extension Simulation {
  /// Whether the action is a gesture that the app has blocked (T15, T16).
  public func isBlocked(_ action: Action) -> Bool {
    switch action.interaction {
    case .player: isPlayerInteractionBlocked
    case .tabs: isTabsInteractionBlocked
    case nil: false
    }
  }

  /// Whether the action is a gesture on what the full-screen player covers, so that no user can make it (D12).
  func isOutOfReach(_ action: Action) -> Bool {
    guard isFullScreen else { return false }
    let view = playerView
    switch action {
    case .tapTab, .swipe, .tapItem, .tapAddToCart, .tapExitButton, .scroll, .scrollTo, .drag,
      .fling,
      .scrollHost:
      return true
    case .tapPlaybackButton: return view.playbackButton.isHidden
    case .tapMuteButton: return view.muteButton.isHidden
    case .tapShareButton: return view.shareButton.isHidden
    case .tapCTA: return ctaShownAt.map { now < $0 } ?? true
    default: return false
    }
  }

  /// The app takes control away from the user, or gives it back; that starts and stops nothing.
  mutating func setBlocks(_ action: Action) {
    guard !isClosed else { return }
    switch action {
    case .blockPlayerInteraction: isPlayerInteractionBlocked = true
    case .unblockPlayerInteraction: isPlayerInteractionBlocked = false
    case .blockTabsInteraction: isTabsInteractionBlocked = true
    case .unblockTabsInteraction: isTabsInteractionBlocked = false
    default: break
    }
  }

  /// How far a gesture of the user moves the deck: forwards, but for a row where the layout runs right to left, whose later items
  /// come in from the left (T3).
  func deckDistance(ofGesture points: Double) -> Double {
    guard let activeTab, tabs[activeTab].deck.layout.kind == .row else { return points }
    return forwards(points)
  }

  /// A distance to the left on the screen, as one towards what comes next.
  private func forwards(_ points: Double) -> Double {
    surroundings.layoutDirection == .leftToRight ? points : -points
  }

  /// The user drags the tabs: from half the width on the visible one at that side is selected, less lets go (T16, T3).
  mutating func swipe(by distance: Double) {
    let points = forwards(distance)
    guard isStarted, let active = activeTab, points != 0,
      abs(points) >= surroundings.screen.width / 2
    else { return }
    let neighbour =
      points > 0 ? visibleTabs.first { $0 > active } : visibleTabs.last { $0 < active }
    if let neighbour { selectTab(at: neighbour, animated: true) }
  }

  /// The user moves the player within its video; an advertisement cannot be moved (P1, P3, P5).
  mutating func seek(to position: SimulatedTime) {
    if player?.isAd == false { player?.seek(to: position, at: now) }
  }
}
