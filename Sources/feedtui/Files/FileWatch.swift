#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Tells when a file, or anything in a folder, has changed, as the system reports it; nothing is looked at in between.
///
/// What is watched are the folders that hold the file and the links on the way to it, not the file itself: so it does
/// not matter whether a change is written in place, put in its place under its name, or deleted and made anew.
struct FileWatch: ~Copyable {
  private let name: String
  private let events: FolderEvents
  /// What is of interest in each folder that is watched.
  private var interests: [FolderEvents.Watch: Interest] = [:]

  /// What of a folder is of interest.
  private struct Interest: Equatable {
    /// The folder's path.
    let folder: [UInt8]
    /// These names.
    var names: Set<[UInt8]> = []
    /// Whatever is not hidden.
    var isAll = false
  }

  /// Watches `name`, which need not exist.
  ///
  /// Throws where the system cannot watch it.
  static func start(on name: String) throws(FileError) -> FileWatch {
    var watch = FileWatch(name, try FolderEvents(name))
    try watch.arm()
    return watch
  }

  private init(_ name: String, _ events: consuming FolderEvents) {
    self.name = name
    self.events = events
  }

  /// The descriptor that can be read when something has happened.
  var descriptor: Int32 { events.descriptor }

  /// Takes what has happened since the last time; whether `name` is to be read again.
  ///
  /// Throws where it cannot be watched as it is now.
  mutating func takeChange() throws(FileError) -> Bool {
    var isChanged = false
    for event in events.take() where isOfInterest(event) { isChanged = true }
    if isChanged { try arm() }
    return isChanged
  }

  /// Throws where `name` is something that has nothing to tell when it is read again, such as a pipe.
  func checkKind() throws(FileError) {
    var status = stat()
    guard unsafe stat(name, &status) == 0 else { return }
    let kind = status.st_mode & S_IFMT
    guard kind == S_IFREG || kind == S_IFDIR else {
      throw FileError(
        description: "\(name): is neither a file nor a folder, so that it cannot be watched")
    }
  }

  private func isOfInterest(_ event: FolderEvent) -> Bool {
    guard let watch = event.watch else { return true }
    guard let interest = interests[watch] else { return false }
    guard event.kind != .folderGone else { return true }
    let isHidden = event.name.first == UInt8(ascii: ".")
    guard interest.names.contains(event.name) || interest.isAll && !isHidden else { return false }
    return event.kind != .created || Self.isComplete(event.name, in: interest.folder)
  }

  /// Whether a new file is all there from the start, as a link is; of any other it is told when it has been written.
  private static func isComplete(_ file: [UInt8], in folder: [UInt8]) -> Bool {
    var status = stat()
    let path = (folder + [UInt8(ascii: "/")] + file).map { CChar(bitPattern: $0) } + [0]
    guard unsafe lstat(path, &status) == 0 else { return true }
    return status.st_mode & S_IFMT != S_IFREG || status.st_nlink > 1
  }
}

extension FileWatch {
  private static let mostTries = 10

  /// Watches what there is to watch now.
  ///
  /// What comes or goes before it is watched is not told, so it is looked for again until nothing new is found.
  private mutating func arm() throws(FileError) {
    for _ in 0..<Self.mostTries {
      var next: [FolderEvents.Watch: Interest] = [:]
      for interest in wanted {
        // A folder that is gone again, or closed to us, is left out: the one that holds it tells of that.
        guard let watch = try events.watch(interest.folder) else { continue }
        next[watch, default: interest].names.formUnion(interest.names)
        if interest.isAll { next[watch]?.isAll = true }
      }
      guard !next.isEmpty else { throw .last("watched", name) }
      for watch in interests.keys where next[watch] == nil { events.forget(watch) }
      if next == interests { return }
      interests = next
    }
  }

  /// The folders that tell of every change, and what is of interest in each.
  private var wanted: [Interest] {
    let trail = PathTrail(name)
    let steps = trail.steps.map { Interest(folder: $0.folder, names: [$0.name]) }
    guard trail.leadsToFolder else { return steps }
    // One that cannot be listed as a whole tells at least of what stands in it.
    let paths = (try? FolderListing(of: name).folderPaths) ?? [[]]
    return steps
      + paths.map { path in
        Interest(folder: Array(name.utf8) + [UInt8(ascii: "/")] + path, isAll: true)
      }
  }
}
