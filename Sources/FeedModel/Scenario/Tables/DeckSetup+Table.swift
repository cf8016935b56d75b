extension DeckSetup {
  /// How many videos a page may hold.
  static let pageSizes = Notation.wholeNumber(1...Catalog.mostVideos)

  /// The keys of a deck's configuration (D1).
  package static let table = FileTable<DeckSetup>(
    "DeckSetup", initial: DeckSetup(),
    rows: [
      FileRow(
        group: "itemView", "What is set on each item.",
        rows: [
          FileRow(
            group: "autoplay", "When items start by themselves.",
            rows: [
              FileRow(
                "isEnabled", .bool, \.viewConfiguration.itemView.autoplay.isEnabled,
                "Whether anything starts by itself."),
              FileRow(
                "triggerVisibilityPercentage", .fraction,
                \.viewConfiguration.itemView.autoplay.triggerVisibilityPercentage,
                "How much of an item must be seen for it to play."),
              FileRow(
                "minimumViewTime", .time, \.viewConfiguration.itemView.autoplay.minimumViewTime,
                "How long an item must be seen enough without a break before it starts."),
              FileRow(
                "stopVisibilityPercentage", .fraction,
                \.viewConfiguration.itemView.autoplay.stopVisibilityPercentage,
                "Below how much an item stops playing; as for its start unless stated."),
              FileRow(
                "strategy", .choice, \.viewConfiguration.itemView.autoplay.strategy,
                "Which of the items that are seen enough plays."),
            ]),
          FileRow(
            group: "productPanel", "The panel under the video.",
            rows: [
              FileRow(
                "isHidden", .bool, \.viewConfiguration.itemView.productPanel.isHidden,
                "Whether cards leave out the panel.")
            ]),
          FileRow(
            group: "playIcon", "The sign on an item that plays only when it is tapped.",
            rows: [
              FileRow(
                "isHidden", .bool, \.viewConfiguration.itemView.playIcon.isHidden,
                "Whether it is left out."),
              FileRow(
                "iconWidth", .number(0...1000), \.viewConfiguration.itemView.playIcon.iconWidth,
                "How wide it is, in points."),
            ]),
          FileRow(
            group: "muteButton", "The switch of the sound.",
            rows: [
              FileRow(
                "isHidden", .bool, \.viewConfiguration.itemView.muteButton.isHidden,
                "Whether it is left out.")
            ]),
          FileRow(
            group: "shareButton", "The button that shares the video.",
            rows: [
              FileRow(
                "isHidden", .bool, \.viewConfiguration.itemView.shareButton.isHidden,
                "Whether it is left out.")
            ]),
          FileRow(
            group: "subtitle", "What is said in the video, where it has captions.",
            rows: [
              FileRow(
                "isHidden", .bool, \.viewConfiguration.itemView.subtitle.isHidden,
                "Whether it is left out, and its switch with it."),
              FileRow(
                "textColor", .colour, \.viewConfiguration.itemView.subtitle.textColor,
                "The colour of the text; that of titles unless stated."),
              FileRow(
                "backgroundColor", .colour, \.viewConfiguration.itemView.subtitle.backgroundColor,
                "The colour behind it; that of captions unless stated."),
            ]),
          FileRow(
            group: "adBadge", "The word that an item is sponsored.",
            rows: [
              FileRow(
                "isHidden", .bool, \.viewConfiguration.itemView.adBadge.isHidden,
                "Whether the short mark of advertisements stands in its place.")
            ]),
          FileRow(
            "cornerRadius", .number(0...1000), \.viewConfiguration.itemView.cornerRadius,
            "How round the corners of an item are, in points."),
          FileRow(
            "swapsMuteAndSubtitleButtons", .bool,
            \.viewConfiguration.itemView.swapsMuteAndSubtitleButtons,
            "Whether the switches of sound and subtitles stand in each other's place."),
          FileRow(
            group: "addToCartButton", "The Add to Cart button of the panel.",
            rows: [
              FileRow(
                "isHidden", .bool, \.viewConfiguration.itemView.addToCartButton.isHidden,
                "Whether there is none; there is one only with host.playerDeckAddToCart.")
            ]),
          FileRow(
            group: "fullScreen", "What comes of opening an item.",
            rows: [
              FileRow(
                "isEnabled", .bool, \.viewConfiguration.itemView.fullScreen.isEnabled,
                "Whether an item can be opened.")
            ]),
        ]),
      playerViewRow,
      FileRow(
        "isPictureInPictureEnabled", .bool, \.isPictureInPictureEnabled,
        "Whether a video that is scrolled away goes on in a corner."),
      FileRow(
        "itemAspect", .number(0.1...10), \.itemAspect,
        "The width of a video divided by its height."),
      FileRow("layout", .choice, \.layout, "The kind of layout."),
      FileRow(
        "columns", .wholeNumber(1...100), \.columns,
        "Columns of the grid; unless stated the width of the terminal decides."),
      FileRow(
        "itemSpacing", .number(0...1000), \.viewConfiguration.itemSpacing,
        "Points between items; on the terminal a cell."),
      FileRow(
        group: "contentPadding", "The room around the items, in points; on the terminal a cell.",
        rows: [
          FileRow(
            "top", .number(0...1000), \.viewConfiguration.contentPadding.top,
            "Points above the first items."),
          FileRow(
            "left", .number(0...1000), \.viewConfiguration.contentPadding.left,
            "Points before the items, at the side from which they begin."),
          FileRow(
            "bottom", .number(0...1000), \.viewConfiguration.contentPadding.bottom,
            "Points below the last items."),
          FileRow(
            "right", .number(0...1000), \.viewConfiguration.contentPadding.right,
            "Points after the items, at the other side."),
        ]),
      FileRow(
        "backgroundColor", .colour, \.viewConfiguration.backgroundColor,
        "The colour behind the items; none unless stated."),
      FileRow(
        "muteState", .choice, \.viewConfiguration.muteState,
        "How the sound is at first display."),
      FileRow(
        "safeAreaEdges", .edges, \.viewConfiguration.safeAreaEdges,
        "The edges of the screen whose bars are taken off the viewport."),
      FileRow(
        "autosizingEnabled", .bool, \.autosizingEnabled,
        "Whether a grid grows to the height of its content and lets the page scroll."),
      FileRow(
        group: "fetchConfiguration", "What is fetched.",
        rows: [
          FileRow(
            "maxVideos", .wholeNumber(1...Catalog.mostVideos),
            \.viewConfiguration.fetchConfiguration.maxVideos,
            "The most videos that are shown; of an autosized grid 20 at most.")
        ]),
      FileRow(
        "pageSize", pageSizes, \.pageSize,
        "Videos a page holds, where a tab does not state its own."),
    ])
}
