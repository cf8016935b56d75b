import Testing

@testable import FeedModel
@testable import TerminalFront

@Suite struct PasteTests {
  private static let pasted = "q\ndd:quit\n\u{1B}[201~xrRG5?"

  @Test(arguments: ["", "i", "e", "n", "?", "5", "x"])
  func `R27 K4: a paste changes nothing where nobody types`(keys: String) {
    var run = FrontRun()
    run.settle()
    run.wait(.seconds(1))
    run.type(keys)
    run.settle()
    let before = run.frame()
    run.receive(.paste(Self.pasted))
    #expect(run.frame() == before)
    #expect(!run.app.isFinished)
  }

  @Test func `R27 R28 K4: a paste into the filter is text in one line, and applies nothing`() {
    var run = FrontRun()
    run.settle()
    run.wait(.seconds(1))
    run.type("/")
    run.receive(.paste(Self.pasted))
    #expect(run.app.filterField?.text.contains { $0.isNewline || $0 == "\u{1B}" } == false)
    #expect(run.app.filterField?.text.hasPrefix("q") == true)
    #expect(!run.app.isFinished)
    #expect(run.simulation.isStarted)
  }
}
