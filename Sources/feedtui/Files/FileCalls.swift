#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The system calls that replacing a file takes; a test can let each of them fail.
struct FileCalls {
  /// One of the calls.
  enum Call: CaseIterable {
    case makeFolder, open, lock, look, read, write, sync, close, rename, remove
  }

  /// Asked before each call for the error with which it fails; nil lets it be made.
  var obstacle: (Call) -> Int32? = { _ in nil }

  /// Bytes that are written by one call at most.
  private static let longestWrite = 1 << 16

  /// `mkdir(2)`, for the user alone.
  func makeFolder(_ path: String) throws(FileError) {
    if let code = obstacle(.makeFolder) { throw FileError("made", path, code) }
    guard unsafe mkdir(path, 0o700) == 0 else { throw FileError("made", path, errno) }
  }

  /// `open(2)`, for the user alone; a link at the end of the path is not followed where something is written.
  func open(_ path: String, _ flags: Int32, to verb: String) throws(FileError) -> Int32 {
    if let code = obstacle(.open) { throw FileError(verb, path, code) }
    let descriptor = unsafe SystemCall.open(path, flags | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw FileError(verb, path, errno) }
    return descriptor
  }

  /// `flock(2)`, without waiting; false while another program has the lock.
  ///
  /// It ends with the process, if `unlock` does not end it before.
  func lock(_ descriptor: Int32, _ path: String) throws(FileError) -> Bool {
    let code = obstacle(.lock) ?? (flock(descriptor, LOCK_EX | LOCK_NB) == 0 ? 0 : errno)
    guard code != 0, code != EWOULDBLOCK else { return code == 0 }
    throw FileError("locked", path, code)
  }

  /// Gives up a lock and closes the descriptor.
  ///
  /// To close it alone would not do: a process that was started meanwhile has it as well until its own program runs.
  func unlock(_ descriptor: Int32) {
    _ = flock(descriptor, LOCK_UN)
    _ = SystemCall.close(descriptor)
  }

  /// Whether a regular file is open, by `fstat(2)`.
  func isRegular(_ descriptor: Int32, _ path: String) throws(FileError) -> Bool {
    if let code = obstacle(.look) { throw FileError("read", path, code) }
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else { throw FileError("read", path, errno) }
    return status.st_mode & S_IFMT == S_IFREG
  }

  /// Everything from here on by `read(2)`, but no more than `most` bytes and one.
  func read(_ descriptor: Int32, most: Int, _ path: String) throws(FileError) -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count <= most {
      if let code = obstacle(.read) { throw FileError("read", path, code) }
      let count = unsafe buffer.withUnsafeMutableBytes { raw in
        unsafe SystemCall.read(descriptor, raw.baseAddress, raw.count)
      }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw FileError("read", path, errno) }
      guard count > 0 else { break }
      bytes += buffer[..<count]
    }
    return bytes
  }

  /// All of `bytes`, by `write(2)`.
  func write(_ bytes: [UInt8], _ descriptor: Int32, _ path: String) throws(FileError) {
    var done = 0
    while done < bytes.count {
      if let code = obstacle(.write) { throw FileError("written", path, code) }
      let end = min(bytes.count, done + Self.longestWrite)
      let count = unsafe bytes[done..<end].withUnsafeBytes { raw in
        unsafe SystemCall.write(descriptor, raw.baseAddress, raw.count)
      }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw FileError("written", path, errno) }
      done += count
    }
  }

  /// `fsync(2)`; a kind of file that cannot be synchronised counts as if it were.
  func sync(_ descriptor: Int32, _ path: String) throws(FileError) {
    let code = obstacle(.sync) ?? (fsync(descriptor) == 0 ? 0 : errno)
    guard code == 0 || code == EINVAL else { throw FileError("written", path, code) }
  }

  /// `close(2)` of what was written; the descriptor is closed whatever it says.
  func close(_ descriptor: Int32, _ path: String) throws(FileError) {
    let code = obstacle(.close)
    let failed = SystemCall.close(descriptor) == 0 ? 0 : errno
    guard code ?? failed == 0 else { throw FileError("written", path, code ?? failed) }
  }

  /// `rename(2)`.
  func rename(_ path: String, to other: String) throws(FileError) {
    if let code = obstacle(.rename) { throw FileError("replaced", other, code) }
    guard unsafe SystemCall.rename(path, other) == 0 else {
      throw FileError("replaced", other, errno)
    }
  }

  /// `unlink(2)`; what is not there, or stays, does no harm.
  func remove(_ path: String) {
    if obstacle(.remove) == nil { _ = unsafe unlink(path) }
  }
}
