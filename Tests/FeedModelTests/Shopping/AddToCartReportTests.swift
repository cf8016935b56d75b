import Testing

@testable import FeedModel

/// Taps on Add to Cart, and what the app reports.
struct AddToCartReportTests {
  @Test(arguments: [AddToCartResult.success, .failure])
  func `S4, N6: the host's report shows for 3 s, and then the button is as before`(
    result: AddToCartResult
  ) {
    var transcript = CartTranscript.started { $0.host.playerDeckAddToCart?.result = result }
    transcript.expect(
      """
      > tap-add-to-cart
      1s \(CartTranscript.tapped) request=2
      > advance 799ms
      """)
    #expect(CartTranscript.states(transcript) == [.adding, .idle, nil, nil])
    transcript.expect(
      """
      > advance 1ms
      1800ms addToCartEnded momentId=a0 outcome=\(result.rawValue) took=800ms request=2
      > advance 2999ms
      """)
    let shown: AddToCartState = result == .success ? .added : .failed
    #expect(CartTranscript.states(transcript) == [shown, .idle, nil, nil])
    transcript.expect("> advance 1ms")
    #expect(CartTranscript.states(transcript) == [.idle, .idle, nil, nil])
  }

  @Test func `S4: adding opens no page and leaves the player alone`() {
    var transcript = CartTranscript.started()
    let player = transcript.simulation.player
    transcript.run("tap-add-to-cart a1")
    #expect(transcript.simulation.player == player)
    transcript.run("tap-playback-button\ntap-add-to-cart a0")
    #expect(transcript.simulation.player?.state == .paused(.user))
    #expect(!transcript.log.contains { $0.line.contains("linkOpened") })
  }

  @Test func `S4: a product without an id is told without one`() {
    var transcript = CartTranscript.started()
    transcript.expect(
      """
      > tap-add-to-cart a1
      1s onPlayerDeckAddToCart sourceId=feed_a momentId=a1 url="" request=2
      """)
  }

  @Test func `S4: with no report in 10 s the button comes back and shows neither`() {
    var transcript = CartTranscript.started { $0.host.playerDeckAddToCart?.result = nil }
    transcript.run("tap-add-to-cart a0")
    transcript.expect("> advance 9999ms")
    #expect(CartTranscript.states(transcript)[0] == .adding)
    transcript.expect(
      """
      > advance 1ms
      11s addToCartEnded momentId=a0 outcome=noReport took=10s request=2
      > report-add-to-cart 2 success
      11s answerDropped request=2
      """)
    #expect(CartTranscript.states(transcript)[0] == .idle)
    #expect(transcript.simulation.tabs[0].deck.shopping.additions == [])
  }

  @Test(arguments: [10_000, 10_001, 14_000])
  func `S4: a report of the host that is too late is dropped, and that is told`(milliseconds: Int64)
  {
    var transcript = CartTranscript.started {
      $0.host.playerDeckAddToCart?.after = .milliseconds(milliseconds)
    }
    transcript.run("tap-add-to-cart a0\nadvance 9s")
    transcript.expect(
      """
      > advance 10s
      11s addToCartEnded momentId=a0 outcome=noReport took=10s request=2
      \(SimulatedTime.milliseconds(1000 + milliseconds)) answerDropped request=2
      """)
    #expect(CartTranscript.states(transcript)[0] == .idle)
  }

  @Test func `S4: a report in the last moment counts`() {
    var transcript = CartTranscript.started { $0.host.playerDeckAddToCart?.result = nil }
    transcript.run("tap-add-to-cart a0\nadvance 9999ms")
    transcript.expect(
      """
      > report-add-to-cart request=2 result=success
      10999ms addToCartEnded momentId=a0 outcome=success took=9999ms request=2
      > report-add-to-cart 2 failure
      10999ms answerDropped request=2
      > report-add-to-cart 77 success
      10999ms answerDropped request=77
      > answer 2 true
      10999ms answerDropped request=2
      """)
    #expect(CartTranscript.states(transcript)[0] == .added)
  }

