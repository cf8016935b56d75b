import FeedModel

/// Reads the statements of one tape.
struct TapeParser {
  let text: TapeText
  let reader: TapeReader
  /// The tapes that are being read, each brought in by the one before, by their paths.
  let files: [String]
  /// What has been read so far.
  var draft: TapeDraft
  private var lexer: TapeLexer
  private var peeked: TapeToken?
  /// Where the last piece that was taken ends.
  private(set) var lastEnd = 0
  /// Whether a slip was found and no statement has begun since.
  private var isRecovering = false

  init(_ text: TapeText, _ draft: TapeDraft, _ reader: TapeReader, files: [String]) {
    self.text = text
    self.draft = draft
    self.reader = reader
    self.files = files
    lexer = TapeLexer(text)
    self.draft.keep(text)
  }

  /// Reads all statements; after a slip it goes on behind the line that holds it.
  mutating func parse() {
    while !draft.isHopeless {
      let token = peek()
      if token.kind == .end { return }
      do throws(TapeSlip) {
        try parseStatement(token)
      } catch {
        draft.note(text.fault(at: error.offset, error.message))
        goOn(at: text.endOfLine(from: max(error.offset, lastEnd)))
        isRecovering = true
      }
    }
  }

  private mutating func parseStatement(_ token: TapeToken) throws(TapeSlip) {
    guard case .word(let word) = token.kind else {
      if isRecovering, !token.isIllegal {
        // It belongs to what could not be read.
        _ = take()
        return
      }
      throw slip(at: token, "found \(token.found) where a statement begins; \(Self.hint(token))")
    }
    guard let statement = TapeWord(rawValue: word) else {
      throw slip(at: token, Self.unknown(word))
    }
    isRecovering = false
    _ = take()
    guard let kind = try parse(statement, token) else { return }
    if case .env = kind {} else { draft.isAtBeginning = false }
    guard draft.tape.statements.count < TapeReader.mostStatements else {
      draft.giveUp()
      throw slip(at: token, "too many statements; accepted: at most \(TapeReader.mostStatements)")
    }
    draft.tape.statements.append(
      TapeStatement(
        place: text.place(of: token.range.lowerBound),
        text: text.string(token.range.lowerBound..<lastEnd), kind: kind))
  }

  private static func unknown(_ word: String) -> String {
    let words = TapeWord.allCases.map(\.rawValue)
    let near = nearestWord(to: word, in: words)
    return "unknown statement '\(word)'; "
      + (near.map { "did you mean '\($0)'?" } ?? "accepted: \(TapeWord.listed)")
  }

  /// What to do about a piece that begins no statement.
  private static func hint(_ token: TapeToken) -> String {
    switch token.kind {
    case .string: "text is typed by Type \"...\""
    case .pattern: "a pattern follows Wait or Expect Screen"
    case .number: "a number follows what it belongs to, as in Down 3 or Sleep 500ms"
    default: "accepted: a word such as Type, Enter, Sleep or Expect"
    }
  }
}

/// A slip at a place of the text that is being read.
struct TapeSlip: Error {
  /// The scalar at which it stands.
  let offset: Int
  let message: String
}

extension TapeParser {
  /// The next piece, which stays where it is.
  mutating func peek() -> TapeToken {
    if let peeked { return peeked }
    let token = lexer.take()
    peeked = token
    return token
  }

  /// Takes the next piece.
  mutating func take() -> TapeToken {
    let token = peek()
    peeked = nil
    if token.kind != .end { lastEnd = token.range.upperBound }
    return token
  }

  /// Takes the next piece if it is this sign.
  mutating func take(sign: String) -> Bool {
    guard peek().isSign(sign) else { return false }
    _ = take()
    return true
  }

  /// Goes on reading pieces at a place of the text.
  mutating func goOn(at offset: Int) {
    peeked = nil
    lexer.position = offset
    lastEnd = offset
  }

  /// A slip at the end of what has been taken.
  func missing(_ accepted: String) -> TapeSlip {
    TapeSlip(offset: lastEnd, message: "something is missing here; accepted: \(accepted)")
  }

  /// A slip at a piece; one that is illegal says itself what is wrong.
  func slip(at token: TapeToken, _ message: String) -> TapeSlip {
    if case .illegal(let complaint) = token.kind {
      return TapeSlip(offset: token.range.lowerBound, message: complaint)
    }
    return TapeSlip(offset: token.range.lowerBound, message: message)
  }

  /// A slip at a piece that stands where something else is accepted.
  ///
  /// On a later line it belongs to another statement, and what is accepted is missing.
  func unexpected(_ token: TapeToken, accepted: String) -> TapeSlip {
    isOnLaterLine(token)
      ? missing(accepted) : slip(at: token, "found \(token.found); accepted: \(accepted)")
  }

  /// Whether a piece stands on a later line than the last one, or is the end of the tape.
  func isOnLaterLine(_ token: TapeToken) -> Bool {
    token.kind == .end || token.range.lowerBound > text.endOfLine(from: lastEnd)
  }

  /// Takes the rest of the line as it is, without blanks around it and without a comment.
  ///
  /// A comment begins with a `#` behind a blank and outside of double quotes.
  ///
  /// - Returns: The rest, and where it begins.
  mutating func takeRestOfLine() -> (text: String, start: Int) {
    let end = text.endOfLine(from: lastEnd)
    var start = lastEnd
    while start < end, text.scalars[start].isTapeBlank { start += 1 }
    var stop = start
    var position = start
    var isQuoted = false
    while position < end {
      let scalar = text.scalars[position]
      if scalar == "#", !isQuoted, text.scalars[position - 1].isTapeBlank { break }
      if scalar == "\"" { isQuoted.toggle() }
      if isQuoted, scalar == "\\", position + 1 < end { position += 1 }
      position += 1
      if !scalar.isTapeBlank { stop = position }
    }
    goOn(at: end)
    lastEnd = stop
    return (text.string(start..<stop), start)
  }
}

extension TapeToken {
  /// Whether it is one that is never right.
  var isIllegal: Bool {
    if case .illegal = kind { true } else { false }
  }
}
