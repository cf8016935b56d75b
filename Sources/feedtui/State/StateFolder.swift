#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The folder in which interactive runs keep what the next ones start from (C5): that of the XDG Base Directory
/// Specification, `$XDG_STATE_HOME/feedtui`, else `~/.local/state/feedtui`.
struct StateFolder: Equatable {
  /// Its path, which is absolute.
  let path: String
  /// The variable that it comes from.
  let variable: String

  /// The variables that decide, the first one first.
  static let variables = ["XDG_STATE_HOME", "HOME"]

  /// The folder that the environment names; nil where neither variable holds an absolute path.
  ///
  /// A relative path counts as none, as the specification asks for.
  init?(environment value: (String) -> String? = Self.value) {
    if let state = value("XDG_STATE_HOME"), state.hasPrefix("/") {
      path = Folders.path("feedtui", in: state)
      variable = "XDG_STATE_HOME"
    } else if let home = value("HOME"), home.hasPrefix("/") {
      path = Folders.path(".local/state/feedtui", in: home)
      variable = "HOME"
    } else {
      return nil
    }
  }

  /// Why there is no folder.
  static let absence = "neither XDG_STATE_HOME nor HOME holds an absolute path"

  /// The value of a variable of this process's environment.
  static func value(of name: String) -> String? {
    guard let text = unsafe getenv(name) else { return nil }
    return unsafe String(cString: text)
  }

  /// `sentence` with the names of files in the folder alone in place of their paths, since there is little room on the
  /// screen.
  func shortened(_ sentence: String) -> String {
    sentence.hasPrefix(path + "/") ? String(sentence.dropFirst(path.utf8.count + 1)) : sentence
  }
}
