import FoundationEssentials
import Testing

@testable import FeedModel

/// The logs of some walks as they are known; `make check` compares them in a debug and in a release build.
struct WalkDigestTests {
  private static let file = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Fixtures/walk-digests.txt")

  @Test func `N1: equal histories give equal logs, byte for byte, however they were compiled`()
    throws
  {
    let digests = WalkScenario.allCases.map { kind in
      let walk = Walk(kind.scenario, start: kind.start, seed: 2026, count: 300)
      return "\(kind) \(Self.digest(of: walk.log()))\n"
    }.joined()
    let known = try? String(contentsOf: Self.file, encoding: .utf8)
    #expect(digests == known, "RECORD=1 writes it, where logs were meant to change")
    if digests != known, ProcessInfo.processInfo.environment["RECORD"] == "1" {
      try Data(digests.utf8).write(to: Self.file)
    }
  }

  /// FNV-1a of all lines, in 64 bits.
  private static func digest(of log: [String]) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in log.joined(separator: "\n").utf8 {
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
    }
    return String(hash, radix: 16)
  }
}
