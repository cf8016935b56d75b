extension ContentSource: LosslessStringConvertible {
  /// The source as one word: `discover`, `trending` for that label, `all:a,b` or `any:a,b` for several
  /// labels, `channel:c`, or `ids:v1,v2`; how many items are wanted is not part of it.
  ///
  /// A label that reads like something else is written `label:discover`. In lists a backslash stands
  /// before a comma or a backslash that belongs to a name, and `\-` for an empty one.
  public var description: String {
    switch self {
    case .discover: Self.everything
    case .channel(let id): "channel:" + id
    case .labels(.singleLabel(let label), _):
      label.isEmpty || label == Self.everything || label.unicodeScalars.contains(":")
        ? "label:" + label : label
    case .labels(.mustInclude(let labels), _): "all:" + Self.listed(labels)
    case .labels(.atLeastOneOf(let labels), _): "any:" + Self.listed(labels)
    case .ids(let ids): "ids:" + Self.listed(ids)
    }
  }

  /// Reads a source from a word; nil where its kind is unknown.
  public init?(_ description: String) {
    let scalars = description.unicodeScalars
    guard let colon = scalars.firstIndex(of: ":") else {
      self = description == Self.everything ? .discover : .labels(.singleLabel(description))
      return
    }
    let rest = String(scalars[scalars.index(after: colon)...])
    switch String(scalars[..<colon]) {
    case "channel": self = .channel(channelID: rest)
    case "label": self = .labels(.singleLabel(rest))
    case "all": self = .labels(.mustInclude(Self.names(of: rest)))
    case "any": self = .labels(.atLeastOneOf(Self.names(of: rest)))
    case "ids": self = .ids(Self.names(of: rest))
    default: return nil
    }
  }

  /// How a source can begin, as it is proposed while one is typed, with what follows; where that is nothing it is whole.
  public static let forms: [(word: String, meaning: String)] = [
    (everything, "every video"), ("label:", "a label"), ("all:", "labels, all of them"),
    ("any:", "labels, any of them"), ("channel:", "a channel"), ("ids:", "ids of videos"),
  ]

  /// What is accepted in place of a word of an unknown kind.
  public static func complaint(about word: String) -> String {
    let others = forms.dropFirst().map(\.word).joined(separator: ", ")
    return "'\(word)' is no source; accepted: \(everything), a label, \(others)"
  }

  private static let everything = "discover"

  private static func listed(_ names: [String]) -> String {
    let words = names.map { name in
      var word = String.UnicodeScalarView()
      for scalar in name.unicodeScalars {
        if scalar == "," || scalar == "\\" { word.append("\\") }
        word.append(scalar)
      }
      return word.isEmpty ? "\\-" : String(word)
    }
    return words.joined(separator: ",")
  }

  private static func names(of list: String) -> [String] {
    guard !list.isEmpty else { return [] }
    var names = [String.UnicodeScalarView()]
    var isEscaped = false
    for scalar in list.unicodeScalars {
      switch (scalar, isEscaped) {
      case ("-", true): isEscaped = false
      case ("\\", false): isEscaped = true
      case (",", false): names.append(String.UnicodeScalarView())
      default:
        names[names.count - 1].append(scalar)
        isEscaped = false
      }
    }
    return names.map { String($0) }
  }
}
