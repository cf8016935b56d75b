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
