import Testing

@testable import FeedModel

struct PausesTests {
  private var playing: Transcript {
    var transcript = Transcript(
      .small(.tab("a"), .tab("b"), videos: .of("a", 6) + .of("b", 6)),
      leavingOut: [.onMomentImpression])
    transcript.run("start-playing\nadvance 1s")
    return transcript
  }

  @Test func `A6: a user's pause stays while any of the item is seen, and ends when none is`() {
    var transcript = playing
    transcript.expect(
      """
      > tap-playback-button
      1s onMomentPause momentId=a0 cause=user position=800ms
      > advance 1s
      > scroll by=16
      > scroll by=-16
      > scroll by=32
      2s onMomentStop momentId=a0 reason=belowThreshold position=800ms
      2s onMomentBuffering momentId=a1 latency=100ms
      > advance 1s
      2100ms onMomentStart momentId=a1 momentIndex=1 totalMomentsCount=6 position=0s
      > scroll by=-32
      3s onMomentStop momentId=a1 reason=lostTurn position=900ms
      > advance 1s
      > scroll by=48
      4s onMomentStart momentId=a1 momentIndex=1 totalMomentsCount=6 position=900ms
      > scroll by=-48
      4s onMomentStop momentId=a1 reason=lostTurn position=900ms
      4s onMomentStart momentId=a0 momentIndex=0 totalMomentsCount=6 position=800ms
      """)
  }

  @Test func `A6: a user's pause ends when the user or the app resumes`() {
    var transcript = playing
    transcript.expect(
      """
      > tap-playback-button
      1s onMomentPause momentId=a0 cause=user position=800ms
      > advance 1s
      > tap-playback-button
      2s onMomentResume momentId=a0 cause=user position=800ms
      > advance 1s
      > tap-playback-button
      3s onMomentPause momentId=a0 cause=user position=1800ms
      > resume-player
      3s onMomentResume momentId=a0 cause=user position=1800ms
      """)
  }

  @Test func `A6: each video goes on where it was left, by its id`() {
    var transcript = playing
    transcript.expect(
      """
      > advance 2200ms
      2200ms onMomentQuartile momentId=a0 quartile=1
      > scroll by=48
      3200ms onMomentStop momentId=a0 reason=belowThreshold position=3s
      3200ms onMomentBuffering momentId=a1 latency=100ms
      > advance 3s
      3300ms onMomentStart momentId=a1 momentIndex=1 totalMomentsCount=6 position=0s
      5300ms onMomentQuartile momentId=a1 quartile=1
      > scroll by=-48
      6200ms onMomentStop momentId=a1 reason=lostTurn position=2900ms
      6200ms onMomentStart momentId=a0 momentIndex=0 totalMomentsCount=6 position=3s
      > advance 1s
      7200ms onMomentQuartile momentId=a0 quartile=2
      > scroll by=48
      7200ms onMomentStop momentId=a0 reason=belowThreshold position=4s
      7200ms onMomentStart momentId=a1 momentIndex=1 totalMomentsCount=6 position=2900ms
      """)
  }

  @Test func `A6: a reload of the tab resets positions, a visit to another tab does not`() {
    var transcript = playing
    transcript.expect(
      """
      > select-tab 1
      1s onMomentStop momentId=a0 reason=tab position=800ms
      1s onTabSelected sourceId=feed_b tabIndex=1
      1s onDataLoadStarted sourceId=feed_b
      > select-tab 0
      1s onTabSelected sourceId=feed_a tabIndex=0
      1s onMomentStart momentId=a0 momentIndex=0 totalMomentsCount=6 position=800ms
      > advance 1s
      1100ms onVideosLoaded sourceId=feed_b page=1 first=0 count=6
      1100ms didLoadFeed sourceId=feed_b
      1100ms onDataLoadComplete sourceId=feed_b itemsCount=6
      > reload-tab 0
      2s onDataLoadStarted sourceId=feed_a
      > advance 1s
      2100ms onMomentStop momentId=a0 reason=reload position=1900ms
      2100ms onVideosLoaded sourceId=feed_a page=1 first=0 count=6
      2100ms didLoadFeed sourceId=feed_a
      2100ms onDataLoadComplete sourceId=feed_a itemsCount=6
      2100ms onMomentBuffering momentId=a0 latency=100ms
      2200ms onMomentStart momentId=a0 momentIndex=0 totalMomentsCount=6 position=0s
      """)
  }

  @Test func `T14: pausePlayer binds the player of its tab, whatever scrolls`() {
    var transcript = playing
    transcript.expect(
      """
      > pause-player
      1s onMomentPause momentId=a0 cause=api position=800ms
      > scroll by=48
      1s onMomentStop momentId=a0 reason=belowThreshold position=800ms
      1s onMomentBuffering momentId=a1 latency=100ms
      > advance 10s
      > scroll by=-48
      > select-tab 1
      11s onTabSelected sourceId=feed_b tabIndex=1
      11s onDataLoadStarted sourceId=feed_b
      > advance 1s
      11100ms onVideosLoaded sourceId=feed_b page=1 first=0 count=6
      11100ms didLoadFeed sourceId=feed_b
      11100ms onDataLoadComplete sourceId=feed_b itemsCount=6
      11100ms onMomentBuffering momentId=b0 latency=100ms
      11200ms onMomentStart momentId=b0 momentIndex=0 totalMomentsCount=6 position=0s
      > select-tab 0
      12s onMomentStop momentId=b0 reason=tab position=800ms
      12s onTabSelected sourceId=feed_a tabIndex=0
      > advance 1s
      > resume-player
      13s onMomentStart momentId=a0 momentIndex=0 totalMomentsCount=6 position=800ms
      """)
  }

