import FeedModel

/// The scenario of the tests of the front: the tabs of the sample, and every kind of card.
enum FrontScenario {
  /// Six tabs: one of every kind there is, one that loads in pages, one without videos, one whose
  /// first load gets no answer, one with wide characters.
  static func sample(_ change: (inout Scenario) -> Void = { _ in }) -> Scenario {
    var scenario = Scenario()
    scenario.containerSourceId = "sample"
    scenario.tabs = [
      tab("foryou", "For you"), tab("live", "Live sport"),
      tab("kitchen", "Kitchen", isPaged: true), tab("following", "Following"),
      tab("outlet", "Outlet"), tab("tokyo", "東京さんぽ 🏮"),
    ]
    scenario.tabsStyle.activeTabIndicator.isVisible = true
    scenario.network.faults = [NetworkFault(source: "outlet", fault: .timedOut, times: 1)]
    scenario.network.isConstrained = true
    scenario.catalog = Catalog(
      labelled("foryou", forYou) + labelled("live", live) + labelled("kitchen", kitchen)
        + labelled("outlet", outlet) + labelled("tokyo", tokyo))
    change(&scenario)
    return scenario
  }

  /// A tab that shows the videos with its own id as a label.
  static func tab(_ id: String, _ title: String, isPaged: Bool = false) -> ContainerTabItem {
    ContainerTabItem(
      containerId: id, title: title, dataSource: .labels(.singleLabel(id)), isPaged: isPaged)
  }

  private static func labelled(_ label: String, _ videos: [Video]) -> [Video] {
    videos.map { video in
      var video = video
      video.labels.append(label)
      return video
    }
  }

  private static func video(
    _ id: String, _ title: String, _ author: String, _ seconds: Int64,
    _ product: Product? = nil
  ) -> Video {
    Video(
      id: id, title: title, author: author, duration: .seconds(seconds),
      products: product.map { [$0] } ?? [])
  }

  private static func product(_ name: String, _ price: Double, was: Double? = nil) -> Product {
    Product(
      name: name, price: Price(amount: price), originalPrice: was.map { Price(amount: $0) })
  }

  /// The ids are those for which picture and title go together.
  private static let forYou = [
    video(
      "v043", "Three dumplings, one pan", "@steamclub", 38,
      product("Iron pan, 20 cm", 34, was: 49)),
    video(
      "v544", "Last ferry before the fog", "@saltandtimetables", 42,
      product("Fog parka, unisex", 89, was: 120)),
    advertisement,
    video("v032", "雨の夜、渋谷の裏道", "@yoru_walks", 61, product("Clear dome umbrella", 18)),
    video(
      "v027", "Own goal of the year 🏆", "@offside.daily", 24,
      product("Keeper gloves No. 1", 45, was: 60)),
    video(
      "v015", "Trail 12: wrong turn, great view", "@switchbacks", 55, product("Trail cap", 22)),
    video(
      "v774", "My aunt rates airports", "@tante.ilse", 33, product("Cabin pillow", 29, was: 35)),
    video(
      "v092", "Silk, folded eleven ways", "@loomtime", 47, product("Silk scarf, tide", 52)),
    video(
      "v023", "Two minutes of night market", "@lanternlane", 120,
      product("Paper lantern, set", 16, was: 20)),
    video("v167", "Tacking without a plan", "@leewardlin", 28, product("Deck shoes", 64)),
    video(
      "v049", "Buzzer beater, seen from row Z", "@rowz", 19,
      product("Court socks, 3 pairs", 14, was: 18)),
    video("v061", "The mug that survived me", "@kilnkid", 31, product("Mug, speckled", 21)),
    video(
      "v004", "Learning to whistle at 40", "@lateandloud", 58, product("Tin whistle in D", 12)),
    video(
      "v093", "Lunch under four minutes", "@noondesk", 44,
      product("Bento, two tiers", 27, was: 32)),
    video("v122", "Lava, but make it slow", "@basaltbeat", 66, product("Heat mug", 25)),
    video(
      "f001", "The bread that waited for me", "@slowcrumb", 36, product("Proofing basket", 17)),
    video("f002", "Harbour cranes at first light", "@quaydiary", 52),
    video("f003", "A ladder, a lamp, a long night", "@attic.hours", 27),
  ]

  private static let advertisement = Video(
    id: "v288", title: "A bag that holds a Sunday", author: "Nordlicht Goods",
    duration: .seconds(15),
    advertisement: Video.Advertisement(sponsor: "Nordlicht", callToAction: "See the bag"))

  /// A stream without an end, a video that never comes, a cell without a video, a duration that
  /// nobody knows, and ordinary ones.
  private static let live = [
    Video(
      id: "l001", title: "Village derby, second half", author: "@offside.daily", isLive: true,
      products: [product("Scarf, village colours", 19)]),
    Video(
      id: "l002", title: "The replay that never came", author: "@blueline.b",
      duration: .seconds(20), fails: true),
    Video(id: "l003", title: "That was a marathon of scrolling", author: "", hasVideo: false),
    Video(
      id: "l004", title: "Training, as long as it takes", author: "@timeoutclub",
      products: [product("Tactics board", 22, was: 28)]),
    video("l005", "Serve so slow it won the point", "@netcordnews", 16),
    video("l006", "Half-court prayer, answered", "@rowz", 17, product("Court ball, size 7", 32)),
    video("l007", "Forty-shot rally, one apology", "@claydays", 58),
  ]

  private static let kitchen = (1...45).map { number in
    video(
      "k\(number)", "Supper number \(number)", "@noondesk", 20 + Int64(number),
      product("Spoon No. \(number)", Double(number)))
  }

  private static let outlet = (1...6).map { number in
    video(
      "o\(number)", "Last chance, part \(number)", "@endofline", 15,
      product("Remnant \(number)", 9, was: 18))
  }

  private static let tokyo = (1...4).map { number in
    video("t\(number)", "夜の散歩、\(number) 日目", "@yoru_walks", 64)
  }
}
