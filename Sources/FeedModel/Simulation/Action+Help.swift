/// What a word means, and where the vendor describes it.
public struct ActionHelp: Hashable, Sendable {
  /// What it does, in one sentence.
  public var sentence: String
  /// The vendor page and its section; nil for a gesture or a change of the surroundings.
  public var source: String?
}

extension Action.CodingKeys {
  /// What the action of this word does.
  public var help: ActionHelp {
    switch self {
    case .startPlaying:
      container("Shows the tabs and starts to play.", "startPlaying")
    case .closePlayer:
      container("Closes the container and every player.", "closePlayer")
    case .selectTab:
      container("Selects the tab at an index, hidden ones counted, from 0.", "selectTab")
    case .prepareTab:
      container("Loads a tab's videos without playing.", "prepareTab")
    case .prepareAllTabs:
      container("Loads the videos of all tabs without playing.", "prepareAllTabs")
    case .reloadTab:
      container("Loads a tab again, by index or id; its old videos stay until then.", "reloadTab")
    case .reloadAllTabs:
      container("Loads all tabs again.", "reloadAllTabs")
    case .reloadNonActiveTabs:
      container("Loads all tabs but the active one again.", "reloadNonActiveTabs")
    case .upsertTabs:
      container("Replaces tabs by id, and adds those whose id is new at the end.", "upsertTabs")
    case .removeTabs:
      container("Removes tabs by id; what is left plays on from where it was.", "removeTabs")
    case .updateTabsStyle:
      container("Gives the tab strip another look, at once.", "updateTabsStyle")
    case .pausePlayer:
      container("Pauses the active player until it is resumed.", "pausePlayer")
    case .resumePlayer:
      container("Starts or resumes the active player.", "resumePlayer")
    case .blockPlayerInteraction:
      container("Keeps the user from controlling players.", "blockPlayerInteraction")
    case .unblockPlayerInteraction:
      container("Lets the user control players again.", "unblockPlayerInteraction")
    case .blockTabsInteraction:
      container("Keeps the user from changing tabs.", "blockTabsInteraction")
    case .unblockTabsInteraction:
      container("Lets the user change tabs again.", "unblockTabsInteraction")
    case .setAutoplay:
      ActionHelp(
        sentence:
          "Sets when items play by themselves: from which visible share on, after how long, which.",
        source: "Player Deck, Autoplay")
    case .updatePlaybackConfiguration:
      container(
        "Sets after how many plays the next item follows, and when the spinner shows.",
        "updatePlaybackConfiguration")
    case .refresh:
      ActionHelp(
        sentence: "Loads a deck again from its first page; its old videos stay until then.",
        source: "Player Deck, Force Refresh")
    case .viewConfiguration:
      ActionHelp(
        sentence: "Sets what is given of a deck's settings, by their paths.",
        source: "Player Deck, Player Deck configurations")
    case .setLayout:
      ActionHelp(
        sentence: "Gives the deck another layout of its own kind.",
        source: "Player Deck, Autosizing")
    case .newDeck:
      ActionHelp(
        sentence: "Replaces the deck by a new one of any kind of layout.",
        source: "Player Deck, Autosizing")
    case .tapTab: ActionHelp(sentence: "Taps the title of a tab.")
    case .swipe:
      ActionHelp(
        sentence: "Drags the tabs by points, to the left when positive; half the width turns a tab."
      )
    case .tapItem:
      ActionHelp(
        sentence: "Starts an item and holds it while enough of it is seen; again opens it.")
    case .openFullScreen:
      ActionHelp(sentence: "Opens an item, or the one that has the turn, in full screen.")
    case .closeFullScreen: ActionHelp(sentence: "Closes the full-screen player.")
    case .stepFullScreen:
      ActionHelp(sentence: "Goes so many videos further in full screen, back when negative.")
    case .startPictureInPicture:
      ActionHelp(
        sentence: "Sends the player into a corner, where picture in picture is enabled.",
        source: "Player Deck, Use PlayerDeckSwiftUIView")
    case .stopPictureInPicture: ActionHelp(sentence: "Closes picture in picture.")
    case .tapPictureInPicture:
      ActionHelp(sentence: "Brings the player back from the corner: its item is shown and held.")
    case .tapPlaybackButton: ActionHelp(sentence: "Pauses or resumes the player.")
    case .seek:
      ActionHelp(
        sentence: "Moves the player to a position of its video, just before its end at most.")
    case .tapMuteButton: ActionHelp(sentence: "Turns the sound on or off, for all tabs.")
    case .tapSubtitleButton: ActionHelp(sentence: "Shows or hides the subtitles, for all tabs.")
    case .tapShareButton: ActionHelp(sentence: "Shares a video.")
    case .tapCTA:
      container("Taps a video's call to action.", "BlazePlayerContainerTabsDelegate")
    case .tapBodyTextLink:
      container("Taps the link in a video's text.", "BlazePlayerContainerTabsDelegate")
    case .tapCustomActionButton:
      container(
        "Taps a button that the app has put on a video.", "BlazePlayerContainerTabsDelegate")
    case .tapAddToCart:
      deck("Adds the unit on a card to the cart.", "One-Tap Add to Cart")
    case .tapExitButton: ActionHelp(sentence: "Closes the player by its exit button.")
    case .scroll: ActionHelp(sentence: "Scrolls the deck by points, backwards when negative.")
    case .scrollTo: ActionHelp(sentence: "Scrolls the deck to an offset in points.")
    case .drag:
      ActionHelp(
        sentence: "Drags the deck by points, a row to the left; at its end the page follows.")
    case .fling:
      ActionHelp(
        sentence: "Lets go of the moving deck, at points a second; a row goes to the left.")
    case .scrollHost: ActionHelp(sentence: "Scrolls the page around the container by points.")
    case .appAnswers:
      ActionHelp(sentence: "Leaves the answers to callbacks to an app, or to the scenario's host.")
    case .answer:
      ActionHelp(sentence: "Answers a callback by its request: whether the app has handled it.")
    case .reportAddToCart:
      deck("Reports by its request whether a unit is in the cart.", "One-Tap Add to Cart")
    case .hydrate:
      deck(
        "Changes a product and its variants in all that shows it; the rest stays.",
        "Widget-Level Product Hydration")
    case .setHandler:
      deck(
        "Sets or takes away what the SDK asks the app about products.",
        "Widget-Level Product Hydration, One-Tap Add to Cart")
    case .resize: ActionHelp(sentence: "Gives the screen another size in cells.")
    case .network: ActionHelp(sentence: "Sets how long answers take, or takes the network away.")
    case .saveData:
      ActionHelp(sentence: "Lets nothing be fetched before its turn, or lets it again.")
    case .fault: ActionHelp(sentence: "Lets the loads of a tab go wrong.")
    case .clearFaults: ActionHelp(sentence: "Lets the loads of a tab, or of all, go right again.")
    case .background: ActionHelp(sentence: "Sends the app into the background, or brings it back.")
    case .cover: ActionHelp(sentence: "Lays a sheet over the container, or takes it away.")
    case .focus: ActionHelp(sentence: "Gives the screen the user's attention, or takes it away.")
    case .device:
      ActionHelp(
        sentence: "Shows the app on the terminal, a phone or a tablet.",
        source: "Player Deck, Customize viewport")
    case .layoutDirection:
      ActionHelp(sentence: "Lays the app out from left to right, or from right to left.")
    }
  }

  private func deck(_ sentence: String, _ section: String) -> ActionHelp {
    ActionHelp(sentence: sentence, source: "Player Deck, \(section)")
  }

  private func container(_ sentence: String, _ section: String) -> ActionHelp {
    ActionHelp(sentence: sentence, source: "Player Container Tabs, \(section)")
  }
}
