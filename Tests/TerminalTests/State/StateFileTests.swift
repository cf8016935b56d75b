import FeedModel
import Testing

@testable import feedtui

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The file that holds the state of a container.
@Suite struct StateFileTests {
  static let first = StateChange(lastTab: "a", readIds: ["v1", "v2"])
  static let second = StateChange(lastTab: "b", readIds: ["v0", "v3"])
  static let before = KeptState(lastTab: "a", readIds: ["v1", "v2"])
  static let after = KeptState(lastTab: "b", readIds: ["v1", "v2", "v0", "v3"])

  @Test func `C5: what is saved is there for the next run, and nothing lies about`() throws {
    let folder = try TemporaryFolder()
    let file = StateFile(of: "feed", in: try folder.state)
    #expect(try file.load() == StateFile.Outcome(document: StateDocument(of: "feed")))
    #expect(folder.stateNames == [])
    #expect(try file.save(Self.first, waits: true)?.document.kept == Self.before)
    #expect(try file.save(Self.second, waits: true)?.document.kept == Self.after)
    #expect(try file.load().document.kept == Self.after)
    #expect(folder.stateNames == ["feed.json", "lock"])
    #expect(folder.kept(of: "other") == nil)
  }

  @Test func `C5: folders that are absent are made, for the user alone`() throws {
    let folder = try TemporaryFolder()
    let deep = try stateFolder(in: folder.path + "/a/b")
    _ = try StateFile(of: "feed", in: deep).save(Self.first, waits: true)
    for part in ["/a", "/a/b", "/a/b/feedtui", "/a/b/feedtui/feed.json"] {
      var status = stat()
      try #require(stat(folder.path + part, &status) == 0)
      #expect(status.st_mode & 0o077 == 0, "\(part)")
    }
  }

  @Test func `C5: a change that changes nothing writes nothing`() throws {
    let folder = try TemporaryFolder()
    _ = try StateFile(of: "feed", in: try folder.state).save(Self.first, waits: true)
    let calls = FileCalls { $0 == .write || $0 == .rename ? EIO : nil }
    let file = StateFile(of: "feed", in: try folder.state, calls: calls)
    #expect(try file.save(Self.first, waits: true)?.document.kept == Self.before)
    #expect(throws: FileError.self) { try file.save(Self.second, waits: true) }
  }

  @Test(
    arguments: [
      "", "{}", "junk", "{\"version\":1,\"readIds\":[\"v1\"", "{\"version\":7,\"readIds\":[]}",
    ])
  func `C5: a damaged file is set aside under a free name, as it is, and told`(text: String) throws
  {
    let folder = try TemporaryFolder()
    let file = StateFile(of: "feed", in: try folder.state)
    for number in 1...3 {
      try folder.damageState(with: text)
      let outcome = number < 3 ? try file.load() : try file.save(Self.first, waits: true)
      #expect(outcome?.notice?.hasSuffix("; set aside as feed.json.damaged-\(number)") == true)
      #expect(outcome?.document.kept == (number < 3 ? KeptState() : Self.before))
      let aside = try FileBytes.read(folder.path + "/feedtui/feed.json.damaged-\(number)")
      #expect(aside == Array(text.utf8))
    }
    #expect(folder.kept() == Self.before)
    let damaged = (1...3).map { "feed.json.damaged-\($0)" }
    #expect(folder.stateNames == ["feed.json"] + damaged + ["lock"])
  }

  @Test func `C5: what is no file in its place is set aside too, and a pipe holds nothing up`()
    throws
  {
    let folder = try TemporaryFolder()
    let file = StateFile(of: "feed", in: try folder.state)
    try folder.makeFolder("feedtui")
    try folder.makeFolder("feedtui/feed.json")
    #expect(try file.load().notice?.contains("feed.json: is no file; set aside as ") == true)
    try #require(mkfifo(folder.path + "/feedtui/feed.json", 0o600) == 0)
    #expect(try file.load().notice?.hasSuffix("damaged-2") == true)
    #expect(folder.stateNames == ["feed.json.damaged-1", "feed.json.damaged-2", "lock"])
  }

  @Test func `C5: while another program holds the lock nothing is written, and nothing lost`()
    throws
  {
    let folder = try TemporaryFolder()
    let file = StateFile(of: "feed", in: try folder.state)
    _ = try file.save(Self.first, waits: true)
    let descriptor = open(folder.path + "/feedtui/lock", O_RDWR)
    try #require(descriptor >= 0 && flock(descriptor, LOCK_EX) == 0)
    #expect(try file.save(Self.second, waits: false) == nil)
    #expect(folder.kept() == Self.before)
    close(descriptor)
    #expect(try file.save(Self.second, waits: false)?.document.kept == Self.after)
  }

  @Test func `C5: programs that save at the same time lose nothing of each other`() async throws {
    let folder = try TemporaryFolder()
    let state = try folder.state
    await withTaskGroup(of: Void.self) { group in
      for writer in 0..<8 {
        group.addTask {
          for round in 0..<10 {
            let change = StateChange(lastTab: "t\(writer)", readIds: ["v\(writer)-\(round)"])
            var isSaved = false
            while !isSaved {
              isSaved = (try? StateFile(of: "feed", in: state).save(change, waits: true)) != nil
            }
          }
        }
      }
    }
    let expected = (0..<8).flatMap { writer in (0..<10).map { "v\(writer)-\($0)" } }
    #expect(folder.kept()?.readIds.sorted() == expected.sorted())
  }
}
