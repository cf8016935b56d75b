import FeedModel

/// What moves on the screen by itself (K5).
///
/// It moves in steps, and a frame shows the last step only, so that nothing changes between two
/// deadlines.
extension App {
  /// When the next step of anything that moves is due; nil while all stands still.
  var nextMotion: SimulatedTime? {
    guard simulation.surroundings.isFocused, !layout.isTooSmall else { return nil }
    return [nextOfSlide, nextOfLoads, nextOfPlayer, nextOfCTA, nextOfCarts].compactMap { $0 }.min()
  }

  private var nextOfSlide: SimulatedTime? {
    simulation.slide.map { $0.start + (simulation.now - $0.start).nextPicture }
  }

  /// Tabs that load show it in the strip, the active one in the status line too.
  private var nextOfLoads: SimulatedTime? {
    let isAwaited = simulation.tabs.contains { $0.loadingSince != nil && $0.item.isVisible }
    return isAwaited ? Spinner.next(after: simulation.now) : nil
  }

  /// Buttons of the active tab turn their sign while they wait for the app.
  private var nextOfCarts: SimulatedTime? {
    guard let active = simulation.activeTab,
      simulation.tabs[active].deck.shopping.isAdding
    else { return nil }
    return Spinner.next(after: simulation.now)
  }

  /// In full screen the call to action comes after a while, and is lit after another.
  private var nextOfCTA: SimulatedTime? {
    [simulation.ctaShownAt, simulation.ctaLitAt].lazy.compactMap { $0 }
      .first { [now = simulation.now] in $0 > now }
  }

  private var nextOfPlayer: SimulatedTime? {
    guard let player = simulation.player else { return nil }
    switch player.state {
    case .playing:
      let position = player.position(at: simulation.now)
      return simulation.now + (position.nextPicture - position)
    case .buffering:
      let begins = player.bufferingSince + simulation.playback.bufferingSpinnerDelay
      return begins > simulation.now ? begins : Spinner.next(after: simulation.now)
    case .paused:
      return nil
    }
  }
}

extension SimulatedTime {
  /// This position, or what has passed of a movement, as of the last picture of it that was due.
  var lastPicture: SimulatedTime {
    .milliseconds(Int64(PosterMotion.quantized(milliseconds: Int(milliseconds))))
  }

  /// The first position after this one at which another picture is due.
  var nextPicture: SimulatedTime {
    let frame = PosterMotion.frame(atMilliseconds: Int(milliseconds))
    return .milliseconds(Int64(PosterMotion.milliseconds(ofFrame: frame + 1)))
  }
}
