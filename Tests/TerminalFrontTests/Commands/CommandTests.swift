import Testing

@testable import FeedModel
@testable import TerminalFront

@Suite struct CommandTests {
  @Test(
    arguments: [
      ("select-tab 2", .model(.selectTab(at: 2, animated: nil))),
      ("tab 2", .model(.selectTab(at: 2, animated: nil))),
      ("pause", .model(.pausePlayer)), ("resume", .model(.resumePlayer)),
      ("loop 3", .model(.updatePlaybackConfiguration(loop: 3))),
      ("loop for-ever", .model(.updatePlaybackConfiguration(loop: nil))),
      (
        "threshold 60%",
        .model(
          .setAutoplay(
            triggerVisibilityPercentage: Percentage(fraction: 0.6), isEnabled: nil))
      ),
      (
        "autoplay off", .model(.setAutoplay(triggerVisibilityPercentage: nil, isEnabled: false))
      ),
      (
        "network latency 800ms",
        .model(.network(latency: .milliseconds(800), upTo: nil, offline: nil))
      ),
      (
        "network latency=1s upTo=2s",
        .model(.network(latency: .seconds(1), upTo: .seconds(2), offline: nil))
      ),
      ("network 80ms", .model(.network(latency: .milliseconds(80), upTo: nil, offline: nil))),
      ("network offline", .model(.network(latency: nil, upTo: nil, offline: true))),
      ("network online", .model(.network(latency: nil, upTo: nil, offline: false))),
      ("network fail live", .model(.fault(source: "live", fault: .failure, times: nil))),
      ("network fail \"for you\"", .model(.fault(source: "for you", fault: .failure, times: nil))),
      ("network mend", .model(.clearFaults(source: nil))),
      ("background", .model(.background(on: true))),
      ("background off", .model(.background(on: false))),
      ("foreground", .model(.background(on: false))), ("cover", .model(.cover(on: true))),
      ("layout row", .app(.layout(kind: .row, columns: nil))),
      ("layout grid 4", .app(.layout(kind: .grid, columns: 4))),
      ("columns 4", .model(.setLayout(kind: .grid, columns: 4))),
      ("speed 0.25", .app(.speed(factor: 0.25))), ("write a.json", .app(.write(file: "a.json"))),
      ("screenshot", .app(.screenshot(file: nil))), ("quit", .app(.quit)),
      ("move-focus down", .app(.moveFocus(to: .down))), ("play v1", .app(.startItem(id: "v1"))),
    ] as [(String, Command)])
  func `K2: a command is read in its long and in its short form`(
    line: String, command: Command
  ) throws {
    #expect(try Command(line: line) == command)
    #expect(try Command(line: command.line) == command)
  }

  @Test(arguments: [
    ("selectTab 2 animated=no", "select-tab 2 animated=no"), (" reloadAllTabs", " reload-all-tabs"),
    ("handleCustomCTAClick", "handle-custom-cta-click"), ("tapCTA", "tap-cta"),
    ("select-Tab", "select-Tab"), ("Select", "Select"), ("résuméPlayer", "résuméPlayer"),
    ("tap-item vX", "tap-item vX"), ("", ""), (" ", " "), ("hydrateProduct p", "hydrate p"),
  ])
  func `K2: a name may be spelled as on the page`(typed: String, line: String) {
    #expect(PageSpelling(typed).line == line)
  }

  @Test func `K2: every call of the pages is a command in the page's spelling`() throws {
    for (typed, line) in [
      ("blockPlayerInteraction", "block-player-interaction"), ("selectTab 2", "select-tab 2"),
      ("updatePlaybackConfiguration loop=3", "update-playback-configuration loop=3"),
    ] {
      #expect(try Command(line: typed) == Command(line: line))
    }
    var run = FrontRun(FrontScenario.sample { _ in })
    run.settle()
    #expect(Completion.all(for: "selectTa", in: run.simulation).map(\.line) == ["select-tab "])
  }

  @Test(arguments: [
    ("", 1, "a command begins with a word, such as select-tab"),
    ("x=1", 1, "a command begins with a word, such as select-tab"),
    ("seelct-tab 1", 1, "unknown word 'seelct-tab'; did you mean 'select-tab'?"),
    ("treshold 60%", 1, "unknown word 'treshold'; did you mean 'threshold'?"),
    ("onTabbSelected", 1, "unknown word 'onTabbSelected'"),
    ("hydrateProduct", 1, "'hydrate' needs product="),
    (
      "hydrateProduct p x=1", 18,
      "'hydrate' has no argument x=; accepted: product, name, description, isAvailable, hidden, request, strategy, variant, variantName, price, currency, originalPrice, originalCurrency, url, imageUrl, variantIsAvailable, options"
    ),
    ("hydrate p variant=a name=x name=y", 28, "'hydrate' is given name= twice"),
    ("quti", 1, "unknown word 'quti'; did you mean 'quit'?"),
    ("loop", 1, "'loop' needs N: a number"),
    ("loop many", 6, "'many' is not accepted here; accepted: a whole number"),
    ("loop 3 4", 8, "'loop' takes one value"), ("pause now", 7, "'pause' takes nothing more"),
    ("threshold 60", 11, "60 is above 1; for 60 percent write \"60%\""),
    ("selectTab now", 11, "'now' is not accepted here; accepted: a whole number"),
    ("network latency", 1, "'network latency' needs TIME: a time such as 800ms or 2s"),
    ("network fail", 1, "'network fail' needs TAB: the id of a tab"),
    ("network offline now", 17, "'network offline' takes nothing more"),
    ("background maybe", 12, "'maybe' is not accepted here; accepted: true or false"),
    ("tap-item \"a", 10, "a quote is never closed; a second \" ends it"),
    ("move-focus away", 12, "'away' is not accepted here; accepted: left, right, up, down"),
  ])
  func `K2: a command that is wrong says where and what is accepted`(
    line: String, column: Int, sentence: String
  ) {
    let error = #expect(throws: WordError.self) { try Command(line: line) }
    #expect(error?.column == column)
    #expect(error?.description == sentence)
  }

