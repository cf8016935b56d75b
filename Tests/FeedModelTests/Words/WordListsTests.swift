import Testing

@testable import FeedModel

/// Lists and structures in lines of words.
struct WordListsTests {
  private static let forYou: ContainerTabItem = {
    var tab = ContainerTabItem(containerId: "a", title: "For You", dataSource: .discover)
    tab.dataSource = .labels(.mustInclude(["x", "y,z"]), maxItems: 3)
    tab.icon = PlayerTabItemCustomImageStates(selectedImage: "🏮")
    tab.isVisible = false
    tab.isPaged = true
    tab.pageSize = 4
    tab.shouldOrderMomentsByReadStatus = false
    tab.cachePolicyLevel = .extreme
    tab.momentsAdsConfigType = .none
    return tab
  }()

  private static let style: PlayerTabsStyle = {
    var style = PlayerTabsStyle.base()
    style.isTabVisibleWhenEmpty = false
    style.activeTabIndicator.height = 3.5
    style.selectedTabState.textColor = 0xff8800
    style.icon = PlayerTabItemIconStyle(iconTint: 0x000001, padding: 4)
    style.gradient = PlayerTabsGradientStyle(
      isVisible: false, startColor: 1, middleColor: 2, endColor: 3)
    style.padding.left = 0
    return style
  }()

  @Test(
    arguments: [
      (.removeTabs(ids: []), "remove-tabs"),
      (.removeTabs(ids: ["a", ",", "b c"]), "remove-tabs ids=a ids=\",\" ids=\"b c\""),
      (.upsertTabs(tabs: []), "upsert-tabs"),
      (
        .upsertTabs(tabs: [
          ContainerTabItem(containerId: "a", title: "A", dataSource: .labels(.singleLabel("x"))),
          ContainerTabItem(containerId: ",", title: "", dataSource: .discover),
        ]),
        "upsert-tabs containerId=a title=A source=x , containerId=\",\" title=\"\" source=discover"
      ),
      (
        .upsertTabs(tabs: [forYou]),
        #"upsert-tabs containerId=a title="For You" source=all:x,y\,z maxItems=3 isVisible=false"#
          + " isPaged=true pageSize=4 selectedImage=🏮 shouldOrderMomentsByReadStatus=false"
          + " cachePolicyLevel=extreme momentsAdsConfigType=none"
      ),
      (.updateTabsStyle(style: .base()), "update-tabs-style"),
      (
        .updateTabsStyle(style: style),
        "update-tabs-style isTabVisibleWhenEmpty=false indicatorHeight=3.5"
          + " selectedTextColor=\"#ff8800\" iconTint=\"#000001\" iconPadding=4 paddingLeft=0"
          + " isGradientVisible=false gradientStart=\"#000001\" gradientMiddle=\"#000002\""
          + " gradientEnd=\"#000003\""
      ),
    ] as [(Action, String)])
  func `T9, T10, T11: lists and structures are words that read back the same`(
    action: Action, line: String
  ) throws {
    #expect(action.line == line)
    #expect(try Action(line: line) == action)
  }

  @Test(
    arguments: [
      ("remove-tabs a b", .removeTabs(ids: ["a", "b"])),
      ("remove-tabs a , b", .removeTabs(ids: ["a", "b"])),
      ("remove-tabs ids=a b", .removeTabs(ids: ["a", "b"])),
      (
        "upsert-tabs a , title=B b any:x,y maxItems=2",
        .upsertTabs(tabs: [
          ContainerTabItem(containerId: "a", title: "a", dataSource: .discover),
          ContainerTabItem(
            containerId: "b", title: "B",
            dataSource: .labels(.atLeastOneOf(["x", "y"]), maxItems: 2)),
        ])
      ),
      ("tap-item ,", .tapItem(id: ",")),
    ] as [(String, Action)])
  func `Groups are parted by a lone comma, and labels may be left out`(
    line: String, action: Action
  ) throws {
    #expect(try Action(line: line) == action)
  }

