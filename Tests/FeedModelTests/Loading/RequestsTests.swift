import Testing

@testable import FeedModel

struct RequestsTests {
  private func playing(change: (inout Scenario) -> Void = { _ in }) -> Transcript {
    let videos = [Video].of("a", 3).changing("a0") {
      $0.url = "https://example.org/a0"
      $0.cta = CallToAction(text: "Buy", actionParam: "https://example.org/buy")
      $0.bodyTextLink = BodyTextLink(text: "more", actionParam: "app:more")
      $0.customActionButtons = [
        CustomActionButton(id: "save", name: "Save it", metadata: "list=1")
      ]
    }.changing("a1") {
      $0.cta = CallToAction(text: "Go", actionType: .deeplink, actionParam: "app:go")
    }
    var transcript = Transcript(
      .small(.tab("a"), .tab("b"), videos: videos, change: change),
      leavingOut: [.onMomentImpression, .onMomentQuartile])
    transcript.run("start-playing\nadvance 1s")
    return transcript
  }

  @Test func `T19, N6: an unhandled call to action asks both delegates and then opens`() {
    var transcript = playing()
    transcript.expect(
      """
      > tap-cta
      1s onTriggerCTA sourceId=feed_a actionType=web actionParam=https://example.org/buy request=1
      1s handleCustomCTAClick sourceId=feed_a url=https://example.org/buy momentId=a0 request=2
      1s linkOpened sourceId=feed_a actionType=web actionParam=https://example.org/buy
      > tap-cta a1
      1s onTriggerCTA sourceId=feed_a actionType=deeplink actionParam=app:go request=3
      1s handleCustomCTAClick sourceId=feed_a url=app:go momentId=a1 request=4
      1s linkOpened sourceId=feed_a actionType=deeplink actionParam=app:go
      """)
  }

  @Test func `T19: links and buttons tell what is on them, sharing tells the address`() {
    var transcript = playing()
    transcript.expect(
      """
      > tap-body-text-link
      1s onTriggerPlayerBodyTextLink sourceId=feed_a actionParam=app:more request=1
      1s linkOpened sourceId=feed_a actionType=deeplink actionParam=app:more
      > tap-custom-action-button save
      1s onTriggerCustomActionButton sourceId=feed_a buttonId=save buttonName="Save it" metadata="list=1"
      > tap-share-button
      1s onMomentShare momentId=a0 url=https://example.org/a0
      > tap-share-button a1
      1s onMomentShare momentId=a1 url=""
      """)
  }

  @Test(arguments: [
    "tap-cta a2", "tap-cta nobody", "tap-body-text-link a1", "tap-custom-action-button other",
    "tap-custom-action-button save a1", "tap-share-button a2",
  ])
  func `T19: what is not on the video, or not seen, cannot be tapped`(gesture: String) {
    var transcript = playing()
    transcript.expect("> \(gesture)")
  }

  @Test func `N6: the scenario's host answers after its time, and what it handles goes no further`()
  {
    var transcript = playing {
      $0.host.onTriggerCTA.after = .milliseconds(200)
      $0.host.handleCustomCTAClick.isHandled = true
    }
    transcript.expect(
      """
      > tap-cta
      1s onTriggerCTA sourceId=feed_a actionType=web actionParam=https://example.org/buy request=1
      > advance 300ms
      1200ms handleCustomCTAClick sourceId=feed_a url=https://example.org/buy momentId=a0 request=2
      > answer 2 true
      1300ms answerDropped request=2
      """)
    #expect(transcript.simulation.requests == [])
  }

  @Test func `N6: an app answers by the request's number, once`() {
    var transcript = playing { $0.host.onTriggerCTA.isHandled = true }
    transcript.run("app-answers true")
    transcript.expect(
      """
      > tap-cta
      1s onTriggerCTA sourceId=feed_a actionType=web actionParam=https://example.org/buy request=1
      > advance 500ms
      > answer 1 false
      1500ms handleCustomCTAClick sourceId=feed_a url=https://example.org/buy momentId=a0 request=2
      > answer 2 true
      > answer 2 true
      1500ms answerDropped request=2
      > answer 7 true
      1500ms answerDropped request=7
      """)
  }

  @Test func `N6: a close, and the removal of the tab, close the requests`() {
    for call in ["close-player", "remove-tabs a", "upsert-tabs a source=a"] {
      var transcript = playing()
      transcript.run("app-answers true\ntap-cta\n\(call)")
      #expect(transcript.simulation.requests == [])
      transcript.expect("> answer 1 false\n1s answerDropped request=1")
    }
  }

  @Test func `T15: a blocked player opens nothing`() {
    var transcript = playing()
    transcript.expect(
      """
      > block-player-interaction
      > tap-cta
      > tap-body-text-link
      > tap-custom-action-button save
      > tap-share-button
      """)
  }

  @Test func `T1: an exit button that is not there closes nothing`() {
    var hidden = playing { $0.playerStyle.buttons.exit.isVisible = false }
    hidden.expect("> tap-exit-button")
    var shown = playing()
    shown.run("tap-exit-button")
    #expect(!shown.simulation.isStarted)
  }

  @Test func `T1, T13: a container without a configuration has the shared one`() throws {
    var reading = FileReading()
    let json: JSONValue = ["shared": ["playback": ["numberOfPlays": 3]], "tabs": [[:]]]
    let scenario = try #require(Scenario.table.notation.read(json, &reading))
    let simulation = Simulation(scenario: scenario, columns: 20, rows: 10)
    #expect(simulation.loopBehavior == .loopAndAdvance(numberOfPlays: 3))
    #expect(scenario.shared.playback == simulation.playback)
  }

  @Test func `T13: a new configuration holds in full, and what it leaves out is as in the base`() {
    var transcript = playing { $0.playback.loopBehavior = .loopAndAdvance(numberOfPlays: 2) }
    transcript.run("update-playback-configuration bufferingSpinnerDelay=3s")
    #expect(transcript.simulation.playback.bufferingSpinnerDelay == .seconds(3))
    #expect(transcript.simulation.loopBehavior == .infiniteLoop)
    transcript.run("update-playback-configuration 4")
    #expect(transcript.simulation.playback.bufferingSpinnerDelay == .seconds(1))
    #expect(transcript.simulation.playsLeft == 4)
  }
}
