import FeedFiles

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The files of a folder and its subfolders, without those that are hidden.
///
/// Links are followed, but no folder is read twice, so that links in a circle come to an end. Folders
/// that stand there themselves come before those that are linked.
struct FolderListing {
  /// The files, in no order that means anything.
  private(set) var files: [FolderFile] = []
  private var hidden = 0
  private var unreadable = 0
  private var entries = 0
  private var read: Set<Identity> = []
  private var folders: [[UInt8]] = []
  private var linkedFolders: [[UInt8]] = []
  private let name: String
  private let most: Int

  /// What a folder is, whatever path leads to it.
  fileprivate struct Identity: Hashable {
    let device: UInt64
    let number: UInt64
  }

  /// Lists the folder `name`, which may hold at most so many files and folders.
  ///
  /// Throws where it cannot be read, or where it holds more, or deeper, than is read.
  init(of name: String, most: Int = InputReader.mostFiles) throws(FileError) {
    self.name = name
    self.most = most
    try list([])
    var (next, nextLinked) = (0, 0)
    while true {
      if next < folders.count {
        try list(folders[next])
        next += 1
      } else if nextLinked < linkedFolders.count {
        try list(linkedFolders[nextLinked])
        nextLinked += 1
      } else {
        return
      }
    }
  }

  /// Whether `name` is a folder, or a link to one.
  static func isFolder(_ name: String) -> Bool {
    var status = stat()
    return unsafe stat(name, &status) == 0 && status.isFolder
  }

  /// The paths of all folders from the listed one on, which is the empty path.
  var folderPaths: [[UInt8]] { [[]] + folders + linkedFolders }

  /// What was left out, a sentence each.
  var notes: [String] {
    var notes: [String] = []
    func note(_ count: Int, _ singular: String, _ plural: String) {
      guard count > 0 else { return }
      notes.append("\(count) \(count == 1 ? singular : plural) left out")
    }
    note(hidden, "hidden file or folder was", "hidden files or folders were")
    note(
      unreadable, "file or folder could not be read and was",
      "files or folders could not be read and were")
    return notes
  }
}

extension FolderListing {
  /// Lists the folder at `path`, which is empty for the whole one; subfolders wait for their turn.
  private mutating func list(_ path: [UInt8]) throws(FileError) {
    let folder = unsafe open(systemPath(path), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard folder >= 0 else {
      guard path.isEmpty else { return unreadable += 1 }
      throw .last("read", name)
    }
    defer { _ = close(folder) }
    var status = stat()
    guard unsafe fstat(folder, &status) == 0, read.insert(status.identity).inserted else { return }
    for child in try names(in: folder).sorted(by: { $0.lexicographicallyPrecedes($1) }) {
      try take(child, at: path.isEmpty ? child : path + [UInt8(ascii: "/")] + child, in: folder)
    }
  }

  private mutating func take(
    _ child: [UInt8], at path: [UInt8], in folder: Int32
  ) throws(FileError) {
    guard child.first != UInt8(ascii: ".") else { return hidden += 1 }
    var status = stat()
    var isLink = false
    let name = child.map { CChar(bitPattern: $0) } + [0]
    guard unsafe fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else {
      return unreadable += 1
    }
    if status.isLink {
      isLink = true
      guard unsafe fstatat(folder, name, &status, 0) == 0 else { return unreadable += 1 }
    }
    if status.isFolder {
      try checkDepth(of: path)
      if isLink { linkedFolders.append(path) } else { folders.append(path) }
    } else if status.isFile {
      files.append(FolderFile(path: path, size: Int64(status.st_size)))
    }
  }

  private func checkDepth(of path: [UInt8]) throws(FileError) {
    let most = InputReader.deepestFolder
    guard path.count(where: { $0 == UInt8(ascii: "/") }) >= most else { return }
    throw FileError(
      description: "\(shown(path)): is a folder inside \(most) others, more than is read")
  }

  /// The names in a folder that is open.
  private mutating func names(in folder: Int32) throws(FileError) -> [[UInt8]] {
    // `closedir` closes the descriptor that it is given.
    guard let stream = unsafe fdopendir(fcntl(folder, F_DUPFD_CLOEXEC, 0)) else {
      throw .last("read", name)
    }
    defer { _ = unsafe closedir(stream) }
    var names: [[UInt8]] = []
    while let entry = unsafe readdir(stream) {
      let name = unsafe Self.name(of: entry)
      guard name != [UInt8(ascii: ".")], name != Array("..".utf8) else { continue }
      entries += 1
      guard entries <= most else {
        throw FileError(
          description:
            "\(self.name): holds more than \(most) files and folders, the most that is read"
        )
      }
      names.append(name)
    }
    return names
  }

  /// The bytes of an entry's name, which need not be text.
  private static func name(of entry: UnsafePointer<dirent>) -> [UInt8] {
    guard let offset = MemoryLayout<dirent>.offset(of: \.d_name) else { return [] }
    var byte = unsafe UnsafeRawPointer(entry).advanced(by: offset)
    var name: [UInt8] = []
    while case let next = unsafe byte.load(as: UInt8.self), next != 0 {
      name.append(next)
      unsafe byte += 1
    }
    return name
  }

  private func systemPath(_ path: [UInt8]) -> [CChar] {
    let whole = path.isEmpty ? Array(name.utf8) : Array(name.utf8) + [UInt8(ascii: "/")] + path
    return whole.map { CChar(bitPattern: $0) } + [0]
  }

  private func shown(_ path: [UInt8]) -> String {
    name + "/" + String(decoding: path, as: UTF8.self)
  }
}

extension stat {
  fileprivate var isFolder: Bool { st_mode & S_IFMT == S_IFDIR }
  fileprivate var isFile: Bool { st_mode & S_IFMT == S_IFREG }
  fileprivate var isLink: Bool { st_mode & S_IFMT == S_IFLNK }
  fileprivate var identity: FolderListing.Identity {
    FolderListing.Identity(
      device: UInt64(truncatingIfNeeded: st_dev), number: UInt64(truncatingIfNeeded: st_ino))
  }
}
