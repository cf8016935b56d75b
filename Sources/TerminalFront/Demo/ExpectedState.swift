/// A state that `Expect` can ask for; the raw values are its words.
public enum ExpectedState: String, Hashable, Sendable, CaseIterable {
  /// The item that plays.
  case playing
  /// The item that has the turn, whether it plays, waits or is paused.
  case turn
  /// What the player does.
  case state
  /// Where the player is.
  case place
  /// What pauses the player.
  case pause
  /// The position in the video that has the turn.
  case position
  /// Whole plays of the video that has the turn.
  case plays
  /// The item that the user holds.
  case held
  /// The visible part of an item.
  case visible
  /// Why an item plays or does not.
  case reason
  /// Whether an item has been started.
  case read
  /// The product that an item's card shows.
  case product
  /// What that product costs.
  case price
  /// What the Add to Cart button of an item shows.
  case cart
  /// The index of the active tab.
  case tab
  /// The title of the active tab.
  case title
  /// The same, by a longer word.
  case tabTitle = "tab.title"
  /// The container id of the active tab.
  case tabId = "tab.id"
  /// How far the content of the active tab is.
  case tabState = "tab.state"
  /// How many tabs there are.
  case tabs
  /// How many items the deck has.
  case items
  /// The kind of layout.
  case layout
  /// Columns of a grid.
  case columns
  /// How far the deck is scrolled.
  case scroll
  /// The item with the focus.
  case focus
  /// From which visible part on items play.
  case threshold
  /// Whether items play by themselves.
  case autoplay
  /// Whether the sound is off.
  case muted
  /// Whether the app is in the background.
  case background
  /// Whether a sheet covers the container.
  case covered
  /// In which direction the app is laid out.
  case direction
  /// Whether the network is gone.
  case offline
  /// The drawer that is open.
  case drawer
  /// Whether the keys are shown.
  case help
  /// Whether feedtui runs.
  case running
  /// The simulated moment.
  case time
  /// How many events have been told.
  case events
}
