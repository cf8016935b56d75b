extension Scenario {
  /// The most tabs a scenario may have (C4).
  package static let mostTabs = 1000

  /// Reads a scenario from the tree of its file (C3).
  ///
  /// - Throws: everything that is wrong with it, the first of it with places.
  public init(json: JSONValue) throws(FileFaults) {
    var reading = FileReading()
    let scenario = Self.table.notation.read(json, &reading)
    guard let scenario, reading.faults.isEmpty else { throw reading.faults }
    self = scenario
  }

  /// The tree of a file that reads as this scenario; what is as usual is left out.
  public var json: JSONValue { Self.table.notation.write(self) }

  /// The keys of a scenario's file.
  public static var fileDescription: TableDescription { table.description }

  /// The keys of a scenario's file.
  package static let table = FileTable<Scenario>(
    "Scenario", initial: Scenario(),
    rows: [
      FileRow(
        "$schema", .text, "Where an editor finds the JSON Schema of this file; feedtui ignores it.",
        get: { _ in nil }, set: { _, _ in }),
      FileRow("seed", .seed, \.seed, "The seed of all that is drawn by chance."),
      FileRow(
        "containerSourceId", .name, \.containerSourceId,
        "The container's id, under which the last tab and what was seen are kept."),
      FileRow(
        "device", .device, \.device,
        "What the app is shown on: \(Device.accepted)."),
      FileRow(
        "layoutDirection", .choice, \.layoutDirection,
        "From which side tabs and items begin; their order and indexes stay."),
      FileRow(
        "page", HostPage.table.notation, \.page,
        "The page of the app around the container; unless stated the container fills the screen."),
      FileRow(
        "tabs", tabs, \.tabs,
        "The tabs in order; without any, one that shows every video."),
      FileRow(
        "tabsStyle", PlayerTabsStyle.table.notation, \.tabsStyle, "The look of the tab strip."),
      FileRow(
        "deck", DeckSetup.table.notation, \.deck,
        "What is set on the deck of each tab."),
      FileRow(
        "playerStyle", MomentsPlayerStyle.table.notation, \.playerStyle,
        "The look of the players."),
      FileRow(
        "playback", PlaybackConfiguration.table.notation,
        "How players play; as shared.playback unless stated.",
        get: { $0.playback == $0.shared.playback ? nil : $0.playback },
        set: { $0.playback = $1 }),
      FileRow(
        "shared", SharedSettings.table.notation, \.shared,
        "What holds for the whole SDK, and so for a container that does not say otherwise."),
      FileRow(
        "host", HostAnswers.table.notation, \.host,
        "What the app answers to callbacks while no code of an app does."),
      FileRow(
        "network", SimulatedNetwork.table.notation, \.network, "How the network answers."),
      FileRow("catalog", Catalog.table.notation, \.catalog, "All videos there are."),
    ],
    finish: { scenario, json, reading in
      refuseHeight(ofAutosized: scenario, json, &reading)
      if json["playback"] == nil { scenario.playback = scenario.shared.playback }
      guard scenario.tabs.isEmpty, reading.faults.isEmpty else { return }
      if scenario.catalog.videos.isEmpty {
        reading.note(
          found: "neither tabs nor videos", accepted: "at least one of tabs and catalog.videos")
      } else {
        scenario.tabs = [.everything]
      }
    })

  /// A height of an autosized deck is a mistake, since it has its own (D3).
  private static func refuseHeight(
    ofAutosized scenario: Scenario, _ json: JSONValue, _ reading: inout FileReading
  ) {
    guard scenario.deck.isAutosizing, let height = json["page"]?["deckHeight"] else { return }
    reading.at(.key("page")) { reading in
      reading.at(.key("deckHeight")) {
        $0.refuse(height, accepted: "no height for an autosized grid, which has its own")
      }
    }
  }

  private static let tabs = Notation<[ContainerTabItem]>.list(
    of: ContainerTabItem.table.notation, "tabs", count: 0...mostTabs
  ) { tabs, reading in
    Notation<[ContainerTabItem]>.checkIds(
      of: tabs, &reading, key: "containerId", accepted: "a containerId that no other tab has",
      id: \.containerId)
  }
}

extension ContainerTabItem {
  /// The one tab of a scenario that states none: every video, in one page.
  package static let everything = ContainerTabItem(
    containerId: "all", title: "All", dataSource: .discover)
}

extension Notation<UInt64> {
  /// A seed: a whole number, as a string of digits where it is too large for a number of JSON.
  static let seed = Notation(
    .either([.wholeNumber(0...largestExactly), .text]),
    read: { value, reading in
      switch value {
      case .number(let number):
        if let seed = UInt64(exactly: number), seed <= largestExactly { return seed }
      case .string(let text):
        if let seed = UInt64(text) { return seed }
      case .null, .bool, .array, .object: break
      }
      reading.refuse(
        value,
        accepted: "\(ValueKind.wholeNumber(0...largestExactly).phrase),"
          + " or as a string of digits up to \"\(UInt64.max)\"")
      return nil
    },
    write: { $0 <= largestExactly ? .number(Double($0)) : .string(String($0)) })

  /// The largest whole number up to which every one is a number of JSON.
  private static let largestExactly = 1 << 53
}
