import FeedModel
import FoundationEssentials
import TerminalFront
import Testing

/// The tables of docs that say for every name of the vendors' pages where it is here, and how to reach it.
struct PageTableTests {
  /// A page of docs that walks through a page of a vendor.
  struct Page: Sendable, CustomTestStringConvertible {
    /// The file in docs.
    let file: String
    /// How the help of its calls names the vendor's page.
    let source: String
    /// Every name of the vendor's page that an app can use.
    let symbols: String

    var testDescription: String { file }

    /// The table, a row of three cells each.
    var rows: [[Substring]] {
      get throws {
        let table = try #require(text.split(separator: "## Every name of the page").last)
        return table.split(separator: "\n").filter { $0.hasPrefix("| `") }.map { line in
          line.split(separator: "|", omittingEmptySubsequences: false).dropFirst().dropLast().map {
            $0.trimming { $0 == " " }
          }
        }
      }
    }

    var text: String {
      get throws {
        try String(
          contentsOf: PageTableTests.root.appending(path: "docs/\(file)"), encoding: .utf8)
      }
    }
  }

  static let pages = [
    Page(
      file: "container.md", source: "Player Container Tabs",
      symbols: """
        BlazeMomentsPlayerContainerTabs tabs playerStyle playbackConfiguration tabsStyle
        containerTabsDelegate containerSourceId startPlaying containerView closePlayer completion
        upsertTabs removeTabs updateTabsStyle updatePlaybackConfiguration reloadAllTabs
        reloadNonActiveTabs reloadTab resumePlayer pausePlayer blockPlayerInteraction
        unblockPlayerInteraction blockTabsInteraction unblockTabsInteraction selectTab animated
        prepareTab prepareAllTabs getDefaultMomentsPlaybackConfiguration
        BlazeMomentsContainerTabItem containerId title isVisible dataSource icon
        shouldOrderMomentsByReadStatus cachePolicyLevel momentsAdsConfigType BlazeDataSourceType
        BlazeWidgetLabel singleLabel BlazeCachePolicyLevel BlazeMomentsAdsConfigType
        firstAvailableAdsConfig everyXMoments none BlazePlayerTabItemCustomImageStates
        BlazeMomentsPlayerStyle BlazePlayerTabsStyle padding gradient selectedTabState
        unselectedTabState activeTabIndicator isTabTitleVisibleWhenSingleTab isTabVisibleWhenEmpty
        BlazePlayerActiveTabIndicatorStyle BlazePlayerTabItemStyle BlazePlayerTabItemIconStyle
        BlazePlayerTabsGradientStyle BlazeMomentsPlaybackConfiguration loopBehavior infiniteLoop
        loopAndAdvance numberOfPlays BlazePlayerContainerTabsDelegate BlazePlayerSourceDelegate
        BlazePlayerType onTabSelected onDataLoadStarted onDataLoadComplete onPlayerDidAppear
        onPlayerDidDismiss onTriggerCTA onTriggerPlayerBodyTextLink onPlayerEventTriggered
        onTriggerCustomActionButton BlazeSwiftUIMomentsPlayerContainerTabsView
        """),
    Page(
      file: "deck.md", source: "Player Deck",
      symbols: """
        PlayerDeckView layout source autosizingEnabled isPictureInPictureEnabled viewConfiguration
        PlayerDeckContentConfiguration PlayerDeckFeedViewController PlayerDeckSwiftUIView
        PlayerDeckSwiftUIContainer handler refresh PlayerDeckGridLayout columns maxVideos channelPlaylist
        channelID playlistID isEnabled triggerVisibilityPercentage safeAreaEdges playbackButton
        FireworkVideoSDK ctaDelegate FireworkVideoCTADelegate handleCustomCTAClick
        PlayerViewController VideoDetails onProductHydration Product externalID ProductHydrating
        products hydrateProduct name description isAvailable hidden variants merge replace variant
        formattedPrice formattedOriginalPrice currencyCode url imageUrl options addToCartButton
        playerDeckAddToCartDelegate delegate PlayerDeckFeedViewControllerDelegate
        playerDeckFeedDidLoadFeed didFailToLoadFeed VideoFeedError contentSourceError emptyFeed
        onVideosLoaded PlayerDeckVideosLoadedInfo videos onPlayerDeckLoaded onPlayerDeckFailedToLoad
        """),
  ]

