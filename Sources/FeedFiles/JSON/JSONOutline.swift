/// What a look at JSON text tells before anything of it is built: enough to know its kind (C2).
struct JSONOutline {
  /// What the text is.
  enum Kind {
    case object
    case list
    /// Text, a number, true, false or null.
    case otherValue
    /// It does not begin as JSON does.
    case none
  }

  /// A key of the outermost object.
  struct Member {
    let name: String
    /// The first token of its value; nil where the text breaks off before it.
    var value: JSONScanner.Token?
    /// The value, where it is a short string.
    var text: String?
  }

  /// How many keys are kept.
  private static let mostMembers = 1000
  /// How long a string may be that is kept, in bytes.
  private static let longestText = 200

  private(set) var kind = Kind.none
  /// The first keys of the outermost object, up to where the text is no JSON.
  private(set) var members: [Member] = []
  /// How many values there are, up to where the text is no JSON.
  private(set) var values = 0
  /// How many of them are lists and objects.
  private(set) var listsAndObjects = 0
  /// Why the text is no JSON; nil where it is.
  private(set) var fault: JSONFault?
  /// Whether it is an object with another one, or null, behind it: a file with one on each line.
  private(set) var isSequence = false

  /// The outline of a text.
  init(_ bytes: [UInt8]) {
    var scanner = JSONScanner(bytes)
    do throws(JSONFault) {
      while let token = try scanner.next() {
        take(token, depth: scanner.depth, in: bytes)
      }
    } catch {
      fault = error
      let rest = bytes[scanner.offset...]
      isSequence =
        kind == .object && scanner.depth == 0
        && (rest.first == UInt8(ascii: "{") || rest.starts(with: "null".utf8))
    }
    values = scanner.values
    listsAndObjects = scanner.listsAndObjects
  }

  /// The key `name`; nil where the object has none.
  func member(_ name: String) -> Member? {
    members.first { $0.name == name }
  }

  private mutating func take(_ token: JSONScanner.Token, depth: Int, in bytes: [UInt8]) {
    switch (kind, token) {
    case (.none, .beginObject): kind = .object
    case (.none, .beginArray): kind = .list
    case (.none, _): kind = .otherValue
    case (.object, .name(let text)) where depth == 1:
      guard members.count < Self.mostMembers, text.range.count <= Self.longestText else { return }
      members.append(Member(name: text.string(in: bytes)))
    case (.object, _):
      guard let last = members.indices.last, members[last].value == nil else { return }
      members[last].value = token
      if case .string(let text) = token, text.range.count <= Self.longestText {
        members[last].text = text.string(in: bytes)
      }
    default: break
    }
  }
}
