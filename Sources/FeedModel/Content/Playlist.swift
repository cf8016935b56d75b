/// Videos of a channel in a fixed order.
public struct Playlist: Hashable, Sendable {
  /// Its id, unique in a catalogue.
  public var id: String
  /// Its title.
  public var title: String
  /// The channel it belongs to.
  public var channel: String
  /// The ids of its videos in the order in which they were added; unknown ones are left out.
  public var videos: [String]

  /// A playlist of a channel.
  public init(id: String, title: String, channel: String = "", videos: [String] = []) {
    self.id = id
    self.title = title
    self.channel = channel
    self.videos = videos
  }

  /// The item that stands for it in a deck of playlists: it has the playlist's id and no duration, and is no video.
  public var item: Video {
    let count = videos.count == 1 ? "1 video" : "\(videos.count) videos"
    return Video(
      id: id, title: title, author: count, duration: .zero, hasVideo: false, channel: channel)
  }
}

/// Playlists that are shown together.
public struct PlaylistGroup: Hashable, Sendable {
  /// Its id, unique in a catalogue.
  public var id: String
  /// The ids of its playlists in order; unknown ones are left out.
  public var playlists: [String]

  /// A group of playlists.
  public init(id: String, playlists: [String] = []) {
    self.id = id
    self.playlists = playlists
  }
}
