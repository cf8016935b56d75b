/// All videos that a simulation knows; every content source is answered from it.
public struct Catalog: Hashable, Sendable {
  /// The videos in their own order, with ids that are unique.
  public private(set) var videos: [Video]
  /// The playlists, with ids that are unique.
  public private(set) var playlists: [Playlist]
  /// The groups of playlists, with ids that are unique.
  public private(set) var playlistGroups: [PlaylistGroup]

  /// A catalogue of `videos`; of several with one id only the first is kept, and so of playlists and groups.
  public init(
    _ videos: [Video] = [], playlists: [Playlist] = [], playlistGroups: [PlaylistGroup] = []
  ) {
    self.videos = Self.unique(videos, by: \.id)
    self.playlists = Self.unique(playlists, by: \.id)
    self.playlistGroups = Self.unique(playlistGroups, by: \.id)
  }

  private static func unique<Element>(
    _ elements: [Element], by id: (Element) -> String
  ) -> [Element] {
    var seen: Set<String> = []
    return elements.filter { seen.insert(id($0)).inserted }
  }
}
