import Testing

@testable import FeedModel

/// What the full-screen player plays, shows and obeys (D10, D12, P3, T14, T15).
struct FullScreenPlaybackTests {
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

  @Test func `P5, D12: the full screen leaves advertisements out`() {
    var transcript = playing {
      $0.shared.ads.videos = .of("ad", 1)
      $0.shared.ads.firstPosition = 1
      $0.tabs[0].momentsAdsConfigType = .firstAvailableAdsConfig
    }
    transcript.run("open-full-screen\nstep-full-screen by=1")
    #expect(transcript.simulation.player?.videoId == "a1")
  }

  @Test func `T14: the app resumes what the user has paused in full screen`() {
    var transcript = playing()
    transcript.run("open-full-screen\ntap-playback-button")
    transcript.expect(
      """
      > resume-player
      1s onMomentResume momentId=a0 cause=user position=800ms
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
