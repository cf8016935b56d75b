/// The name of a file, as far as it tells that the file is media and what it is called.
struct MediaFileName {
  private let bytes: ArraySlice<UInt8>
  private let stem: ArraySlice<UInt8>
  /// Whether it ends as the names of videos, recordings and streams do.
  let isMedia: Bool

  /// The name of the file at the end of a path, whose parts a slash or a backslash sets apart.
  init(ofPath path: ArraySlice<UInt8>) {
    let separators = [UInt8(ascii: "/"), UInt8(ascii: "\\")]
    self.init(
      path.suffix(
        from: path.lastIndex(where: separators.contains).map { $0 + 1 } ?? path.startIndex))
  }

  /// A name that is no path.
  init(_ name: ArraySlice<UInt8>) {
    bytes = name
    let dot = name.lastIndex(of: UInt8(ascii: ".")) ?? name.endIndex
    let ending = String(decoding: name[dot...].dropFirst(), as: UTF8.self).lowercased()
    isMedia = dot > name.startIndex && Self.endings.contains(ending)
    stem = isMedia ? name[..<dot] : name
  }

  /// The name without the ending of media and with blanks for underscores, on one line.
  ///
  /// What is no UTF-8 shows as U+FFFD; a name of nothing but blanks stays as it is.
  var title: String {
    let words = stem.map { $0 == UInt8(ascii: "_") ? UInt8(ascii: " ") : $0 }
    let title = PlainText.oneLine(String(decoding: words, as: UTF8.self))
    return title.isEmpty ? String(decoding: bytes, as: UTF8.self) : title
  }

  /// What names of media files end in.
  static let endings = Set(videoEndings + audioEndings)

  private static let videoEndings = [
    "3g2", "3gp", "avi", "flv", "m2ts", "m3u8", "m4v", "mkv", "mov", "mp4", "mpeg", "mpg", "mts",
    "mxf", "ogv", "ts", "vob", "webm", "wmv",
  ]
  private static let audioEndings = [
    "aac", "aif", "aiff", "amr", "caf", "flac", "m4a", "mka", "mp3", "oga", "ogg", "opus", "wav",
    "wma",
  ]
}
