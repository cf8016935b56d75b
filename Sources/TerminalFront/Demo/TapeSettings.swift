public import FeedModel

/// What the `Set` lines at the beginning of a tape say.
public struct TapeSettings: Hashable, Sendable {
  /// What is shown; nil for the built-in sample.
  public var input: TapeInput?
  /// What an earlier run has kept, from which this one starts.
  public var kept = KeptState()
  /// Columns of the terminal at the start.
  public var columns = 100
  /// Rows of the terminal at the start.
  public var rows = 30
  /// The seed of all that is drawn by chance; nil for the input's own.
  public var seed: UInt64?
  /// The device that is drawn, by its word; nil for the input's own.
  public var device: String?
  /// How many colours frames have.
  public var color = ColorMode.trueColor
  /// The ground that frames are drawn on.
  public var ground = Ground.dark
  /// Whether signs beyond ASCII are avoided.
  public var isASCII = false
  /// The pause after each key.
  public var typingSpeed = SimulatedTime.milliseconds(50)
  /// How long `Wait` waits at most.
  public var waitTimeout = SimulatedTime.seconds(15)
  /// What `Wait` waits for where it has no pattern of its own; nil for the end of all loads.
  public var waitPattern: TextPattern?

  /// What a tape says where it sets nothing.
  public init() {}
}

/// An input that a tape names with `Set Input`.
public struct TapeInput: Hashable, Sendable {
  /// Where its path stands.
  public var place: TapePlace
  /// The path as it is written.
  public var writtenPath: String

  /// The path, relative to the folder of the tape that names it.
  public var path: String { TapePath.path(writtenPath, from: place.file) }
}