  @Test(arguments: [
    ("upsert-tabs , a", 13, "nothing stands before this comma"),
    ("upsert-tabs a ,", 15, "nothing stands after this comma"),
    ("upsert-tabs a , , b", 17, "nothing stands before this comma"),
    ("upsert-tabs a , title=B", 17, "'upsert-tabs' needs containerId="),
    ("upsert-tabs a x isVisible=x", 17, "'x' is not accepted here; accepted: true or false"),
    ("upsert-tabs a foo=1 , b", 15, "'upsert-tabs' has no argument foo=; accepted: containerId"),
    (
      "upsert-tabs a A file:x", 17,
      "'file:x' is no source; accepted: discover, a label, label:, all:, any:, channel:, ids:"
    ),
    (
      "upsert-tabs a cachePolicyLevel=big", 15,
      "'big' is not accepted here; accepted: low, default, high, extreme"
    ),
    ("remove-tabs a ,", 15, "nothing stands after this comma"),
    ("remove-tabs a foo=b", 15, "'remove-tabs' has no argument foo=; accepted: ids"),
    ("update-tabs-style 2 maybe", 19, "'2' is not accepted here; accepted: true or false"),
    (
      "update-tabs-style iconTint=red", 19, "'red' is no colour; accepted: one such as #ff8800"
    ),
  ])
  func `A list that is wrong says where, what was found and what is accepted`(
    line: String, column: Int, message: String
  ) {
    let error = #expect(throws: WordError.self) { try Action(line: line) }
    #expect(error?.column == column)
    #expect(error?.description.hasPrefix(message) == true, "\(error?.description ?? "")")
  }

  @Test(arguments: ["", "discover", "a:b", "\\", ",", "-", "\\-", "a,", "\u{301}", ":", "ids:"])
  func `D6: any name in a source is one word that reads back the same`(name: String) {
    let sources: [ContentSource] = [
      .discover, .channel(channelID: name), .labels(.singleLabel(name)), .ids([]), .ids([name]),
      .labels(.mustInclude([name, "x"])), .labels(.atLeastOneOf(["", name, ""])),
    ]
    for source in sources {
      #expect(ContentSource(source.description) == source, "\(source.description)")
    }
  }

  @Test func `K2: what a list or a structure takes is known by its labels`() {
    let tabs = WordArgument.arguments(of: "upsert-tabs", in: Action.self)
    #expect(tabs.map(\.label) == ContainerTabItem.CodingKeys.allCases.map(\.rawValue))
    #expect(tabs.map(\.isOptional) == [false] + Array(repeating: true, count: tabs.count - 1))
    #expect(tabs.allSatisfy { $0.repetition == .groups })
    #expect(tabs.last?.kind == .choice(["firstAvailableAdsConfig", "everyXMoments", "none"]))
    let ids = WordArgument.arguments(of: "remove-tabs", in: Action.self)
    #expect(
      ids == [WordArgument(label: "ids", kind: .text, isOptional: false, repetition: .values)])
    let style = WordArgument.arguments(of: "update-tabs-style", in: Action.self)
    #expect(
      Set(style.map(\.label)) == Set(PlayerTabsStyle.CodingKeys.allCases.map(\.rawValue)))
    #expect(style.allSatisfy { $0.isOptional && $0.repetition == nil })
    let select = WordArgument.arguments(of: "select-tab", in: Action.self)
    #expect(select.map(\.usage) == ["at=N", "[animated=yes|no]"])
  }

  @Test func `A hostile list costs no more than its length`() throws {
    let many = String(repeating: "a ", count: 50_000)
    guard case .removeTabs(let ids) = try Action(line: "remove-tabs " + many) else { return }
    #expect(ids.count == 50_000)
    let groups = String(repeating: "a , ", count: 50_000)
    guard case .upsertTabs(let tabs) = try Action(line: "upsert-tabs \(groups) a") else { return }
    #expect(tabs.count == 50_001)
  }
}
