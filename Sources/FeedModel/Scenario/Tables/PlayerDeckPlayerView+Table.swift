extension DeckSetup {
  /// The keys of the full-screen player (D12).
  static var playerViewRow: FileRow<DeckSetup> {
    FileRow(
      group: "playerView", "What is set on the full-screen player.",
      rows: [
        FileRow(
          "playerStyle", .choice, \.viewConfiguration.playerView.playerStyle,
          "How the video fills the screen."),
        FileRow(
          "videoCompleteAction", .choice, \.viewConfiguration.playerView.videoCompleteAction,
          "What follows when a video has played to its end."),
        FileRow(
          "feedCompleteAction", .choice, \.viewConfiguration.playerView.feedCompleteAction,
          "What follows after the last video."),
        part(
          "playbackButton", \.viewConfiguration.playerView.playbackButton.isHidden,
          "The button that pauses and resumes."),
        part(
          "muteButton", \.viewConfiguration.playerView.muteButton.isHidden, "The mute switch."),
        part(
          "shareButton", \.viewConfiguration.playerView.shareButton.isHidden,
          "The share button."),
        FileRow(
          "ctaDelay", .time, \.viewConfiguration.playerView.ctaDelay,
          "How long a video is shown before its call to action is."),
        FileRow(
          "ctaHighlightDelay", .time, \.viewConfiguration.playerView.ctaHighlightDelay,
          "How long the call to action is shown before it is lit."),
        FileRow(
          "pipPlacement", .choice, \.viewConfiguration.playerView.pipPlacement,
          "The corner that picture in picture stands in."),
      ])
  }

  private static func part(
    _ key: String, _ isHidden: any WritableKeyPath<DeckSetup, Bool> & Sendable, _ meaning: String
  ) -> FileRow<DeckSetup> {
    FileRow(
      group: key, meaning, rows: [FileRow("isHidden", .bool, isHidden, "Whether it is left out.")])
  }
}
