import FeedModel
import Testing

@testable import feedtui

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// When a run writes down what it keeps, and what it tells of that.
@Suite struct RunMemoryTests {
  @Test func `C5: a change is written at once, the next ones together after a while`() throws {
    let folder = try TemporaryFolder()
    var memory = RunMemory(of: "feed", in: try folder.state)
    memory.save(lastTab: nil, readIds: [], at: .zero)
    #expect(folder.stateNames == [])
    memory.save(lastTab: "a", readIds: ["v2"], at: .seconds(1))
    #expect(folder.kept() == KeptState(lastTab: "a", readIds: ["v2"]))
    memory.save(lastTab: "b", readIds: ["v2", "v1"], at: .milliseconds(2999))
    #expect(folder.kept() == KeptState(lastTab: "a", readIds: ["v2"]))
    memory.save(lastTab: "b", readIds: ["v2", "v1", "v0"], at: .seconds(3))
    #expect(folder.kept() == KeptState(lastTab: "b", readIds: ["v2", "v0", "v1"]))
    memory.save(lastTab: "c", readIds: ["v0"], at: .seconds(3), isLast: true)
    #expect(folder.kept() == KeptState(lastTab: "c", readIds: ["v2", "v0", "v1"]))
    #expect(memory.takeNotices() == [])
  }

  @Test func `C5: a run that changes no tab leaves the one that another has chosen since`() throws {
    let folder = try TemporaryFolder()
    _ = try StateFile(of: "feed", in: try folder.state)
      .save(StateChange(lastTab: "a", readIds: ["v1"]), waits: true)
    var first = RunMemory(of: "feed", in: try folder.state)
    var second = RunMemory(of: "feed", in: try folder.state)
    #expect(first.kept == KeptState(lastTab: "a", readIds: ["v1"]))
    second.save(lastTab: "b", readIds: ["v1", "v2"], at: .zero)
    first.save(lastTab: "a", readIds: ["v1", "v3"], at: .zero, isLast: true)
    #expect(folder.kept() == KeptState(lastTab: "b", readIds: ["v1", "v2", "v3"]))
  }

  @Test func `C5: each container has a state of its own, also when a reload changes it`() throws {
    let folder = try TemporaryFolder()
    var memory = RunMemory(of: "feed", in: try folder.state)
    #expect(memory.isOf("feed") && !memory.isOf("Feed"))
    memory.turn(to: "Feed", lastTab: "a", readIds: ["v1"], at: .zero)
    #expect(memory.kept == KeptState() && memory.isOf("Feed"))
    memory.save(lastTab: "b", readIds: [], at: .zero)
    memory.turn(to: "feed", lastTab: "b", readIds: [], at: .zero)
    #expect(memory.kept == KeptState(lastTab: "a", readIds: ["v1"]))
    #expect(folder.kept(of: "Feed") == KeptState(lastTab: "b"))
    #expect(folder.kept(of: "feed") == KeptState(lastTab: "a", readIds: ["v1"]))
  }

  @Test func `C5: what cannot be written is told once, and tried again`() throws {
    let folder = try TemporaryFolder()
    let disk = Disk()
    var memory = RunMemory(of: "feed", in: try folder.state, calls: FileCalls { _ in disk.error })
    disk.error = ENOSPC
    for second in 1...5 {
      memory.save(lastTab: "a", readIds: ["v\(second)"], at: .seconds(10 * second))
    }
    let notices = memory.takeNotices()
    #expect(notices.map(\.subject) == ["State not kept"])
    #expect(notices.map(\.detail) == ["lock: cannot be opened: No space left on device"])
    #expect(notices.map(\.sentence) == ["\(folder.path)/feedtui/" + notices[0].detail])
    disk.error = nil
    memory.save(lastTab: "a", readIds: ["v9"], at: .seconds(60))
    #expect(folder.kept() == KeptState(lastTab: "a", readIds: ["v9"]))
  }

  private final class Disk {
    var error: Int32?
  }

  @Test func `C5: a state that cannot be read is not written over`() throws {
    let folder = try TemporaryFolder()
    _ = try StateFile(of: "feed", in: try folder.state).save(StateFileTests.first, waits: true)
    var memory = RunMemory(
      of: "feed", in: try folder.state, calls: FileCalls { $0 == .read ? EIO : nil })
    #expect(memory.takeNotices().map(\.detail) == ["feed.json: cannot be read: Input/output error"])
    memory.save(lastTab: "z", readIds: ["v9"], at: .zero, isLast: true)
    #expect(folder.kept() == StateFileTests.before)
  }

  @Test func `C5: where the file is damaged meanwhile, all that the run knows is written again`()
    throws
  {
    let folder = try TemporaryFolder()
    _ = try StateFile(of: "feed", in: try folder.state).save(StateFileTests.first, waits: true)
    var memory = RunMemory(of: "feed", in: try folder.state)
    try folder.damageState()
    memory.save(lastTab: "a", readIds: ["v1", "v2", "v3"], at: .zero)
    #expect(folder.kept() == KeptState(lastTab: "a", readIds: ["v1", "v2", "v3"]))
    #expect(
      memory.takeNotices().map(\.detail) == [
        "feed.json: is no JSON; set aside as feed.json.damaged-1"
      ])
  }
}