  @Test
  func `S4: tapping again does nothing while it adds or shows success, after a failure it adds`() {
    var transcript = CartTranscript.started { $0.host.playerDeckAddToCart?.result = nil }
    transcript.run("tap-add-to-cart a0")
    transcript.expect(
      """
      > tap-add-to-cart a0
      > report-add-to-cart 2 success
      1s addToCartEnded momentId=a0 outcome=success took=0s request=2
      > tap-add-to-cart a0
      > advance 3s
      > tap-add-to-cart a0
      4s \(CartTranscript.tapped) request=3
      > report-add-to-cart 3 failure
      4s addToCartEnded momentId=a0 outcome=failure took=0s request=3
      > tap-add-to-cart a0
      4s \(CartTranscript.tapped) request=4
      > advance 4s
      """)
    #expect(CartTranscript.states(transcript)[0] == .adding)
  }

  @Test func `S4: the exact unit on the card is added`() {
    var transcript = CartTranscript.started()
    transcript.run("tap-add-to-cart a0\nhydrate pan variant=s variantIsAvailable=true")
    #expect(CartTranscript.states(transcript)[0] == .idle)
    transcript.expect(
      """
      > tap-add-to-cart a0
      1s onPlayerDeckAddToCart sourceId=feed_a momentId=a0 productId=pan unitId=s url="" request=3
      """)
  }

  @Test(arguments: ["tap-add-to-cart a2", "tap-add-to-cart a3", "tap-add-to-cart nobody"])
  func `S4: what has no button, or is not seen, cannot be added`(gesture: String) {
    var transcript = CartTranscript.started()
    transcript.expect("> \(gesture)")
    transcript.run("scroll-to 9999")
    transcript.expect("> tap-add-to-cart a0")
  }

  @Test func `S4, D12: a full-screen player shows no card to add from`() {
    var transcript = CartTranscript.started()
    transcript.run("open-full-screen a0\ntap-add-to-cart a0\ntap-add-to-cart")
    #expect(transcript.simulation.tabs[0].deck.shopping.additions == [])
    transcript.run("close-full-screen\ntap-add-to-cart a0")
    #expect(CartTranscript.states(transcript)[0] == .adding)
  }

  @Test func `S4, T15: the user cannot add while the app keeps him from the player`() {
    var transcript = CartTranscript.started()
    transcript.run("block-player-interaction")
    transcript.expect("> tap-add-to-cart a0")
    transcript.run("unblock-player-interaction\ntap-add-to-cart a0\nblock-player-interaction")
    transcript.expect(
      """
      > advance 1s
      1800ms addToCartEnded momentId=a0 outcome=success took=800ms request=2
      """)
  }

  @Test(
    arguments: [
      "reload-tab 0\nadvance 200ms", "remove-tabs a", "close-player", "new-deck grid 1",
    ])
  func `S4, N6: what is being added ends with its load, and a report then is dropped`(
    change: String
  ) {
    var transcript = CartTranscript.started { $0.host.playerDeckAddToCart?.after = .seconds(5) }
    transcript.run("tap-add-to-cart a0\n" + change)
    let now = transcript.simulation.now
    transcript.expect(
      """
      > report-add-to-cart 2 success
      \(now) answerDropped request=2
      """)
    transcript.run("advance 20s")
    #expect(!transcript.log.contains { $0.line.contains("addToCartEnded") })
  }

  @Test func `S4: another tab does not end what is being added`() {
    var transcript = CartTranscript.started()
    transcript.run("tap-add-to-cart a0\nselect-tab 1\nadvance 2s")
    #expect(CartTranscript.states(transcript)[0] == .added)
  }

  @Test func `N6: while an app answers, the host does not report`() {
    var transcript = CartTranscript.started()
    transcript.run("app-answers true\ntap-add-to-cart a0\nadvance 9s")
    #expect(CartTranscript.states(transcript)[0] == .adding)
  }
}
