#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The program that was built together with these tests.
enum BuiltProgram {
  /// Its path: it stands beside the test bundle, wherever that is.
  static let path: String? = {
    let starts = [executable].compactMap(\.self) + CommandLine.arguments.filter { $0.contains("/") }
    for start in starts {
      var folder = Substring(start)
      while let slash = folder.lastIndex(of: "/") {
        folder = folder[..<slash]
        let candidate = folder + "/feedtui"
        if isProgram(String(candidate)) { return String(candidate) }
      }
    }
    return nil
  }()

  private static var executable: String? {
    guard let path = realpath("/proc/self/exe", nil) else { return nil }
    defer { free(path) }
    return String(cString: path)
  }

  private static func isProgram(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
      && access(path, X_OK) == 0
  }
}
