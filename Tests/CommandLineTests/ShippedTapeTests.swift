import FeedFiles
import FeedModel
import FoundationEssentials
import Testing

@testable import TerminalFront
@testable import feedtui

/// The tapes of docs, and the pictures that they draw.
struct ShippedTapeTests {
  private static let documents = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "docs")

  private static let names = [
    "container", "deck", "failing-network", "layouts", "looking-back", "players", "prompt",
    "right-to-left", "shopping", "slow-network", "tabs",
    "thresholds", "tour",
  ]

  private static func names(in folder: String, ending: String = "") throws -> [String] {
    try FileManager.default.contentsOfDirectory(
      atPath: documents.appending(path: folder).path(percentEncoded: false)
    ).filter { $0.hasSuffix(ending) }.sorted()
  }

  private static func run(_ name: String) throws -> TapeResult {
    let file = documents.appending(path: "tapes/\(name).tape").path(percentEncoded: false)
    let tape = try DemoTape(file)
    #expect(tape.tape.notes.isEmpty)
    var runner = TapeRunner(
      tape.tape, tape.start, stopsAtFailure: false, updatesGoldens: isRecording
    ) { try? String(contentsOf: URL(filePath: $0), encoding: .utf8) }
    return runner.run()
  }

  private static var isRecording: Bool { ProcessInfo.processInfo.environment["RECORD"] == "1" }

  @Test(arguments: names)
  func `X2: a tape of docs holds, and its pictures are those of docs`(name: String) throws {
    let result = try Self.run(name)
    #expect(result.failures.map(\.description) == [])
    #expect(result.checkCount > 3 && !result.files.isEmpty)
    for golden in result.goldens where golden.differs {
      Issue.record("\(golden.path) differs; RECORD=1 writes it")
      if Self.isRecording { try Data(golden.text.utf8).write(to: URL(filePath: golden.path)) }
    }
    for file in result.files {
      let place = Self.documents.appending(path: "pictures/\(file.path)")
      guard (try? Data(contentsOf: place)) != Data(file.bytes) else { continue }
      Issue.record("docs/pictures/\(file.path) differs; RECORD=1 writes it")
      if Self.isRecording { try Data(file.bytes).write(to: place) }
    }
  }

  @Test func `X2: every tape and picture of docs is one that is looked at here`() throws {
    #expect(try Self.names(in: "tapes", ending: ".tape") == Self.names.map { $0 + ".tape" })
    let drawn = try Self.names.flatMap { try Self.run($0).files.map(\.path) }
    #expect(try Self.names(in: "pictures") == drawn.sorted())
    let records = try Self.names.flatMap { name in
      try Self.run(name).goldens.map { _ in name + ".golden" }
    }
    #expect(try Self.names(in: "tapes", ending: ".golden") == Set(records).sorted())
  }

  @Test func `X2: every picture of docs is shown in README or beside the tapes`() throws {
    let folders = [
      "README.md", "docs/tapes/README.md", "docs/container.md", "docs/players.md",
      "docs/shopping.md",
    ].map {
      Self.documents.deletingLastPathComponent().appending(path: $0)
    }
    let text = try folders.map { try String(contentsOf: $0, encoding: .utf8) }.joined()
    for picture in try Self.names(in: "pictures", ending: ".svg") {
      #expect(text.contains("pictures/\(picture))"), "\(picture) is shown nowhere")
    }
  }

  @Test(arguments: [("tutorial-tapes.md", 5), ("events.md", 1)])
  func `X6: the tapes that a page of docs writes hold`(page: String, count: Int) throws {
    let text = try String(contentsOf: Self.documents.appending(path: page), encoding: .utf8)
    let tapes = text.split(separator: ".tape <<'END'\n").dropFirst().map { part in
      String(part[..<(part.firstRange(of: "\nEND\n")?.lowerBound ?? part.endIndex)])
    }
    #expect(tapes.count == count)
    let reader = TapeReader(
      command: { line throws(WordError) in try Command(line: line) }, load: { _ in [] })
    let start = TapeStart(
      scenario: try InputReader.sample().scenario, theme: Theme(mode: .trueColor))
    for source in tapes {
      let tape = try reader.read(Array(source.utf8), file: page)
      var runner = TapeRunner(tape, start, stopsAtFailure: false, updatesGoldens: true) { _ in nil }
      let result = runner.run()
      #expect(result.failures.map(\.description) == [])
      #expect(result.checkCount + result.files.count > 0)
    }
  }
}
