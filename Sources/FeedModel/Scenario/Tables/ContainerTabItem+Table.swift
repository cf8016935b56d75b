extension ContainerTabItem {
  /// The keys of a tab.
  package static let table = FileTable<ContainerTabItem>(
    "ContainerTabItem",
    initial: ContainerTabItem(containerId: "", title: "", dataSource: .discover),
    rows: [
      FileRow(
        "containerId", .name, \.containerId,
        "The tab's id, unique in the file; tab- and its place from 0 unless stated.",
        isAlwaysWritten: true),
      FileRow(
        "title", .text, \.title, "The title shown in the strip; the id unless stated.",
        isAlwaysWritten: true),
      FileRow("isVisible", .bool, \.isVisible, "Whether the strip shows the tab."),
      FileRow(
        "dataSource", ContentSource.notation,
        "Where the videos come from, all in one page; not together with deck.",
        get: { $0.isPaged ? nil : $0.dataSource }, set: { $0.dataSource = $1 }),
      FileRow(
        "deck", TabDeck.table.notation,
        "Where the videos come from, in pages; not together with dataSource.",
        get: { $0.isPaged ? TabDeck(source: $0.dataSource, pageSize: $0.pageSize) : nil },
        set: { tab, deck in
          tab.isPaged = true
          tab.dataSource = deck.source
          tab.pageSize = deck.pageSize
        }),
      FileRow(
        "icon", PlayerTabItemCustomImageStates.table.notation, \.icon,
        "A short text or emoji beside the title."),
      FileRow(
        "shouldOrderMomentsByReadStatus", .bool, \.shouldOrderMomentsByReadStatus,
        "Whether unread videos come first."),
      FileRow(
        "cachePolicyLevel", .choice, \.cachePolicyLevel,
        "How many videos are fetched before their turn; as shared.cachePolicyLevel unless stated."),
      FileRow(
        "momentsAdsConfigType", .choice, \.momentsAdsConfigType,
        "Where advertisements stand between the videos, as far as shared.ads has any."),
    ],
    finish: { tab, json, reading in
      if json["containerId"] == nil { tab.containerId = "tab-\(reading.index)" }
      if json["title"] == nil { tab.title = tab.containerId }
      if json["dataSource"] != nil, json["deck"] != nil {
        reading.note(found: "both dataSource and deck", accepted: "one of the two")
      }
    })
}

/// The deck of a tab whose videos come in pages.
private struct TabDeck: Sendable {
  var source = ContentSource.discover
  var pageSize: Int?

  static let table = FileTable<TabDeck>(
    "TabDeck", initial: TabDeck(),
    rows: [
      FileRow("source", ContentSource.notation, \.source, "Where the videos come from."),
      FileRow(
        "pageSize", DeckSetup.pageSizes, \.pageSize,
        "Videos a page holds; as many as deck.pageSize of the file unless stated."),
    ])
}

extension PlayerTabItemCustomImageStates {
  /// The keys of a tab's icon.
  package static let table = FileTable<PlayerTabItemCustomImageStates>(
    "PlayerTabItemCustomImageStates", initial: PlayerTabItemCustomImageStates(),
    rows: [
      FileRow(
        "selectedImage", .text, \.selectedImage,
        "The text or emoji while the tab is selected."),
      FileRow(
        "unselectedImage", .text, \.unselectedImage, "The text or emoji while it is not."),
    ])
}
