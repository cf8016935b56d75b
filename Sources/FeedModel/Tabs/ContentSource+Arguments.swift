/// A content source as the one argument that it is in a line of words.
struct SourceWord: Codable {
  let source: ContentSource

  init(source: ContentSource) {
    self.source = source
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let word = try container.decode(String.self)
    do {
      source = try ContentSource(word: word)
    } catch {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: error.description)
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(source.description)
  }
}

/// What is said of a source in one argument of its own.
private protocol SourceDetail {
  /// What is accepted as the argument.
  static var accepted: String { get }
  init?(_ argument: String)
}

extension WidgetLabel: SourceDetail {
  static var accepted: String { "a label, label:LABEL, all:LABEL,LABEL, any:LABEL,LABEL" }
}

extension PersonalizedType: SourceDetail {
  static var accepted: String { "ids:PLAYERS,TEAMS, labels:FILTER,PRIORITY" }
}

/// Labels, of which a source prefers the earlier ones.
private struct LabelList: SourceDetail {
  static var accepted: String { WidgetLabel.accepted }
  let labels: [WidgetLabel]

  init?(_ argument: String) {
    let names = SourceNames.names(of: argument)
    labels = names.compactMap { WidgetLabel($0) }
    if labels.count != names.count { return nil }
  }
}

/// An argument that is one of these.
private struct SourceArgument<Detail: SourceDetail>: Decodable {
  let detail: Detail

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let argument = try container.decode(String.self)
    guard let detail = Detail(argument) else {
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription: "'\(argument)' is not accepted here; accepted: \(Detail.accepted)")
    }
    self.detail = detail
  }
}

extension ContentSource.Details {
  private typealias Keys = ContainerTabItem.CodingKeys

  /// Reads what stands in arguments of its own, but for the number of items.
  mutating func read(
    from values: KeyedDecodingContainer<ContainerTabItem.CodingKeys>
  ) throws {
    func detail<Detail: SourceDetail>(_ type: Detail.Type, _ key: Keys) throws -> Detail? {
      try values.decodeIfPresent(SourceArgument<Detail>.self, forKey: key)?.detail
    }
    orderType = try values.decodeIfPresent(OrderType.self, forKey: .orderType)
    advancedOrderType = try values.decodeIfPresent(
      AdvancedOrderType.self, forKey: .advancedOrderType)
    labelsPriority = try detail(LabelList.self, .labelsPriority)?.labels ?? []
    personalizedType = try detail(PersonalizedType.self, .personalizedType)
    promotedLabels =
      try values.decodeIfPresent(String.self, forKey: .promotedLabels)
      .map(SourceNames.names) ?? []
    labels = try detail(WidgetLabel.self, .searchLabels)
  }

  /// Writes what is there, but for the number of items.
  func write(to values: inout KeyedEncodingContainer<ContainerTabItem.CodingKeys>) throws {
    func write(_ word: String?, _ key: Keys) throws {
      try values.encodeIfPresent(word, forKey: key)
    }
    func listed(_ names: [String]) -> String? {
      names.isEmpty ? nil : SourceNames.listed(names)
    }
    try write(orderType?.rawValue, .orderType)
    try write(advancedOrderType?.rawValue, .advancedOrderType)
    try write(listed(labelsPriority.map(\.description)), .labelsPriority)
    try write(personalizedType?.description, .personalizedType)
    try write(listed(promotedLabels), .promotedLabels)
    try write(labels?.description, .searchLabels)
  }
}
