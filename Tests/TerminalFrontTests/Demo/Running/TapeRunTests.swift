import FeedModel
import Testing

@testable import TerminalFront

/// What each statement does, told by expectations that stand in the tape itself.
struct TapeRunTests {
  @Test(
    arguments: [
      // Keys
      "Wait Type 'll' Expect focus == v288 Expect time == 780ms",
      "Wait Type@200ms 'll' Expect time == 1080ms",
      "Wait Type ':loop' '2' Enter Expect not Screen ':loop' Expect time == 1080ms",
      "Wait Type ':threshold 60%' Enter Expect threshold == 60%",
      "Wait Right@300ms 2 Expect focus == v288 Expect time == 1280ms",
      "Wait Down Expect focus == v032 Up Expect focus == v043",
      "Wait End Expect focus == f003 Home Expect focus == v043",
      "Wait PageDown Expect scroll > 0 PageUp Expect scroll == 0",
      "Wait Ctrl+d Expect scroll > 0 Ctrl+u Expect scroll == 16",
      "Wait Ctrl+e 3 Expect scroll == 48",
      "Wait Tab Expect tab == 1 Shift+Tab Expect tab == 0",
      "Wait Space Expect pause == user Expect turn == v043 Expect playing == none",
      "Wait Right Enter Expect held == v544",
      "Type ':ab' Left Delete Insert F5 Alt+x Expect Screen ':a' Escape Expect not Screen ':a'",
      "Type ':abc' Backspace 2 Expect Screen ':a' Expect not Screen ':ab'",
      "Set TypingSpeed 1s Type m Expect time == 1s Set TypingSpeed 0ms Type mm Expect time == 1s",
      "Copy 'loop 2' Type ':' Paste Expect Screen ':loop 2' Enter Expect Screen 'loop 2'",
      "Type ':' Paste 'a\tb' Expect Screen ':a b'",
      "Wait Paste 'q' Expect running Expect focus == v043",
      "Wait Type '?' Expect help Expect covered F13 Escape Expect not help",
      // Mouse and window
      "Wait Click 15 0 Expect tab == 1 Expect Event onTabSelected tabIndex=1",
      "Wait Click 45 6 Expect held == v544 Expect focus == v544",
      "Wait Click 90 29 Expect Screen 'command' Expect time == 680ms",
      "Wait Type ':sel' Click 5 27 Expect not Screen ':sel ' Expect Screen ':select-tab'",
      "Wait WheelDown Expect scroll == 48 WheelUp 2 Expect scroll == 0",
      "Wait WheelDown@200ms 3 At 10 10 Expect scroll == 144 Expect time == 1280ms",
      "Wait WheelDown At 3 0 Expect scroll == 0",
      "Wait ScrollDown 2 Expect scroll == 96 ScrollUp Expect scroll == 48",
      "Wait Resize 60 20 Expect Event onTabSelected tabIndex=0\nExpect events['onTabSelected'] == 1 Expect columns == 3",
      "Wait FocusOut Expect Event onMomentStart\nFocusIn",
      // Time
      "Sleep 1.5s Expect time == 1500ms Sleep 2 Expect time == 3500ms",
      "Wait Advance 10s Expect position == 10s",
      "Expect tab.state == loading Wait Expect tab.state == loaded Expect time == 680ms",
      "Wait+Screen /PLAYING/ Expect playing == v043",
      "Wait@1s /first that/ Expect time < 1s",
      "Wait+Line /command/",
      "Set WaitPattern /PLAYING/ Wait+Screen Expect playing == v043",
      // What the whole run brings
      "Wait Type q Expect not running Expect playing == none Type jj Click 3 3 Sleep 1s Expect Screen ''",
      "Wait Type ',' Sleep 5s Expect position == 0ms Type '.' Expect position > 0ms",
      "Wait Expect visible['v032'] == 56.25% Expect reason['v043'] == first Expect not read['v999']",
      "Env NO_COLOR '1' Expect running",
    ])
  func `X1: a statement does what it says`(source: String) throws {
    let failures = try Tape.failures(source)
    #expect(failures == [])
  }

  @Test(
    arguments: [
      "Do start-item v544\nExpect held == v544", "Do tap-tab 1\nExpect tab == 1",
      "Do select-tab 2\nExpect tab == 2", "Do close-player\nExpect playing == none",
      "Do set-autoplay isEnabled=no\nExpect autoplay == false", "Do loop 3\nExpect running",
      "Do threshold 70%\nExpect threshold == 70%", "Do network offline=yes\nExpect offline",
      "Do background on=yes\nExpect background", "Do cover on=yes\nExpect covered",
      "Do scroll 16\nExpect scroll == 16", "Do tap-mute-button\nExpect muted == false",
      "Do layout row\nExpect layout == row", "Do toggle-inspector\nExpect drawer == inspector",
      "Do toggle-help\nExpect help", "Do focus-item v288\nExpect focus == v288",
      "Do speed 0.25\nSleep 4s\nExpect position == 1s",
      "Do speed 2\nSleep 4s\nExpect position == 8s",
      "Sleep 5s\nDo look-back\nExpect position < 5s\nDo look-forth\nSleep 1s\nExpect position >= 0s",
      "Do filter-events start\nExpect drawer == events", "Do quit\nExpect not running",
      "Do ':threshold 70%'\nExpect threshold == 70%", "Do reload\nExpect Screen 'Nothing to read'",
    ])
  func `X2: Do does what the prompt does`(source: String) throws {
    let failures = try Tape.failures("Wait\n" + source)
    #expect(failures == [])
  }

  @Test func `X1: a tape of VHS runs unchanged`() throws {
    let result = try Tape.run(
      """
      # VHS documentation
      Output demo.ascii
      Require sh
      Set Shell "bash"
      Set FontSize 32
      Set Width 1200
      Set Height 600
      Set Theme "Dracula"
      Set TypingSpeed 75ms
      Type "feedtui shop.json --threshold 60%" Sleep 500ms  Enter
      Sleep 5s
      Hide
      Type "jj"
      Ctrl+D
      Show
      Screenshot shot.txt
      """)
    #expect(result.failures == [])
    #expect(result.files.map(\.path) == ["shot.txt", "demo.ascii"])
    #expect(result.duration == .milliseconds(8275))
    #expect(result.text("demo.ascii") == result.text("shot.txt"))
  }

  @Test func `X1: a command line is typed at a bare prompt`() throws {
    let result = try Tape.run(
      """
      Set Columns 30
      Set Rows 3
      Type "feedtui x"
      Backspace
      Space
      Screenshot typed.txt
      Wait />/
      Enter
      Expect running
      """)
    #expect(result.failures == [])
    #expect(result.text("typed.txt")?.hasPrefix("> feedtui") == true)
  }

  @Test(
    arguments: [
      ("Enter", .milliseconds(400)), ("Enter Sleep 1s", .milliseconds(1400)),
      ("Enter 2", .milliseconds(450)),
    ] as [(String, SimulatedTime)])
  func `X1: keys behind the Enter are those of feedtui`(keys: String, time: SimulatedTime) throws {
    let result = try Tape.run("Output log.jsonl Type 'feedtui' \(keys)")
    let taps = result.text("log.jsonl")?.split(separator: "\n").filter { $0.contains("tap-item") }
    #expect(taps?.count == 0)
    #expect(result.duration == time)
  }
}
