import Testing

@testable import FeedModel
@testable import TerminalFront

@Suite struct HelpCoverTests {
  @Test func `P8: help pauses the player, and goes on from there when it closes`() {
    var run = FrontRun()
    run.settle()
    run.wait(.seconds(3))
    run.type("?")
    #expect(run.simulation.player?.state == .paused(.cover))
    run.wait(.seconds(60))
    #expect(run.simulation.player?.position(at: run.simulation.now) == .seconds(3))
    run.press(Key(.escape))
    #expect(run.simulation.player?.state == .playing)
    #expect(run.simulation.player?.position(at: run.simulation.now) == .seconds(3))
  }

  @Test func `P8: what the user had paused stays paused`() {
    var run = FrontRun()
    run.settle()
    run.press(Key(.space))
    run.type("??")
    #expect(run.simulation.player?.state == .paused(.user))
  }

  @Test(
    arguments: KeyTable.rows.flatMap { $0.bindings.map(\.key) }
      + [Key(.escape), Key(.character("Z")), Key(.delete)])
  func `K1: any key closes the help and does nothing else`(key: Key) {
    var run = FrontRun()
    run.settle()
    var plain = run
    run.type("?")
    run.press(key)
    guard key != Key(.character("c"), .control) else {
      // It ends the program from anywhere.
      #expect(run.app.isFinished)
      return
    }
    #expect(!run.app.isFinished)
    #expect(!run.app.isHelpShown)
    #expect(run.frame() == plain.frame())
  }

  @Test func `K1: neither mouse nor paste nor focus closes the help`() {
    var run = FrontRun()
    run.settle()
    run.type("?")
    run.receive(.paste("q"))
    run.receive(.focus(false))
    run.receive(.focus(true))
    #expect(run.app.isHelpShown)
    #expect(!run.app.isFinished)
  }

  @Test func `P8: the inspector and the events cover nothing`() {
    var run = FrontRun()
    run.settle()
    run.wait(.seconds(1))
    run.type("i")
    #expect(run.simulation.player?.state == .playing)
    run.type("e")
    #expect(run.simulation.player?.state == .playing)
  }
}
