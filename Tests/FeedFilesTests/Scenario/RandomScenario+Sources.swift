@testable import FeedModel

/// What sources find videos by, and what an app sets on items.
extension RandomScenario {
  mutating func playlist(_ index: Int, channels: [String]) -> Playlist {
    Playlist(
      id: "\(index)-\(name())", title: text(), channel: chance(2) ? one(of: channels) : "",
      videos: names())
  }

  mutating func addTraits(to video: inout Video) {
    video.hashtags = names()
    if chance(2) { video.createdAt = calendarTime() }
    if chance(2) { video.updatedAt = calendarTime() }
    if chance(2) { video.views = Int(number(0...1_000_000_000_000)) }
    if chance(2) { video.audience = valuesByName() }
    video.captions = many(0...2) { random in
      Caption(from: random.time(), to: random.time(), text: random.text())
    }
  }

  private mutating func calendarTime() -> CalendarTime {
    let seconds = Int(number(0...315_537_897_599)) - 62_135_596_800
    return CalendarTime(seconds: chance(2) ? seconds / 86_400 * 86_400 : seconds)
  }

  mutating func names() -> [String] { many(0...3) { $0.name() } }

  mutating func valuesByName() -> [String: [String]] {
    var values: [String: [String]] = [:]
    for name in names() { values[name] = names() }
    return values
  }

  mutating func expression(depth: Int) -> HashtagExpression {
    guard depth > 0, chance(2) else { return .tag(text()) }
    let parts = many(0...3) { $0.expression(depth: depth - 1) }
    return chance(2) ? .and(parts) : .or(parts)
  }

  mutating func label(_ labels: [String]) -> WidgetLabel {
    switch number(0...2) {
    case 0: .singleLabel(one(of: labels))
    case 1: .mustInclude(many(1...3) { $0.one(of: labels) })
    default: .atLeastOneOf(many(1...3) { $0.one(of: labels) })
    }
  }

  mutating func maybeLabel(_ labels: [String]) -> WidgetLabel? {
    chance(2) ? label(labels) : nil
  }

  mutating func personalizedType() -> PersonalizedType? {
    switch number(0...2) {
    case 0: nil
    case 1: .ids(players: names(), teams: names())
    default: .labels(filter: names(), priority: names())
    }
  }

  mutating func itemView(_ view: inout PlayerDeckItemView) {
    view.playIcon.isHidden = chance(2)
    if chance(2) { view.playIcon.iconWidth = points() }
    view.muteButton.isHidden = chance(2)
    view.shareButton.isHidden = chance(2)
    view.subtitle.isHidden = chance(2)
    if chance(2) { view.subtitle.textColor = colour() }
    if chance(2) { view.subtitle.backgroundColor = colour() }
    view.adBadge.isHidden = chance(2)
    if chance(2) { view.cornerRadius = points() }
    view.swapsMuteAndSubtitleButtons = chance(2)
  }
}
