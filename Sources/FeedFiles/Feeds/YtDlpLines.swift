internal import FeedModel
internal import FoundationEssentials

/// What `yt-dlp` prints of several videos: an object each, on lines of their own.
struct YtDlpLines {
  private let text: InputText
  private let decoder = JSONDecoder()
  /// The objects with the lines that they begin on; nil where `null` stands for one.
  private var objects: [(line: Int, value: YtDlp?)] = []

  /// Takes the objects of a text apart.
  ///
  /// - Throws: where one is damaged or no object, with its place, or there are too many.
  init(_ text: InputText) throws(InputError) {
    self.text = text
    var scanner = JSONScanner(text.bytes)
    var line = 1
    var lineEnd = 0
    while !scanner.isAtEnd() {
      try text.checkCount(objects.count + 1)
      let start = scanner.offset
      line += text.bytes[lineEnd..<start].count { $0 == UInt8(ascii: "\n") }
      lineEnd = start
      do throws(JSONFault) {
        repeat { _ = try scanner.next() } while scanner.depth > 0
      } catch {
        throw InputError(text.name, .text(error))
      }
      try text.checkSize(values: scanner.values, listsAndObjects: scanner.listsAndObjects)
      objects.append((line, try object(in: start..<scanner.offset)))
    }
  }

  private func object(in range: Range<Int>) throws(InputError) -> YtDlp? {
    func error(_ found: String, _ accepted: String) -> InputError {
      let start = range.lowerBound
      let fault = JSONFault(at: start, in: text.bytes, found: found, accepted: accepted)
      return InputError(text.name, .text(fault))
    }
    let data = Data(text.bytes[range])
    guard let element = try? decoder.decode(FeedElement<YtDlp>.self, from: data) else {
      throw error("JSON that cannot be decoded", "keys without half surrogates")
    }
    switch element {
    case .value(let value): return value
    case .null: return nil
    case .odd(let found): throw error(found, "an object")
    }
  }

  /// The videos as one feed; the playlists they were found in become labels.
  func feed() throws(InputError) -> PlainFeed {
    let playlists = Set(objects.compactMap { $0.value }.map(\.playlistName))
    // Where all come from one playlist, that is what the feed is called, and parts nothing.
    let common = playlists.count == 1 ? playlists.first ?? nil : nil
    var feed = PlainFeed(.ytDlp, title: common)
    for (line, object) in objects {
      guard let object else {
        feed.nullEntries += 1
        continue
      }
      let labels = common == nil ? [object.playlistName].compactMap { $0 } : []
      if object.isPlaylist {
        try feed.add(object.entries, of: text, line: line, playlists: labels)
      } else {
        feed.add(object.entry(in: labels))
        try text.checkCount(feed.count)
      }
    }
    return feed
  }
}

extension YtDlp {
  /// The playlist itself, or that which a video was found in.
  fileprivate var playlistName: String? {
    isPlaylist ? title ?? id : playlist
  }
}
