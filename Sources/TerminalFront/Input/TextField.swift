/// One line of text being typed.
public struct TextField: Hashable, Sendable {
  /// What stands before the cursor and after it.
  private var before: [Character]
  private var after: [Character] = []

  /// More characters than this are not taken.
  public static let longest = 1000

  /// A field that holds `text`, with the cursor at its end.
  public init(_ text: String = "") {
    before = Array(text.prefix(Self.longest))
  }

  /// The text.
  public var text: String { String(before + after) }
  /// The part of the text before the cursor.
  public var textBeforeCursor: String { String(before) }
  /// Whether nothing is typed.
  public var isEmpty: Bool { before.isEmpty && after.isEmpty }

  /// Inserts text at the cursor; line ends and tabs become blanks, other control characters are left out.
  public mutating func insert(_ text: String) {
    for character in text where before.count + after.count < Self.longest {
      if character.isNewline || character == "\t" {
        before.append(" ")
      } else if !character.unicodeScalars.contains(where: {
        $0.properties.generalCategory == .control
      }) {
        before.append(character)
      }
    }
  }

  /// Does what an editing key does.
  ///
  /// - Returns: Whether it is one.
  public mutating func edit(_ key: Key) -> Bool {
    switch (key.code, key.modifiers) {
    case (.character(let character), []): insert(String(character))
    case (.space, []), (.space, .shift): insert(" ")
    case (.backspace, _), (.character("h"), .control): _ = before.popLast()
    case (.delete, _), (.character("d"), .control): if !after.isEmpty { after.removeFirst() }
    case (.left, []), (.character("b"), .control): moveLeft()
    case (.right, []), (.character("f"), .control): moveRight()
    case (.home, _), (.character("a"), .control): (before, after) = ([], before + after)
    case (.end, _), (.character("e"), .control): (before, after) = (before + after, [])
    case (.character("u"), .control): before = []
    case (.character("k"), .control): after = []
    case (.character("w"), .control): removeWord()
    default: return false
    }
    return true
  }

  private mutating func moveLeft() {
    if let last = before.popLast() { after.insert(last, at: 0) }
  }

  private mutating func moveRight() {
    if !after.isEmpty { before.append(after.removeFirst()) }
  }

  private mutating func removeWord() {
    while before.last?.isWhitespace == true { before.removeLast() }
    while let last = before.last, !last.isWhitespace { before.removeLast() }
  }
}
