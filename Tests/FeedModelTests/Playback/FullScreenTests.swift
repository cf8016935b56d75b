import Testing

@testable import FeedModel

/// The player over everything else (D12), and what the deck does meanwhile (A2, P8).
struct FullScreenTests {
  /// One column of cards of three rows, of which five rows show: `a0` plays, 800 ms of it have.
  private func playing(change: (inout Scenario) -> Void = { _ in }) -> Transcript {
    var transcript = Transcript(
      .small(.tab("a"), .tab("b"), videos: .of("a", 6) + .of("b", 3), change: change),
      leavingOut: [.onMomentImpression, .onMomentQuartile, .onTabSelected])
    transcript.run("start-playing\nadvance 1s")
    return transcript
  }

  @Test func `D12: opening what plays goes on at its position, and closing it too`() {
    var transcript = playing()
    transcript.expect(
      """
      > open-full-screen
      1s didOpenFullScreen momentId=a0
      > advance 1s
      > close-full-screen
      2s didCloseFullScreen momentId=a0 reason=dismissed
      > close-full-screen
      > advance 1s
      """)
    #expect(transcript.simulation.player?.position(at: .seconds(3)) == .milliseconds(2800))
    #expect(transcript.simulation.player?.place == .deck)
  }

  @Test func `D12, P8: another item plays alone; closing it resumes the deck's where it was`() {
    var transcript = playing()
    transcript.expect(
      """
      > open-full-screen a1
      1s onMomentStop momentId=a0 reason=elsewhere position=800ms
      1s onMomentBuffering momentId=a1 latency=100ms
      1s didOpenFullScreen momentId=a1
      > advance 1s
      1100ms onMomentStart momentId=a1 momentIndex=1 totalMomentsCount=6 position=0s place=fullScreen
      > close-full-screen
      2s onMomentStop momentId=a1 reason=dismissed position=900ms
      2s didCloseFullScreen momentId=a1 reason=dismissed
      2s onMomentStart momentId=a0 momentIndex=0 totalMomentsCount=6 position=800ms
      > open-full-screen a1
      2s onMomentStop momentId=a0 reason=elsewhere position=800ms
      2s didOpenFullScreen momentId=a1
      2s onMomentStart momentId=a1 momentIndex=1 totalMomentsCount=6 position=900ms place=fullScreen
      """)
  }

  @Test func `K1, D12: a tap holds an item, and the next one opens it`() {
    var transcript = playing()
    transcript.expect(
      """
      > tap-item a0
      > tap-item a0
      1s didOpenFullScreen momentId=a0
      > close-full-screen
      1s didCloseFullScreen momentId=a0 reason=dismissed
      """)
    #expect(transcript.simulation.tabs[0].deck.heldId == "a0")
  }

  @Test func `D12: closing returns to the same place, held item and offset`() {
    var transcript = playing()
    transcript.run("scroll by=16\ntap-item a1\nadvance 1s\nopen-full-screen a1")
    let before = transcript.simulation.tabs[0].deck
    transcript.run("step-full-screen by=3\nadvance 2s\nclose-full-screen")
    #expect(transcript.simulation.tabs[0].deck.scrollOffset == before.scrollOffset)
    #expect(transcript.simulation.tabs[0].deck.heldId == "a1")
    #expect(transcript.simulation.player?.videoId == "a1")
  }

  @Test func `P8, D12: the item that had the turn has it again, though the rule would start none`()
  {
    var transcript = playing()
    transcript.run("set-autoplay isEnabled=false")
    transcript.expect(
      """
      > open-full-screen a1
      1s onMomentStop momentId=a0 reason=elsewhere position=800ms
      1s onMomentBuffering momentId=a1 latency=100ms
      1s didOpenFullScreen momentId=a1
      > close-full-screen
      1s didCloseFullScreen momentId=a1 reason=dismissed
      1s onMomentStart momentId=a0 momentIndex=0 totalMomentsCount=6 position=800ms
      """)
  }

  @Test func `P8: closing resumes nothing that the user had paused`() {
    var transcript = playing()
    transcript.expect(
      """
      > tap-playback-button
      1s onMomentPause momentId=a0 cause=user position=800ms
      > open-full-screen a0
      1s didOpenFullScreen momentId=a0
      1s onMomentResume momentId=a0 cause=user position=800ms
      > advance 1s
      > close-full-screen
      2s didCloseFullScreen momentId=a0 reason=dismissed
      2s onMomentPause momentId=a0 cause=user position=1800ms
      """)
  }

  @Test func `A6, D12: a pause in full screen sticks to the item, and going on there ends one`() {
    var transcript = playing()
    transcript.expect(
      """
      > open-full-screen
      1s didOpenFullScreen momentId=a0
      > tap-playback-button
      1s onMomentPause momentId=a0 cause=user position=800ms
      > close-full-screen
      1s didCloseFullScreen momentId=a0 reason=dismissed
      > open-full-screen
      1s didOpenFullScreen momentId=a0
      1s onMomentResume momentId=a0 cause=user position=800ms
      > tap-playback-button
      1s onMomentPause momentId=a0 cause=user position=800ms
      > tap-playback-button
      1s onMomentResume momentId=a0 cause=user position=800ms
      > close-full-screen
      1s didCloseFullScreen momentId=a0 reason=dismissed
      """)
  }

