import CPseudoTerminal
import Testing

/// What the program does while there is nothing to do.
@Suite struct IdleTests {
  @Test func `R39 K5: with nothing pending the program neither wakes nor writes`() throws {
    let terminal = try #require(PseudoTerminal())
    #expect(terminal.waitUntilReady())
    terminal.type(Manners.freeze)
    // What was under way settles first: a message at the foot stays for some seconds.
    var sleeps: Int64 = -1
    #expect(
      terminal.wait {
        let before = sleeps
        sleeps = pt_sleeps(terminal.process)
        return !terminal.read(within: 1000) && sleeps == before
      })
    let time = pt_processor_time(terminal.process)
    #expect(!terminal.read(within: 2000))
    #expect(pt_sleeps(terminal.process) == sleeps)
    #expect(pt_processor_time(terminal.process) - time < 10_000_000)
    terminal.type(Manners.quit)
    #expect(terminal.waitForEnd() == 0)
    terminal.expectLeftAsFound()
  }
}
