import FeedModel

extension ExpectedState {
  /// What a tape may say of a state.
  public struct Row: Sendable {
    /// What kind of value the state has.
    public let value: Kind
    /// What stands in its brackets, as in `visible[ID]`; nil where it has none.
    public let argument: Argument?
    /// What the state is, in one sentence.
    public let sentence: String

    init(_ value: Kind, _ argument: Argument? = nil, _ sentence: String) {
      self.value = value
      self.argument = argument
      self.sentence = sentence
    }
  }

  /// A kind of value.
  public enum Kind: Hashable, Sendable {
    /// Any text.
    case text
    /// One of these words.
    case word([String])
    /// A number.
    case number
    /// A fraction, written `60%` or `0.6`.
    case share
    /// A time, written `800ms` or `5s`.
    case time
    /// `true` or `false`.
    case truth
  }

  /// What stands in the brackets behind a state.
  public enum Argument: Hashable, Sendable {
    /// The id of an item of the active tab, which must be given.
    case item
    /// The word of an event, which may be given.
    case event
  }

  /// What a tape may say of it.
  public var row: Row {
    switch self {
    case .playing: Row(.text, "The id of the item that plays.")
    case .turn: Row(.text, "The id of the item that has the turn: it plays, waits or is paused.")
    case .state: Row(.word(Self.playerStates), "What the player does.")
    case .place:
      Row(.word(PlayerPlace.allCases.map(\.rawValue)), "Where the player is.")
    case .pause: Row(.word(PauseCause.allCases.map(\.rawValue)), "What pauses the player.")
    case .position: Row(.time, "Where the video that has the turn is.")
    case .plays: Row(.number, "How often the video that has the turn has played to its end here.")
    case .held: Row(.text, "The id of the item that the user started, while it holds its turn.")
    case .visible: Row(.share, .item, "The part of an item that is visible, exactly.")
    case .reason:
      Row(
        .word(Verdict.allCases.map(\.rawValue)), .item,
        "Why an item in the deck's frame plays or does not.")
    case .read: Row(.truth, .item, "Whether an item has been started.")
    case .product: Row(.text, .item, "The product that an item's card shows, with its variant.")
    case .price: Row(.text, .item, "What that product costs, as the card writes it.")
    case .cart:
      Row(
        .word(AddToCartState.allCases.map(\.rawValue)), .item,
        "What the Add to Cart button of an item shows; none where it has none.")
    case .tab: Row(.number, "The index of the active tab, from 0, hidden tabs counted.")
    case .title, .tabTitle: Row(.text, "The title of the active tab.")
    case .tabId: Row(.text, "The containerId of the active tab.")
    case .tabState: Row(.word(Self.tabStates), "How far the content of the active tab is.")
    case .tabs: Row(.number, "How many tabs there are, hidden ones counted.")
    case .items: Row(.number, "How many items the active tab has.")
    case .layout: Row(.word(LayoutKind.allCases.map(\.rawValue)), "The layout of the active tab.")
    case .columns: Row(.number, "The columns of a grid.")
    case .scroll: Row(.number, "How far the deck is scrolled, in points; a row has 16.")
    case .focus: Row(.text, "The id of the item with the focus.")
    case .threshold: Row(.share, "From which visible part on items play.")
    case .autoplay: Row(.truth, "Whether items play by themselves.")
    case .muted: Row(.truth, "Whether the sound is off.")
    case .background: Row(.truth, "Whether the app is in the background.")
    case .covered: Row(.truth, "Whether a sheet, or feedtui's help, covers the container.")
    case .direction:
      Row(
        .word(LayoutDirection.allCases.map(\.rawValue)), "In which direction the app is laid out.")
    case .offline: Row(.truth, "Whether the network is gone.")
    case .drawer: Row(.word(Self.drawers), "The drawer that is open.")
    case .help: Row(.truth, "Whether the keys are shown.")
    case .running: Row(.truth, "Whether feedtui runs, and has not been quit.")
    case .time: Row(.time, "The simulated time since feedtui started.")
    case .events: Row(.number, .event, "How many events have been told, or how many of one word.")
    }
  }

  private static let playerStates = ["playing", "buffering", "paused"]
  private static let tabStates = ["notLoaded", "loading", "loaded", "empty", "failed"]
  private static let drawers = ["inspector", "events", "surroundings"]
}

extension ExpectedState.Row {
  fileprivate init(_ value: ExpectedState.Kind, _ sentence: String) {
    self.init(value, nil, sentence)
  }
}

extension ExpectedState.Kind {
  /// What a tape writes for such a value, as a sentence names it.
  public var accepted: String {
    switch self {
    case .text: "a text, or none"
    case .word(let words): words.joined(separator: ", ") + ", or none"
    case .number: "a number, or none"
    case .share: "a share such as 60% or 0.6, or none"
    case .time: "a time such as 800ms or 5s, or none"
    case .truth: "true or false"
    }
  }
}
