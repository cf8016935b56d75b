import FeedModel
import Testing

@testable import TerminalFront

/// The surroundings by hand (N7), and the clock (N4).
struct SurroundingsTests {
  private var app: App {
    var scenario = Scenario()
    scenario.catalog = Catalog(
      (0..<6).map { Video(id: "v\($0)", title: "T\($0)", duration: .seconds(10)) })
    scenario.tabs = [ContainerTabItem(containerId: "a", title: "A", dataSource: .discover)]
    return App(scenario: scenario, columns: 80, rows: 24, theme: Theme(mode: .none))
  }

  @Test(
    arguments: [
      ("a", "network latency=1s"), ("o", "network offline=true"),
      ("f", "fault source=a fault=failure times=1"), ("t", "fault source=a fault=timeout times=1"),
      ("b", "background on=true"), ("s", "cover on=true"),
    ] as [(Character, String)])
  func `N7: a key of the open drawer changes its line, and twice what can be undone undoes it`(
    key: Character, line: String
  ) {
    var app = app
    app.receive(.key(Key(.character("n"))), at: .seconds(1))
    let simulation = app.simulation
    let row = SurroundingsMenu.rows.first { $0.key == key }
    #expect(row?.action(simulation).line == line)
    let before = row?.state(simulation)
    app.receive(.key(Key(.character(key))), at: .seconds(1))
    #expect(row?.state(app.simulation) != before)
    guard key != "a" else { return }
    app.receive(.key(Key(.character(key))), at: .seconds(1))
    #expect(row?.state(app.simulation) == before)
  }

  @Test func `N7: the keys of the drawer mean nothing of it while it is closed`() {
    var app = app
    app.receive(.key(Key(.character("o"))), at: .seconds(1))
    #expect(!app.simulation.surroundings.network.isOffline)
  }

  @Test func `N4: a stopped clock stands still, a step is a sixtieth of a second, and it goes on`()
  {
    var app = app
    app.advance(to: .seconds(2))
    app.receive(.key(Key(.character(","))), at: .seconds(2))
    #expect(app.nextDeadline == nil)
    app.advance(to: .seconds(9))
    #expect(app.simulation.now == .seconds(2))
    app.receive(.key(Key(.character("."))), at: .seconds(9))
    #expect(app.simulation.now == SimulatedTime(microseconds: 2_016_667))
    app.receive(.key(Key(.character(","))), at: .seconds(10))
    app.advance(to: .seconds(11))
    #expect(app.simulation.now == SimulatedTime(microseconds: 3_016_667))
    #expect(app.nextDeadline.map { $0 > .seconds(11) } == true)
  }

  @Test func `N4: a step stops a clock that runs`() {
    var app = app
    app.receive(.key(Key(.character("."))), at: .seconds(3))
    app.advance(to: .seconds(4))
    #expect(app.simulation.now == SimulatedTime(microseconds: 3_016_667))
  }
}
