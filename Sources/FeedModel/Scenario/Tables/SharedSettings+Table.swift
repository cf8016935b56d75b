extension SharedSettings {
  /// The keys of what holds for the whole SDK.
  package static let table = FileTable<SharedSettings>(
    "SharedSettings", initial: SharedSettings(),
    rows: [
      FileRow(
        "playback", PlaybackConfiguration.table.notation, \.playback,
        "How players play where the container does not say."),
      FileRow(
        "cachePolicyLevel", .choice, \.cachePolicyLevel,
        "How many videos are fetched before their turn, where a tab does not say."),
      FileRow(
        "ads", AdsConfigurations.table.notation, \.ads, "The advertisements of the whole app."),
    ])
}

extension AdsConfigurations {
  /// The keys of the advertisements.
  package static let table = FileTable<AdsConfigurations>(
    "AdsConfigurations", initial: AdsConfigurations(),
    rows: [
      FileRow(
        "firstPosition", .wholeNumber(1...Catalog.mostVideos), \.firstPosition,
        "After how many videos the first one of firstAvailableAdsConfig stands."),
      FileRow(
        "everyX", .wholeNumber(1...Catalog.mostVideos), \.everyX,
        "After how many videos each one of everyXMoments stands, and each further one of the other."
      ),
      FileRow(
        "videos", videos, \.videos, "What is shown, in turn; without any there are none."),
    ])

  private static let videos = Notation<[Video]>.list(of: Video.table.notation, "videos") {
    videos, reading in
    Notation<[Video]>.checkIds(
      of: videos, &reading, key: "id", accepted: "an id that no other video of the list has",
      id: \.id)
  }
}
