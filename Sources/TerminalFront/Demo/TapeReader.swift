public import FeedModel

/// Reads tapes (X1, X2): it finds every slip before anything runs (X6).
public struct TapeReader {
  /// Reads a line of the prompt, for `Do`.
  public var command: (String) throws(WordError) -> Command
  /// What is wrong with the word of a device, and what is accepted; nil where nothing is.
  public var complaintAboutDevice: (String) -> String?
  /// The bytes of a tape that `Source` names; what it throws is told by its description.
  public var load: (String) throws -> [UInt8]

  /// A tape has so many bytes at most.
  public static let mostBytes = 1 << 20
  /// Tapes may bring in tapes so deep.
  public static let deepestSource = 8
  /// A tape may bring in so many tapes, repeats counted.
  public static let mostSources = 100
  /// The bytes that all tapes brought in may have together.
  public static let mostSourceBytes = 4 << 20
  /// More statements than this are no tape.
  public static let mostStatements = 100_000
  /// The most presses of a key that one statement may ask for.
  public static let mostPresses = 10_000
  /// The longest time that one statement may name.
  public static let longestTime = SimulatedTime.seconds(24 * 60 * 60)
  /// The most columns of a terminal.
  public static let mostColumns = 500
  /// The most rows of a terminal.
  public static let mostRows = 200

  /// Reads tapes with these ways to read what stands in them.
  public init(
    command: @escaping (String) throws(WordError) -> Command = Self.action,
    complaintAboutDevice: @escaping (String) -> String? = Self.complaintAboutDevice,
    load: @escaping (String) throws -> [UInt8]
  ) {
    self.command = command
    self.complaintAboutDevice = complaintAboutDevice
    self.load = load
  }

  /// Reads a line as an action.
  public static func action(_ line: String) throws(WordError) -> Command {
    .model(try Action(line: line))
  }

  /// What is wrong with the word of a device, and what is accepted.
  public static func complaintAboutDevice(_ word: String) -> String? {
    Device(rawValue: word) == nil ? "unknown device '\(word)'; accepted: \(Device.accepted)" : nil
  }

  /// Reads a tape.
  ///
  /// - Parameters:
  ///   - bytes: The tape, in UTF-8, at most a MiB.
  ///   - file: The file it stands in, as places name it; paths of `Source` and `Set Input` are relative to
  ///     its folder.
  /// - Throws: `TapeFaults` with every slip.
  public func read(_ bytes: [UInt8], file: String) throws(TapeFaults) -> Tape {
    var draft = TapeDraft(file: file)
    do throws(TapeFault) {
      let text = try TapeText(bytes, file: file)
      var parser = TapeParser(text, draft, self, files: [TapePath.path(file, from: "")])
      parser.parse()
      draft = parser.draft
    } catch {
      draft.note(error)
    }
    var prompt = TapePrompt(draft.tape.statements)
    prompt.look(isWhole: !draft.isFaulty)
    draft.tape.commandLine = prompt.commandLine
    for slip in prompt.slips { draft.note(slip.message, at: slip.place) }
    guard !draft.isFaulty else { throw TapeFaults(faults: draft.faultsInOrder) }
    return draft.tape
  }
}
