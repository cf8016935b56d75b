extension ContentSource: LosslessStringConvertible {
  /// The source as one word, without what `details` say of it.
  ///
  /// `discover`; `trending` for that label, `all:a,b` or `any:a,b` for several labels; `channel:c`, `playlist:c,p`,
  /// `group:g`, `dynamic:c,age=18-24`, `hashtags:c,(and food quick)`, `sku:c,p1,p2`, `single:v1`; `ids:v1,v2`,
  /// `for-you:a,b`, `trending:a,b`, `search:red bag`. A label that reads like something else is written `label:discover`.
  public var description: String {
    switch self {
    case .discover: Self.everything
    case .channel(let id): "channel:" + id
    case .channelPlaylist(let channelID, let playlistID):
      "playlist:" + SourceNames.listed([channelID, playlistID])
    case .playlistGroup(let id): "group:" + id
    case .dynamicContent(let id, let parameters):
      "dynamic:"
        + ([SourceNames.listed([id])] + Self.pairs(of: parameters)).joined(separator: ",")
    case .hashtagPlaylist(let id, let expression):
      "hashtags:" + SourceNames.listed([id]) + "," + expression.description
    case .sku(let id, let productIDs): "sku:" + SourceNames.listed([id] + productIDs)
    case .singleContent(let id): "single:" + id
    case .labels(let label, _, _, _, _, _): label.description
    case .ids(let ids, _, _): "ids:" + SourceNames.listed(ids)
    case .recommendations(.forYou(let filter, _)): "for-you:" + SourceNames.listed(filter)
    case .recommendations(.trending(let filter, _)): "trending:" + SourceNames.listed(filter)
    case .search(let text, _, _): "search:" + text
    }
  }

  /// Reads a source from a word; nil where it is none.
  public init?(_ description: String) {
    guard let source = try? ContentSource(word: description) else { return nil }
    self = source
  }

  /// Reads a source from a word.
  ///
  /// - Throws: `WordError` with what was found and what is accepted.
  init(word: String) throws(WordError) {
    let scalars = word.unicodeScalars
    guard word != Self.everything, let colon = scalars.firstIndex(of: ":") else {
      self = word == Self.everything ? .discover : .labels(.singleLabel(word))
      return
    }
    let kind = String(scalars[..<colon])
    let rest = String(scalars[scalars.index(after: colon)...])
    if let label = WidgetLabel(kind: kind, rest: rest) {
      self = .labels(label)
      return
    }
    let names = SourceNames.names(of: rest)
    switch kind {
    case "channel": self = .channel(channelID: rest)
    case "group": self = .playlistGroup(groupID: rest)
    case "single": self = .singleContent(videoOrLiveStreamID: rest)
    case "search": self = .search(searchText: rest)
    case "ids": self = .ids(names)
    case "for-you": self = .recommendations(.forYou(anyLabelFilter: names))
    case "trending": self = .recommendations(.trending(anyLabelFilter: names))
    case "playlist" where names.count == 2:
      self = .channelPlaylist(channelID: names[0], playlistID: names[1])
    case "sku" where !names.isEmpty:
      self = .sku(channelID: names[0], productIDs: Array(names.dropFirst()))
    case "dynamic" where !names.isEmpty:
      self = .dynamicContent(channelID: names[0], parameters: Self.parameters(of: rest))
    case "hashtags" where names.count >= 2:
      self = try Self.hashtagPlaylist(of: rest)
    default:
      throw WordError(column: 1, Self.complaint(about: word))
    }
  }

  private static func hashtagPlaylist(of rest: String) throws(WordError) -> ContentSource {
    let parts = SourceNames.parts(of: rest, atMost: 2)
    do {
      return .hashtagPlaylist(
        channelID: SourceNames.unescaped(parts[0]),
        filterExpression: try HashtagExpression(String(parts[1])))
    } catch {
      throw WordError(column: 1, "the expression of 'hashtags:\(rest)' is none; \(error)")
    }
  }

  private static func pairs(of parameters: [String: [String]]) -> [String] {
    parameters.keys.sorted().flatMap { name in
      let values = parameters[name] ?? []
      let written = SourceNames.listed([name])
      return values.isEmpty
        ? [written] : values.map { "\(written)=\(SourceNames.listed([$0]))" }
    }
  }

  private static func parameters(of rest: String) -> [String: [String]] {
    SourceNames.parts(of: rest).dropFirst().reduce(into: [:]) { parameters, part in
      let (name, value) = SourceNames.pair(of: part)
      parameters[name, default: []] += [value].compactMap { $0 }
    }
  }

  /// How a source can begin, as it is proposed while one is typed, with what follows; where that is nothing it is whole.
  public static let forms: [(word: String, meaning: String)] = [
    (everything, "every video"), ("label:", "a label"), ("all:", "labels, all of them"),
    ("any:", "labels, any of them"), ("channel:", "a channel"),
    ("playlist:", "CHANNEL,PLAYLIST"), ("group:", "a group of playlists"),
    ("dynamic:", "CHANNEL,NAME=VALUE"), ("hashtags:", "CHANNEL,EXPRESSION"),
    ("sku:", "CHANNEL,PRODUCT,PRODUCT"), ("single:", "a video or live stream"),
    ("ids:", "ids of videos"), ("for-you:", "labels to recommend from, or nothing"),
    ("trending:", "labels to recommend from, or nothing"), ("search:", "words to look for"),
  ]

  /// What is accepted in place of a word that is no source: the parts of its kind, else the kinds there are.
  public static func complaint(about word: String) -> String {
    let kind = word.prefix { $0 != ":" } + ":"
    if let form = forms.first(where: { $0.word == kind }) {
      return "'\(word)' is no source; accepted: \(form.word)\(form.meaning)"
    }
    let words = forms.dropFirst().map(\.word)
    let hint = nearestWord(to: String(kind), in: words).map { "; did you mean \($0)?" } ?? ""
    return "'\(word)' is no source; accepted: \(everything), a label, "
      + words.joined(separator: ", ") + hint
  }

  private static let everything = "discover"
}

extension WidgetLabel: LosslessStringConvertible {
  /// The labels as one word: `trending`, `label:discover`, `all:a,b`, `any:a,b`.
  public var description: String {
    switch self {
    case .singleLabel(let label):
      label.isEmpty || label == "discover" || label.unicodeScalars.contains(":")
        ? "label:" + label : label
    case .mustInclude(let labels): "all:" + SourceNames.listed(labels)
    case .atLeastOneOf(let labels): "any:" + SourceNames.listed(labels)
    }
  }

  /// Reads labels from a word; nil where it is of another kind.
  public init?(_ description: String) {
    let scalars = description.unicodeScalars
    guard let colon = scalars.firstIndex(of: ":") else {
      self = .singleLabel(description)
      return
    }
    self.init(
      kind: String(scalars[..<colon]), rest: String(scalars[scalars.index(after: colon)...]))
  }

  fileprivate init?(kind: String, rest: String) {
    switch kind {
    case "label": self = .singleLabel(rest)
    case "all": self = .mustInclude(SourceNames.names(of: rest))
    case "any": self = .atLeastOneOf(SourceNames.names(of: rest))
    default: return nil
    }
  }
}
