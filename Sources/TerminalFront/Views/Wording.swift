import FeedModel

/// The sentences of the screen.
enum Wording {
  /// A fraction as a percentage, with a decimal where it needs one: `50 %`, `42.9 %`.
  static func percent(_ fraction: Double) -> String {
    percentage(tenths: (fraction * 1000).rounded())
  }

  /// A fraction that falls short, rounded so that it never reads like what it does not reach.
  static func shortfall(_ fraction: Double) -> String {
    percentage(tenths: (fraction * 1000 + 1e-6).rounded(.down))
  }

  private static func percentage(tenths: Double) -> String {
    let percent = tenths / 10
    return Int(exactly: percent).map { "\($0) %" } ?? "\(percent) %"
  }

  /// A number without a needless fraction: `2`, `0.25`.
  static func number(_ number: Double) -> String {
    Int(exactly: number).map { "\($0)" } ?? "\(number)"
  }

  /// A part of an item that can be tapped.
  static func part(_ part: AppAction.Part) -> String {
    switch part {
    case .cta: "call to action"
    case .link: "link"
    case .button: "button of the app's"
    case .share: "share button"
    case .cart: "button to add it to the cart"
    }
  }

  /// The name of what a card shows of a product: that of its variant follows its own.
  static func unit(of product: Product) -> String {
    guard let variant = product.shownVariant?.name, !variant.isEmpty, variant != product.name else {
      return product.name
    }
    return product.name.isEmpty ? variant : "\(product.name) · \(variant)"
  }

  /// A number of things, with their noun for one: `1 product`, `14 products`.
  static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }

  /// A position or duration on a card: `0:17`, `1:02:03`.
  static func clock(_ time: SimulatedTime) -> String {
    let seconds = max(0, time.microseconds / 1_000_000)
    let rest = padded(seconds % 60)
    guard seconds >= 3600 else { return "\(seconds / 60):\(rest)" }
    return "\(seconds / 3600):\(padded(seconds / 60 % 60)):\(rest)"
  }

  /// A moment to the millisecond: `0:09.912`.
  static func moment(_ time: SimulatedTime) -> String {
    "\(clock(time)).\(String(1000 + time.milliseconds % 1000).dropFirst())"
  }

  private static func padded(_ number: Int64) -> String {
    number < 10 ? "0\(number)" : "\(number)"
  }

  /// Seconds with one decimal: `1.2 s`.
  static func seconds(_ time: SimulatedTime) -> String {
    let tenths = max(0, time.microseconds / 100_000)
    return "\(tenths / 10).\(tenths % 10) s"
  }

  /// A latency or timeout: `340 ms`, `5 s`.
  static func span(_ time: SimulatedTime) -> String {
    let milliseconds = time.milliseconds
    return milliseconds % 1000 == 0 && milliseconds > 0
      ? "\(milliseconds / 1000) s" : "\(milliseconds) ms"
  }

  /// How long answers take: `340 ms`, `50 ms to 2 s`.
  static func latency(_ latency: Latency) -> String {
    latency.most > latency.least
      ? "\(span(latency.least)) to \(span(latency.most))" : span(latency.least)
  }

  /// That an answer came to a request that is closed or was never made.
  static func closed(request: Int) -> String { "request \(request) is not open" }

  /// Why a load brought nothing.
  static func failure(_ failure: LoadFailure, in simulation: Simulation) -> String {
    switch failure {
    case .failure: "the server answered with an error"
    case .timedOut: "timed out after \(span(simulation.surroundings.network.timeout))"
    case .empty: "emptyFeed"
    case .offline: "the network is offline"
    case .channelNotFound: "its channel does not exist"
    }
  }

  /// Why a video does not play in a corner.
  static func failure(_ failure: PictureInPictureFailure) -> String {
    switch failure {
    case .notEnabled: "is off; set deck.isPictureInPictureEnabled in the scenario"
    case .nothingPlays: "nothing plays that could go there"
    }
  }

  /// Where a player is that is not in the deck.
  static func place(_ place: PlayerPlace) -> String {
    switch place {
    case .deck: "in the deck"
    case .fullScreen: "in full screen"
    case .pictureInPicture: "in picture in picture"
    }
  }

  /// Why an item plays or does not, beside its bar.
  static func verdict(on item: ItemExplanation, needs threshold: Double) -> String {
    let needed = percent(threshold)
    return switch item.verdict {
    case .first: "plays: first that meets \(needed)"
    case .preferred: "plays: preferred of those that meet \(needed)"
    case .keepsTurn: "plays on: seen enough to keep its turn"
    case .held: "plays: held by you while it meets \(needed)"
    case .goesOn: "plays on; autoplay is off"
    case .buffering: "has the turn, waits for its data"
    case .pausedByUser: "meets it, paused by you: stays paused"
    case .pausedByAPI: "meets it, paused by the app"
    case .covered: "meets it, paused while covered"
    case .inBackground: "meets it, paused in the background"
    case .elsewhere: "waits: the player is elsewhere"
    case .notFirst: "meets it; later in order"
    case .dwelling: "meets it; not yet for long enough"
    case .autoplayOff: "meets it; autoplay is off"
    case .belowThreshold: "below the threshold"
    case .neverEnough: "never enough: best \(shortfall(item.bestFraction ?? 0))"
    case .failed: "its data did not come"
    case .adOver: "an ad that has been played"
    case .noVideo: "holds no video"
    }
  }

  /// The rule of autoplay: threshold, what is set besides, and the strategy.
  static func rule(_ explanation: DeckExplanation) -> String {
    var parts = ["threshold \(percent(explanation.threshold))"]
    if explanation.keepingThreshold < explanation.threshold {
      parts.append("stop \(percent(explanation.keepingThreshold))")
    }
    if explanation.minimumViewTime > .zero { parts.append("after \(explanation.minimumViewTime)") }
    parts.append(explanation.strategy.rawValue)
    return parts.joined(separator: "  ")
  }

  /// Why an item that meets the threshold does not play while the user holds another.
  static func verdict(besideHeld state: CardContent.State?) -> String {
    state == .paused ? "meets it, paused by you: stays paused" : "meets it; another is held"
  }

  /// Why the item that has the turn plays or does not, in the status line.
  static func status(
    _ verdict: Verdict, needs threshold: Double, isHelpShown: Bool
  ) -> String {
    switch verdict {
    case .first: "first that meets \(percent(threshold))"
    case .preferred: "preferred of those that meet \(percent(threshold))"
    case .keepsTurn: "keeps its turn"
    case .held: "held by you"
    case .goesOn: "plays on, autoplay is off"
    case .buffering: "waits for its data"
    case .pausedByUser: "paused by you"
    case .pausedByAPI: "paused by the app"
    case .covered: "paused while \(isHelpShown ? "help" : "a sheet") covers it"
    case .inBackground: "paused in the background"
    case .elsewhere, .notFirst, .dwelling, .autoplayOff, .belowThreshold, .neverEnough, .failed,
      .adOver,
      .noVideo:
      ""
    }
  }

  /// A layout in words.
  static func layout(_ layout: PlayerDeckLayout) -> String {
    switch layout {
    case .grid(let columns): columns == 1 ? "a grid of 1 column" : "a grid of \(columns) columns"
    case .row: "a row, in a new deck"
    case .pager: "one item a page, in a new deck"
    }
  }

  /// How often something has been tried: `third try`, from the ninth on `try 9`.
  static func attempt(_ number: Int) -> String {
    let names = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth"]
    return names.indices.contains(number - 1) ? "\(names[number - 1]) try" : "try \(number)"
  }
}
