#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Why a file cannot be read or written, in one sentence.
struct FileError: Error, Equatable, CustomStringConvertible {
  let description: String
  /// Whether the reader of the output is gone.
  var isBrokenPipe = false

  /// The error number of the system call that failed; 0 where none did.
  var code: Int32 = 0

  /// The failure that the last system call has left behind, on `name`.
  static func last(_ verb: String, _ name: String) -> FileError {
    FileError(verb, name, errno)
  }
}

extension FileError {
  /// The failure `code` of a system call on `name`.
  init(_ verb: String, _ name: String, _ code: Int32) {
    let reason = unsafe String(cString: strerror(code))
    self.init(
      description: "\(name): cannot be \(verb): \(reason)", isBrokenPipe: code == EPIPE, code: code)
  }
}

/// Whole files as bytes; `-` is the standard input or output.
enum FileBytes {
  /// More than this is not read.
  static let limit = 64 << 20

  /// Everything in the file `name`.
  static func read(_ name: String) throws(FileError) -> [UInt8] {
    if name == "-" { return try read(descriptor: STDIN_FILENO, name: "standard input") }
    let descriptor = unsafe open(name, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .last("read", name) }
    defer { _ = close(descriptor) }
    return try read(descriptor: descriptor, name: name)
  }

  private static func read(
    descriptor: Int32, name: String
  ) throws(FileError) -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = unsafe buffer.withUnsafeMutableBytes { raw in
        unsafe SystemCall.read(descriptor, raw.baseAddress, raw.count)
      }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw .last("read", name) }
      guard count > 0 else { return bytes }
      bytes += buffer[..<count]
      guard bytes.count <= limit else {
        throw FileError(
          description: "\(name): is larger than \(limit >> 20) MiB, the most that is read")
      }
    }
  }

  /// Writes `text` to the standard output.
  static func print(_ text: String) throws(FileError) {
    try write(Array(text.utf8), descriptor: STDOUT_FILENO, name: "standard output")
  }

  /// Writes `text` to the standard error.
  static func complain(_ text: String) throws(FileError) {
    try write(Array(text.utf8), descriptor: STDERR_FILENO, name: "standard error")
  }

  /// Writes `bytes` to the file `name`, whole or not at all: what stood there stays until the new ones are complete.
  ///
  /// `-` is the standard output. A link is followed. What is no regular file, such as a pipe or a device, is
  /// written in place.
  static func write(_ bytes: [UInt8], to name: String) throws(FileError) {
    if name == "-" {
      return try write(bytes, descriptor: STDOUT_FILENO, name: "standard output")
    }
    var status = stat()
    guard unsafe stat(name, &status) == 0 else { return try replace(name, with: bytes, mode: nil) }
    if status.st_mode & S_IFMT == S_IFREG {
      return try replace(resolved(name), with: bytes, mode: status.st_mode & 0o7777)
    }
    let descriptor = unsafe open(name, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .last("written", name) }
    defer { _ = close(descriptor) }
    try write(bytes, descriptor: descriptor, name: name)
  }

  /// The file that `name` leads to, links followed.
  private static func resolved(_ name: String) -> String {
    guard let path = unsafe realpath(name, nil) else { return name }
    defer { unsafe free(path) }
    return unsafe String(cString: path)
  }

  /// Writes a file beside `name` and puts it in its place; one that may not be written to is refused.
  private static func replace(
    _ name: String, with bytes: [UInt8], mode: mode_t?
  ) throws(FileError) {
    if mode != nil, unsafe access(name, W_OK) != 0 { throw .last("written", name) }
    let temporary = "\(name).\(getpid()).part"
    let descriptor = unsafe open(
      temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode ?? 0o666)
    guard descriptor >= 0 else { throw .last("written", name) }
    do throws(FileError) {
      if let mode { _ = fchmod(descriptor, mode) }
      try write(bytes, descriptor: descriptor, name: name)
    } catch {
      _ = close(descriptor)
      _ = unsafe unlink(temporary)
      throw error
    }
    guard close(descriptor) == 0, unsafe rename(temporary, name) == 0 else {
      let error = FileError.last("written", name)
      _ = unsafe unlink(temporary)
      throw error
    }
  }

  private static func write(
    _ bytes: [UInt8], descriptor: Int32, name: String
  ) throws(FileError) {
    var done = 0
    while done < bytes.count {
      let count = unsafe bytes[done...].withUnsafeBytes { raw in
        unsafe SystemCall.write(descriptor, raw.baseAddress, raw.count)
      }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw .last("written", name) }
      done += count
    }
  }
}
