extension PlayerDeckContentConfiguration {
  /// How many videos a page may hold.
  static let pageSizes = Notation.wholeNumber(1...Catalog.mostVideos)

  /// The keys of a deck's configuration (D1).
  package static let table = FileTable<PlayerDeckContentConfiguration>(
    "PlayerDeckContentConfiguration", initial: PlayerDeckContentConfiguration(),
    rows: [
      FileRow(
        group: "itemView", "What is set on each item.",
        rows: [
          FileRow(
            group: "autoplay", "When items start by themselves.",
            rows: [
              FileRow(
                "isEnabled", .bool, \.autoplay.isEnabled, "Whether anything starts by itself."),
              FileRow(
                "triggerVisibilityPercentage", .fraction,
                \.autoplay.triggerVisibilityPercentage,
                "How much of an item must be seen for it to play."),
            ]),
          FileRow(
            group: "productPanel", "The panel under the video.",
            rows: [
              FileRow(
                "isHidden", .bool, \.isProductPanelHidden, "Whether cards leave out the panel.")
            ]),
        ]),
      FileRow(
        "itemAspect", .number(0.1...10), \.itemAspect,
        "The width of a video divided by its height."),
      FileRow("layout", .choice, \.layout, "The kind of layout."),
      FileRow(
        "columns", .wholeNumber(1...100), \.columns,
        "Columns of the grid; unless stated the width of the terminal decides."),
      FileRow(
        "pageSize", pageSizes, \.pageSize,
        "Videos a page holds, where a tab does not state its own."),
    ])
}

extension PlaybackConfiguration {
  /// The keys of a playback configuration.
  package static let table = FileTable<PlaybackConfiguration>(
    "PlaybackConfiguration", initial: PlaybackConfiguration.base(),
    rows: [
      FileRow(
        "numberOfPlays", .wholeNumber(1...1_000_000), \.loopBehavior.numberOfPlays,
        "Plays after which the next item follows; for ever unless stated."),
      FileRow(
        "bufferingSpinnerDelay", .time, \.bufferingSpinnerDelay,
        "How long a player waits for data before its spinner shows."),
      FileRow("isUnmuted", .bool, \.isUnmuted, "Whether sound is on at first display."),
    ])
}
