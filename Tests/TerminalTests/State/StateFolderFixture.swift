import FeedModel
import FoundationEssentials
import Testing

@testable import feedtui

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension TemporaryFolder {
  /// The state folder of a program whose `XDG_STATE_HOME` is this folder.
  var state: StateFolder {
    get throws { try stateFolder(in: path) }
  }

  /// The names in the state folder, in order; none where it is absent.
  var stateNames: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path + "/feedtui")) ?? []).sorted()
  }

  /// What is kept of the container `id`; nil where that is nothing, or cannot be read.
  func kept(of id: String = "feed") -> KeptState? {
    let file = path + "/feedtui/" + StateFileName.name(of: id)
    guard let bytes = try? FileBytes.read(file) else { return nil }
    return try? StateDocument(bytes, of: id).kept
  }

  /// Puts a text in the place of the state of the container `feed`.
  func damageState(with text: String = "{ \"version\": 1, \"readIds\": [\"v") throws {
    _ = mkdir(path + "/feedtui", 0o700)
    try write(text, to: "feedtui/feed.json")
  }
}

/// The state folder of a program whose `XDG_STATE_HOME` is `path`.
func stateFolder(in path: String) throws -> StateFolder {
  let folder = StateFolder(environment: { $0 == "HOME" ? nil : path })
  return try #require(folder)
}
