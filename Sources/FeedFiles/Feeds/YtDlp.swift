/// What `yt-dlp` prints of a video or a playlist (`--dump-single-json`): what of it a catalogue can use.
struct YtDlp: Decodable {
  let type: String?
  let id: String?
  let title: String?
  let webpageURL: String?
  let url: String?
  let uploader: String?
  let channel: String?
  let channelID: String?
  /// The title of the playlist in which a video was found, where it does not stand in it.
  let playlist: String?
  let duration: Double?
  let isLive: Bool
  let labels: [String]
  /// What a playlist holds, playlists included; nil for a video.
  let entries: [FeedElement<YtDlp>]?
  let odd: [OddField]

  private enum CodingKeys: String, CodingKey {
    case type = "_type"
    case webpageURL = "webpage_url"
    case channelID = "channel_id"
    case isLive = "is_live"
    case liveStatus = "live_status"
    case playlistTitle = "playlist_title"
    case id, title, url, uploader, channel, playlist, duration, tags, categories, entries
  }

  init(from decoder: any Decoder) throws {
    var fields = try FeedFields(decoder, keyedBy: CodingKeys.self)
    type = fields.text(.type)
    id = fields.text(.id)
    title = fields.text(.title)
    webpageURL = fields.text(.webpageURL)
    url = fields.text(.url)
    uploader = fields.text(.uploader)
    channel = fields.text(.channel)
    channelID = fields.text(.channelID)
    playlist = fields.text(.playlistTitle) ?? fields.text(.playlist)
    duration = fields.value(.duration)
    isLive = fields.value(.isLive) ?? (fields.text(.liveStatus) == "is_live")
    labels =
      fields.list(.tags, of: FeedText.self).map(\.text)
      + fields.list(.categories, of: FeedText.self).map(\.text)
    entries = fields.value(.entries)
    odd = fields.odd
  }

  /// Whether it is a playlist, whose `entries` then have to be there.
  var isPlaylist: Bool {
    entries != nil || type.map(Self.playlistTypes.contains) ?? false
  }

  /// The values of `_type` that say so.
  static let playlistTypes = ["playlist", "multi_video", "compat_list"]
  /// The values of `_type` of a single video.
  static let videoTypes = ["video", "url", "url_transparent"]
}
