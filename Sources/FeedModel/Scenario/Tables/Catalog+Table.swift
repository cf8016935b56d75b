extension Catalog {
  /// The most videos a file may hold (C4).
  package static let mostVideos = 1_000_000

  /// The keys of a catalogue.
  package static let table = FileTable<Catalog>(
    "Catalog", initial: Catalog(),
    rows: [
      FileRow(
        "videos", videos, "The videos in the order in which sources offer them.",
        get: { $0.videos }, set: { $0 = Catalog($1) })
    ])

  private static let videos = Notation<[Video]>.list(
    of: Video.table.notation, "videos", count: 0...mostVideos
  ) { videos, reading in
    Notation<[Video]>.checkIds(
      of: videos, &reading, key: "id", accepted: "an id that no other video has", id: \.id)
  }
}
