import FeedModel

extension App {
  /// Does what a key or a line of words asks for, now.
  mutating func perform(_ command: Command) {
    switch command {
    case .model(let action): perform(action)
    case .app(let action): perform(action)
    }
  }

  private mutating func perform(_ action: AppAction) {
    switch action {
    case .moveFocus(let direction): moveFocus(direction)
    case .scrollPage(let share): scrollPage(by: share)
    case .scrollToEnd(let end): scrollToEnd(end)
    case .startFocused: startFocused()
    case .pickTab(let number): pickTab(number)
    case .stepTab(let steps): stepTab(by: steps)
    case .reloadActiveTab:
      if let active = simulation.activeTab { perform(.reloadTab(at: active, containerId: nil)) }
    case .cycleLayout: cycleLayout()
    case .changeThreshold(let points): changeThreshold(by: points)
    case .toggleInspector: toggle(.inspector)
    case .toggleEvents: toggle(.events)
    case .toggleSurroundings: toggle(.surroundings)
    case .toggleClock: clock.toggle(at: runTime)
    case .stepClock:
      clock.step(at: runTime)
      goOn(to: clock.time(at: runTime))
    case .filterEvents: startFiltering()
    case .toggleHelp:
      isHelpShown.toggle()
      perform(.cover(on: isHelpShown))
    case .quit: finish()
    }
  }

  /// Selects the visible tab with this number; one that does not exist changes nothing.
  private mutating func pickTab(_ number: Int) {
    let visible = simulation.visibleTabs
    if visible.indices.contains(number - 1) { perform(.tapTab(at: visible[number - 1])) }
  }

  private mutating func stepTab(by steps: Int) {
    let visible = simulation.visibleTabs
    guard let active = simulation.activeTab, let place = visible.firstIndex(of: active) else {
      return
    }
    let next = ((place + steps) % visible.count + visible.count) % visible.count
    perform(.tapTab(at: visible[next]))
  }

  /// Opens a drawer, in place of the other one, or closes it.
  private mutating func toggle(_ drawer: Drawer) {
    self.drawer = self.drawer == drawer ? nil : drawer
    filterField = nil
    fitDevice()
  }

  private mutating func startFiltering() {
    if drawer != .events { toggle(.events) }
    filterField = TextField(log.filter)
  }

  /// The most columns that the key for layouts goes through.
  private static let mostColumns = 6

  private mutating func cycleLayout() {
    guard let active = simulation.activeTab else { return }
    switch simulation.tabs[active].deck.layout {
    case .grid(let columns) where columns < Self.mostColumns:
      perform(.setLayout(kind: .grid, columns: columns + 1))
    case .grid: perform(.newDeck(kind: .row, columns: nil))
    case .row: perform(.newDeck(kind: .pager, columns: nil))
    case .pager: perform(.newDeck(kind: .grid, columns: 1))
    }
    let layout = Wording.layout(simulation.tabs[active].deck.layout)
    toast = Toast(mark: .good, text: "Layout", detail: layout, start: simulation.now)
  }

  private mutating func changeThreshold(by points: Int) {
    let present = (simulation.autoplay.triggerVisibilityPercentage * 100).rounded()
    let next = min(100, max(0, present + Double(points)))
    guard let percentage = Percentage(fraction: next / 100) else { return }
    perform(.setAutoplay(triggerVisibilityPercentage: percentage, isEnabled: nil))
    let text = "Threshold \(Wording.percent(percentage.fraction))"
    toast = Toast(mark: .good, text: text, start: simulation.now)
  }

  /// Starts the focused item, scrolled into view first; a closed container starts again.
  private mutating func startFocused() {
    guard simulation.isStarted else { return perform(.startPlaying) }
    guard let id = focusedId else { return }
    revealFocus()
    perform(.tapItem(id: id))
  }
}
