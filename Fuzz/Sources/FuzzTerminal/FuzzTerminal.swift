import TerminalFront

/// Decodes any bytes as a terminal's input; the first says how they are cut into pieces.
///
/// Pieces give the same events as the whole, no event holds a control character, and whatever came,
/// the keyboard is heard again.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzTerminal(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  guard let step = bytes.first.map({ Int($0) + 1 }) else { return 0 }
  let input = bytes.dropFirst()
  let pieces = stride(from: input.startIndex, to: input.endIndex, by: step).map {
    input[$0..<min($0 + step, input.endIndex)]
  }
  var whole = InputDecoder()
  let events = whole.feed(input)
  var inPieces = InputDecoder()
  precondition(pieces.flatMap { inPieces.feed($0) } == events, "Pieces give other events.")
  var withPauses = InputDecoder()
  let others = pieces.flatMap { withPauses.feed($0) + withPauses.flush() }
  precondition((events + others).allSatisfy(isPlain), "An event holds a control character.")
  for var decoder in [whole, withPauses] {
    _ = decoder.feed("\u{1B}[201~".utf8)
    // As many bytes as the old report of the mouse still takes.
    _ = decoder.feed([0x03, 0x03, 0x03])
    precondition(decoder.feed("q".utf8) == [.key(Key(.character("q")))], "A key is not heard.")
  }
  return 0
}

private func isPlain(_ event: InputEvent) -> Bool {
  let text: String
  switch event {
  case .key(let key):
    guard case .character(let character) = key.code else { return true }
    text = String(character)
  case .paste(let pasted): text = pasted.filter { $0 != "\n" && $0 != "\t" }
  case .mouse(let mouse): return mouse.x >= 0 && mouse.y >= 0
  case .focus: return true
  }
  return text.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
}
