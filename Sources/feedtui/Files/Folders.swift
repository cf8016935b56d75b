#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Folders that files are put into.
enum Folders {
  /// Makes the folder that holds `file`, and those above it, where they are absent.
  static func make(for file: String) throws(FileError) {
    var path = file.hasPrefix("/") ? "/" : ""
    for part in file.split(separator: "/").dropLast() {
      path += path.isEmpty || path == "/" ? part : "/" + part
      guard unsafe mkdir(path, 0o777) != 0, errno != EEXIST else { continue }
      let error = FileError.last("made", path)
      // What is there already need not be a folder that may be written to.
      if unsafe access(path, F_OK) != 0 { throw error }
    }
  }

  /// `file` in the folder `folder`; an absolute one stands where it says.
  static func path(_ file: String, in folder: String?) -> String {
    guard let folder, !file.hasPrefix("/") else { return file }
    return folder.hasSuffix("/") ? folder + file : "\(folder)/\(file)"
  }

  /// Whether a program of this name can be found, as a shell finds it.
  static func hasProgram(_ name: String) -> Bool {
    guard !name.contains("/") else { return unsafe access(name, X_OK) == 0 }
    guard let list = unsafe getenv("PATH") else { return false }
    let folders = unsafe String(cString: list).split(
      separator: ":", omittingEmptySubsequences: false)
    return folders.contains { folder in
      let path = folder.isEmpty ? name : "\(folder)/\(name)"
      return unsafe access(path, X_OK) == 0
    }
  }
}
