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

  /// `file` as a path from the folder that holds `other`; both are relative to where the program runs, or absolute.
  static func path(_ file: String, seenFromFolderOf other: String) -> String {
    guard !file.hasPrefix("/") else { return file }
    let target = parts(of: file)
    let folder = parts(of: other).dropLast()
    let shared = zip(target, folder).prefix { $0 == $1 }.count
    let up = Array(repeating: "..", count: folder.count - shared)
    return (up + target[shared...].map(String.init)).joined(separator: "/")
  }

  /// The absolute path to `name`, from which `.` and `..` are gone.
  static func absolute(_ name: String) -> String {
    "/" + parts(of: name).joined(separator: "/")
  }

  /// The steps of an absolute path to `name`, from which `.` and `..` are gone.
  private static func parts(of name: String) -> [Substring] {
    let whole = name.hasPrefix("/") ? name : "\(presentFolder)/\(name)"
    var parts: [Substring] = []
    for part in whole.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return parts
  }

  private static var presentFolder: String {
    guard let path = unsafe getcwd(nil, 0) else { return "" }
    defer { unsafe free(path) }
    return unsafe String(cString: path)
  }

  /// The first of name-1.ending, name-2.ending and so on that is not there yet.
  static func freeName(_ name: String, ending: String) -> String {
    var number = 1
    while unsafe access("\(name)-\(number).\(ending)", F_OK) == 0 { number += 1 }
    return "\(name)-\(number).\(ending)"
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
