import Testing

@testable import FeedModel

/// The video that goes on in a corner (D11).
struct PictureInPictureTests {
  /// One column of cards of three rows, of which five rows show: `a0` plays, 800 ms of it have.
  private func playing(
    isEnabled: Bool = true, change: (inout Scenario) -> Void = { _ in }
  ) -> Transcript {
    var transcript = Transcript(
      .small(.tab("a"), .tab("b"), videos: .of("a", 6) + .of("b", 3)) {
        $0.deck.isPictureInPictureEnabled = isEnabled
        change(&$0)
      },
      leavingOut: [.onMomentImpression, .onMomentQuartile, .onTabSelected])
    transcript.run("start-playing\nadvance 1s")
    return transcript
  }

  @Test func `D11: what plays and is scrolled away goes on in a corner, and comes back held`() {
    var transcript = playing()
    transcript.expect(
      """
      > scroll by=48
      1s didStartPictureInPicture momentId=a0
      > advance 1s
      > scroll by=48
      > scroll by=-96
      2s didStopPictureInPicture momentId=a0 reason=restored
      > advance 1s
      """)
    #expect(transcript.simulation.player?.position(at: .seconds(3)) == .milliseconds(2800))
    #expect(transcript.simulation.tabs[0].deck.heldId == "a0")
  }

  @Test func `D11: unless it is enabled, what is scrolled away stops, and asking for it is told`() {
    var transcript = playing(isEnabled: false)
    transcript.expect(
      """
      > start-picture-in-picture
      1s failedToStartPictureInPicture momentId=a0 reason=notEnabled
      > scroll by=48
      1s onMomentStop momentId=a0 reason=belowThreshold position=800ms
      1s onMomentBuffering momentId=a1 latency=100ms
      """)
  }

  @Test func `D11: without anything that plays it does not start`() {
    var transcript = playing { $0.deck.viewConfiguration.itemView.autoplay.isEnabled = false }
    transcript.expect(
      """
      > start-picture-in-picture
      1s failedToStartPictureInPicture reason=nothingPlays
      > tap-picture-in-picture
      > stop-picture-in-picture
      """)
  }

  @Test func `D11: one that is paused or waits stops when it is scrolled away`() {
    var transcript = playing()
    transcript.run("tap-playback-button")
    transcript.expect(
      """
      > scroll by=48
      1s onMomentStop momentId=a0 reason=belowThreshold position=800ms
      1s onMomentBuffering momentId=a1 latency=100ms
      > scroll by=48
      1s onMomentBuffering momentId=a2 latency=100ms
      """)
  }

  @Test func `A2: while a video plays in a corner the deck starts nothing, and explains why`() {
    var transcript = playing()
    transcript.run("scroll by=48")
    transcript.expect("> advance 500ms\n> scroll by=16\n> set-autoplay 30%\n> resume-player")
    let explained = transcript.simulation.explain()?.items.first { $0.videoId == "a1" }
    #expect(explained?.verdict == .elsewhere)
    #expect(transcript.simulation.player?.videoId == "a0")
  }

  @Test func `D11: it is seen first when what it left is, whatever else plays by the rule`() {
    var transcript = playing()
    // Two rows of a0 are left, so that it keeps its turn; then one.
    transcript.run("set-autoplay triggerVisibilityPercentage=60% stopVisibilityPercentage=50%")
    transcript.expect(
      """
      > scroll by=16
      > scroll by=16
      1s didStartPictureInPicture momentId=a0
      > scroll by=-16
      1s didStopPictureInPicture momentId=a0 reason=restored
      """)
  }

  @Test func `D11: a user starts it, which lets the deck's hold go, and ends it in the deck`() {
    var transcript = playing()
    transcript.expect(
      """
      > tap-item a0
      > start-picture-in-picture
      1s didStartPictureInPicture momentId=a0
      > start-picture-in-picture
      > advance 1s
      > stop-picture-in-picture
      2s didStopPictureInPicture momentId=a0 reason=dismissed
      """)
    #expect(transcript.simulation.player?.place == .deck)
    #expect(transcript.simulation.tabs[0].deck.heldId == nil)
  }

  @Test func `D11: the user closes it, and the deck's first follows`() {
    var transcript = playing()
    transcript.run("scroll by=48")
    transcript.expect(
      """
      > stop-picture-in-picture
      1s onMomentStop momentId=a0 reason=dismissed position=800ms
      1s didStopPictureInPicture momentId=a0 reason=dismissed
      1s onMomentBuffering momentId=a1 latency=100ms
      """)
  }

  @Test func `D11: a tap on it shows its item again, held`() {
    var transcript = playing()
    transcript.run("scroll by=200")
    transcript.expect(
      """
      > tap-picture-in-picture
      1s restoreUserInterfaceForPictureInPicture momentId=a0
      1s didStopPictureInPicture momentId=a0 reason=restored
      """)
    #expect(transcript.simulation.tabs[0].deck.scrollOffset == 0)
    #expect(transcript.simulation.player?.videoId == "a0")
    #expect(transcript.simulation.tabs[0].deck.heldId == "a0")
  }

