import FeedModel

extension App {
  /// Does what a key or a line of words asks for, now.
  mutating func perform(_ command: Command) {
    switch command {
    case .model(.device(let device, nil)): perform(.device(to: device, keeping: focusedId))
    case .model(let action): perform(action)
    case .app(let action): perform(action)
    }
  }

  private mutating func perform(_ action: AppAction) {
    switch action {
    case .moveFocus(let direction): moveFocus(direction)
    case .focusItem(let id):
      focus(onItemWithId: id)
      if focusedId == id { revealFocus() }
    case .scrollPage(let share): scrollPage(by: share)
    case .scrollToEnd(let end): scrollToEnd(end)
    case .startFocused: startFocused()
    case .startItem(let id):
      focus(onItemWithId: id)
      if focusedId == id { startFocused() }
    case .tapFocused(let part): tapFocused(part)
    case .openFocused: openFocused()
    case .togglePictureInPicture: togglePictureInPicture()
    case .seekBy(let seconds): seek(bySeconds: seconds)
    case .pickTab(let number): pickTab(number)
    case .stepTab(let steps): stepTab(by: steps)
    case .reloadActiveTab:
      if let active = simulation.activeTab { perform(.reloadTab(at: active, containerId: nil)) }
    case .cycleLayout: cycleLayout()
    case .layout(let kind, let columns): setLayout(kind, columns: columns)
    case .changeThreshold(let points): changeThreshold(by: points)
    case .toggleInspector: toggle(.inspector)
    case .toggleEvents: toggle(.events)
    case .toggleSurroundings: toggle(.surroundings)
    case .toggleViewport: showsViewport.toggle()
    case .toggleClock: toggleClock()
    case .stepClock: stepClock()
    case .speed(let factor): setSpeed(factor)
    case .lookBack: step(to: .back)
    case .lookForth: step(to: .forth)
    case .filterEvents(let text): startFiltering(text)
    case .openPrompt: prompt = Prompt(history: typedCommands)
    case .screenshot(let file): requests.append(.screenshot(file: file))
    case .write(let file):
      requests.append(.write(simulation.presentScenario.fileText, file: file))
    case .writeLog(let file): requests.append(.write(log.json, file: file))
    case .writeExplanation(let file):
      requests.append(.write(simulation.explanationText, file: file))
    case .reload: requests.append(.reload)
    case .toggleHelp:
      isHelpShown.toggle()
      skippedHelp = 0
      perform(.cover(on: isHelpShown))
    case .quit: finish()
    }
  }

  /// Taps a part of the focused item, or of what fills the screen; one that it does not have is told.
  private mutating func tapFocused(_ part: AppAction.Part) {
    if simulation.isFullScreen, let video = simulation.videoOfPlayer {
      return tap(part, of: video)
    }
    guard let active = simulation.activeTab, let item = focusedItem else { return }
    tap(part, of: simulation.tabs[active].deck.videos[item])
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

  /// Types a filter for the events, which are shown for it, or sets it.
  private mutating func startFiltering(_ text: String?) {
    if drawer != .events { toggle(.events) }
    if let text { log.look(for: text) } else { filterField = TextField(log.filter) }
  }

  /// The most columns that the key for layouts goes through.
  private static let mostColumns = 6

  private mutating func cycleLayout() {
    guard let active = simulation.activeTab else { return }
    switch simulation.tabs[active].deck.layout {
    case .grid(let columns) where columns < Self.mostColumns:
      setLayout(.grid, columns: columns + 1)
    case .grid: setLayout(.row, columns: nil)
    case .row: setLayout(.pager, columns: nil)
    case .pager: setLayout(.grid, columns: 1)
    }
  }

  /// Gives the active tab's deck a layout; one of another kind takes a new deck (D5).
  private mutating func setLayout(_ kind: LayoutKind, columns: Int?) {
    guard let active = simulation.activeTab else { return }
    let isSameKind = simulation.tabs[active].deck.layout.kind == kind
    perform(
      isSameKind
        ? .setLayout(kind: kind, columns: columns) : .newDeck(kind: kind, columns: columns))
    show(.good, "Layout", detail: Wording.layout(simulation.tabs[active].deck.layout))
  }

  private mutating func changeThreshold(by points: Int) {
    let present = (simulation.autoplay.triggerVisibilityPercentage * 100).rounded()
    let next = min(100, max(0, present + Double(points)))
    guard let percentage = Percentage(fraction: next / 100) else { return }
    perform(.setAutoplay(triggerVisibilityPercentage: percentage))
    guard simulation.autoplay.triggerVisibilityPercentage == percentage.fraction else { return }
    show(.good, "Threshold \(Wording.percent(percentage.fraction))")
  }

  /// Starts the focused item, scrolled into view first; a closed container starts again.
  private mutating func startFocused() {
    guard simulation.isStarted else { return perform(.startPlaying) }
    guard let id = focusedId else { return }
    revealFocus()
    perform(.tapItem(id: id))
  }
}
