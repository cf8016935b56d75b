extension Catalog {
  /// The most videos a file may hold (C4).
  package static let mostVideos = 1_000_000
  /// The most playlists, and the most groups of them, a file may hold (C4).
  package static let mostPlaylists = 10_000

  /// The keys of a catalogue.
  package static let table = FileTable<Catalog>(
    "Catalog", initial: Catalog(),
    rows: [
      FileRow(
        "videos", videos, "The videos in the order in which sources offer them.",
        get: { $0.videos },
        set: { $0 = Catalog($1, playlists: $0.playlists, playlistGroups: $0.playlistGroups) }),
      FileRow(
        "playlists", playlists, "The playlists of channels.", get: { $0.playlists },
        set: { $0 = Catalog($0.videos, playlists: $1, playlistGroups: $0.playlistGroups) }),
      FileRow(
        "playlistGroups", groups, "Playlists that are shown together.",
        get: { $0.playlistGroups },
        set: { $0 = Catalog($0.videos, playlists: $0.playlists, playlistGroups: $1) }),
    ])

  private static let videos = Notation<[Video]>.list(
    of: Video.table.notation, "videos", count: 0...mostVideos
  ) { videos, reading in
    Notation<[Video]>.checkIds(
      of: videos, &reading, key: "id", accepted: "an id that no other video has", id: \.id)
  }

  private static let playlists = Notation<[Playlist]>.list(
    of: Playlist.table.notation, "playlists", count: 0...mostPlaylists
  ) { playlists, reading in
    Notation<[Playlist]>.checkIds(
      of: playlists, &reading, key: "id", accepted: "an id that no other playlist has", id: \.id)
  }

  private static let groups = Notation<[PlaylistGroup]>.list(
    of: PlaylistGroup.table.notation, "groups", count: 0...mostPlaylists
  ) { groups, reading in
    Notation<[PlaylistGroup]>.checkIds(
      of: groups, &reading, key: "id", accepted: "an id that no other group has", id: \.id)
  }
}

extension Playlist {
  /// The keys of a playlist.
  package static let table = FileTable<Playlist>(
    "Playlist", initial: Playlist(id: "", title: ""),
    rows: [
      FileRow(
        "id", .name, \.id,
        "The playlist's id, unique in the file; playlist- and its place from 0 unless stated.",
        isAlwaysWritten: true),
      FileRow(
        "title", .text, \.title, "The playlist's title; the id unless stated.",
        isAlwaysWritten: true),
      FileRow("channel", .text, \.channel, "The id of the channel it belongs to."),
      FileRow(
        "videos", .list(of: .name, "ids"), \.videos,
        "The ids of its videos in the order in which they come; unknown ones are left out."),
    ],
    finish: { playlist, json, reading in
      if json["id"] == nil { playlist.id = "playlist-\(reading.index)" }
      if json["title"] == nil { playlist.title = playlist.id }
    })
}

extension PlaylistGroup {
  /// The keys of a group of playlists.
  package static let table = FileTable<PlaylistGroup>(
    "PlaylistGroup", initial: PlaylistGroup(id: ""),
    rows: [
      FileRow(
        "id", .name, \.id,
        "The group's id, unique in the file; group- and its place from 0 unless stated.",
        isAlwaysWritten: true),
      FileRow(
        "playlists", .list(of: .name, "ids"), \.playlists,
        "The ids of its playlists in order; unknown ones are left out."),
    ],
    finish: { group, json, reading in
      if json["id"] == nil { group.id = "group-\(reading.index)" }
    })
}

extension Caption {
  /// The keys of a line of what is said in a video.
  package static let table = FileTable<Caption>(
    "Caption", initial: Caption(to: .zero, text: ""),
    rows: [
      FileRow("from", .time, \.from, "The position of the video from which on it is shown."),
      FileRow("to", .time, \.to, "The position at which it is gone.", isAlwaysWritten: true),
      FileRow("text", .text, \.text, "What is said."),
    ])
}
