#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// System calls whose names a type of ours uses too.
enum SystemCall {
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
