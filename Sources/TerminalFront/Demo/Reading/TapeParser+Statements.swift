import FeedModel

extension TapeParser {
  /// Reads what follows the word of a statement.
  ///
  /// - Returns: What the statement does; nil for one that does nothing by itself.
  mutating func parse(
    _ word: TapeWord, _ token: TapeToken
  ) throws(TapeSlip) -> TapeStatement.Kind? {
    if let code = word.key { return try parseKey(Key(code)) }
    if let modifier = word.modifier { return try parseKey(modifier, after: word) }
    switch word {
    case .output: try parseOutput(); return nil
    case .require: try parseRequirement(); return nil
    case .set: return try parseSetting()
    case .source: try parseSource(); return nil
    case .env: return try parseVariable(token)
    case .type: return try parseType()
    case .copy: return .copy(try takeText("a text for Paste, as in Copy \"text\""))
    case .paste: return parsePaste()
    case .click:
      let cell = try takeCell()
      return .click(x: cell.x, y: cell.y)
    case .wheelUp, .scrollUp: return try parseWheel(isUp: true)
    case .wheelDown, .scrollDown: return try parseWheel(isUp: false)
    case .resize:
      let columns = try takeCount(
        1...TapeReader.mostColumns, "columns and rows, as in Resize 80 24")
      return .resize(
        columns: columns,
        rows: try takeCount(1...TapeReader.mostRows, "columns and rows, as in Resize 80 24"))
    case .focusIn: return .focus(true)
    case .focusOut: return .focus(false)
    case .sleep: return .sleep(try takeTime())
    case .wait: return try parseWait()
    case .advance: return .advance(try takeTime())
    case .do: return .command(try parseCommand())
    case .hide: return .hide
    case .show: return .show
    case .screenshot: return .screenshot(try takeFrameFile())
    case .expect: return .expect(try parseExpectation())
    case .golden: return .golden(try takeGoldenName())
    default: return nil
    }
  }

  /// A text of strings and words, joined by blanks.
  private mutating func parseType() throws(TapeSlip) -> TapeStatement.Kind {
    let speed = try takeSpeed()
    var texts = [try takeText("a text, as in Type \"text\"")]
    while let text = try takeFurtherText() { texts.append(text) }
    return .type(texts.joined(separator: " "), speed: speed)
  }

  /// Another text of a `Type`, if there is one.
  ///
  /// A bare word that begins a line and resembles a statement is a slip: VHS would type it.
  private mutating func takeFurtherText() throws(TapeSlip) -> String? {
    let token = peek()
    switch token.kind {
    case .string(let text):
      _ = take()
      return text
    case .word(let word) where TapeWord(rawValue: word) == nil:
      if isOnLaterLine(token),
        let near = nearestWord(to: word, in: TapeWord.allCases.map(\.rawValue))
      {
        throw slip(
          at: token,
          "unknown statement '\(word)'; did you mean '\(near)'? Type would take it as text; to type "
            + "it, put it in quotes")
      }
      _ = take()
      return word
    default:
      return nil
    }
  }

  /// Only text in quotes can follow: a bare word is the next statement.
  private mutating func parsePaste() -> TapeStatement.Kind {
    guard case .string(let text) = peek().kind else { return .paste }
    _ = take()
    return .pasteText(text)
  }

  private mutating func parseVariable(_ token: TapeToken) throws(TapeSlip) -> TapeStatement.Kind {
    let accepted = "a name and a value, as in Env NAME \"value\""
    let name = try takeText(accepted)
    let value = try takeText(accepted)
    draft.note(
      "Env has no effect here: frames depend on the tape alone. Set Color chooses their colours.",
      about: "Env", at: text.place(of: token.range.lowerBound))
    return .env(name: name, value: value)
  }

  private mutating func parseWheel(isUp: Bool) throws(TapeSlip) -> TapeStatement.Kind {
    let speed = try takeSpeed()
    let count = try takeOptionalCount() ?? 1
    guard peek().kind == .word("At") else {
      return .wheel(isUp: isUp, count: count, speed: speed, at: nil)
    }
    _ = take()
    return .wheel(isUp: isUp, count: count, speed: speed, at: try takeCell())
  }

  private mutating func takeCell() throws(TapeSlip) -> TapeCell {
    let accepted = "a column and a row from 0, as in Click 10 2"
    let x = try takeCount(0...TapeReader.mostColumns - 1, accepted)
    return TapeCell(x: x, y: try takeCount(0...TapeReader.mostRows - 1, accepted))
  }

  private mutating func parseWait() throws(TapeSlip) -> TapeStatement.Kind {
    var scope = WaitScope.line
    if take(sign: "+") {
      switch peek().kind {
      case .word("Line"): scope = .line
      case .word("Screen"): scope = .screen
      default: throw unexpected(peek(), accepted: "Line or Screen, as in Wait+Screen")
      }
      _ = take()
    }
    let limit = try takeSpeed()
    let token = peek()
    if case .string = token.kind {
      throw slip(at: token, "found \(token.found); accepted: a pattern, as in Wait /text/")
    }
    return .wait(scope, limit: limit, try takeOptionalPattern())
  }

  private mutating func parseRequirement() throws(TapeSlip) {
    let token = peek()
    let program = try takeText("a program's name, as in Require git")
    let place = text.place(of: token.range.lowerBound)
    draft.tape.requirements.append(TapeRequirement(place: place, program: program))
  }

  /// The rest of the line; it may stand in quotes, and begin with the colon that opens the prompt.
  private mutating func parseCommand() throws(TapeSlip) -> Command {
    var (line, start) = takeRestOfLine()
    guard !line.isEmpty else { throw missing("a command, as in Do select-tab 2") }
    if let quote = line.unicodeScalars.first, ["\"", "'", "`"].contains(quote),
      line.unicodeScalars.count > 1, line.unicodeScalars.last == quote
    {
      line = String(line.unicodeScalars.dropFirst().dropLast())
      start += 1
    }
    if line.hasPrefix(":") {
      line.removeFirst()
      start += 1
    }
    do throws(WordError) {
      return try reader.command(line)
    } catch {
      throw TapeSlip(
        offset: start + Self.offset(ofColumn: error.column, in: line), message: error.description)
    }
  }

  /// How many scalars stand before a column of `line`, in characters from 1.
  static func offset(ofColumn column: Int, in line: String) -> Int {
    line.prefix(max(0, column - 1)).unicodeScalars.count
  }
}
