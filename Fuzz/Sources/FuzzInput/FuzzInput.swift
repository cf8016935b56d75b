import FeedFiles
import FeedModel

/// Reads any bytes as an input: they give a scenario that can be written and read back, or an error
/// that can be shown.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzInput(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  read { () throws(InputError) in try InputReader.read(bytes, name: "fuzz") }
  // The same bytes as the names of files.
  let files = bytes.split(separator: 0x0A).map { FolderFile(path: Array($0), size: 1) }
  read { () throws(InputError) in try InputReader.read(folder: files, name: "fuzz") }
  return 0
}

private func read(_ reader: () throws(InputError) -> LoadedInput) {
  do throws(InputError) {
    let input = try reader()
    precondition(input.notes.allSatisfy(isPlain), "A note holds a control character.")
    let scenario = input.scenario
    let again = try InputReader.read(Array(scenario.fileText.utf8), name: "again").scenario
    precondition(again == scenario, "What was written reads as something else.")
    var simulation = Simulation(scenario: scenario, columns: 80, rows: 24)
    _ = simulation.send(.startPlaying, at: .zero)
    _ = simulation.advance(by: .seconds(2))
    precondition(simulation.brokenInvariants().isEmpty, "The simulation breaks a rule.")
  } catch {
    let lines = error.description.split(separator: "\n", omittingEmptySubsequences: false)
    precondition(lines.allSatisfy { $0.hasPrefix("fuzz: ") }, "An error does not name its file.")
    precondition(lines.allSatisfy { isPlain(String($0)) }, "An error holds a control character.")
  }
}

private func isPlain(_ line: String) -> Bool {
  line.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
}
