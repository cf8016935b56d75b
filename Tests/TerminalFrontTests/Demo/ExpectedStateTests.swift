import FeedModel
import Testing

@testable import TerminalFront

struct ExpectedStateTests {
  /// What a tape would find, as it writes it.
  private static func found(
    _ state: ExpectedState, _ argument: String? = nil, in run: FrontRun, told: [Event] = []
  ) -> String {
    state.value(of: argument, in: run.app, told: told).description
  }

  @Test func `X2: every state has a value that a tape can state`() throws {
    var run = FrontRun()
    run.settle()
    run.wait(.seconds(2))
    let told = [Event.CodingKeys.onTabSelected.example, .closePlayerCompleted]
    let first = run.app.simulation.tabs[0].deck.videos[0].id
    let values = ExpectedState.allCases.map { state in
      let argument = state.row.argument == .item ? first : nil
      return "\(state.rawValue) \(Self.found(state, argument, in: run, told: told))"
    }
    #expect(
      values == [
        "playing \"v043\"", "turn \"v043\"", "state \"playing\"", "place \"deck\"",
        "pause none", "position 2s",
        "plays 0", "held none", "visible 100%", "reason \"first\"", "read true",
        "product \"Iron pan, 20 cm\"", "price \"$34\"", "cart none", "tab 0",
        "title \"For you\"", "tab.title \"For you\"", "tab.id \"foryou\"", "tab.state \"loaded\"",
        "tabs 6", "items 18", "layout \"grid\"", "columns 3", "scroll 0", "focus \"v043\"",
        "threshold 50%", "autoplay true", "muted true", "background false", "covered false",
        "direction \"leftToRight\"", "offline false", "drawer none", "help false", "running true",
        "time 2680ms", "events 2",
      ])
    for state in ExpectedState.allCases {
      let subject =
        switch state.row.argument {
        case .item: "\(state.rawValue)[\(first)]"
        case .event, nil: state.rawValue
        }
      let value = Self.found(state, first, in: run)
      #expect(Tape.complaint(about: "Expect \(subject) == \(value)") == "")
    }
  }

  @Test func `X2: what is not there is none`() {
    var run = FrontRun(FrontScenario.sample { $0.tabs = [] })
    run.send(.closePlayer)
    let values = ExpectedState.allCases.filter {
      $0.row.value != .truth && Self.found($0, "v1", in: run) != "none"
    }
    #expect(values == [.tabs, .threshold, .direction, .time, .events])
  }

  @Test func `X2: states follow what is done`() {
    var run = FrontRun()
    run.settle()
    run.press(Key(.down), Key(.enter))
    #expect(Self.found(.held, in: run) == Self.found(.focus, in: run))
    #expect(Self.found(.playing, in: run) == "none" || Self.found(.held, in: run) != "none")
    run.press(Key(.space))
    run.type("imL2")
    #expect(Self.found(.state, in: run) == "none" || Self.found(.pause, in: run) != "none")
    #expect(Self.found(.drawer, in: run) == "\"inspector\"")
    #expect(Self.found(.muted, in: run) == "false")
    #expect(Self.found(.tab, in: run) == "1")
    run.type("?")
    #expect(Self.found(.help, in: run) == "true")
    #expect(Self.found(.covered, in: run) == "true")
    run.type("?q")
    #expect(Self.found(.running, in: run) == "false")
  }

  @Test func `X2: events are counted, all or those of one word`() {
    let told: [Event] = [
      .closePlayerCompleted, Event.CodingKeys.onMomentStart.example, .closePlayerCompleted,
    ]
    let run = FrontRun()
    #expect(Self.found(.events, in: run, told: told) == "3")
    #expect(Self.found(.events, "closePlayerCompleted", in: run, told: told) == "2")
    #expect(Self.found(.events, "onMomentStop", in: run, told: told) == "0")
  }

  @Test func `X2: an item that the tab has not is none`() {
    var run = FrontRun()
    run.settle()
    #expect(Self.found(.visible, "nobody", in: run) == "none")
    let last = run.app.simulation.tabs[0].deck.videos.last?.id
    #expect(Self.found(.visible, last, in: run) == "0%")
    #expect(Self.found(.reason, last, in: run) == "none")
  }
}
