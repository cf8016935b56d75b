import FeedModel
import Testing

@testable import feedtui

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A failure, or the end of the process, at every system call of saving the state.
@Suite struct StateSafetyTests {
  /// What happens at the call of a number.
  private enum Fate {
    /// The call fails.
    case fails(Int32)
    /// The process is killed instead.
    case kills
  }

  /// Counts calls.
  private final class Count {
    var calls: [FileCalls.Call] = []
  }

  /// Calls of which the one of this number has another fate than the others.
  private static func calls(_ number: Int, _ fate: Fate, _ count: Count = Count()) -> FileCalls {
    FileCalls { call in
      count.calls.append(call)
      guard count.calls.count == number else { return nil }
      switch fate {
      case .fails(let code): return code
      case .kills:
        kill(getpid(), SIGKILL)
        return nil
      }
    }
  }

  /// A change so large that it takes several calls to write it.
  private static let large = StateChange(
    lastTab: "b",
    readIds: (0..<60).map { index in "\(index)" + String(repeating: "x", count: 4000) })

  /// The state with that change.
  private static let largeState = KeptState(
    lastTab: "b", readIds: ["v1", "v2"] + large.readIds)

  private static func save(_ calls: FileCalls, in path: String) throws {
    let folder = try stateFolder(in: path)
    _ = try StateFile(of: "feed", in: folder, calls: calls).save(large, waits: false)
  }

  private static func folderWithState() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    _ = try StateFile(of: "feed", in: try folder.state).save(StateFileTests.first, waits: true)
    return folder
  }

  /// The calls of one save, in order.
  private static func callsOfSave() throws -> [FileCalls.Call] {
    let folder = try folderWithState()
    let count = Count()
    try save(calls(0, .kills, count), in: folder.path)
    #expect(folder.kept() == largeState)
    return count.calls
  }

  @Test func `C5: a save reads under the lock, and renames only what has reached the disk`() throws
  {
    let calls = try Self.callsOfSave().filter { $0 != .write && $0 != .read }
    #expect(
      calls == [.open, .lock, .open, .look, .open, .sync, .close, .rename, .open, .sync])
    #expect(try Self.callsOfSave().count { $0 == .write } == 4)
  }

  @Test(arguments: [EIO, ENOSPC, EACCES, EINTR])
  func `C5: whichever call fails, the old state or the new one is there, and the next save works`(
    code: Int32
  ) throws {
    let count = try Self.callsOfSave().count
    var states: [KeptState?] = []
    for number in 1...count {
      let folder = try Self.folderWithState()
      try? Self.save(Self.calls(number, .fails(code)), in: folder.path)
      states.append(folder.kept())
      try Self.save(FileCalls(), in: folder.path)
      #expect(folder.kept() == Self.largeState)
      #expect(folder.stateNames == ["feed.json", "lock"])
    }
    let isOld = states.map { $0 == StateFileTests.before }
    let isNew = states.map { $0 == Self.largeState }
    #expect(zip(isOld, isNew).allSatisfy { $0 != $1 })
    // What follows the rename comes too late for the old one.
    #expect(isNew == Array(repeating: false, count: count - 2) + [true, true])
  }

  @Test func `C5: at whichever call the process is killed, the old state or the new one is there`()
    async throws
  {
    let calls = try Self.callsOfSave()
    let rename = try #require(calls.firstIndex(of: .rename))
    for number in 1...calls.count {
      let folder = try Self.folderWithState()
      await #expect(processExitsWith: .signal(SIGKILL)) {
        [path = folder.path as String, number = number as Int] in
        try StateSafetyTests.save(StateSafetyTests.calls(number, .kills), in: path)
      }
      #expect(
        folder.kept() == (number <= rename + 1 ? StateFileTests.before : Self.largeState),
        "killed at call \(number), \(calls[number - 1])")
      // What was left half written is in nobody's way.
      try Self.save(FileCalls(), in: folder.path)
      #expect(folder.kept() == Self.largeState)
      #expect(folder.stateNames == ["feed.json", "lock"])
    }
  }

  @Test func `C5: a first save that is killed anywhere leaves nothing or all`() async throws {
    let count = Count()
    let sample = try TemporaryFolder()
    try Self.save(Self.calls(0, .kills, count), in: sample.path)
    #expect(count.calls.prefix(3) == [.open, .makeFolder, .open])
    for number in [1, 2, 3, count.calls.count] {
      let folder = try TemporaryFolder()
      await #expect(processExitsWith: .signal(SIGKILL)) {
        [path = folder.path as String, number = number as Int] in
        try StateSafetyTests.save(StateSafetyTests.calls(number, .kills), in: path)
      }
      #expect((folder.kept() == nil) == (number < count.calls.count))
    }
  }
}