  @Test func `A2: while a video fills the screen the deck starts nothing, and explains why`() {
    var transcript = playing()
    transcript.run("open-full-screen a1\nadvance 1s")
    transcript.expect(
      """
      > set-autoplay triggerVisibilityPercentage=30%
      > resize columns=20 rows=20
      > resume-player
      > advance 10ms
      """)
    let verdicts = transcript.simulation.explain()?.items.map(\.verdict)
    #expect(verdicts?.prefix(2) == [.elsewhere, .elsewhere])
    #expect(transcript.simulation.verdictOnTurn == .elsewhere)
  }

  @Test(arguments: [
    "scroll by=16", "scroll-to 32", "drag by=16", "fling 2000", "scroll-host by=16", "tap-item a1",
    "tap-tab 1", "swipe by=2000", "tap-exit-button", "open-full-screen a1", "tap-cta a1",
    "tap-share-button a1",
  ])
  func `D12: no gesture reaches what the full screen covers`(gesture: String) {
    var transcript = playing {
      $0.catalog = Catalog(
        $0.catalog.videos.changing("a1") { $0.cta = .init(text: "", actionParam: "") })
    }
    transcript.run("open-full-screen")
    let before = transcript.simulation
    transcript.expect("> \(gesture)")
    #expect(transcript.simulation == before)
  }

  @Test func `D12: opening a video whose data did not come tries again`() {
    var transcript = playing()
    transcript.run("network offline=true\ntap-item a1\nadvance 1s")
    #expect(transcript.simulation.tabs[0].deck.hasFailed("a1"))
    transcript.expect(
      """
      > open-full-screen a1
      2s onMomentStop momentId=a0 reason=elsewhere position=1700ms
      2s onMomentBuffering momentId=a1 latency=100ms
      2s didOpenFullScreen momentId=a1
      """)
    #expect(!transcript.simulation.tabs[0].deck.hasFailed("a1"))
  }

  @Test func `D12: opening an item stops a deck that moves by itself`() {
    var transcript = playing()
    transcript.run("fling 2000\nadvance 20ms\nopen-full-screen a0")
    let offset = transcript.simulation.tabs[0].deck.scrollOffset
    transcript.run("advance 2s")
    #expect(transcript.simulation.tabs[0].deck.scrollOffset == offset)
    #expect(transcript.simulation.fling == nil)
  }

  @Test(arguments: [
    ("select-tab 1", "tab"), ("remove-tabs a", "removed"), ("remove-tabs b", "restart"),
    ("upsert-tabs containerId=a title=A source=label:a", "reload"),
    ("close-player", "closed"), ("new-deck kind=row", "reload"),
  ])
  func `D12: what ends the deck's player ends the full screen`(line: String, reason: String) {
    var transcript = playing()
    transcript.run("open-full-screen\n\(line)")
    #expect(transcript.simulation.player?.place ?? .deck == .deck)
    let told = transcript.log.map(\.line)
    #expect(told.contains("1s onMomentStop momentId=a0 reason=\(reason) position=800ms"))
    #expect(told.contains("1s didCloseFullScreen momentId=a0 reason=\(reason)"))
  }

  @Test func `T12, D12: a reload of the tab ends the full screen once its answer is here`() {
    var transcript = playing()
    transcript.run("open-full-screen\nreload-tab 0")
    #expect(transcript.simulation.isFullScreen)
    transcript.run("advance 100ms")
    #expect(!transcript.simulation.isFullScreen)
  }

  @Test(arguments: ["background", "cover"])
  func `P8: background and cover pause the full screen`(word: String) {
    var transcript = playing()
    transcript.expect(
      """
      > open-full-screen
      1s didOpenFullScreen momentId=a0
      > \(word) on=true
      1s onMomentPause momentId=a0 cause=\(word) position=800ms
      > \(word) on=false
      1s onMomentResume momentId=a0 cause=\(word) position=800ms
      """)
  }

  @Test func `P2, D12: a video whose data do not come closes the full screen`() {
    var transcript = playing {
      $0.catalog = Catalog($0.catalog.videos.changing("a1") { $0.fails = true })
    }
    transcript.expect(
      """
      > open-full-screen a1
      1s onMomentStop momentId=a0 reason=elsewhere position=800ms
      1s onMomentBuffering momentId=a1 latency=100ms
      1s didOpenFullScreen momentId=a1
      > advance 1s
      1100ms onMomentFailed momentId=a1 error=failure
      1100ms didCloseFullScreen momentId=a1 reason=failed
      1100ms onMomentStart momentId=a0 momentIndex=0 totalMomentsCount=6 position=800ms
      """)
  }

  /// An item that does not open, and why.
  enum Closed: String, CaseIterable {
    case advertisement = "ad0#1"
    case unknown = "nobody"
    case unseen = "a5"
    case turnedOff = "a0"
    case noVideo = "a1"
  }

  @Test(arguments: Closed.allCases)
  func `D12: an item that is not seen, holds no video or may not open does not`(item: Closed) {
    var transcript = playing {
      $0.shared.ads.videos = .of("ad", 1)
      $0.shared.ads.firstPosition = 1
      $0.tabs[0].momentsAdsConfigType = .firstAvailableAdsConfig
      $0.deck.viewConfiguration.itemView.fullScreen.isEnabled = item != .turnedOff
      if item == .noVideo {
        $0.tabs[0].momentsAdsConfigType = .none
        $0.catalog = Catalog($0.catalog.videos.changing("a1") { $0.hasVideo = false })
      }
    }
    transcript.expect("> open-full-screen \(item.rawValue)")
    #expect(!transcript.simulation.isFullScreen)
  }
}
