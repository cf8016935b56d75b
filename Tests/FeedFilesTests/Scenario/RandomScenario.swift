@testable import FeedModel

/// Draws scenarios that use everything a file can say.
struct RandomScenario {
  private var random: SplitMix64

  /// The same scenarios for the same seed.
  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
  }

  /// The next scenario.
  mutating func next() -> Scenario {
    var scenario = Scenario()
    scenario.seed = chance(4) ? random.next() : number(0...9_007_199_254_740_992)
    if chance(2) { scenario.containerSourceId = name() }
    let labels = many(1...4) { $0.name() }
    let channels = many(1...3) { $0.name() }
    scenario.catalog = Catalog(
      many(0...12) { $0.video($1, labels: labels, channels: channels) },
      playlists: many(0...2) { $0.playlist($1, channels: channels) },
      playlistGroups: many(0...2) { random, index in
        PlaylistGroup(id: "\(index)-\(random.name())", playlists: random.many(0...2) { $0.name() })
      })
    scenario.tabs = many(1...6) { $0.tab($1, labels: labels, channels: channels) }
    scenario.tabsStyle = tabsStyle()
    scenario.deck = deck()
    scenario.device = one(of: Device.allCases)
    scenario.layoutDirection = one(of: LayoutDirection.allCases)
    if chance(2) { scenario.page = page(isAutosized: scenario.deck.isAutosizing) }
    if chance(2) { scenario.playback.bufferingSpinnerDelay = time() }
    if chance(2) { scenario.playback.loopBehavior.numberOfPlays = Int(number(1...1_000_000)) }
    scenario.playback.isUnmuted = chance(2)
    scenario.shared = shared()
    scenario.playerStyle.buttons.exit.isVisible = chance(2)
    scenario.host.onTriggerCTA = hostAnswer()
    scenario.host.handleCustomCTAClick = hostAnswer()
    scenario.host.onTriggerPlayerBodyTextLink = hostAnswer()
    shop(in: &scenario)
    scenario.network = network(tabs: scenario.tabs.map(\.containerId))
    return scenario
  }

  private mutating func playerView() -> PlayerDeckPlayerView {
    var view = PlayerDeckPlayerView()
    view.playerStyle = one(of: PlayerDeckPlayerView.PlayerStyle.allCases)
    view.videoCompleteAction = one(of: PlayerDeckPlayerView.VideoCompleteAction.allCases)
    view.feedCompleteAction = one(of: PlayerDeckPlayerView.FeedCompleteAction.allCases)
    view.pipPlacement = one(of: PlayerDeckPlayerView.PIPPlacement.allCases)
    view.playbackButton.isHidden = chance(2)
    view.muteButton.isHidden = chance(2)
    view.shareButton.isHidden = chance(2)
    if chance(2) { view.ctaDelay = time() }
    if chance(2) { view.ctaHighlightDelay = time() }
    return view
  }

  private mutating func page(isAutosized: Bool) -> HostPage {
    var page = HostPage()
    page.title = name()
    page.pinnedHeader = HostPage.Block(title: name(), height: points())
    page.above = many(0...3) { HostPage.Block(title: $0.name(), height: $0.points()) }
    page.below = many(0...3) { HostPage.Block(title: $0.name(), height: $0.points()) }
    // A height of an autosized deck is a fault (D3).
    if !isAutosized { page.deckHeight = points() }
    page.boxes = many(0...3) { random in
      HostPage.Box(clips: random.chance(2), height: random.chance(2) ? random.points() : nil)
    }
    return page
  }

  private mutating func hostAnswer() -> HostAnswer {
    var answer = HostAnswer()
    answer.isHandled = chance(2)
    if chance(2) { answer.after = time() }
    return answer
  }

  private mutating func shared() -> SharedSettings {
    var shared = SharedSettings()
    shared.cachePolicyLevel = one(of: CachePolicyLevel.allCases)
    if chance(2) { shared.playback.bufferingSpinnerDelay = time() }
    if chance(2) { shared.playback.loopBehavior.numberOfPlays = Int(number(1...1_000_000)) }
    shared.playback.isUnmuted = chance(2)
    if chance(2) { shared.ads.firstPosition = Int(number(1...9)) }
    if chance(2) { shared.ads.everyX = Int(number(1...9)) }
    shared.ads.videos = many(0...2) { $0.video($1, labels: ["ad"], channels: ["ads"]) }
    return shared
  }

  private mutating func video(_ index: Int, labels: [String], channels: [String]) -> Video {
    var video = Video(id: "\(index)-\(name())", title: text())
    if chance(2) { video.author = text() }
    if chance(2) { video.duration = time() }
    video.isLive = chance(5)
    video.hasVideo = !chance(5)
    video.fails = chance(5)
    video.labels = many(0...3) { random, _ in random.one(of: labels) }
    if chance(2) { video.channel = one(of: channels) }
    if chance(3) { addTraits(to: &video) }
    if chance(2) { video.url = text() }
    video.products = chance(2) ? many(1...3) { random, _ in random.product() } : []
    if chance(4) { video.advertisement = .init(sponsor: text(), callToAction: text()) }
    if chance(4) {
      video.cta = CallToAction(
        text: text(), actionType: one(of: LinkActionType.allCases), actionParam: text())
    }
    if chance(4) { video.bodyTextLink = BodyTextLink(text: text(), actionParam: text()) }
    if chance(4) {
      video.customActionButtons = many(1...2) { random, index in
        CustomActionButton(
          id: "\(index)-\(random.name())", name: random.text(), metadata: random.text())
      }
    }
    return video
  }

  mutating func maybeAmount() -> Double? {
    chance(3)
      ? nil : chance(2) ? Double(number(0...200)) : Double.random(in: 0...1e6, using: &random)
  }

  private mutating func tab(
    _ index: Int, labels: [String], channels: [String]
  ) -> ContainerTabItem {
    var tab = ContainerTabItem(
      containerId: "\(index)-\(name())", title: text(), isVisible: !chance(4),
      dataSource: source(labels: labels, channels: channels), isPaged: chance(2))
    if tab.isPaged, chance(2) { tab.pageSize = Int(number(1...100)) }
    if chance(3) { tab.icon = .init(selectedImage: maybeText(), unselectedImage: maybeText()) }
    tab.shouldOrderMomentsByReadStatus = chance(2)
    tab.momentsAdsConfigType = one(of: AdsConfigType.allCases)
    if chance(2) { tab.cachePolicyLevel = one(of: CachePolicyLevel.allCases) }
    return tab
  }

  private mutating func source(labels: [String], channels: [String]) -> ContentSource {
    let channel = one(of: channels)
    let most = chance(2) ? Int(number(1...50)) : nil
    let order = chance(2) ? one(of: OrderType.allCases) : nil
    let advanced = chance(2) ? AdvancedOrderType.liveFirst : nil
    switch number(0...13) {
    case 0: return .discover
    case 1: return .channel(channelID: channel)
    case 2: return .channelPlaylist(channelID: channel, playlistID: name())
    case 3: return .playlistGroup(groupID: name())
    case 4: return .dynamicContent(channelID: channel, parameters: valuesByName())
    case 5: return .hashtagPlaylist(channelID: channel, filterExpression: expression(depth: 3))
    case 6: return .sku(channelID: channel, productIDs: many(1...3) { $0.name() })
    case 7: return .singleContent(videoOrLiveStreamID: name())
    case 8:
      return .ids(many(1...3) { $0.name() }, orderType: order, advancedOrderType: advanced)
    case 9: return .recommendations(.forYou(anyLabelFilter: names(), promotedLabels: names()))
    case 10: return .recommendations(.trending(anyLabelFilter: names(), promotedLabels: names()))
    case 11: return .search(searchText: name(), maxItems: most, labels: maybeLabel(labels))
    default:
      return .labels(
        label(labels), labelsPriority: many(0...2) { $0.label(labels) }, orderType: order,
        advancedOrderType: advanced, maxItems: most, personalizedType: personalizedType())
    }
  }

  private mutating func tabsStyle() -> PlayerTabsStyle {
    var style = PlayerTabsStyle.base()
    if chance(2) {
      style.padding = EdgeInsets(top: points(), left: points(), bottom: points(), right: points())
    }
    if chance(2) {
      style.gradient = PlayerTabsGradientStyle(
        isVisible: chance(2), startColor: colour(), middleColor: colour(), endColor: colour())
    }
    if chance(2) {
      style.icon = PlayerTabItemIconStyle(iconTint: chance(2) ? colour() : nil, padding: points())
    }
    if chance(2) { style.selectedTabState.textColor = colour() }
    if chance(2) { style.unselectedTabState.textColor = colour() }
    style.activeTabIndicator.isVisible = chance(2)
    if chance(2) { style.activeTabIndicator.height = points() }
    style.isTabTitleVisibleWhenSingleTab = chance(2)
    style.isTabVisibleWhenEmpty = chance(2)
    return style
  }

  private mutating func deck() -> DeckSetup {
    var deck = DeckSetup()
    deck.viewConfiguration.itemView.autoplay.isEnabled = chance(2)
    if chance(2) {
      deck.viewConfiguration.itemView.autoplay.triggerVisibilityPercentage = fraction()
    }
    if chance(2) {
      deck.viewConfiguration.itemView.autoplay.minimumViewTime = .milliseconds(
        Int64(number(0...5000)))
    }
    if chance(2) { deck.viewConfiguration.itemView.autoplay.stopVisibilityPercentage = fraction() }
    deck.viewConfiguration.itemView.autoplay.strategy = one(of: AutoplayStrategy.allCases)
    if chance(2) { deck.viewConfiguration.itemSpacing = points() }
    if chance(2) {
      deck.viewConfiguration.contentPadding = EdgeInsets(
        top: points(), left: points(), bottom: points(), right: points())
    }
    if chance(2) { deck.viewConfiguration.safeAreaEdges = chance(2) ? .top : [] }
    deck.autosizingEnabled = chance(2)
    itemView(&deck.viewConfiguration.itemView)
    if chance(2) { deck.viewConfiguration.backgroundColor = colour() }
    deck.viewConfiguration.muteState = one(of: PlayerDeckMuteState.allCases)
    if chance(2) { deck.viewConfiguration.fetchConfiguration.maxVideos = Int(number(1...100)) }
    deck.viewConfiguration.itemView.productPanel.isHidden = chance(2)
    deck.viewConfiguration.itemView.fullScreen.isEnabled = chance(2)
    deck.viewConfiguration.playerView = playerView()
    deck.isPictureInPictureEnabled = chance(2)
    if chance(2) { deck.itemAspect = Double.random(in: 0.1...10, using: &random) }
    deck.layout = one(of: LayoutKind.allCases)
    if chance(2) { deck.columns = Int(number(1...100)) }
    if chance(2) { deck.pageSize = Int(number(1...1_000_000)) }
    return deck
  }

  private mutating func network(tabs: [String]) -> SimulatedNetwork {
    let least = time()
    let most = chance(2) ? least : least + .milliseconds(Int64(number(0...5000)))
    return SimulatedNetwork(
      latency: Latency(least, upTo: most), timeout: time(), isOffline: chance(2),
      isConstrained: chance(2),
      faults: many(0...3) { random, _ in
        NetworkFault(
          source: random.one(of: tabs), fault: random.one(of: LoadFailure.allCases),
          times: random.chance(2) ? nil : Int(random.number(0...9)))
      })
  }
}

