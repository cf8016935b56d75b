/// What changes of a deck's settings: a value, or the standard again, for each path such as
/// `itemView.muteButton.isHidden` (Player Deck page, `viewConfiguration`; D1).
///
/// The paths are those of the keys that a scenario has for its `deck`, so that there is no second list of them.
public struct ViewConfigurationChange: Hashable, Sendable {
  /// The values that are set, by their paths in the order of the keys.
  private var values: [JSONValue.Member] = []
  /// The paths that get back what holds unless stated.
  private var defaults: [String] = []

  /// The paths that change.
  public var paths: [String] { values.map(\.name) + defaults }

  /// What leads from one deck's settings to another's, as far as they can be written in a scenario.
  public init(from old: DeckSetup, to new: DeckSetup) {
    for leaf in Self.leaves {
      let value = leaf.row.write(new).map { Self.asWords($0, leaf.row.kind) }
      guard value != leaf.row.write(old).map({ Self.asWords($0, leaf.row.kind) }) else { continue }
      if let value, Self.complaint(about: value, leaf) == nil {
        values.append(JSONValue.Member(leaf.path, value))
      } else if value == nil {
        defaults.append(leaf.path)
      }
    }
  }

  /// The part of the change whose paths are meant.
  public func filter(_ isMeant: (String) -> Bool) -> ViewConfigurationChange {
    var part = self
    part.values.removeAll { !isMeant($0.name) }
    part.defaults.removeAll { !isMeant($0) }
    return part
  }

  /// The settings with the change made.
  public func applied(to setup: DeckSetup) -> DeckSetup {
    var changed = setup
    apply(to: &changed)
    return changed
  }

  /// Makes the change.
  func apply(to setup: inout DeckSetup) {
    // What was read once reads again, so there is nothing to note.
    var reading = FileReading()
    for leaf in Self.leaves {
      if let value = values.first(where: { $0.name == leaf.path })?.value {
        leaf.row.read(value, into: &setup, &reading)
      } else if defaults.contains(leaf.path) {
        leaf.row.copy(from: DeckSetup.table.initial, into: &setup)
      }
    }
  }

  private typealias Leaf = (path: String, row: FileRow<DeckSetup>)

  /// Every key of one value, with its path.
  private static let leaves: [Leaf] = DeckSetup.table.leaves

  /// The value as words write it: a share always as text.
  private static func asWords(_ value: JSONValue, _ kind: ValueKind) -> JSONValue {
    guard kind == .percentage, case .number(let fraction) = value,
      let share = Percentage(fraction: fraction)
    else { return value }
    return .string(share.description)
  }

  private static func complaint(about value: JSONValue, _ leaf: Leaf) -> String? {
    var reading = FileReading()
    var scratch = DeckSetup.table.initial
    reading.at(.key(leaf.path)) { leaf.row.read(value, into: &scratch, &$0) }
    return reading.faults.first.first.map { "found \($0.found); accepted: \($0.accepted)" }
  }
}

extension ViewConfigurationChange: Codable {
  /// A path, or the word for those that get their standard back.
  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }

    static let standard = Key(stringValue: "default")
  }

  /// Reads the values that are given, each as what its key takes.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    for leaf in Self.leaves {
      let key = Key(stringValue: leaf.path)
      if let value = try container.value(of: leaf.row.kind, forKey: key) {
        values.append(JSONValue.Member(leaf.path, value))
      }
    }
    if let list = try container.decodeIfPresent(String.self, forKey: .standard) {
      defaults = list.split(separator: ",").map(String.init)
    }
    try check(decoder)
  }

  /// Says what is wrong once all has been asked for, so that what can be asked for is known whatever is given.
  private func check(_ decoder: any Decoder) throws {
    func fault(_ complaint: String) -> DecodingError {
      .dataCorrupted(
        DecodingError.Context(codingPath: decoder.codingPath, debugDescription: complaint))
    }
    for value in values {
      guard let leaf = Self.leaves.first(where: { $0.path == value.name }) else { continue }
      if let complaint = Self.complaint(about: value.value, leaf) {
        throw fault("\(leaf.path): \(complaint)")
      }
    }
    let paths = Self.leaves.map(\.path)
    if let unknown = defaults.first(where: { !paths.contains($0) }) {
      let hint = nearestWord(to: unknown, in: paths).map { "; did you mean \($0)?" } ?? ""
      throw fault("'\(unknown)' is no setting of a deck\(hint)")
    }
  }

  /// Writes what is set; a list is one text, parted by commas.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    for value in values {
      let key = Key(stringValue: value.name)
      switch value.value {
      case .bool(let flag): try container.encode(flag, forKey: key)
      case .number(let number): try container.encode(number, forKey: key)
      case .string(let text): try container.encode(text, forKey: key)
      case .array(let elements):
        let words = elements.map { if case .string(let word) = $0 { word } else { "" } }
        try container.encode(words.joined(separator: ","), forKey: key)
      case .null, .object: break
      }
    }
    if !defaults.isEmpty {
      try container.encode(defaults.joined(separator: ","), forKey: .standard)
    }
  }
}

extension KeyedDecodingContainer {
  /// The value of a key of a scenario's file, where it is given; nil also for keys that a line of words has no room for.
  fileprivate func value(of kind: ValueKind, forKey key: Key) throws -> JSONValue? {
    switch kind {
    case .bool: try decodeIfPresent(Bool.self, forKey: key).map { .bool($0) }
    case .number: try decodeIfPresent(Double.self, forKey: key).map { .number($0) }
    case .wholeNumber: try decodeIfPresent(Int.self, forKey: key).map { .number(Double($0)) }
    case .time:
      try decodeIfPresent(SimulatedTime.self, forKey: key).map { .string($0.description) }
    case .percentage:
      try decodeIfPresent(Percentage.self, forKey: key).map { .string($0.description) }
    case .text, .name, .choice, .colour, .calendarTime:
      try decodeIfPresent(String.self, forKey: key).map { .string($0) }
    case .list:
      try decodeIfPresent(String.self, forKey: key).map { text in
        .array(text.split(separator: ",").map { .string(String($0)) })
      }
    case .null, .either, .map, .table: nil
    }
  }
}
