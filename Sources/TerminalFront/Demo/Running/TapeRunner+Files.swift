import FeedModel

extension TapeRunner {
  /// Keeps a frame as a file; a later one with the same path takes its place.
  ///
  /// - Throws: Why there is no picture.
  mutating func keep(
    _ frame: CellGrid, in path: String, _ format: FrameFormat
  ) throws(PNGError) {
    let contents = try format.contents(
      of: frame, ground: start.theme.ground, title: Self.title(of: tape))
    keep(contents.bytes, in: path)
    result.lackingCharacters = Set(result.lackingCharacters).union(contents.lacking).sorted()
  }

  private mutating func keep(_ bytes: [UInt8], in path: String) {
    let file = TapeFile(path: path, bytes: bytes)
    if let place = result.files.firstIndex(where: { $0.path == path }) {
      result.files[place] = file
    } else {
      result.files.append(file)
    }
  }

  /// What pictures are called: the tape's name.
  static func title(of tape: Tape) -> String {
    let name = tape.file.split(separator: "/").last.map(String.init) ?? "feedtui"
    return name.hasSuffix(".tape") ? String(name.dropLast(5)) : name
  }

  /// Does what the program asks of the world outside, as far as a tape has one.
  mutating func answer(_ request: FileRequest, of app: inout App) {
    switch request {
    case .screenshot(let file):
      let path = file ?? freeName()
      guard let format = FrameFormat(fileName: path) else {
        return app.tell(path, detail: "accepted: \(FrameFormat.accepted)", isGood: false)
      }
      do {
        try keep(app.frame(), in: path, format)
        app.tell("Saved \(path)", isGood: true)
      } catch {
        app.tell(path, detail: error.description, isGood: false)
      }
    case .write(let text, let file):
      keep(Array(text.utf8), in: file)
      app.tell("Wrote \(file)", isGood: true)
    case .reload: app.tell("Nothing to read again", detail: "a tape has its input", isGood: false)
    }
  }

  /// The first of feedtui-1.svg, feedtui-2.svg and so on that the tape has not made.
  private func freeName() -> String {
    var number = 1
    while result.files.contains(where: { $0.path == "feedtui-\(number).svg" }) { number += 1 }
    return "feedtui-\(number).svg"
  }

  /// Makes the files that the tape's `Output` statements name.
  mutating func writeOutputs() {
    show()
    for output in tape.outputs {
      do {
        try write(output)
      } catch {
        result.failures.append(
          TapeFailure(
            place: output.place, statement: "Output \(output.path)", message: error.description))
      }
    }
  }

  private mutating func write(_ output: TapeOutput) throws(PNGError) {
    switch output.kind {
    case .frame(let format): try keep(frame(), in: output.path, format)
    case .log: keep(Array(log.map { $0.json + "\n" }.joined().utf8), in: output.path)
    case .cast: keep(film.castBytes, in: output.path)
    case .folder:
      let folder = output.path.hasSuffix("/") ? output.path : output.path + "/"
      for (number, frame) in film.frames.enumerated() {
        let name = "frame-\(String(100_000 + number + 1).dropFirst()).png"
        try keep(frame, in: folder + name, .png)
      }
    }
  }
}
