import FeedModel

/// The language of tapes as data, from which help, manual and `docs/tapes.md` are made.
public enum TapeReference {
  /// A statement, or several that are written alike.
  public struct Statement: Sendable {
    /// The words that begin it.
    public let words: [String]
    /// The words as a list names them: of the function keys the first and the last.
    public var listedWords: [String] {
      let keys = TapeWord.functionKeys.map(\.rawValue)
      guard let first = keys.first, let last = keys.last, words.contains(first) else {
        return words
      }
      return words.filter { !keys.contains($0) } + ["\(first) to \(last)"]
    }
    /// How it is written: capitals stand for what varies, brackets hold what may be left out.
    public let syntax: String
    /// What it does, in one sentence or two.
    public let sentence: String
    /// A line of a tape.
    public let example: String
    /// What kind of thing it does.
    public let group: Group
    /// Whether it is one of VHS's.
    public let isOfVHS: Bool

    init(
      _ group: Group, _ words: [TapeWord], _ syntax: String, _ sentence: String,
      example: String, isOfVHS: Bool = true
    ) {
      self.words = words.map(\.rawValue)
      self.syntax = syntax
      self.sentence = sentence
      self.example = example
      self.group = group
      self.isOfVHS = isOfVHS
    }
  }

  /// A group of statements, in the order of the reference.
  public enum Group: String, CaseIterable, Sendable {
    /// What is set before anything is done.
    case beginning = "At the beginning"
    /// Keys and text.
    case keys = "Keys"
    /// The mouse and the terminal's window.
    case terminal = "Mouse and window"
    /// Time and commands.
    case time = "Time and commands"
    /// Frames and what is held against them.
    case frames = "Frames and expectations"
  }

  /// A setting with an effect.
  public struct Setting: Sendable {
    /// Its word.
    public let word: String
    /// What stands behind it.
    public let value: String
    /// What holds where it is not set.
    public let standard: String
    /// What it does, in one sentence.
    public let sentence: String
    /// A line of a tape.
    public let example: String
    /// Whether it is one of VHS's.
    public let isOfVHS: Bool

    init(
      _ setting: TapeSetting, _ value: String, standard: String, _ sentence: String,
      example: String
    ) {
      word = setting.rawValue
      self.value = value
      self.standard = standard
      self.sentence = sentence
      self.example = example
      isOfVHS = setting.isOfVHS
    }
  }

  /// The settings with an effect.
  public static let settings: [Setting] = [
    Setting(
      .input, "PATH", standard: "the built-in sample",
      "What is shown: a file or folder that feedtui reads, relative to the folder of the tape.",
      example: "Set Input feed.json"),
    Setting(
      .columns, "N", standard: "100", "Columns of the terminal at the start, 1 to 500.",
      example: "Set Columns 80"),
    Setting(
      .rows, "N", standard: "30", "Rows of the terminal at the start, 1 to 200.",
      example: "Set Rows 24"),
    Setting(
      .seed, "N", standard: "the input's", "The seed of all that is drawn by chance.",
      example: "Set Seed 7"),
    Setting(
      .device, "NAME", standard: "the input's", "The device that is drawn.",
      example: "Set Device terminal"),
    Setting(
      .color, "true | 256 | 16 | 8 | none", standard: "true", "How many colours frames have.",
      example: "Set Color 256"),
    Setting(
      .ground, "unknown | dark | light", standard: "unknown", "The ground frames are drawn for.",
      example: "Set Ground light"),
    Setting(
      .ascii, "true | false", standard: "false", "Whether signs beyond ASCII are avoided.",
      example: "Set Ascii true"),
    Setting(
      .lastTab, "ID", standard: "none",
      "The containerId of the tab that an earlier run has left, which this one begins with.",
      example: "Set LastTab sport"),
    Setting(
      .read, "ID...", standard: "none",
      "The ids of videos that earlier runs have started; several such lines count together.",
      example: "Set Read v1 \"v 2\""),
    Setting(
      .typingSpeed, "TIME", standard: "50ms",
      "The pause after each key; it can be set anywhere, and holds from there on.",
      example: "Set TypingSpeed 100ms"),
    Setting(
      .waitTimeout, "TIME", standard: "15s", "How long Wait waits at most.",
      example: "Set WaitTimeout 30s"),
    Setting(
      .waitPattern, "/PATTERN/", standard: "none",
      "What a Wait without a pattern waits for, in place of the end of all loads.",
      example: "Set WaitPattern /For you/"),
  ]

  /// VHS's settings that are read and have no effect, each of which is told once.
  public static let idleSettings = TapeSetting.allCases.filter { $0.idleValue != nil }
    .map(\.rawValue)
}

extension TapeReference {
  /// The events that `Expect Event` knows, with the labels of their arguments.
  public static var events: [(word: String, labels: [String])] {
    Event.CodingKeys.allCases.map { ($0.rawValue, $0.labels) }
  }
}
