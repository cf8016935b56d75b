/// One slip in a tape.
public struct TapeFault: Error, Hashable, Sendable {
  /// Where it is.
  public var place: TapePlace
  /// What was found, and what is accepted.
  public var message: String
  /// The line of the tape that holds it.
  public var sourceLine: String
}

extension TapeFault: CustomStringConvertible {
  /// Place and message, the line of the tape, and a caret under the place (X6).
  public var description: String {
    let head = "\(place): \(TapePath.plain(message))"
    let excerpt = SourceExcerpt(of: sourceLine, column: place.column)
    return "\(head)\n\(excerpt.line)\n\(excerpt.caret)"
  }
}

/// Everything that is wrong with a tape; nothing of it runs (X6).
public struct TapeFaults: Error, Hashable, Sendable {
  /// The slips, in the order of the text, at most `TapeFaults.most`.
  public var faults: [TapeFault]

  /// After so many slips a tape is not read further.
  public static let most = 100
}

extension TapeFaults: CustomStringConvertible {
  /// Every slip with its line, in order.
  public var description: String {
    var parts = faults.map(\.description)
    if faults.count >= Self.most {
      parts.append("There may be more; after \(Self.most) slips a tape is not read further.")
    }
    return parts.joined(separator: "\n")
  }
}

/// A line of a tape as it is shown, with a caret under one of its characters.
struct SourceExcerpt {
  /// The line, or a part of it where it is long; tabs are kept.
  let line: String
  /// Blanks and tabs that take the same columns as what stands before the caret, and the caret.
  let caret: String

  /// Characters shown before the caret and after it, at most.
  private static let most = 100

  /// The character at `column`, from 1, gets the caret; so does the end of the line.
  init(of source: String, column: Int) {
    let before = source.prefix(max(0, column - 1))
    let after = source.dropFirst(max(0, column - 1))
    let isCut = before.count > Self.most
    var line = isCut ? "..." : ""
    var caret = isCut ? "   " : ""
    for character in before.suffix(Self.most) {
      let shown = Self.shown(character)
      line += shown.text
      caret += shown.text == "\t" ? "\t" : String(repeating: " ", count: shown.width)
    }
    for character in after.prefix(Self.most) { line += Self.shown(character).text }
    if after.count > Self.most { line += "..." }
    self.line = line
    self.caret = caret + "^"
  }

  /// A character as every terminal shows it alike, and its columns.
  private static func shown(_ character: Character) -> (text: String, width: Int) {
    if character == "\t" { return ("\t", 0) }
    var text = ""
    var width = 0
    for cell in TextCells(TapePath.plain(String(character))) {
      text += cell.text
      width += cell.width
    }
    return (text, width)
  }
}
