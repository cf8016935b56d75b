import Testing
@testable import FeedModel

@Test func smoke() throws {
  #expect(try Action(line: "select-tab 2") == .selectTab(at: 2, animated: nil))
  #expect(try Action(line: "select-tab at=2 animated=false") == .selectTab(at: 2, animated: false))
  #expect(Action.selectTab(at: 2, animated: true).line == "select-tab at=2 animated=true")
  #expect(
    Action.setAutoplay(triggerVisibilityPercentage: Percentage(fraction: 0.6), isEnabled: nil).line
      == "set-autoplay triggerVisibilityPercentage=60%")
  print(throws: "select-tab x"); print(throws: "selec-tab 1"); print(throws: "fault a b");
  print(throws: "scroll 1 2"); print(throws: "set-autoplay 60"); print(throws: "network 80xs")
  var scenario = Scenario()
  scenario.catalog = Catalog(
    (0..<50).map { Video(id: "v\($0)", title: "T\($0)", duration: .seconds(10), labels: ["a"]) })
  scenario.tabs = [
    ContainerTabItem(containerId: "a", title: "A", dataSource: .labels(.singleLabel("a"))),
    ContainerTabItem(containerId: "b", title: "B", dataSource: .discover, isPaged: true),
  ]
  var s = Simulation(scenario: scenario, columns: 80, rows: 24)
  var log = s.send(.startPlaying, at: .zero)
  log += s.advance(by: .seconds(12))
  log += s.send(.scroll(by: 16 * 8), at: s.now)
  log += s.send(.tapPlaybackButton, at: s.now)
  log += s.advance(by: .seconds(1))
  log += s.send(.tapTab(at: 1), at: s.now)
  log += s.advance(by: .seconds(1))
  log += s.send(.scrollTo(offset: 1e9), at: s.now)
  log += s.advance(by: .seconds(1))
  for l in log {
    switch l.content {
    case .action(let a): print(l.time, ">", a.line);
    case .event(let e): print(l.time, " ", e.line)
    }
  }
  for i in s.explain()!.items { print(i) }
}
func print(throws line: String) {
  do { print(try Action(line: line)) } catch { print(error.column, error) }
}