  @Test(arguments: pages)
  func `K2: every command that a page names is one`(page: Page) throws {
    let commands = Self.quoted(in: try page.text).filter { $0.hasPrefix(":") && $0.count > 1 }
    #expect(commands.count > 15)
    for command in commands {
      let line = command.dropFirst().replacing("\n", with: " ")
      do {
        _ = try Command(line: String(line))
      } catch {
        // A word alone may want arguments; an unknown one is a mistake of the page.
        #expect(error.description.contains(" needs "), "\(line): \(error.description)")
      }
    }
  }

  @Test(arguments: pages)
  func `K2: every call of a vendor's page has its command on the page`(page: Page) throws {
    let text = try page.text
    for word in Action.CodingKeys.allCases {
      guard word.help.source?.hasPrefix(page.source) == true else { continue }
      #expect(text.contains("`:\(word.rawValue)"), "\(word.rawValue)")
    }
  }

  @Test(arguments: pages)
  func `T1, D1: every name of a vendor's page has a row, and no row an empty cell`(
    page: Page
  ) throws {
    let rows = try page.rows
    let named = Set(rows.flatMap { Self.names(in: $0.first ?? "") })
    for symbol in page.symbols.split(whereSeparator: \.isWhitespace) {
      #expect(named.contains(symbol), "\(symbol)")
    }
    for row in rows {
      #expect(row.count == 3 && row.allSatisfy { !$0.isEmpty }, "\(row)")
    }
  }

  @Test(arguments: pages)
  func `T1, D1: what a row says is in FeedModel is declared there`(page: Page) throws {
    let declared = try Self.declaredNames()
    for row in try page.rows where row.count == 3 {
      let names = Self.names(in: row[1])
      #expect(!names.isEmpty, "\(row[0])")
      for name in names where !declared.contains(name) {
        Issue.record("\(row[0]): there is no \(name)")
      }
    }
  }

  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// What stands between back quotes.
  private static func quoted(in text: some StringProtocol) -> [Substring] {
    let parts = text.split(separator: "`", omittingEmptySubsequences: false)
    return parts.indices.filter { $0 % 2 == 1 }.map { Substring(parts[$0]) }
  }

  /// The identifiers between back quotes.
  private static func names(in cell: Substring) -> Set<Substring> {
    Set(quoted(in: cell).flatMap { $0.split { !$0.isLetter && $0 != "_" } })
  }

  /// Every name that stands behind a word of declaration in FeedModel, and every label of an argument.
  private static func declaredNames() throws -> Set<Substring> {
    let folder = root.appending(path: "Sources/FeedModel").path(percentEncoded: false)
    var names: Set<Substring> = ["init", "base"]
    for file in try FileManager.default.subpathsOfDirectory(atPath: folder)
    where file.hasSuffix(".swift") {
      let text = try String(contentsOf: URL(filePath: folder + "/" + file), encoding: .utf8)
      var before: Substring = ""
      for word in text.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" }) {
        if declarations.contains(before) { names.insert(word) }
        before = word
      }
    }
    return names
  }

  private static let declarations: Set<Substring> = [
    "func", "var", "let", "class", "struct", "enum", "protocol", "typealias", "case",
  ]
}

extension Substring {
  fileprivate func trimming(_ isBlank: (Character) -> Bool) -> Substring {
    var text = drop(while: isBlank)
    while let last = text.last, isBlank(last) { text.removeLast() }
    return text
  }
}
