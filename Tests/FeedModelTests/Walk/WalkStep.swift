@testable import FeedModel

/// One step of a random walk, complete in itself so that a walk can be shortened.
enum WalkStep {
  /// The action is done at this distance from the present moment, which may be negative.
  case send(Action, after: SimulatedTime)
  /// Time passes.
  case advance(SimulatedTime)

  /// A step drawn at random, of any kind and with hostile arguments among others; some words more often.
  static func random(
    from random: inout SplitMix64, favouring words: [Action.CodingKeys]
  ) -> WalkStep {
    if Int.random(in: 0..<3, using: &random) == 0 {
      return .advance(SimulatedTime.random(from: &random))
    }
    let isNow = Bool.random(using: &random)
    let action = Action.random(from: &random, favouring: words)
    return .send(action, after: isNow ? .zero : .random(from: &random))
  }

  /// Does the step; returns what the log says of it.
  func run(on simulation: inout Simulation) -> [LogEntry] {
    switch self {
    case .send(let action, let time):
      let passing = Self.bounded(time, for: simulation)
      return simulation.send(action, at: simulation.now + passing)
    case .advance(let time):
      return simulation.advance(by: Self.bounded(time, for: simulation))
    }
  }

  /// A player that runs for ages has ages to tell; only where nothing is to come may they pass.
  private static func bounded(_ time: SimulatedTime, for simulation: Simulation) -> SimulatedTime {
    simulation.nextDeadline == nil ? time : min(time, .seconds(60))
  }
}

extension WalkStep: CustomStringConvertible {
  var description: String {
    switch self {
    case .send(let action, let time) where time == .zero: action.line
    case .send(let action, let time): "\(action.line)   (after \(time))"
    case .advance(let time): "advance \(time)"
    }
  }
}

extension SimulatedTime {
  static func random(from random: inout SplitMix64) -> SimulatedTime {
    switch Int.random(in: 0..<40, using: &random) {
    case 0: .zero
    case 1: SimulatedTime(microseconds: 1)
    case 2: .milliseconds(-5)
    case 3: SimulatedTime(microseconds: .min)
    case 4: .seconds(3600)
    case 5..<20: .milliseconds(.random(in: 0...400, using: &random))
    case 20..<30: SimulatedTime(microseconds: .random(in: 0...3_000_000, using: &random))
    default: .milliseconds(.random(in: 0...20, using: &random) * 100)
    }
  }
}