extension RandomScenario {
  mutating func number(_ range: ClosedRange<UInt64>) -> UInt64 {
    .random(in: range, using: &random)
  }

  /// True once in `n` times.
  mutating func chance(_ n: UInt64) -> Bool { number(1...n) == 1 }

  mutating func one<Element>(of elements: [Element]) -> Element {
    elements[Int(number(0...UInt64(elements.count - 1)))]
  }

  mutating func many<Element>(
    _ count: ClosedRange<UInt64>, _ draw: (inout RandomScenario, Int) -> Element
  ) -> [Element] {
    (0..<Int(number(count))).map { draw(&self, $0) }
  }

  mutating func many<Element>(
    _ count: ClosedRange<UInt64>, _ draw: (inout RandomScenario) -> Element
  ) -> [Element] {
    many(count) { random, _ in draw(&random) }
  }

  mutating func time() -> SimulatedTime {
    switch number(0...2) {
    case 0: .seconds(Int64(number(0...3_599_000)))
    case 1: .milliseconds(Int64(number(0...100_000)))
    default: SimulatedTime(microseconds: Int64(number(0...3_000_000_000_000)))
    }
  }

  private mutating func fraction() -> Double {
    chance(2) ? Double(number(0...100)) / 100 : Double.random(in: 0...1, using: &random)
  }

  mutating func points() -> Double {
    chance(2) ? Double(number(0...1000)) : Double.random(in: 0...1000, using: &random)
  }

  mutating func colour() -> UInt32 { UInt32(number(0...0xFF_FFFF)) }

  mutating func maybeText() -> String? { chance(3) ? nil : text() }

  /// Any text, the empty one included.
  mutating func text() -> String {
    let pieces = [
      "a", "Z", " ", "\"", "\\", "/", "\n", "\r\n", "\t", "\0", "\u{1B}[31m", "\u{7F}", "é",
      "e\u{301}",
      "東京", "🏮", "👩‍👩‍👧", "\u{202E}", "\u{2028}", "\u{FEFF}", "\u{FFFD}", "&amp;", "null", "60%",
    ]
    return many(0...5) { $0.one(of: pieces) }.joined()
  }

  /// A text that is not empty.
  mutating func name() -> String { one(of: ["a", "b", "日", "\u{1}", "x y"]) + text() }
}
