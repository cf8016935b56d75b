#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// System calls whose names a type of ours uses too.
enum SystemCall {
  /// `open(2)`.
  @unsafe static func open(_ path: String, _ flags: Int32, _ mode: mode_t) -> Int32 {
    #if canImport(Glibc)
      unsafe Glibc.open(path, flags, mode)
    #else
      unsafe Darwin.open(path, flags, mode)
    #endif
  }

  /// `close(2)`.
  static func close(_ descriptor: Int32) -> Int32 {
    #if canImport(Glibc)
      Glibc.close(descriptor)
    #else
      Darwin.close(descriptor)
    #endif
  }

  /// `rename(2)`.
  @unsafe static func rename(_ path: String, _ other: String) -> Int32 {
    #if canImport(Glibc)
      unsafe Glibc.rename(path, other)
    #else
      unsafe Darwin.rename(path, other)
    #endif
  }

  /// `read(2)`.
  @unsafe static func read(_ descriptor: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int)
    -> Int
  {
    #if canImport(Glibc)
      unsafe Glibc.read(descriptor, bytes, count)
    #else
      unsafe Darwin.read(descriptor, bytes, count)
    #endif
  }

  /// `write(2)`.
  @unsafe static func write(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    #if canImport(Glibc)
      unsafe Glibc.write(descriptor, bytes, count)
    #else
      unsafe Darwin.write(descriptor, bytes, count)
    #endif
  }
}
