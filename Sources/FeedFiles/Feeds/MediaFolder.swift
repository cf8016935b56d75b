internal import FeedModel

extension InputKind {
  /// A folder of media files.
  public static let folder = InputKind(word: "folder", name: "a folder of media files")
}

/// A file that was found in a folder.
public struct FolderFile: Hashable, Sendable {
  /// Its path from the folder on, whose parts a slash sets apart; any bytes, as file systems have it.
  public var path: [UInt8]
  /// Its size in bytes.
  public var size: Int64

  /// A file of `size` bytes.
  public init(path: [UInt8], size: Int64) {
    self.path = path
    self.size = size
  }

  /// The names of the folders that it stands in, and its own at the end.
  fileprivate var parts: [ArraySlice<UInt8>] { path.split(separator: UInt8(ascii: "/")) }
  fileprivate var name: MediaFileName { MediaFileName(parts.last ?? []) }
}

extension InputReader {
  /// How many files a folder may hold, those in its subfolders and those of no use included (C4).
  public static let mostFiles = 100_000
  /// How deep folders may stand inside each other (C4).
  public static let deepestFolder = 32

  /// Reads a folder as a feed of the media files in it, however they came to be listed (C2).
  ///
  /// They stand in the order of their names, numbers counted as such; subfolders become tabs.
  /// - Throws: `InputError` where there are no media, or too much; nothing is read in half.
  public static func read(
    folder files: [FolderFile], name: String
  ) throws(InputError) -> LoadedInput {
    try checkBounds(of: files, name: name)
    let media = files.filter(\.name.isMedia)
    guard !media.isEmpty else {
      let all = counted(files.count, "file")
      throw fault(
        name, found: files.isEmpty ? "a folder without files" : "\(all), none of them media",
        accepted: "a folder with media files, such as .mp4, .webm, .mp3 or .m3u8")
    }
    let sorted = media.map { (order: NaturalOrder($0.path), file: $0) }
      .sorted { $0.order < $1.order }
    var feed = PlainFeed(.folder, title: title(of: name), labelNoun: "subfolder")
    feed.note(emptyFile, times: media.count { $0.size <= 0 })
    for (_, file) in sorted { feed.add(entry(of: file)) }
    var input = feed.loaded
    let others = files.count - media.count
    if others > 0 {
      let left = counted(others, "file that is no media was", "files that are no media were")
      input.notes.append("\(left) left out")
    }
    return input
  }

  private static func checkBounds(of files: [FolderFile], name: String) throws(InputError) {
    guard files.count <= mostFiles else {
      throw fault(
        name, found: "a folder of \(files.count) files", accepted: "at most \(mostFiles) files")
    }
    guard files.allSatisfy({ $0.parts.count <= deepestFolder + 1 }) else {
      throw fault(
        name, found: "a folder inside \(deepestFolder) others",
        accepted: "at most \(deepestFolder) inside each other")
    }
  }

  private static func fault(_ name: String, found: String, accepted: String) -> InputError {
    InputError(name, .faults(FileFaults([FileFault(found: found, accepted: accepted)])))
  }

  private static let emptyFile = PlainFeed.Remark(
    singular: "is an empty file, which fails to play",
    plural: "are empty files, which fail to play")

  /// The last part of a folder's path; nil where it names no folder.
  private static func title(of name: String) -> String? {
    let last = name.split(separator: "/").last.map(String.init)
    return last == "." || last == ".." ? nil : last
  }

  private static func entry(of file: FolderFile) -> PlainFeed.Entry {
    let path = String(decoding: file.path, as: UTF8.self)
    let folders = file.parts.dropLast().map { String(decoding: $0, as: UTF8.self) }
    return PlainFeed.Entry(
      id: path, url: path, title: file.name.title, fails: file.size <= 0,
      labels: folders.indices.map { folders[...$0].joined(separator: "/") })
  }
}
