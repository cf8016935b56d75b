import Testing

@testable import TerminalFront

struct TapeFailureTests {
  @Test(
    arguments: [
      (
        "Expect playing == v544",
        "expected: playing == \"v544\"\nfound:    \"v043\""
      ),
      ("Expect not playing == v043", "expected: not playing == \"v043\"\nfound:    \"v043\""),
      ("Expect tab != 0", "expected: tab != 0\nfound:    0"),
      ("Expect scroll > 0", "expected: scroll > 0\nfound:    0"),
      ("Expect visible['v043'] < 60%", "expected: visible[\"v043\"] < 60%\nfound:    100%"),
      ("Expect visible['zz'] >= 0%", "expected: visible[\"zz\"] >= 0%\nfound:    none"),
      ("Expect position >= 1s", "expected: position >= 1s\nfound:    0s"),
      ("Expect muted == false", "expected: muted == false\nfound:    true"),
      ("Expect not muted", "expected: not muted == true\nfound:    true"),
      (
        "Expect title contains you2", "expected: title contains \"you2\"\nfound:    \"For you\""
      ),
      ("Expect title matches /^x/", "expected: title matches /^x/\nfound:    \"For you\""),
      ("Expect held == v043", "expected: held == \"v043\"\nfound:    none"),
      (
        "Expect Event onMomentPause",
        "expected: an event onMomentPause with these arguments\n"
          + "found:    no onMomentPause"
      ),
      (
        "Expect Event onTabSelected tabIndex=3",
        "expected: an event onTabSelected with these arguments\n"
          + "found:    onTabSelected playerType=moments sourceId=sample_foryou tabIndex=0"
      ),
      (
        "Expect events['onTabSelected'] == 2",
        "expected: events[\"onTabSelected\"] == 2\nfound:    1"
      ),
      (
        "Wait@1s /never/",
        "expected within 1s: /never/\nfound:\n"
          + " ► Three dumplings, one pan  first that meets 50 %        e events  i inspector  : command  ? help"
      ),
    ])
  func `X2: a failure tells what was expected, what was found, and where`(
    statement: String, message: String
  ) throws {
    let indented = message.replacing("\n", with: "\n  ")
    #expect(
      try Tape.failures("Wait\n  \(statement)")
        == ["demo.tape:2:3: \(statement)\n  \(indented)"])
  }

  @Test func `X2: what the screen lacks is told with the screen`() throws {
    let failures = try Tape.failures(
      "Set Columns 12 Set Rows 2\nExpect Screen 'x y'\nExpect Screen /x/\nExpect not Screen /z/")
    let screen = try #require(
      try Tape.run("Set Columns 12 Set Rows 2 Screenshot a.txt").text("a.txt"))
    let rows = screen.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    let shown = rows.map { "\n  \($0)" }.joined()
    #expect(
      failures == [
        "demo.tape:2:1: Expect Screen 'x y'\n  expected: a screen with \"x y\"\n  found:    \(shown)",
        "demo.tape:3:1: Expect Screen /x/\n  expected: a screen that matches /x/\n  found:    \(shown)",
      ])
  }

  @Test func `X2: a wait for loads that never end says so`() throws {
    let failures = try Tape.failures(
      "Do network latency=10m\nDo reload-tab\nWait@2s\nExpect time == 2s")
    #expect(failures.count == 1)
    #expect(
      failures.first?.hasPrefix(
        "demo.tape:3:1: Wait@2s\n  expected within 2s: the end of all loads\n  found:\n") == true)
  }

  @Test func `X2: once feedtui has ended nothing is there to be expected`() throws {
    #expect(
      try Tape.failures("Do quit\nExpect tab == 0") == [
        "demo.tape:2:1: Expect tab == 0\n  expected: tab == 0\n  found:    feedtui has ended"
      ])
  }

  @Test(arguments: [(false, 2, "jk"), (true, 1, "j")])
  func `X2: a run goes on or stops at what does not hold`(
    stops: Bool, count: Int, typed: String
  ) throws {
    let result = try Tape.run(
      "Type ':j'\nExpect tab == 5\nType k\nExpect tab == 6\nScreenshot a.txt\nOutput b.txt",
      stopsAtFailure: stops)
    #expect(result.failures.count == count && result.checkCount == count && !result.isGood)
    #expect(result.files.map(\.path) == (stops ? ["b.txt"] : ["a.txt", "b.txt"]))
    #expect(result.text("b.txt")?.contains(":\(typed)") == true)
  }
}