  @Test func `T14: the user's resume lifts a pause by the app, and a user's own with it`() {
    var transcript = playing
    transcript.expect(
      """
      > tap-playback-button
      1s onMomentPause momentId=a0 cause=user position=800ms
      > pause-player
      > tap-playback-button
      1s onMomentResume momentId=a0 cause=api position=800ms
      > pause-player
      1s onMomentPause momentId=a0 cause=api position=800ms
      > tap-playback-button
      1s onMomentResume momentId=a0 cause=api position=800ms
      """)
  }

  @Test func `T14: resumePlayer clears the user's pause on the item it starts`() {
    var transcript = playing
    transcript.expect(
      """
      > tap-playback-button
      1s onMomentPause momentId=a0 cause=user position=800ms
      > pause-player
      > advance 1s
      > resume-player
      2s onMomentResume momentId=a0 cause=api position=800ms
      """)
    #expect(transcript.simulation.player?.state == .playing)
  }

  @Test func `T14: pause and resume do nothing with no tab selected`() {
    var transcript = Transcript(.small(videos: []))
    transcript.expect(
      """
      > pause-player
      > resume-player
      > start-playing
      0s onPlayerDidAppear sourceId=feed
      > pause-player
      > resume-player
      """)
  }

  @Test func `T14: pausePlayer before the content is here binds the player to come`() {
    var transcript = Transcript(
      .small(.tab("a"), videos: .of("a", 6)), leavingOut: [.onMomentImpression])
    transcript.run("start-playing\npause-player")
    transcript.expect(
      """
      > advance 10s
      100ms onVideosLoaded sourceId=feed_a page=1 first=0 count=6
      100ms didLoadFeed sourceId=feed_a
      100ms onDataLoadComplete sourceId=feed_a itemsCount=6
      100ms onMomentBuffering momentId=a0 latency=100ms
      > resume-player
      10s onMomentStart momentId=a0 momentIndex=0 totalMomentsCount=6 position=0s
      """)
  }

  @Test func `P2: a pause during buffering is not lost`() {
    var transcript = playing
    transcript.run("scroll by=48")
    transcript.expect(
      """
      > tap-playback-button
      > advance 10s
      > tap-playback-button
      11s onMomentStart momentId=a1 momentIndex=1 totalMomentsCount=6 position=0s
      """)
  }

  @Test func `P8: background and cover pause, and what goes on does so where it was`() {
    var transcript = playing
    transcript.expect(
      """
      > background on=true
      1s onMomentPause momentId=a0 cause=background position=800ms
      > advance 5s
      > cover on=true
      > advance 5s
      > background on=false
      > advance 5s
      > cover on=false
      16s onMomentResume momentId=a0 cause=cover position=800ms
      > advance 1200ms
      17200ms onMomentQuartile momentId=a0 quartile=1
      """)
  }

  @Test func `P8: the end of a cover resumes nothing that the user had paused`() {
    var transcript = playing
    transcript.expect(
      """
      > tap-playback-button
      1s onMomentPause momentId=a0 cause=user position=800ms
      > cover on=true
      > tap-playback-button
      > cover on=false
      > advance 5s
      """)
    #expect(transcript.simulation.player?.state == .paused(.user))
  }

  @Test func `P8: what would start in the background starts when the app is back`() {
    var transcript = Transcript(
      .small(.tab("a"), videos: .of("a", 6)), leavingOut: [.onMomentImpression])
    transcript.run("background on=true\nstart-playing")
    transcript.expect(
      """
      > advance 5s
      100ms onVideosLoaded sourceId=feed_a page=1 first=0 count=6
      100ms didLoadFeed sourceId=feed_a
      100ms onDataLoadComplete sourceId=feed_a itemsCount=6
      100ms onMomentBuffering momentId=a0 latency=100ms
      > background on=false
      5s onMomentStart momentId=a0 momentIndex=0 totalMomentsCount=6 position=0s
      """)
  }

  @Test func `P8: focus, and a cover laid twice, change nothing`() {
    var transcript = playing
    transcript.expect(
      """
      > focus on=false
      > cover on=true
      1s onMomentPause momentId=a0 cause=cover position=800ms
      > cover on=true
      > cover on=false
      1s onMomentResume momentId=a0 cause=cover position=800ms
      > cover on=false
      > focus on=true
      """)
  }

  @Test func `P3: of several causes the first by rank is told, once`() {
    var transcript = playing
    transcript.expect(
      """
      > pause-player
      1s onMomentPause momentId=a0 cause=api position=800ms
      > tap-playback-button
      1s onMomentResume momentId=a0 cause=api position=800ms
      > background on=true
      1s onMomentPause momentId=a0 cause=background position=800ms
      > pause-player
      > cover on=true
      > background on=false
      > cover on=false
      > resume-player
      1s onMomentResume momentId=a0 cause=api position=800ms
      """)
  }
}
