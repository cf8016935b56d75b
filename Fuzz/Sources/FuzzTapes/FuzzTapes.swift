import TerminalFront

/// Reads any bytes as a tape and as a pattern: the tape can be read again from its statements, or its
/// slips can be shown; the pattern can be looked for.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzTapes(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  do throws(TapeFaults) {
    let tape = try read(bytes)
    let again = try read(Array(tape.statements.map(\.text).joined(separator: "\n").utf8))
    precondition(
      again.statements.map(\.kind) == tape.statements.map(\.kind),
      "The statements read as something else.")
    precondition(
      tape.notes.allSatisfy { isPlain($0.description) }, "A note holds a control character.")
  } catch {
    precondition(!error.faults.isEmpty, "There is an error without a slip.")
    precondition(isPlain(error.description), "A slip holds a control character.")
  }
  let text = String(decoding: bytes, as: UTF8.self)
  let parts = text.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
  do throws(TextPatternError) {
    _ = try TextPattern(String(parts[0])).matches(parts.count > 1 ? String(parts[1]) : text)
  } catch {
    precondition(error.column >= 1 && error.column <= parts[0].unicodeScalars.count + 1)
  }
  return 0
}

/// Reads a tape; one that it brings in is short.
private func read(_ bytes: [UInt8]) throws(TapeFaults) -> Tape {
  try TapeReader { _ in Array("Hide".utf8) }.read(bytes, file: "fuzz.tape")
}

private func isPlain(_ text: String) -> Bool {
  text.unicodeScalars.allSatisfy {
    $0 == "\n" || $0 == "\t" || $0.properties.generalCategory != .control
  }
}
