extension Simulation {
  /// When items play by themselves.
  public var autoplay: AutoplayRule {
    get { deckSetup.viewConfiguration.itemView.autoplay }
    set { deckSetup.viewConfiguration.itemView.autoplay = newValue }
  }

  /// Changes what is set on decks, at once; what is fixed when a deck is made stays, and is the app's mistake (D1, D5).
  mutating func change(_ change: ViewConfigurationChange) {
    guard !isClosed else { return }
    for path in change.paths {
      guard let remedy = remedy(for: path) else { continue }
      emit(.programmerError(message: "'\(path)' is fixed when a deck is made: \(remedy)"))
    }
    let changed = change.filter { remedy(for: $0) == nil }.applied(to: deckSetup)
    guard changed != deckSetup else { return }
    let movesItems = !changed.lays(itemsAs: deckSetup)
    if movesItems {
      noteAnchors()
      fling = nil
    }
    deckSetup = changed
    if movesItems { placeAnchors() }
    if change.paths.contains("itemView.addToCartButton.isHidden") {
      tellOfLateGate("addToCartButton.isHidden")
    }
    if !isStarted { isMuted = !deckSetup.isUnmutedAtFirst(under: playback) }
  }

  /// What to do instead of setting a path; nil where it can be set now.
  private func remedy(for path: String) -> String? {
    switch path {
    case "layout": "new-deck replaces it by one of any kind"
    case "columns": "set-layout changes the columns of a grid"
    case "itemAspect", "autosizingEnabled", "pageSize", "isPictureInPictureEnabled":
      "state it in the scenario"
    case "muteState" where isStarted:
      "the first display is over, and tap-mute-button turns the sound on"
    default: nil
    }
  }
}

extension DeckSetup {
  /// Whether items lie where those of another deck do.
  fileprivate func lays(itemsAs other: DeckSetup) -> Bool {
    let (view, otherView) = (viewConfiguration, other.viewConfiguration)
    return view.itemSpacing == otherView.itemSpacing
      && view.contentPadding == otherView.contentPadding
      && view.itemView.productPanel == otherView.itemView.productPanel
  }
}
