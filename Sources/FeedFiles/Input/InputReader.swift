/// Reads an input of any kind (C2).
public enum InputReader {
  /// How large an input may be, 64 MiB (C4).
  public static let mostBytes = 64 << 20

  /// Reads the bytes of a file whose kind its content tells; `name` is what messages call it.
  ///
  /// - Throws: `InputError` with everything that is wrong; nothing is read in half.
  public static func read(_ bytes: [UInt8], name: String) throws(InputError) -> LoadedInput {
    let text = try InputText(bytes, name: name)
    guard !LayoutReader.recognises(text) else {
      throw InputError(
        name,
        .unknownKind(found: "still layouts, which feedtui measure reads", accepted: accepted))
    }
    for format in InputFormat.all where format.recognises(text) {
      var input = try format.read(text)
      input.notes += text.notes
      return input
    }
    if text.outline.kind != .none, let fault = text.outline.fault {
      throw InputError(name, .text(fault))
    }
    throw InputError(name, .unknownKind(found: text.start, accepted: accepted))
  }

  /// Reads the feed that is shown without an input.
  ///
  /// - Throws: nothing as long as `SampleScenario` is sound, which a test proves.
  public static func sample() throws(InputError) -> LoadedInput {
    try read(Array(SampleScenario.json.utf8), name: "the sample")
  }

  /// Every kind of input, as a sentence names them.
  private static var accepted: String {
    let names = InputFormat.all.map(\.kind.name)
    return names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
  }
}
