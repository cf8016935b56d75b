import FoundationEssentials
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A folder that is there for one test.
struct TemporaryFolder: ~Copyable {
  let path: String

  init() throws {
    var template = Array("/tmp/feedtui-XXXXXX".utf8CString)
    path = try #require(mkdtemp(&template).map { String(cString: $0) })
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Makes a file of `size` bytes and the folders that it stands in.
  func add(_ file: String, size: Int = 1) throws {
    try add([UInt8](file.utf8), size: size)
  }

  func add(_ file: [UInt8], size: Int = 1) throws {
    for (index, byte) in file.enumerated() where byte == UInt8(ascii: "/") {
      mkdir(name(file[..<index]), 0o755)
    }
    let descriptor = open(name(file[...]), O_CREAT | O_WRONLY, 0o644)
    try #require(descriptor >= 0 && ftruncate(descriptor, off_t(size)) == 0)
    close(descriptor)
  }

  func makeFolder(_ folder: String) throws {
    try #require(mkdir(path + "/" + folder, 0o755) == 0)
  }

  func link(_ name: String, to target: String) throws {
    try #require(symlink(target, path + "/" + name) == 0)
  }

  /// Writes a file in place: what stood there is cut off first.
  func write(_ text: String, to file: String) throws {
    let descriptor = open(path + "/" + file, O_CREAT | O_WRONLY | O_TRUNC, 0o644)
    let bytes = Array(text.utf8)
    try #require(descriptor >= 0 && systemWrite(descriptor, bytes) == bytes.count)
    close(descriptor)
  }

  /// Gives a file, a link or a folder another name, in place of what has it.
  func move(_ file: String, to other: String) throws {
    try #require(rename(path + "/" + file, path + "/" + other) == 0)
  }

  /// Removes a file or a link.
  func remove(_ file: String) throws {
    try #require(unlink(path + "/" + file) == 0)
  }

  /// Removes a folder that is empty.
  func removeFolder(_ folder: String) throws {
    try #require(rmdir(path + "/" + folder) == 0)
  }

  private func name(_ file: ArraySlice<UInt8>) -> [CChar] {
    (Array((path + "/").utf8) + file + [0]).map { CChar(bitPattern: $0) }
  }
}

// The method above hides the system's function of the same name.
private func systemWrite(_ descriptor: CInt, _ bytes: [UInt8]) -> Int {
  write(descriptor, bytes, bytes.count)
}
