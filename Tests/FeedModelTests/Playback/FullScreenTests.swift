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

  private func view(_ change: (inout PlayerDeckPlayerView) -> Void) -> Transcript {
    playing { change(&$0.deck.viewConfiguration.playerView) }
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

  @Test
  func `D12: a video that has played to its end is followed by the next, the last by the deck`() {
    var transcript = playing { $0.catalog = Catalog(.of("a", 3, seconds: 2)) }
    transcript.expect(
      """
      > open-full-screen a1
      1s onMomentStop momentId=a0 reason=elsewhere position=800ms
      1s onMomentBuffering momentId=a1 latency=100ms
      1s didOpenFullScreen momentId=a1
      > advance 5s
      1100ms onMomentStart momentId=a1 momentIndex=1 totalMomentsCount=3 position=0s place=fullScreen
      3100ms onMomentComplete momentId=a1 play=1
      3100ms onMomentStop momentId=a1 reason=advanced position=0s
      3100ms onMomentBuffering momentId=a2 latency=100ms
      3200ms onMomentStart momentId=a2 momentIndex=2 totalMomentsCount=3 position=0s place=fullScreen
      5200ms onMomentComplete momentId=a2 play=1
      5200ms onMomentStop momentId=a2 reason=feedOver position=0s
      5200ms didCloseFullScreen momentId=a2 reason=feedOver
      5200ms onMomentStart momentId=a0 momentIndex=0 totalMomentsCount=3 position=800ms
      """)
  }

  @Test func `D12: with videoCompleteAction loop a video starts again`() {
    var transcript = playing {
      $0.catalog = Catalog(.of("a", 3, seconds: 2))
      $0.deck.viewConfiguration.playerView.videoCompleteAction = .loop
      $0.playback.loopBehavior = .loopAndAdvance(numberOfPlays: 1)
    }
    transcript.expect(
      """
      > open-full-screen
      1s didOpenFullScreen momentId=a0
      > advance 4s
      2200ms onMomentComplete momentId=a0 play=1
      4200ms onMomentComplete momentId=a0 play=2
      """)
  }

  @Test func `D12: with feedCompleteAction loop the first video follows the last`() {
    var transcript = playing {
      $0.catalog = Catalog(.of("a", 2, seconds: 2))
      $0.deck.viewConfiguration.playerView.feedCompleteAction = .loop
    }
    transcript.run("open-full-screen a1")
    transcript.expect(
      """
      > advance 3s
      1100ms onMomentStart momentId=a1 momentIndex=1 totalMomentsCount=2 position=0s place=fullScreen
      3100ms onMomentComplete momentId=a1 play=1
      3100ms onMomentStop momentId=a1 reason=advanced position=0s
      3100ms onMomentStart momentId=a0 momentIndex=0 totalMomentsCount=2 position=800ms place=fullScreen
      """)
  }

  @Test func `D7, D12: the last video asks for the next page`() {
    var transcript = playing {
      $0.tabs[0].isPaged = true
      $0.deck.pageSize = 4
    }
    transcript.run("open-full-screen\nadvance 1s")
    transcript.expect(
      """
      > step-full-screen by=99
      2s onMomentStop momentId=a0 reason=lostTurn position=1800ms
      2s onMomentBuffering momentId=a3 latency=100ms
      > advance 200ms
      2100ms onVideosLoaded sourceId=feed_a page=2 first=4 count=2
      2100ms onMomentStart momentId=a3 momentIndex=3 totalMomentsCount=6 position=0s place=fullScreen
      """)
  }

  @Test func `D7, D12: a page that failed is asked for at the end, which plays until it is here`() {
    var transcript = Transcript(
      .small(.tab("a", isPaged: true), videos: .of("a", 4, seconds: 1)) { $0.deck.pageSize = 2 },
      leavingOut: [.onMomentImpression, .onMomentQuartile])
    transcript.run(
      "start-playing\nadvance 50ms\nfault source=a fault=failure times=1\nadvance 950ms")
    transcript.run("open-full-screen a1\nadvance 100ms\nnetwork latency=1500ms")
    transcript.expect(
      """
      > advance 4s
      2100ms onMomentComplete momentId=a1 play=1
      3100ms onMomentComplete momentId=a1 play=2
      3600ms onVideosLoaded sourceId=feed_a page=2 first=2 count=2
      4100ms onMomentComplete momentId=a1 play=3
      4100ms onMomentStop momentId=a1 reason=advanced position=0s
      4100ms onMomentBuffering momentId=a2 latency=1500ms
      """)
  }

  @Test func `D12: swiping goes through the videos and stays at either end`() {
    var transcript = playing {
      $0.catalog = Catalog(.of("a", 4).changing("a1") { $0.hasVideo = false })
    }
    transcript.expect(
      """
      > open-full-screen
      1s didOpenFullScreen momentId=a0
      > step-full-screen by=-1
      > step-full-screen by=1
      1s onMomentStop momentId=a0 reason=lostTurn position=800ms
      1s onMomentBuffering momentId=a2 latency=100ms
      > step-full-screen by=99
      1s onMomentBuffering momentId=a3 latency=100ms
      > step-full-screen by=1
      > step-full-screen by=-2
      1s onMomentStart momentId=a0 momentIndex=0 totalMomentsCount=4 position=800ms place=fullScreen
      """)
  }

  @Test func `P3: the first sight of a video can be that of the full screen`() {
    var transcript = Transcript(
      .small(.tab("a"), videos: .of("a", 6)), leavingOut: [.onMomentQuartile])
    transcript.run("start-playing\nadvance 1s\nopen-full-screen")
    transcript.expect(
      """
      > step-full-screen by=4
      1s onMomentStop momentId=a0 reason=lostTurn position=800ms
      1s onMomentBuffering momentId=a4 latency=100ms
      1s onMomentImpression momentId=a4 momentIndex=4
      > close-full-screen
      1s didCloseFullScreen momentId=a4 reason=dismissed
      1s onMomentStart momentId=a0 momentIndex=0 totalMomentsCount=6 position=800ms
      """)
  }

  @Test func `T14: in full screen the app pauses and resumes the one player`() {
    var transcript = playing()
    transcript.expect(
      """
      > open-full-screen
      1s didOpenFullScreen momentId=a0
      > pause-player
      1s onMomentPause momentId=a0 cause=api position=800ms
      > resume-player
      1s onMomentResume momentId=a0 cause=api position=800ms
      > pause-player
      1s onMomentPause momentId=a0 cause=api position=800ms
      > close-full-screen
      1s didCloseFullScreen momentId=a0 reason=dismissed
      > open-full-screen
      1s didOpenFullScreen momentId=a0
      1s onMomentResume momentId=a0 cause=api position=800ms
      """)
  }

  @Test func `T15: blocked users open and control nothing in full screen, the app's calls work`() {
    var transcript = playing()
    transcript.run("block-player-interaction")
    transcript.expect(
      "> open-full-screen\n> tap-item a0\n> tap-item a0\n> start-picture-in-picture")
    transcript.run("unblock-player-interaction\nopen-full-screen\nblock-player-interaction")
    transcript.expect(
      """
      > close-full-screen
      > step-full-screen by=1
      > tap-playback-button
      > seek to=5s
      > tap-mute-button
      > tap-share-button
      > start-picture-in-picture
      > pause-player
      1s onMomentPause momentId=a0 cause=api position=800ms
      """)
    #expect(transcript.simulation.isFullScreen)
    #expect(transcript.simulation.isMuted)
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

  @Test func `D12: buttons that are hidden cannot be tapped in full screen, but in the deck`() {
    var transcript = view {
      $0.playbackButton.isHidden = true
      $0.muteButton.isHidden = true
      $0.shareButton.isHidden = true
    }
    transcript.expect(
      """
      > open-full-screen
      1s didOpenFullScreen momentId=a0
      > tap-playback-button
      > tap-mute-button
      > tap-share-button
      > close-full-screen
      1s didCloseFullScreen momentId=a0 reason=dismissed
      > tap-share-button
      1s onMomentShare momentId=a0 url=""
      > tap-playback-button
      1s onMomentPause momentId=a0 cause=user position=800ms
      """)
    #expect(transcript.simulation.isMuted)
  }

  @Test
  func `D10: in full screen the call to action shows after its delay, and can be tapped then`() {
    var transcript = playing {
      $0.catalog = Catalog(
        .of("a", 2).changing("a0") { $0.cta = CallToAction(text: "Buy", actionParam: "x:1") })
    }
    #expect(transcript.simulation.ctaShownAt == nil)
    transcript.run("open-full-screen")
    #expect(transcript.simulation.ctaShownAt == .seconds(4))
    #expect(transcript.simulation.ctaLitAt == .seconds(6))
    transcript.expect(
      """
      > advance 2999ms
      > tap-cta
      > advance 1ms
      > tap-cta
      4s onTriggerCTA sourceId=feed_a actionType=web actionParam=x:1 request=1
      4s handleCustomCTAClick sourceId=feed_a url=x:1 momentId=a0 request=2
      4s linkOpened sourceId=feed_a actionType=web actionParam=x:1
      """)
  }

  @Test func `P3: the details of playback follow the player into its places`() throws {
    var transcript = playing {
      $0.deck.isPictureInPictureEnabled = true
      $0.catalog = Catalog(
        .of("a", 2).changing("a0") { $0.cta = CallToAction(text: "Buy", actionParam: "x:1") })
    }
    let inDeck = try #require(transcript.simulation.playbackDetails)
    #expect(inDeck.videoID == "a0" && inDeck.caption == "a0" && inDeck.duration == .seconds(8))
    #expect(inDeck.progress == .milliseconds(800) && inDeck.badge == nil)
    #expect(inDeck.hasCTA && inDeck.ctaActionText == "Buy" && inDeck.ctaActionURL == "x:1")
    #expect(inDeck.place == .deck && inDeck.playerHeight == 48)
    transcript.run("open-full-screen\nadvance 1s")
    let open = try #require(transcript.simulation.playbackDetails)
    #expect(open.progress == .milliseconds(1800) && open.place == .fullScreen)
    #expect(open.playerWidth == transcript.simulation.surroundings.screen.width)
    transcript.run("start-picture-in-picture")
    let corner = try #require(transcript.simulation.playbackDetails)
    #expect(corner.place == .pictureInPicture && corner.playerWidth < open.playerWidth)
  }

  @Test func `P3: a tap on an item that is seen is told, with its source and index`() {
    var transcript = Transcript(
      .small(.tab("a"), videos: .of("a", 6)),
      leavingOut: [.onMomentQuartile, .onMomentImpression, .onMomentBuffering, .onMomentStop],
      including: [.videoDidTapThumbnail])
    transcript.run("start-playing\nadvance 1s")
    transcript.expect(
      """
      > tap-item a1
      1s videoDidTapThumbnail sourceId=feed_a momentId=a1 momentIndex=1
      > tap-item a5
      > tap-item nobody
      """)
  }
}
