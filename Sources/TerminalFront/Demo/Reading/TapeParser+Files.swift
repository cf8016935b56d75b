extension TapeParser {
  /// Reads an output; one of a tape that is brought in is left out, as VHS does.
  mutating func parseOutput() throws(TapeSlip) {
    let token = peek()
    let path = try takeText("a path, as in Output demo.cast")
    let kind = try outputKind(of: path, token)
    let place = text.place(of: token.range.lowerBound)
    guard files.count == 1 else {
      draft.note(
        "Output has no effect in a tape that another one brings in.", about: "Output", at: place)
      return
    }
    draft.tape.outputs.append(TapeOutput(place: place, path: path, kind: kind))
  }

  private static let films = [".gif", ".mp4", ".webm"]

  private func outputKind(
    of path: String, _ token: TapeToken
  ) throws(TapeSlip) -> TapeOutput.Kind {
    if path.hasSuffix("/") { return .folder }
    let ending = Self.ending(of: path)
    if let format = Self.frameFormat(ofEnding: ending) { return .frame(format) }
    switch ending {
    case ".cast": return .cast
    case ".jsonl": return .log
    case _ where Self.films.contains(ending):
      throw slip(
        at: token,
        "\(ending) is not written; accepted: .cast, a recording that asciinema plays and agg turns into "
          + "a film")
    default:
      throw slip(
        at: token,
        "\(Self.complaint(aboutEnding: ending)); accepted: .txt, .ascii, .test, .ansi, .svg, .png, .cast, "
          + ".jsonl, or a folder such as frames/")
    }
  }

  private static func complaint(aboutEnding ending: String) -> String {
    ending.isEmpty ? "the path has no ending" : "unknown ending '\(ending)'"
  }

  /// What follows the last dot of a path's name, with the dot, in small letters; empty where nothing does.
  private static func ending(of path: String) -> String {
    let name = path.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    return name.lastIndex(of: ".").map { name[$0...].lowercased() } ?? ""
  }

  private static func frameFormat(ofEnding ending: String) -> FrameFormat? {
    FrameFormat(ending: String(ending.dropFirst()))
  }

  /// Takes the path of a file for one frame.
  mutating func takeFrameFile() throws(TapeSlip) -> FrameFile {
    let token = peek()
    let path = try takeText("a path, as in Screenshot shot.png")
    let ending = Self.ending(of: path)
    guard let format = Self.frameFormat(ofEnding: ending) else {
      throw slip(
        at: token, "\(Self.complaint(aboutEnding: ending)); accepted: .png, .svg, .ansi, .txt")
    }
    return FrameFile(path: path, format: format)
  }

  /// Takes the name of a golden frame, which stays in the folder of the goldens.
  mutating func takeGoldenName() throws(TapeSlip) -> String {
    let token = peek()
    let name = try takeText("a name, as in Golden start")
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.allSatisfy({ !$0.isEmpty && $0 != "." && $0 != ".." }) else {
      throw slip(
        at: token,
        "'\(name)' names no file in the folder of the goldens; accepted: a name such as start or "
          + "first/start")
    }
    return name
  }

  /// Reads the statements of another tape in place of this one.
  mutating func parseSource() throws(TapeSlip) {
    let token = peek()
    let written = try takeText("the path of a tape, as in Source setup.tape")
    guard written.hasSuffix(".tape") else {
      throw slip(at: token, "'\(written)' is no tape; accepted: a path that ends with .tape")
    }
    let path = TapePath.path(written, from: text.file)
    try checkBounds(path, token)
    let inner = try load(path, token)
    guard inner.scalars.contains(where: { !$0.isTapeBlank }) else {
      throw slip(at: token, "'\(path)' is empty; accepted: a tape that says something")
    }
    draft.sources += 1
    var parser = TapeParser(inner, draft, reader, files: files + [path])
    draft = TapeDraft(file: "")
    parser.parse()
    draft = parser.draft
  }

  private mutating func checkBounds(_ path: String, _ token: TapeToken) throws(TapeSlip) {
    if files.contains(path) {
      let circle = (files.drop { $0 != path } + [path]).joined(separator: ", ")
      throw slip(at: token, "'\(path)' brings in itself: \(circle)")
    }
    guard files.count <= TapeReader.deepestSource else {
      throw slip(
        at: token,
        "too many tapes inside each other; accepted: at most \(TapeReader.deepestSource)")
    }
    guard draft.sources < TapeReader.mostSources else {
      draft.giveUp()
      throw slip(
        at: token, "too many tapes are brought in; accepted: at most \(TapeReader.mostSources)")
    }
  }

  private mutating func load(_ path: String, _ token: TapeToken) throws(TapeSlip) -> TapeText {
    let bytes: [UInt8]
    do {
      bytes = try reader.load(path)
    } catch {
      throw slip(at: token, "'\(path)' cannot be read: \(error)")
    }
    draft.sourceBytes += bytes.count
    guard draft.sourceBytes <= TapeReader.mostSourceBytes else {
      draft.giveUp()
      throw slip(
        at: token, "the tapes brought in are too large; accepted: at most 4 MiB together")
    }
    do throws(TapeFault) {
      return try TapeText(bytes, file: path)
    } catch {
      throw slip(at: token, "\(error.place): \(error.message)")
    }
  }
}
