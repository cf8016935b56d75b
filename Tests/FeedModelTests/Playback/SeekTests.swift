import Testing

@testable import FeedModel

struct SeekTests {
  private func playing(_ videos: [Video] = .of("a", 3)) -> Transcript {
    var transcript = Transcript(
      .small(.tab("a"), videos: videos), leavingOut: [.onMomentImpression])
    transcript.run("start-playing\nadvance 1200ms")
    return transcript
  }

  private func position(_ transcript: Transcript) -> SimulatedTime? {
    transcript.simulation.player?.position(at: transcript.simulation.now)
  }

  @Test func `P1, P3: seeking forwards skips quarters, and only running over the end is a play`() {
    var transcript = playing()
    #expect(position(transcript) == .seconds(1))
    transcript.expect(
      """
      > seek 5s
      > advance 1s
      2200ms onMomentQuartile momentId=a0 quartile=3
      > seek 1h
      > advance 1ms
      2200001us onMomentComplete momentId=a0 play=1
      > advance 2s
      4200001us onMomentQuartile momentId=a0 quartile=1
      """)
  }

  @Test func `P3: seeking back tells no quarter a second time`() {
    var transcript = playing()
    transcript.expect(
      """
      > advance 4s
      2200ms onMomentQuartile momentId=a0 quartile=1
      4200ms onMomentQuartile momentId=a0 quartile=2
      > seek 0s
      > advance 8s
      11200ms onMomentQuartile momentId=a0 quartile=3
      13200ms onMomentComplete momentId=a0 play=1
      """)
  }

  @Test func `P2: a player that waits or is paused starts from where it was moved to`() {
    var transcript = playing()
    transcript.expect(
      """
      > scroll by=48
      1200ms onMomentStop momentId=a0 reason=belowThreshold position=1s
      1200ms onMomentBuffering momentId=a1 latency=100ms
      > seek 3s
      > advance 100ms
      1300ms onMomentStart momentId=a1 momentIndex=1 totalMomentsCount=3 position=3s
      > tap-playback-button
      1300ms onMomentPause momentId=a1 cause=user position=3s
      > seek 7s
      > advance 5s
      > tap-playback-button
      6300ms onMomentResume momentId=a1 cause=user position=7s
      > advance 1s
      7300ms onMomentComplete momentId=a1 play=1
      """)
  }

  @Test func `P3: a live stream can be moved anywhere, and a negative position is its start`() {
    var transcript = playing([Video].of("a", 1).changing("a0") { $0.isLive = true })
    transcript.run("seek 9h")
    #expect(position(transcript) == .seconds(9 * 3600))
    #expect(transcript.simulation.nextDeadline == nil)
    var simulation = transcript.simulation
    let lines = simulation.send(.seek(to: .seconds(-1)), at: simulation.now)
    #expect(lines.map(\.line) == ["1200ms > seek to=0s"])
    #expect(simulation.player?.position(at: simulation.now) == .zero)
  }

  @Test func `P1: without a player there is nothing to seek in`() {
    var transcript = Transcript(.small(.tab("a"), videos: []))
    transcript.expect("> seek 3s")
    #expect(transcript.simulation.player == nil)
  }
}
