extension Action {
  /// The action with numbers that a line of words can state, so that every log can be replayed.
  ///
  /// A scroll by no number is one by nothing, one without end goes as far as a number can; an answer
  /// that would come before it is asked for takes no time, and nothing lies before the start of a video.
  var writable: Action {
    switch self {
    case .scroll(let points):
      .scroll(by: points.isNaN ? 0 : points.nearestFinite)
    case .drag(let points):
      .drag(by: points.isNaN ? 0 : points.nearestFinite)
    case .fling(let velocity):
      .fling(velocity: velocity.isNaN ? 0 : velocity.nearestFinite)
    case .scrollHost(let points):
      .scrollHost(by: points.isNaN ? 0 : points.nearestFinite)
    case .scrollTo(let offset):
      offset.isNaN ? .scroll(by: 0) : .scrollTo(offset: offset.nearestFinite)
    case .seek(let position):
      .seek(to: max(.zero, position))
    case .setAutoplay(let trigger, let isEnabled, let time, let stop, let strategy):
      .setAutoplay(
        triggerVisibilityPercentage: trigger, isEnabled: isEnabled,
        minimumViewTime: time.map { max(.zero, $0) }, stopVisibilityPercentage: stop,
        strategy: strategy)
    case .network(let latency, let upTo, let offline):
      .network(
        latency: latency.map { max(.zero, $0) }, upTo: upTo.map { max(.zero, $0) },
        offline: offline)
    case .swipe(let points):
      .swipe(by: points.isNaN ? 0 : points.nearestFinite)
    case .upsertTabs(let tabs):
      .upsertTabs(tabs: tabs.map(\.writable))
    case .updateTabsStyle(let style):
      .updateTabsStyle(style: style.writable)
    case .updatePlaybackConfiguration(let loop, let delay):
      .updatePlaybackConfiguration(loop: loop, bufferingSpinnerDelay: delay.map { max(.zero, $0) })
    case .hydrate(
      let id, let name, let text, let isAvailable, let hidden, let request, let strategy,
      let variants):
      .hydrate(
        product: id, name: name, description: text, isAvailable: isAvailable, hidden: hidden,
        request: request, strategy: strategy, variants: variants.map(\.writable))
    default:
      self
    }
  }
}

extension Double {
  /// The number, or the largest one in the direction of an infinity.
  fileprivate var nearestFinite: Double {
    min(.greatestFiniteMagnitude, max(-.greatestFiniteMagnitude, self))
  }
}
