import FeedModel

/// What every view draws from: the state and the theme, never anything else.
struct Scene {
  let simulation: Simulation
  let theme: Theme
  let layout: ScreenLayout
  /// The index of the focused item of the active tab.
  let focusedItem: Int?
  /// The id of the focused item.
  let focusedId: String?
  /// Whether the viewport is outlined.
  let showsViewport: Bool
  let toast: Toast?
  /// Whether the keys are shown.
  let isHelpShown: Bool
  /// Whether time stands still.
  let isClockStopped: Bool
  /// How far the present is ahead of the moment that is shown; nil where it is the present (N4).
  let aheadOfShown: SimulatedTime?

  var now: SimulatedTime { simulation.now }

  func style(_ role: Role) -> Style { theme.style(role) }

  /// What the player shows where it is; nil while it is not in `place`.
  func player(in place: PlayerPlace) -> CardContent? {
    guard let player = simulation.player, player.place == place,
      let active = simulation.activeTab,
      let item = simulation.tabs[active].deck.index(of: player.videoId)
    else { return nil }
    return CardContent(
      item: item, tab: simulation.tabs[active], sight: simulation.sight(ofTab: active),
      simulation: simulation, shows: place)
  }
}