extension Action {
  /// An action of a word drawn at random.
  static func random(
    from random: inout SplitMix64, favouring favourites: [CodingKeys] = []
  ) -> Action {
    func integer() -> Int {
      let pool = [0, 1, 2, 3, 4, 5, 6, -1, 7, 99, .min, .max]
      return pool[min(.random(in: 0..<16, using: &random), pool.count - 1)]
    }
    func size() -> Int {
      let pool = [
        0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 12, 17, 24, 30, 80, 81, 100, 200, -1, .min, .max,
      ]
      return pool[.random(in: 0..<pool.count, using: &random)]
    }
    func number() -> Double {
      let pool: [Double] = [
        .nan, .infinity, -.infinity, 1e300, -1e300, .leastNonzeroMagnitude, -0.0, 8, 1e9, -1e9,
      ]
      let place = Int.random(in: 0..<40, using: &random)
      return place < pool.count
        ? pool[place] : Double(Int.random(in: -12...14, using: &random)) * 16
    }
    func flag() -> Bool { .random(using: &random) }
    func id() -> String {
      let pool = ["", "nobody", "a=b \"\u{301}\n", "twin", "ad0#1", "ad1#2"]
      let place = Int.random(in: 0..<24, using: &random)
      let tab = ["a", "b", "c"][Int.random(in: 0..<3, using: &random)]
      return place < pool.count ? pool[place] : "\(tab)\(place - pool.count)"
    }
    func tab() -> String { ["a", "b", "c", "d", "nobody"][Int.random(in: 0..<5, using: &random)] }
    func latency() -> SimulatedTime {
      // Answers that never come would soon silence a walk, so they are rare.
      Int.random(in: 0..<40, using: &random) == 0
        ? .max : .milliseconds(.random(in: -1...9, using: &random) * 50)
    }
    func layout() -> LayoutKind {
      LayoutKind.allCases[Int.random(in: 0..<LayoutKind.allCases.count, using: &random)]
    }
    func item() -> ContainerTabItem {
      var item = ContainerTabItem.tab(tab(), isVisible: flag() || flag(), isPaged: flag())
      if flag() { item.dataSource = source() }
      item.pageSize = maybe(integer())
      item.icon = maybe(PlayerTabItemCustomImageStates(selectedImage: maybe(id())))
      item.cachePolicyLevel = CachePolicyLevel.allCases.randomElement(using: &random)
      item.momentsAdsConfigType = flag() ? .everyXMoments : .firstAvailableAdsConfig
      return item
    }
    func source() -> ContentSource {
      let sources: [ContentSource] = [
        .ids([id(), id(), id()], orderType: maybe(.random)), .channel(channelID: "even"),
        .channel(channelID: tab()), .channelPlaylist(channelID: "even", playlistID: "odd"),
        .playlistGroup(groupID: maybe("all") ?? id()),
        .dynamicContent(channelID: "even", parameters: ["age": [tab()], id(): []]),
        .hashtagPlaylist(channelID: "even", filterExpression: .or([.tag(tab()), .tag(id())])),
        .sku(channelID: id(), productIDs: [id()]), .singleContent(videoOrLiveStreamID: id()),
        .labels(
          .singleLabel(tab()), labelsPriority: [.mustInclude([id()])], orderType: maybe(.random),
          advancedOrderType: maybe(.liveFirst), maxItems: maybe(integer()),
          personalizedType: maybe(.ids(players: [id()], teams: [id(), id()]))),
        .recommendations(.forYou(anyLabelFilter: [tab(), id()], promotedLabels: [id()])),
        .recommendations(.trending()), .search(searchText: tab(), maxItems: maybe(integer())),
      ]
      return sources[.random(in: 0..<sources.count, using: &random)]
    }
    func style() -> PlayerTabsStyle {
      var style = PlayerTabsStyle.base()
      style.isTabVisibleWhenEmpty = flag() || flag()
      style.isTabTitleVisibleWhenSingleTab = flag()
      style.padding.top = flag() || flag() || flag() ? 8 : number()
      style.icon = maybe(PlayerTabItemIconStyle(iconTint: maybe(.max), padding: number()))
      style.gradient = maybe(PlayerTabsGradientStyle(startColor: .max))
      style.selectedTabState.textColor = maybe(0xff8800)
      return style
    }
    func product() -> String {
      ["p0", "p1", "p2", "p3", "", "nobody"][Int.random(in: 0..<6, using: &random)]
    }
    func price() -> Price? { maybe(Price(amount: number(), currencyCode: flag() ? "USD" : id())) }
    func variant() -> VariantPatch {
      var patch = VariantPatch(id: flag() ? "" : flag() ? "m" : id())
      patch.name = maybe(id())
      patch.formattedPrice = price()
      patch.formattedOriginalPrice = price()
      patch.isAvailable = maybe(flag() || flag())
      patch.options = maybe(ProductOptions(["Size": id(), "a,b:\\": ""]))
      return patch
    }
    func maybe<Value>(_ value: Value) -> Value? { flag() ? value : nil }

    let isFavoured = !favourites.isEmpty && Int.random(in: 0..<4, using: &random) == 0
    let words = isFavoured ? favourites : CodingKeys.allCases
    switch words[.random(in: 0..<words.count, using: &random)] {
    case .startPlaying: return .startPlaying
    case .closePlayer: return flag() ? .startPlaying : .closePlayer
    case .selectTab: return .selectTab(at: integer(), animated: maybe(flag()))
    case .prepareTab: return .prepareTab(at: integer())
    case .prepareAllTabs: return .prepareAllTabs
    case .reloadTab: return .reloadTab(at: maybe(integer()), containerId: maybe(tab()))
    case .reloadAllTabs: return .reloadAllTabs
    case .reloadNonActiveTabs: return .reloadNonActiveTabs
    case .upsertTabs: return .upsertTabs(tabs: (0..<(integer() & 3)).map { _ in item() })
    // A container without tabs would make a walk dull.
    case .removeTabs:
      return .removeTabs(ids: flag() ? [tab()] : (0..<(integer() & 1)).map { _ in tab() })
    case .updateTabsStyle: return .updateTabsStyle(style: style())
    case .pausePlayer: return .pausePlayer
    case .resumePlayer: return .resumePlayer
    // Blocked gestures would make a walk dull.
    case .blockPlayerInteraction:
      return flag() && flag() ? .blockPlayerInteraction : .unblockPlayerInteraction
    case .unblockPlayerInteraction: return .unblockPlayerInteraction
    case .blockTabsInteraction:
      return flag() && flag() ? .blockTabsInteraction : .unblockTabsInteraction
    case .unblockTabsInteraction: return .unblockTabsInteraction
    case .refresh: return .refresh(containerId: maybe(tab()))
    case .viewConfiguration:
      var setup = DeckSetup()
      setup.viewConfiguration.itemSpacing = number()
      setup.viewConfiguration.contentPadding.top = flag() ? number() : 10
      setup.viewConfiguration.itemView.productPanel.isHidden = flag()
      setup.viewConfiguration.itemView.muteButton.isHidden = flag()
      setup.viewConfiguration.safeAreaEdges = flag() ? .all : .top
      setup.viewConfiguration.fetchConfiguration.maxVideos = maybe(size())
      setup.viewConfiguration.muteState = flag() ? .default : .unmuted
      setup.autosizingEnabled = flag() && flag()
      return flag()
        ? .viewConfiguration(changes: ViewConfigurationChange(from: DeckSetup(), to: setup))
        : .viewConfiguration(changes: ViewConfigurationChange(from: setup, to: DeckSetup()))
    case .setAutoplay:
      let fractions = [0, 0.3, 0.5, 0.5, 0.6, 1, 1 / 3.0]
      let fraction = fractions[Int.random(in: 0..<fractions.count, using: &random)]
      return .setAutoplay(
        triggerVisibilityPercentage: maybe(Percentage(fraction: fraction)).flatMap { $0 },
        isEnabled: maybe(flag() || flag()),
        minimumViewTime: flag() ? .zero : maybe(latency()),
        stopVisibilityPercentage: maybe(
          Percentage(fraction: fractions[.random(in: 0..<fractions.count, using: &random)])
        ).flatMap { $0 },
        strategy: flag() ? .first : AutoplayStrategy.allCases.randomElement(using: &random))
    case .updatePlaybackConfiguration:
      return .updatePlaybackConfiguration(
        loop: flag() ? 1 : maybe(integer()), bufferingSpinnerDelay: maybe(latency()))
    case .setLayout: return .setLayout(kind: layout(), columns: maybe(integer()))
    case .newDeck: return .newDeck(kind: layout(), columns: maybe(integer()))
    case .tapTab: return .tapTab(at: integer())
    case .swipe: return .swipe(by: number() * 4)
    case .tapItem: return .tapItem(id: id())
    case .openFullScreen: return .openFullScreen(id: maybe(id()))
    case .closeFullScreen: return .closeFullScreen
    case .stepFullScreen: return .stepFullScreen(by: integer())
    // What plays in a corner is soon ended by something else.
    case .startPictureInPicture:
      return flag() ? .startPictureInPicture : .tapPictureInPicture
    case .stopPictureInPicture:
      return flag() ? .tapPictureInPicture : .stopPictureInPicture
    case .tapPictureInPicture: return .tapPictureInPicture
    case .tapPlaybackButton: return .tapPlaybackButton
    case .seek: return .seek(to: .random(from: &random))
    case .tapSubtitleButton: return .tapSubtitleButton
    case .tapMuteButton: return .tapMuteButton
    case .tapShareButton: return .tapShareButton(id: maybe(id()))
    case .tapCTA: return .tapCTA(id: maybe(id()))
    case .tapBodyTextLink: return .tapBodyTextLink(id: maybe(id()))
    case .tapCustomActionButton:
      return .tapCustomActionButton(button: flag() ? "save" : id(), id: maybe(id()))
    case .appAnswers: return .appAnswers(on: flag())
    case .answer: return .answer(request: integer(), isHandled: flag())
    case .tapAddToCart: return .tapAddToCart(id: flag() ? nil : id())
    case .reportAddToCart:
      return .reportAddToCart(
        request: .random(in: 0...60, using: &random), result: flag() ? .success : .failure)
    case .hydrate:
      return .hydrate(
        product: product(), name: maybe(id()), description: maybe(id()),
        isAvailable: maybe(flag() || flag()), hidden: maybe(flag() && flag()),
        request: flag() ? nil : .random(in: -1...60, using: &random),
        strategy: maybe(flag() ? .merge : .replace),
        variants: (0..<(integer() & 3)).map { _ in variant() })
    // Handlers and buttons that are gone would make a walk dull.
    case .setHandler:
      let handler = AppHandler.allCases.randomElement(using: &random) ?? .onProductHydration
      return .setHandler(handler: handler, on: flag() || flag() || flag())
    case .tapExitButton: return flag() ? .startPlaying : .tapExitButton
    case .scroll: return .scroll(by: number())
    case .scrollTo: return .scrollTo(offset: number())
    case .drag: return .drag(by: number())
    case .fling: return .fling(velocity: number() * 8)
    case .scrollHost: return .scrollHost(by: number())
    case .resize: return .resize(columns: size(), rows: size(), keeping: maybe(id()))
    case .network:
      return .network(
        latency: maybe(latency()), upTo: maybe(latency()), offline: maybe(flag() && flag()))
    case .saveData: return .saveData(on: flag() && flag())
    case .fault:
      let faults = LoadFailure.allCases
      return .fault(
        source: tab(), fault: faults[Int.random(in: 0..<faults.count, using: &random)],
        times: flag() ? integer() : 1)
    case .clearFaults: return .clearFaults(source: maybe(tab()))
    case .background: return .background(on: flag() && flag())
    case .cover: return .cover(on: flag() && flag())
    case .focus: return .focus(on: flag())
    case .device:
      let sizes = ["50x50", "390x844", "2000x50", "100x300+0+90+90+0", "90x90+400+400+400+400"]
      let sized = sizes.randomElement(using: &random).flatMap { Device(rawValue: $0) }
      return .device(to: flag() ? .terminal : sized ?? .terminal, keeping: maybe(id()))
    case .layoutDirection:
      return .layoutDirection(to: flag() ? .leftToRight : .rightToLeft)
    }
  }
}
