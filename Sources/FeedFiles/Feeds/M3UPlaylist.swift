internal import FeedModel

/// The entries of an M3U playlist: places, a line each, and what the tags before them say of them.
struct M3UPlaylist {
  /// What it is called; nil where no `#PLAYLIST` says so.
  private(set) var title: String?
  /// Its entries in their order.
  private(set) var entries: [PlainFeed.Entry] = []
  /// How many of them are called as their files are.
  private(set) var namedByFile = 0
  private var infosWithoutPlace = 0

  /// What the tags since the last place say of the next.
  private var info: M3UInfo?
  private var ownGroups: [String]?
  /// The groups that hold until others are named.
  private var groups: [String] = []
  /// Where the first variant of a stream is named.
  private var variant: Int?
  private var hasInfos = false

  /// Reads a playlist to its end, of at most so many entries.
  ///
  /// - Throws: where it is too long, or what it lists are the parts of one stream.
  init(_ text: InputText, most: Int = Catalog.mostVideos) throws(InputError) {
    for line in M3ULines(text.bytes) {
      if line.first == UInt8(ascii: "#") {
        try take(tag: line, in: text)
      } else {
        try text.checkCount(entries.count + 1, most: most)
        take(place: line)
      }
    }
    if let variant, !hasInfos {
      throw Self.isStream(
        "an HLS master playlist, one stream in several qualities", at: variant, text)
    }
    if info != nil { infosWithoutPlace += 1 }
  }

  /// What was left out, a sentence each.
  var notes: [String] {
    guard infosWithoutPlace > 0 else { return [] }
    let infos = counted(infosWithoutPlace, "#EXTINF line has", "#EXTINF lines have")
    return ["\(infos) no place behind and \(infosWithoutPlace == 1 ? "was" : "were") left out"]
  }
}

extension M3UPlaylist {
  private mutating func take(tag line: ArraySlice<UInt8>, in text: InputText) throws(InputError) {
    let name = line.prefix(Self.longestTag).prefix { $0 != UInt8(ascii: ":") }
    let value = line[name.endIndex...].dropFirst()
    switch String(decoding: name, as: UTF8.self).uppercased() {
    case "#EXTINF":
      if info != nil { infosWithoutPlace += 1 }
      info = M3UInfo(value)
      hasInfos = true
    case "#EXTGRP":
      // Before its entry it begins a group that lasts; between an entry's tags it is that entry's.
      let groups = M3UInfo.groups(in: String(decoding: value, as: UTF8.self))
      if info == nil { self.groups = groups } else { ownGroups = groups }
    case "#PLAYLIST":
      title = title ?? String(decoding: value, as: UTF8.self)
    case "#EXT-X-TARGETDURATION":
      throw Self.isStream(
        "an HLS media playlist, the segments of one stream", at: line.startIndex, text)
    case "#EXT-X-STREAM-INF":
      variant = variant ?? line.startIndex
    default: break
    }
  }

  /// More than the length of any tag's name.
  private static let longestTag = 32

  private static func isStream(_ found: String, at offset: Int, _ text: InputText) -> InputError {
    let fault = FileFault(
      line: TextPlace(of: offset, in: text.bytes).line, found: found,
      accepted: "a playlist of videos, in which the address of this stream is one line")
    return InputError(text.name, .faults(FileFaults([fault])))
  }

  private mutating func take(place line: ArraySlice<UInt8>) {
    var entry = PlainFeed.Entry()
    entry.id = info?.id
    entry.url = String(decoding: line, as: UTF8.self)
    entry.title = info?.title
    if entry.title == nil, let title = Self.fileTitle(line) {
      entry.title = title
      namedByFile += 1
    }
    let duration = info?.duration
    entry.isLive = duration.map { $0 < 0 } ?? false
    entry.duration = duration
    entry.labels = info?.groups ?? ownGroups ?? groups
    entries.append(entry)
    info = nil
    ownGroups = nil
  }
}

extension M3UPlaylist {
  /// Whether a text is a playlist: it has a tag of theirs before any line that is no place, or
  /// nothing but places.
  static func isOne(_ bytes: [UInt8]) -> Bool {
    var hasPlace = false
    for line in M3ULines(bytes) {
      if line.first == UInt8(ascii: "#") {
        let isTag = ["#EXTM3U", "#EXTINF:"].contains { tag in
          String(decoding: line.prefix(tag.utf8.count), as: UTF8.self).uppercased() == tag
        }
        if isTag { return true }
      } else {
        guard scheme(line) != nil || MediaFileName(ofPath: line).isMedia else { return false }
        hasPlace = true
      }
    }
    return hasPlace
  }

  /// The scheme of a URL, in small letters; nil for what is none.
  private static func scheme(_ place: ArraySlice<UInt8>) -> String? {
    let scheme = place.prefix(20).prefix { $0.isWordByte || "+-.".utf8.contains($0) }
    guard !scheme.isEmpty, place[scheme.endIndex...].starts(with: "://".utf8) else { return nil }
    return String(decoding: scheme, as: UTF8.self).lowercased()
  }

  /// What the file at a place is called, its escapes decoded; nil for a URL of something else.
  private static func fileTitle(_ place: ArraySlice<UInt8>) -> String? {
    let scheme = scheme(place)
    guard scheme == nil || scheme == "file" else { return nil }
    let decoded = PercentEscapes.decoded(place)
    // An escape that makes no text was none: the name of a file may hold a percent sign.
    let isText = String(validating: decoded, as: UTF8.self) != nil
    let title = MediaFileName(ofPath: isText ? decoded[...] : place).title
    return title.isEmpty ? nil : title
  }
}
