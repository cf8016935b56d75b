internal import FeedModel

extension InputKind {
  /// What `yt-dlp` prints as JSON of one video, of a playlist, or of several, a line each.
  public static let ytDlp = InputKind(word: "ytdlp", name: "yt-dlp JSON")
}

extension InputFormat {
  /// What `yt-dlp` prints: objects that name their extractor or their type, or that have a list of
  /// `entries`.
  static let ytDlp = InputFormat(
    kind: .ytDlp,
    recognises: { text in
      let outline = text.outline
      let isTyped = outline.member("_type")?.text.map {
        (YtDlp.playlistTypes + YtDlp.videoTypes).contains($0)
      }
      return isTyped ?? false || outline.member("extractor") != nil
        || outline.member("extractor_key") != nil
        || outline.member("entries")?.value == .beginArray
    },
    read: { (text) throws(InputError) in
      guard !text.outline.isSequence else { return try YtDlpLines(text).feed().loaded }
      let top = try text.decoded(YtDlp.self)
      var feed = PlainFeed(.ytDlp, title: top.title)
      if top.isPlaylist {
        try feed.add(top.entries, of: text)
      } else {
        feed.add(top.entry(in: []))
      }
      return feed.loaded
    })
}

extension PlainFeed {
  /// Adds the entries of a playlist, and those of the playlists in it, which become labels.
  mutating func add(
    _ entries: [FeedElement<YtDlp>]?, of text: InputText, line: Int? = nil,
    path: String = "entries",
    playlists: [String] = []
  ) throws(InputError) {
    for (index, entry) in try text.entries(entries, line: line, key: path).enumerated() {
      guard let entry else {
        nullEntries += 1
        continue
      }
      if entry.isPlaylist {
        try add(
          entry.entries, of: text, line: line, path: "\(path)[\(index)].entries",
          playlists: playlists + [entry.title ?? entry.id].compactMap { $0 })
      } else {
        add(entry.entry(in: playlists))
        try text.checkCount(count, key: "entries")
      }
    }
  }
}

extension YtDlp {
  /// The video as an entry of the playlists that it stands in.
  func entry(in playlists: [String]) -> PlainFeed.Entry {
    let title = title.map(PlainText.cleaned).flatMap { $0.isEmpty ? nil : $0 }
    return PlainFeed.Entry(
      id: id, url: webpageURL ?? url, title: title, author: uploader ?? channel,
      duration: duration, isLive: isLive, labels: playlists + labels,
      channel: channelID ?? channel, odd: odd)
  }
}