  @Test(arguments: [
    ("onTabSelected", 1, "a callback, no command; the events (e) show it"),
    (" onTabSelected x", 2, "a callback, no command; the events (e) show it"),
    ("ontabselected", 1, "a callback, no command; the events (e) show it"),
    (
      "onProductHydration = { products in }", 1,
      "a callback, no command; the events (e) show it; set-handler sets it"
    ),
    (
      "playerDeckFeedDidLoadFeed(_:)", 1,
      "a callback, no command; the events (e) show it as didLoadFeed"
    ),
    (
      "playerDeckFeed(_:didFailToLoadFeed:)", 1,
      "a callback, no command; the events (e) show it as didFailToLoadFeed"
    ),
    ("isTabVisibleWhenEmpty", 1, "no command; it is set by update-tabs-style"),
    ("viewConfiguration.safeAreaEdges = .top", 1, "no command; it is set by view-configuration"),
    ("itemView.autoplay.isEnabled=yes", 1, "no command; it is set by view-configuration"),
    ("addToCartButton", 1, "no command; it is set by view-configuration"),
    ("minimumViewTime", 1, "no command; it is set by set-autoplay, view-configuration"),
  ])
  func `K2: a name of the pages that is no command says what it is`(
    line: String, column: Int, explanation: String
  ) {
    let name = line.drop { $0 == " " }.prefix { !" =(".contains($0) }
    let error = #expect(throws: WordError.self) { try Command(line: line) }
    #expect(error == WordError(column: column, "'\(name)' is \(explanation)"))
  }

  @Test func `K2: every event and every callback of the pages says where it is seen`() {
    for callback in Callback.all {
      #expect(Event.CodingKeys(rawValue: callback.event) != nil)
      let error = #expect(throws: WordError.self) { try Command(line: callback.name) }
      #expect(error?.description.contains("the events (e) show it") == true, "\(callback.name)")
    }
  }

  @Test(arguments: [
    ("onProductHyd", ["filter-events onProductHydration"]),
    ("deckFeedDidLoad", ["filter-events didLoadFeed"]),
    ("isTabVisible", ["update-tabs-style isTabVisibleWhenEmpty="]),
    (
      "minimumView",
      ["set-autoplay minimumViewTime=", "view-configuration itemView.autoplay.minimumViewTime="]
    ),
    ("hydrateProd", []), ("hydrateProduct", ["hydrate "]), ("zz", []), ("select-tab zz", []),
  ])
  func `K2: a name of the pages that begins no command is proposed where it belongs`(
    typed: String, lines: [String]
  ) {
    var run = FrontRun(FrontScenario.sample { _ in })
    run.settle()
    #expect(Completion.all(for: typed, in: run.simulation).compactMap(\.line) == lines)
  }

  @Test func `K2: no word means two commands, and every action has its line in the menu`() {
    let words = Action.CodingKeys.allCases.map(\.rawValue) + AppAction.words
    #expect(Set(words).count == words.count)
    let listed = Set(CommandEntry.all.map(\.words))
    #expect(words.allSatisfy { listed.contains($0) })
    for entry in CommandEntry.all {
      #expect(!entry.meaning.isEmpty && !entry.meaning.hasSuffix("."), "\(entry.words)")
    }
  }

  @Test(arguments: [
    ("select-tab", "select-tab N [animated=yes|no]"), ("tab", "tab N"), ("scroll", "scroll N"),
    ("network", "network [latency=TIME] [upTo=TIME] [offline=yes|no]"),
    ("fault", "fault TAB failure|timeout|empty|offline|channelNotFound [times=N]"),
    ("new-deck", "new-deck grid|row|pager [columns=N]"), ("write", "write FILE"),
    ("filter-events", "filter-events [text=TEXT]"), ("start-playing", "start-playing"),
  ])
  func `K2: the menu shows what a command takes, as it is decoded`(words: String, usage: String) {
    #expect(CommandEntry.all.filter { $0.words == words }.map(\.usage).contains(usage))
  }
}
