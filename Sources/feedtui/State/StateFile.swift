#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif
import FeedModel

/// The file that holds the state of one container (C5).
///
/// It is replaced as a whole, so that whatever fails, or ends the process, at any moment leaves the old state or the new
/// one. A lock on the folder keeps several programs from losing what the others have written.
struct StateFile {
  private let folder: StateFolder
  private let containerSourceId: String
  private let calls: FileCalls

  /// The file of the container `containerSourceId` in `folder`; nothing is touched yet.
  init(of containerSourceId: String, in folder: StateFolder, calls: FileCalls = FileCalls()) {
    self.folder = folder
    self.containerSourceId = containerSourceId
    self.calls = calls
  }

  /// What came of reading or writing the state.
  struct Outcome: Equatable {
    /// What stands in the file now.
    var document: StateDocument
    /// What is to be said of a damaged file that was set aside; nil where none was.
    var notice: String?
  }

  /// The file's path.
  var path: String { folder.path + "/" + StateFileName.name(of: containerSourceId) }

  private var lockPath: String { folder.path + "/lock" }

  /// What has been kept; a damaged file is set aside, and nothing has been kept then.
  ///
  /// - Throws: Why it can be neither read nor set aside.
  func load() throws(FileError) -> Outcome {
    if case .whole(let document) = try look() { return Outcome(document: document) }
    // Another program may have set it aside, and written a good one, before the lock is had.
    guard let lock = try lock(waits: true) else { throw Self.inUse(path) }
    defer { calls.unlock(lock) }
    return try lookOrSetAside()
  }

  /// Takes a change into what the file holds, which another program may have written since.
  ///
  /// - Parameters:
  ///   - waits: Whether to wait a while for another program that is writing.
  ///   - whole: All that the run knows, for a file that has to begin anew; nil where the change is all.
  /// - Returns: What the file holds now; nil where another program is writing all the time.
  func save(
    _ change: StateChange, waits: Bool, orElse whole: (() -> StateChange)? = nil
  ) throws(FileError) -> Outcome? {
    guard let lock = try lock(waits: waits) else { return nil }
    defer { calls.unlock(lock) }
    var outcome = try lookOrSetAside()
    let before = outcome.document
    outcome.document.take(outcome.notice == nil ? change : whole?() ?? change)
    if outcome.document != before { try replace(with: outcome.document) }
    return outcome
  }

  /// The failure where another program does not let go of the lock.
  static func inUse(_ path: String) -> FileError {
    FileError(
      description: "\(path): cannot be written: another program holds the lock of its folder")
  }
}

extension StateFile {
  private enum Finding {
    case whole(StateDocument)
    case damaged(StateDamage)
  }

  /// Reads the file as it is; one that is not there holds nothing.
  private func look() throws(FileError) -> Finding {
    let descriptor: Int32
    do throws(FileError) {
      // A pipe in its place is not to be waited for.
      descriptor = try calls.open(path, O_RDONLY | O_NONBLOCK, to: "read")
    } catch {
      guard error.code == ENOENT else { throw error }
      return .whole(StateDocument(of: containerSourceId))
    }
    defer { _ = SystemCall.close(descriptor) }
    guard try calls.isRegular(descriptor, path) else {
      return .damaged(StateDamage(description: "is no file"))
    }
    let bytes = try calls.read(descriptor, most: StateDocument.mostBytes, path)
    do throws(StateDamage) {
      return .whole(try StateDocument(bytes, of: containerSourceId))
    } catch {
      return .damaged(error)
    }
  }

  /// Reads the file, under the lock, and gives it another name where it is damaged.
  private func lookOrSetAside() throws(FileError) -> Outcome {
    switch try look() {
    case .whole(let document): return Outcome(document: document)
    case .damaged(let damage):
      let name = freeName
      try calls.rename(path, to: name)
      return Outcome(
        document: StateDocument(of: containerSourceId),
        notice:
          "\(path): \(damage.description); set aside as \(name.dropFirst(folder.path.utf8.count + 1))"
      )
    }
  }

  /// The first name for a damaged file that is not taken.
  private var freeName: String {
    var number = 1
    while unsafe access("\(path).damaged-\(number)", F_OK) == 0 { number += 1 }
    return "\(path).damaged-\(number)"
  }

  /// Puts a file with `document` in the place of what is there.
  private func replace(with document: StateDocument) throws(FileError) {
    let bytes: [UInt8]
    do throws(StateDamage) {
      bytes = try document.bytes()
    } catch {
      throw FileError(description: "\(path): \(error.description)")
    }
    // One name is enough, since the lock is held; what an earlier process has left there goes.
    let temporary = path + ".part"
    do throws(FileError) {
      try write(bytes, to: temporary)
      try calls.rename(temporary, to: path)
    } catch {
      calls.remove(temporary)
      throw error
    }
    // Only then does the new name outlast a loss of power.
    let directory = try calls.open(folder.path, O_RDONLY | O_DIRECTORY, to: "written")
    defer { _ = SystemCall.close(directory) }
    try calls.sync(directory, folder.path)
  }

  private func write(_ bytes: [UInt8], to temporary: String) throws(FileError) {
    let flags = O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW
    let descriptor = try calls.open(temporary, flags, to: "written")
    do throws(FileError) {
      try calls.write(bytes, descriptor, temporary)
      try calls.sync(descriptor, temporary)
    } catch {
      _ = SystemCall.close(descriptor)
      throw error
    }
    try calls.close(descriptor, temporary)
  }
}

extension StateFile {
  /// How often the lock is asked for before it is given up.
  private static let mostTries = 100
  /// Milliseconds between two times.
  private static let pause: Int32 = 20

  /// Takes the lock of the folder, which is made where it is absent.
  ///
  /// - Returns: A descriptor that holds the lock until it is closed; nil while another program has it.
  private func lock(waits: Bool) throws(FileError) -> Int32? {
    let descriptor = try openLock()
    do throws(FileError) {
      for _ in 0..<(waits ? Self.mostTries : 1) {
        if try calls.lock(descriptor, lockPath) { return descriptor }
        if waits { _ = poll(nil, 0, Self.pause) }
      }
    } catch {
      _ = SystemCall.close(descriptor)
      throw error
    }
    _ = SystemCall.close(descriptor)
    return nil
  }

  private func openLock() throws(FileError) -> Int32 {
    let flags = O_RDWR | O_CREAT | O_NOFOLLOW
    do throws(FileError) {
      return try calls.open(lockPath, flags, to: "opened")
    } catch {
      guard error.code == ENOENT else { throw error }
      try makeFolder(folder.path[...])
      return try calls.open(lockPath, flags, to: "opened")
    }
  }

  /// Makes a folder, and those above it that are absent.
  private func makeFolder(_ path: Substring) throws(FileError) {
    do throws(FileError) {
      try calls.makeFolder(String(path))
    } catch {
      switch error.code {
      case EEXIST: return
      case ENOENT:
        guard let slash = path.lastIndex(of: "/"), slash > path.startIndex else { throw error }
        try makeFolder(path[..<slash])
        try calls.makeFolder(String(path))
      default: throw error
      }
    }
  }
}
