extension HostPage {
  private static let points = Notation.number(0...100_000)

  /// The keys of the page around the container (U6).
  package static let table = FileTable<HostPage>(
    "HostPage", initial: HostPage(),
    rows: [
      FileRow("title", .text, \.title, "The title in the device's navigation bar."),
      FileRow(
        "pinnedHeader", Block.table.notation, \.pinnedHeader,
        "The header above what scrolls; one without height is none."),
      FileRow(
        "above", blocks, \.above, "The blocks above the container, from the top."),
      FileRow(
        "below", blocks, \.below, "The blocks below the container, from the top."),
      FileRow(
        "deckHeight", points, \.deckHeight,
        "The height of the deck in points; an autosized one has its own."),
      FileRow(
        "boxes",
        .list(of: Box.table.notation, "boxes", count: 0...100), \.boxes,
        "The views around the container within what scrolls, the outermost first."),
    ])

  private static let blocks = Notation<[Block]>.list(
    of: Block.table.notation, "blocks", count: 0...1000)
}

extension HostPage.Block {
  /// The keys of a block of the page.
  package static let table = FileTable<HostPage.Block>(
    "HostPageBlock", initial: HostPage.Block(),
    rows: [
      FileRow("title", .text, \.title, "What stands in it."),
      FileRow("height", .number(0...100_000), \.height, "Its height in points."),
    ])
}

extension HostPage.Box {
  /// The keys of a view around the container.
  package static let table = FileTable<HostPage.Box>(
    "HostPageBox", initial: HostPage.Box(),
    rows: [
      FileRow("clips", .bool, \.clips, "Whether it clips what it holds."),
      FileRow(
        "height", .number(0...100_000), \.height,
        "Its height in points; that of the container unless stated."),
    ])
}
