import FeedModel
import Testing

@testable import TerminalFront

struct TapeExpectationTests {
  @Test(
    arguments: [
      ("playing == \"v7\"", .playing, nil, .equal, .text("v7")),
      ("playing == v7", .playing, nil, .equal, .text("v7")),
      ("playing == none", .playing, nil, .equal, .none),
      ("playing != \"none\"", .playing, nil, .notEqual, .text("none")),
      ("playing == 7", .playing, nil, .equal, .text("7")),
      ("tab==1", .tab, nil, .equal, .number(1)),
      ("tab != none", .tab, nil, .notEqual, .none),
      ("tab.title contains 'you'", .tabTitle, nil, .contains, .text("you")),
      ("title == Home", .title, nil, .equal, .text("Home")),
      ("visible[\"v3\"] >= 60%", .visible, "v3", .greaterOrEqual, .share(0.6)),
      ("visible[v3]<0.6", .visible, "v3", .less, .share(0.6)),
      ("visible[ 12 ] == 0", .visible, "12", .equal, .share(0)),
      ("threshold <= 100%", .threshold, nil, .lessOrEqual, .share(1)),
      ("position > 1.5s", .position, nil, .greater, .time(.milliseconds(1500))),
      ("time == 3", .time, nil, .equal, .time(.seconds(3))),
      ("state == paused", .state, nil, .equal, .text("paused")),
      ("state contains pau", .state, nil, .contains, .text("pau")),
      ("scroll == -0.5", .scroll, nil, .equal, .number(-0.5)),
      ("muted == false", .muted, nil, .equal, .truth(false)),
      ("muted", .muted, nil, .equal, .truth(true)),
      ("read[v3] Hide", .read, "v3", .equal, .truth(true)),
      ("events == 3", .events, nil, .equal, .number(3)),
      ("events[onMomentStart] == 3", .events, "onMomentStart", .equal, .number(3)),
    ] as [(String, ExpectedState, String?, Comparison, ExpectedValue)])
  func `X2: a state is expected to compare with a value`(
    source: String, state: ExpectedState, argument: String?, comparison: Comparison,
    value: ExpectedValue
  ) throws {
    for (prefix, isNegated) in [("Expect ", false), ("Expect not ", true)] {
      let expectation = Expectation(
        isNegated: isNegated, claim: .state(state, argument: argument, comparison, value))
      #expect(try Tape.kinds(prefix + source).first == .expect(expectation))
    }
  }

  @Test func `X2: a text is expected to match a pattern`() throws {
    let claim = Expectation.Claim.state(
      .title, argument: nil, .matches, .pattern(try TextPattern("^For")))
    #expect(
      try Tape.kinds("Expect title matches /^For/") == [
        .expect(Expectation(isNegated: false, claim: claim))
      ])
  }

  @Test func `X2: the screen is expected to show a text or a pattern, or not to`() throws {
    let kinds = try Tape.kinds(
      "Expect Screen \"▶ 0:03\" Expect not Screen /err(or)?/ Expect Screen word Hide")
    #expect(
      kinds == [
        .expect(Expectation(isNegated: false, claim: .screen(.text("▶ 0:03")))),
        .expect(
          Expectation(isNegated: true, claim: .screen(.pattern(try TextPattern("err(or)?"))))),
        .expect(Expectation(isNegated: false, claim: .screen(.text("word")))), .hide,
      ])
  }

  @Test func `X2: an event is expected by its word and some of its arguments`() throws {
    let kinds = try Tape.kinds(
      "Expect Event \"onTabSelected\" tabIndex=1 # one\nExpect not Event onMomentFailed\nHide")
    let selected = try EventPattern(word: .onTabSelected, arguments: "tabIndex=1")
    let failed = try EventPattern(word: .onMomentFailed, arguments: "")
    #expect(
      kinds == [
        .expect(Expectation(isNegated: false, claim: .event(selected))),
        .expect(Expectation(isNegated: true, claim: .event(failed))), .hide,
      ])
  }
}
