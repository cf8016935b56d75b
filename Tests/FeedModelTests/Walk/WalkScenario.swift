@testable import FeedModel

/// The scenarios that are walked, each with what makes it special.
enum WalkScenario: String, CaseIterable, Sendable {
  case plain, oneTab, hiddenTabs, emptyTabs, emptyTabsRemoved, failingTabs, pagedTabs, tinyPages
  case duplicateIds, offline, randomLatency, noLatency, noVideos, noTabs, autoplayOff, thresholdZero
  case thresholdOne, manyColumns, rows, pages, advancing, oneMillisecondVideos, likeTheSample,
    endOfTime, dwelling, keeping, strategies, phone, tablet, page, boxes,
    autosized, autosizedOnPhone,
    savingData, ads, adsOneByOne, corner, opening, rightToLeft, rightToLeftRows, sources, shop,
    shopOfApp

  /// When its walks begin.
  var start: SimulatedTime {
    self == .endOfTime ? .max - .seconds(20) : .zero
  }

  var scenario: Scenario {
    var videos: [Video] = .of("a", 14, seconds: 2) + .of("b", 9) + .of("c", 5, seconds: 1)
    videos = videos.changing("a1") { $0.fails = true }.changing("a3") { $0.hasVideo = false }
      .changing("b1") { $0.isLive = true }.changing("c2") { $0.duration = nil }
    videos = videos.map { video in
      var tappable = video
      tappable.cta = CallToAction(text: "Buy", actionType: .deeplink, actionParam: "shop:1")
      tappable.bodyTextLink = BodyTextLink(text: "more", actionParam: "https://example.org")
      tappable.products = Self.products(of: video)
      tappable.customActionButtons = [CustomActionButton(id: "save", name: "Save")]
      return tappable
    }
    var scenario = Scenario.small(
      .tab("a", ordered: true), .tab("b"), .tab("c"), videos: videos, columns: 2)
    scenario.network.isConstrained = false
    change(&scenario)
    return scenario
  }

  /// Products of which several videos show the same, some without an id, some in variants.
  private static func products(of video: Video) -> [Product] {
    let number = Int(video.id.dropFirst()) ?? 0
    var first = Product(externalID: "p\(number % 4)", name: "P", price: Price(amount: 3))
    first.isAvailable = number != 5
    if number.isMultiple(of: 2) {
      first.variants = ["m", "l"].map { ProductVariant(id: $0) }
      first.variants[0].isAvailable = number != 4
    }
    return number == 7 ? [] : [first, Product(externalID: number == 1 ? nil : "q", name: "Q")]
  }

  /// Lets the app hydrate and add to its cart: the scenario's host in part too late, or the app itself.
  private func openShop(in scenario: inout Scenario) {
    scenario.deck.viewConfiguration.itemView.addToCartButton.isHidden = false
    scenario.tabs[1].isPaged = true
    scenario.deck.pageSize = 3
    var patch = ProductPatch()
    patch.isHidden = true
    scenario.host.onProductHydration = HydrationAnswer()
    scenario.host.onProductHydration?.after = .milliseconds(700)
    scenario.host.onProductHydration?.products = [HydratedProduct(externalID: "p2", patch: patch)]
    scenario.host.onGlobalProductHydration = HydrationAnswer()
    scenario.host.playerDeckAddToCart = AddToCartAnswer(result: self == .shop ? .failure : nil)
    scenario.host.playerDeckAddToCart?.after = .milliseconds(self == .shop ? 900 : 9900)
    if self == .shop { scenario.network.latency = Latency(.milliseconds(200)) }
  }

