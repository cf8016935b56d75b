import FeedModel

/// The player beyond the deck: full screen (D12) and picture in picture (D11).
extension App {
  /// Opens the focused item, scrolled into view first.
  mutating func openFocused() {
    guard simulation.isStarted, let id = focusedId else { return }
    revealFocus()
    perform(.openFullScreen(id: id))
  }

  /// Sends the player into a corner, or closes it there.
  mutating func togglePictureInPicture() {
    let isThere = simulation.player?.place == .pictureInPicture
    perform(isThere ? .stopPictureInPicture : .startPictureInPicture)
  }

  /// Moves the player by so many seconds of its video.
  mutating func seek(bySeconds seconds: Int) {
    guard let player = simulation.player else { return }
    let bounded = min(1_000_000_000, max(-1_000_000_000, seconds))
    perform(.seek(to: player.position(at: simulation.now) + .seconds(Int64(bounded))))
  }

  /// Taps a part of a video; one that it does not have is told.
  mutating func tap(_ part: AppAction.Part, of video: Video) {
    switch part {
    case .cta where video.shownCTA != nil: perform(.tapCTA(id: video.id))
    case .link where video.bodyTextLink != nil: perform(.tapBodyTextLink(id: video.id))
    case .share: perform(.tapShareButton(id: video.id))
    case .cart where canAddToCart(video.id): perform(.tapAddToCart(id: video.id))
    case .button:
      guard let button = video.customActionButtons.first else { fallthrough }
      perform(.tapCustomActionButton(button: button.id, id: video.id))
    default: show(.failed, video.title, detail: "has no \(Wording.part(part))")
    }
  }
}