  @Test func `D11: another item that the user starts ends it, its own brings it back`() {
    var transcript = playing()
    transcript.run("scroll by=48")
    transcript.expect(
      """
      > tap-item a1
      1s onMomentStop momentId=a0 reason=lostTurn position=800ms
      1s didStopPictureInPicture momentId=a0 reason=lostTurn
      1s onMomentBuffering momentId=a1 latency=100ms
      """)
    transcript = playing()
    transcript.expect(
      """
      > start-picture-in-picture
      1s didStartPictureInPicture momentId=a0
      > tap-item a0
      1s didStopPictureInPicture momentId=a0 reason=restored
      """)
  }

  @Test func `D11, D12: the full screen goes into a corner, and back`() {
    var transcript = playing()
    transcript.expect(
      """
      > open-full-screen
      1s didOpenFullScreen momentId=a0
      > start-picture-in-picture
      1s didCloseFullScreen momentId=a0 reason=elsewhere
      1s didStartPictureInPicture momentId=a0
      > open-full-screen
      1s didStopPictureInPicture momentId=a0 reason=elsewhere
      1s didOpenFullScreen momentId=a0
      > close-full-screen
      1s onMomentStop momentId=a0 reason=dismissed position=800ms
      1s didCloseFullScreen momentId=a0 reason=dismissed
      1s onMomentStart momentId=a0 momentIndex=0 totalMomentsCount=6 position=800ms
      """)
  }

  @Test func `D11, D12: another item that opens ends it`() {
    var transcript = playing()
    transcript.run("scroll by=48")
    transcript.expect(
      """
      > open-full-screen a1
      1s onMomentStop momentId=a0 reason=elsewhere position=800ms
      1s didStopPictureInPicture momentId=a0 reason=elsewhere
      1s onMomentBuffering momentId=a1 latency=100ms
      1s didOpenFullScreen momentId=a1
      """)
  }

  @Test(arguments: ["background", "cover"])
  func `P8, D11: background and cover do not pause it, the user and the app do`(word: String) {
    var transcript = playing()
    transcript.run("scroll by=48")
    transcript.expect(
      """
      > \(word) on=true
      > tap-playback-button
      1s onMomentPause momentId=a0 cause=user position=800ms
      > tap-playback-button
      1s onMomentResume momentId=a0 cause=user position=800ms
      > pause-player
      1s onMomentPause momentId=a0 cause=api position=800ms
      > resume-player
      1s onMomentResume momentId=a0 cause=api position=800ms
      """)
  }

  @Test func `A6, D11: a pause there goes with the video back into the deck`() {
    var transcript = playing()
    transcript.expect(
      """
      > scroll by=48
      1s didStartPictureInPicture momentId=a0
      > tap-playback-button
      1s onMomentPause momentId=a0 cause=user position=800ms
      > scroll by=-48
      1s didStopPictureInPicture momentId=a0 reason=restored
      > tap-playback-button
      1s onMomentResume momentId=a0 cause=user position=800ms
      """)
  }

  @Test func `P1, D11: it plays again at its end, whatever number of plays is set`() {
    var transcript = playing {
      $0.catalog = Catalog(.of("a", 6, seconds: 2))
      $0.playback.loopBehavior = .loopAndAdvance(numberOfPlays: 1)
    }
    transcript.run("scroll by=48")
    transcript.expect(
      """
      > advance 4s
      2200ms onMomentComplete momentId=a0 play=1
      4200ms onMomentComplete momentId=a0 play=2
      """)
  }

  @Test(arguments: [
    ("select-tab 1", "tab"), ("remove-tabs a", "removed"), ("remove-tabs b", "restart"),
    ("close-player", "closed"), ("new-deck kind=row", "reload"), ("tap-tab 1", "tab"),
  ])
  func `D11: what ends the deck's player ends it`(line: String, reason: String) {
    var transcript = playing()
    transcript.run("scroll by=48\n\(line)")
    #expect(transcript.simulation.player?.place ?? .deck == .deck)
    let told = transcript.log.map(\.line)
    #expect(told.contains("1s onMomentStop momentId=a0 reason=\(reason) position=800ms"))
    #expect(told.contains("1s didStopPictureInPicture momentId=a0 reason=\(reason)"))
  }

  @Test func `D11, P5: an advertisement does not go there`() {
    var transcript = playing {
      $0.shared.ads.videos = .of("ad", 1)
      $0.shared.ads.firstPosition = 1
      $0.tabs[0].momentsAdsConfigType = .firstAvailableAdsConfig
    }
    transcript.run("scroll by=48\nstop-picture-in-picture\nadvance 1s")
    #expect(transcript.simulation.player?.isAd == true)
    transcript.expect(
      "> start-picture-in-picture\n2s failedToStartPictureInPicture momentId=ad0#1 reason=nothingPlays"
    )
  }

  @Test func `T15: blocked users neither start, tap nor close it`() {
    var transcript = playing()
    transcript.run("block-player-interaction")
    transcript.expect("> start-picture-in-picture")
    transcript.run("unblock-player-interaction\nscroll by=48\nblock-player-interaction")
    transcript.expect("> stop-picture-in-picture\n> tap-picture-in-picture\n> tap-playback-button")
    #expect(transcript.simulation.player?.place == .pictureInPicture)
  }
}