  private func change(_ scenario: inout Scenario) {
    switch self {
    case .plain: break
    case .oneTab:
      scenario.tabs = [.tab("a")]
      scenario.tabs[0].cachePolicyLevel = .extreme
    case .hiddenTabs:
      scenario.tabs = [
        .tab("a", isVisible: false), .tab("b"), .tab("c", isVisible: false), .tab("d"),
      ]
    case .emptyTabs, .emptyTabsRemoved:
      scenario.tabs = [.tab("d"), .tab("a"), .tab("e"), .tab("c", isVisible: false), .tab("f")]
      scenario.tabsStyle.isTabVisibleWhenEmpty = self == .emptyTabs
      scenario.tabsStyle.isTabTitleVisibleWhenSingleTab = self == .emptyTabs
    case .failingTabs:
      scenario.tabsStyle.isTabVisibleWhenEmpty = false
      scenario.network.faults = [
        NetworkFault(source: "a", fault: .failure, times: 3),
        NetworkFault(source: "b", fault: .timedOut, times: 2),
      ]
    case .pagedTabs, .tinyPages:
      scenario.tabs = scenario.tabs.map { item in
        var paged = item
        paged.isPaged = true
        return paged
      }
      scenario.deck.pageSize = self == .tinyPages ? -1 : 4
    case .duplicateIds:
      scenario.tabs += [.tab("b", isVisible: false), .tab("a")]
      scenario.tabs[2].dataSource = .ids(["a0", "b0", "a0", "c0", "nobody", "b0"])
    case .offline: scenario.network.isOffline = true
    case .randomLatency:
      scenario.network.latency = Latency(.milliseconds(1), upTo: .seconds(2))
    case .noLatency: scenario.network.latency = Latency(.zero)
    case .noVideos: scenario.catalog = Catalog()
    case .noTabs: scenario.tabs = []
    case .autoplayOff: scenario.deck.viewConfiguration.itemView.autoplay.isEnabled = false
    case .thresholdZero:
      scenario.deck.viewConfiguration.itemView.autoplay.triggerVisibilityPercentage = 0
    case .thresholdOne:
      scenario.deck.viewConfiguration.itemView.autoplay.triggerVisibilityPercentage = 1
    case .manyColumns: scenario.deck.columns = .max
    case .rows: scenario.deck.layout = .row
    case .pages: scenario.deck.layout = .pager
    case .advancing: scenario.playback.loopBehavior = .loopAndAdvance(numberOfPlays: 2)
    case .oneMillisecondVideos:
      scenario.catalog = Catalog(
        scenario.catalog.videos.map { video in
          var short = video
          short.duration = .milliseconds(1)
          return short
        })
    case .likeTheSample: scenario = .likeTheSample
    case .endOfTime: break
    case .dwelling:
      scenario.deck.viewConfiguration.itemView.autoplay.minimumViewTime = .milliseconds(150)
    case .keeping: scenario.deck.viewConfiguration.itemView.autoplay.stopVisibilityPercentage = 0.2
    case .strategies:
      scenario.deck.viewConfiguration.itemView.autoplay.strategy = .centermost
      scenario.deck.viewConfiguration.itemView.autoplay.stopVisibilityPercentage = 0
      scenario.deck.viewConfiguration.itemView.autoplay.minimumViewTime = SimulatedTime(
        microseconds: 1)
    case .ads, .adsOneByOne:
      scenario.shared.ads.videos = .of("ad", 2, seconds: 1)
      scenario.shared.ads.everyX = 2
      scenario.shared.ads.firstPosition = self == .ads ? 3 : 1
      scenario.tabs[1].momentsAdsConfigType = .everyXMoments
      scenario.tabs[2].isPaged = true
      scenario.deck.pageSize = 2
      scenario.deck.layout = self == .ads ? .grid : .pager
      scenario.host.onTriggerCTA.after = .milliseconds(300)
      scenario.host.onTriggerPlayerBodyTextLink.isHandled = true
    case .phone: scenario.device = .handheld(Handheld.named[1])
    case .tablet:
      scenario.device = .handheld(Handheld.named[3])
      scenario.deck.viewConfiguration.safeAreaEdges = .top
      scenario.deck.layout = .row
    case .page, .boxes, .autosized, .autosizedOnPhone:
      var page = HostPage()
      page.pinnedHeader.height = 20
      page.above = [HostPage.Block(height: 40), HostPage.Block(height: 90)]
      page.below = [HostPage.Block(height: 700)]
      page.deckHeight = 130
      if self == .boxes {
        page.boxes = [HostPage.Box(clips: false, height: 60), HostPage.Box(height: 90)]
      }
      scenario.page = self == .autosized ? nil : page
      scenario.deck.autosizingEnabled = self != .page && self != .boxes
      if self == .autosizedOnPhone { scenario.device = .handheld(Handheld.named[0]) }
    case .sources:
      let videos = scenario.catalog.videos.enumerated().map { index, video in
        var video = video
        video.channel = index.isMultiple(of: 2) ? "even" : "odd"
        video.hashtags = video.labels
        video.views = index % 5
        video.audience = index.isMultiple(of: 3) ? ["age": ["a", "b"]] : [:]
        return video
      }
      scenario.catalog = Catalog(
        videos,
        playlists: [
          Playlist(id: "odd", title: "Odd", channel: "even", videos: ["b3", "a5", "nobody", "a1"])
        ], playlistGroups: [PlaylistGroup(id: "all", playlists: ["odd", "none"])])
      scenario.deck.pageSize = 3
      scenario.tabs[0].isPaged = true
      scenario.tabs[0].dataSource = .channel(channelID: "even")
      scenario.tabs[1].dataSource = .recommendations(.forYou())
      scenario.tabs[2].isPaged = true
      scenario.tabs[2].dataSource = .labels(.singleLabel("a"), orderType: .random)
    case .shop, .shopOfApp: openShop(in: &scenario)
    case .corner:
      scenario.deck.isPictureInPictureEnabled = true
      scenario.deck.viewConfiguration.itemView.autoplay.stopVisibilityPercentage = 0.2
      scenario.shared.ads.videos = .of("ad", 2, seconds: 1)
      scenario.tabs[1].momentsAdsConfigType = .everyXMoments
    case .opening:
      scenario.deck.isPictureInPictureEnabled = true
      scenario.deck.viewConfiguration.playerView.feedCompleteAction = .loop
      scenario.deck.pageSize = 3
      scenario.tabs[0].isPaged = true
      scenario.tabs[2].isPaged = true
      scenario.deck.viewConfiguration.playerView.muteButton.isHidden = true
    case .savingData: scenario.network.isConstrained = true
    case .rightToLeft, .rightToLeftRows:
      scenario.layoutDirection = .rightToLeft
      scenario.device = self == .rightToLeft ? .terminal : .handheld(Handheld.named[1])
      scenario.deck.layout = self == .rightToLeft ? .grid : .row
    }
  }
}

extension Scenario {
  /// A scenario of the shape of the built-in sample: six tabs, one in pages, one empty, one whose first
  /// load times out, some 50 videos each, 3 columns.
  static var likeTheSample: Scenario {
    var videos: [Video] = []
    for tab in ["a", "b", "c", "e", "f"] { videos += .of(tab, 48, seconds: 8) }
    videos = videos.changing("a25") { $0.hasVideo = false }.changing("b0") { $0.isLive = true }
      .changing("c4") { $0.fails = true }
    videos = videos.map { video in
      var shared = video
      if video.id.hasSuffix("7") { shared.labels.append("b") }
      return shared
    }
    return .small(
      .tab("a", ordered: true), .tab("b", ordered: true),
      .tab("c", isPaged: true, ordered: true), .tab("d", ordered: true), .tab("e", ordered: true),
      .tab("f", ordered: true), videos: videos, columns: nil
    ) {
      $0.network.latency = Latency(.milliseconds(340))
      $0.network.isConstrained = false
      $0.shared.cachePolicyLevel = .high
      $0.network.faults = [NetworkFault(source: "e", fault: .timedOut, times: 1)]
    }
  }
}
