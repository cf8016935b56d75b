/// What has been read of a tape so far, of those it brings in included.
struct TapeDraft {
  /// The tape.
  var tape: Tape
  /// Whether nothing has been done yet, so that settings are still read.
  var isAtBeginning = true
  /// How many tapes were brought in.
  var sources = 0
  /// How many bytes they have together.
  var sourceBytes = 0
  private var faults: [TapeFault] = []
  private var noted: Set<String> = []
  /// The texts of the tapes, by file.
  private var texts: [String: TapeText] = [:]

  init(file: String) {
    tape = Tape(
      file: file, statements: [], settings: TapeSettings(), outputs: [], requirements: [], notes: []
    )
  }

  /// Whether a slip was found.
  var isFaulty: Bool { !faults.isEmpty }

  /// Whether nothing more is read: there are too many slips, or a bound was met.
  private(set) var isHopeless = false

  /// Keeps the text of a tape, from which slips that are found later are shown.
  mutating func keep(_ text: TapeText) {
    texts[text.file] = text
  }

  /// Keeps a slip.
  mutating func note(_ fault: TapeFault) {
    if faults.count < TapeFaults.most { faults.append(fault) }
    if faults.count >= TapeFaults.most { isHopeless = true }
  }

  /// Keeps a slip that is found at a place once the whole tape is read.
  mutating func note(_ message: String, at place: TapePlace) {
    let line = texts[place.file]?.lineText(place.line) ?? ""
    note(TapeFault(place: place, message: message, sourceLine: line))
  }

  /// Lets nothing more be read.
  mutating func giveUp() {
    isHopeless = true
  }

  /// Keeps a remark, unless there has been one about the same `subject`.
  mutating func note(_ message: String, about subject: String, at place: TapePlace) {
    if noted.insert(subject).inserted {
      tape.notes.append(TapeNote(place: place, message: message))
    }
  }

  /// The slips: those of the tape itself by their places, then those of each tape that it brings in.
  var faultsInOrder: [TapeFault] {
    var ranks = [tape.file: 0]
    for fault in faults where ranks[fault.place.file] == nil {
      ranks[fault.place.file] = ranks.count
    }
    return faults.sorted { left, right in
      let (a, b) = (left.place, right.place)
      return (ranks[a.file] ?? 0, a.line, a.column) < (ranks[b.file] ?? 0, b.line, b.column)
    }
  }
}
