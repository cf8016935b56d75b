/// Which hashtags a video must have: one, or an expression with `and` and `or` such as
/// `(and food (or vegan quick))` (`hashtagPlaylist`, `filterExpression`).
public indirect enum HashtagExpression: Hashable, Sendable {
  /// This one, without its `#`.
  case tag(String)
  /// All of these hold; of none, always.
  case and([HashtagExpression])
  /// Any of these holds; of none, never.
  case or([HashtagExpression])

  /// Whether a video with `hashtags` is meant; each may be given with or without its `#`.
  public func matches(_ hashtags: [String]) -> Bool {
    var bare = Set(hashtags)
    for tag in hashtags where tag.first == "#" { bare.insert(String(tag.dropFirst())) }
    return matches(bare)
  }

  /// A set, so that many tags cost no more than their number, however many a video has.
  private func matches(_ hashtags: Set<String>) -> Bool {
    switch self {
    case .tag(let tag): hashtags.contains(tag)
    case .and(let all): all.allSatisfy { $0.matches(hashtags) }
    case .or(let any): any.contains { $0.matches(hashtags) }
    }
  }

  /// The tags that it names, in order.
  public var tags: [String] {
    switch self {
    case .tag(let tag): [tag]
    case .and(let parts), .or(let parts): parts.flatMap(\.tags)
    }
  }

  /// How deep expressions may stand in each other.
  public static let deepestNesting = 64
}

extension HashtagExpression: CustomStringConvertible {
  /// The expression as it is read; a tag with blanks, brackets or quotes stands in quotes.
  public var description: String {
    switch self {
    case .tag(let tag): Self.written(tag)
    case .and(let parts): Self.written("and", parts)
    case .or(let parts): Self.written("or", parts)
    }
  }

  private static func written(_ word: String, _ parts: [HashtagExpression]) -> String {
    "(" + ([word] + parts.map(\.description)).joined(separator: " ") + ")"
  }

  private static func written(_ tag: String) -> String {
    let scalars = tag.unicodeScalars
    let isPlain =
      !scalars.isEmpty && scalars.first != "#" && scalars.allSatisfy(HashtagReader.isPlain)
    guard !isPlain else { return tag }
    var quoted = String.UnicodeScalarView("\"".unicodeScalars)
    for scalar in scalars {
      if scalar == "\"" || scalar == "\\" { quoted.append("\\") }
      quoted.append(scalar)
    }
    quoted.append("\"")
    return String(quoted)
  }
}
