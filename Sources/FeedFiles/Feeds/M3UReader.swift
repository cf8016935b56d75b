internal import FeedModel

extension InputKind {
  /// An M3U playlist, extended or a mere list of places.
  public static let m3u = InputKind(word: "m3u", name: "an M3U playlist")
}

extension InputFormat {
  /// M3U playlists: text with one of their tags, or whose lines are all places of media.
  static let m3u = InputFormat(
    kind: .m3u,
    recognises: { text in text.outline.kind == .none && M3UPlaylist.isOne(text.bytes) },
    read: { (text) throws(InputError) in
      let playlist = try M3UPlaylist(text)
      var feed = PlainFeed(.m3u, title: playlist.title, labelNoun: "group")
      feed.note(namedByFile, times: playlist.namedByFile)
      for entry in playlist.entries { feed.add(entry) }
      var input = feed.loaded
      input.notes += playlist.notes
      return input
    },
    recognisesBytes: { M3UPlaylist.isOne(UTF8Text.withoutMark($0)) })

  private static let namedByFile = PlainFeed.Remark(
    singular: "has no title: the name of its file stands for it",
    plural: "have no title: the names of their files stand for them")
}
