#if canImport(Glibc)
  import Glibc
#endif

/// Something that happened in a folder that is watched.
struct FolderEvent: Equatable {
  /// What happened.
  enum Kind: Equatable {
    /// What has this name now is complete, or nothing has it any more.
    case changed
    /// Something has this name now, and may still be written.
    case created
    /// The folder itself is not where it was.
    case folderGone
    /// So much happened that some of it was not kept.
    case lost
  }

  let kind: Kind
  /// The folder; nil for events that were lost.
  var watch: FolderEvents.Watch?
  /// The name in it.
  var name: [UInt8] = []
}

extension FolderEvents {
  /// A folder that is watched.
  typealias Watch = Int32
}

#if canImport(Glibc)
  /// What happens in folders, as inotify(7) reports it.
  struct FolderEvents: ~Copyable {
    /// The descriptor that can be read when something has happened.
    let descriptor: Int32

    /// Prepares to watch folders for the sake of `name`.
    init(_ name: String) throws(FileError) {
      descriptor = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
      guard descriptor >= 0 else { throw .last("watched", name) }
    }

    deinit {
      if descriptor >= 0 { _ = close(descriptor) }
    }

    private static let changes =
      IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE | IN_ATTRIB
    private static let ends = IN_DELETE_SELF | IN_MOVE_SELF | IN_UNMOUNT | IN_IGNORED

    /// Watches a folder, which may be watched already; nil where it cannot be.
    ///
    /// Throws where the system watches no more folders.
    func watch(_ folder: [UInt8]) throws(FileError) -> Watch? {
      let path = folder.map { CChar(bitPattern: $0) } + [0]
      let mask = Self.changes | IN_DELETE_SELF | IN_MOVE_SELF | IN_ONLYDIR
      let watch = unsafe inotify_add_watch(descriptor, path, UInt32(mask))
      guard watch < 0 else { return watch }
      guard errno != ENOSPC else {
        throw FileError(
          description: "\(String(decoding: folder, as: UTF8.self)): cannot be watched: "
            + "the limit of fs.inotify.max_user_watches is reached")
      }
      return nil
    }

    /// Watches a folder no longer.
    func forget(_ watch: Watch) {
      _ = inotify_rm_watch(descriptor, watch)
    }

    /// Everything that has happened since the last call.
    func take() -> [FolderEvent] {
      var events: [FolderEvent] = []
      var buffer = [UInt8](repeating: 0, count: 1 << 16)
      while true {
        let count = unsafe buffer.withUnsafeMutableBytes { raw in
          unsafe SystemCall.read(descriptor, raw.baseAddress, raw.count)
        }
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return events }
        events += Self.events(in: buffer[..<count])
      }
    }

    /// The events that the system has written: 4 words of 32 bits each, and a name filled up with zeros.
    private static func events(in bytes: ArraySlice<UInt8>) -> [FolderEvent] {
      var events: [FolderEvent] = []
      var rest = bytes
      while rest.count >= MemoryLayout<inotify_event>.size {
        let head = unsafe rest.withUnsafeBytes { raw in
          unsafe raw.loadUnaligned(as: inotify_event.self)
        }
        rest = rest.dropFirst(MemoryLayout<inotify_event>.size)
        let name = rest.prefix(Int(head.len)).prefix { $0 != 0 }
        rest = rest.dropFirst(Int(head.len))
        if let event = event(head, name: Array(name)) { events.append(event) }
      }
      return events
    }

    private static func event(_ head: inotify_event, name: [UInt8]) -> FolderEvent? {
      let mask = Int32(truncatingIfNeeded: head.mask)
      if mask & IN_Q_OVERFLOW != 0 { return FolderEvent(kind: .lost) }
      if mask & ends != 0 { return FolderEvent(kind: .folderGone, watch: head.wd) }
      guard mask & changes != 0, !name.isEmpty else { return nil }
      let isCreated = mask & IN_CREATE != 0 && mask & IN_ISDIR == 0
      return FolderEvent(kind: isCreated ? .created : .changed, watch: head.wd, name: name)
    }
  }
#else
  /// What happens in folders; of this system it cannot be learnt.
  struct FolderEvents: ~Copyable {
    let descriptor: Int32 = -1

    init(_ name: String) throws(FileError) {
      throw FileError(description: "\(name): cannot be watched: --watch needs Linux")
    }

    func watch(_ folder: [UInt8]) throws(FileError) -> Watch? { nil }
    func forget(_ watch: Watch) {}
    func take() -> [FolderEvent] { [] }
  }
#endif
