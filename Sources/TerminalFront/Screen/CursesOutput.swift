internal import CNcurses

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// A file in memory that ncurses takes for the terminal.
@safe struct CursesOutput {
  /// What ncurses is given; it writes to the descriptor beneath.
  let stream: UnsafeMutablePointer<FILE>
  private let descriptor: CInt

  /// An empty file.
  init() throws(TerminalError) {
    let descriptor = ft_nameless_file()
    guard descriptor >= 0 else { throw .system(call: "memfd_create", errno: errno) }
    guard let stream = unsafe fdopen(descriptor, "w+") else {
      let reason = errno
      _ = Self.closeDescriptor(descriptor)
      throw .system(call: "fdopen", errno: reason)
    }
    self.descriptor = descriptor
    unsafe self.stream = stream
  }

  /// Everything that was written since the last call.
  func take() -> [UInt8] {
    let count = Int(lseek(descriptor, 0, SEEK_CUR))
    guard count > 0 else { return [] }
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      filled = unsafe max(0, pread(descriptor, buffer.baseAddress, count, 0))
    }
    lseek(descriptor, 0, SEEK_SET)
    return bytes
  }

  /// Gives the file back; the value is of no use afterwards.
  func close() {
    _ = unsafe fclose(stream)
  }

  private static func closeDescriptor(_ descriptor: CInt) -> CInt {
    #if canImport(Glibc)
      Glibc.close(descriptor)
    #else
      Darwin.close(descriptor)
    #endif
  }
}
