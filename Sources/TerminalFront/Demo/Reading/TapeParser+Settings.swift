import FeedModel

extension TapeParser {
  /// Reads a setting; the typing speed can be set anywhere, the others at the beginning only.
  mutating func parseSetting() throws(TapeSlip) -> TapeStatement.Kind? {
    let accepted = "a setting and its value, as in Set Columns 80"
    let token = peek()
    guard case .word(let word) = token.kind else { throw unexpected(token, accepted: accepted) }
    guard let setting = TapeSetting(rawValue: word) else {
      if TapeWord(rawValue: word) != nil, isOnLaterLine(token) { throw missing(accepted) }
      throw slip(at: token, Self.unknownSetting(word))
    }
    _ = take()
    if setting == .typingSpeed, !draft.isAtBeginning { return .typingSpeed(try takeTime()) }
    let place = text.place(of: token.range.lowerBound)
    if let value = setting.idleValue {
      try takeIdle(value, of: setting)
      draft.note("Set \(word) has no effect here.", about: "Set \(word)", at: place)
      return nil
    }
    let settings = draft.tape.settings
    try takeValue(of: setting)
    guard draft.isAtBeginning else {
      draft.tape.settings = settings
      let message = "Set \(word) has an effect only before the first statement that does something"
      guard setting.isOfVHS else { throw slip(at: token, "\(message)\(Self.later(setting))") }
      draft.note("\(message).", about: "late \(word)", at: place)
      return nil
    }
    return nil
  }

  private static func unknownSetting(_ word: String) -> String {
    let words = TapeSetting.allCases.map(\.rawValue)
    let near = nearestWord(to: word, in: words)
    return "unknown setting '\(word)'; "
      + (near.map { "did you mean '\($0)'?" }
        ?? "accepted: \(words.sorted().joined(separator: ", "))")
  }

  /// What to do instead of a setting that comes too late.
  private static func later(_ setting: TapeSetting) -> String {
    switch setting {
    case .columns, .rows: "; Resize changes the size later"
    default: ""
    }
  }

  private mutating func takeValue(of setting: TapeSetting) throws(TapeSlip) {
    switch setting {
    case .input:
      let token = peek()
      let path = try takeText("a path, as in Set Input feed.json")
      let place = text.place(of: token.range.lowerBound)
      draft.tape.settings.input = TapeInput(place: place, writtenPath: path)
    case .columns:
      draft.tape.settings.columns = try takeCount(
        1...TapeReader.mostColumns, "a number of columns, as in Set Columns 80")
    case .rows:
      draft.tape.settings.rows = try takeCount(
        1...TapeReader.mostRows, "a number of rows, as in Set Rows 24")
    case .seed: draft.tape.settings.seed = try takeSeed()
    case .device: draft.tape.settings.device = try takeDevice()
    case .color: draft.tape.settings.color = try takeOption("true, 256, 16, 8 or none")
    case .ground: draft.tape.settings.ground = try takeOption("unknown, dark or light")
    case .ascii: draft.tape.settings.isASCII = try takeTruth()
    case .lastTab: draft.tape.settings.kept.lastTab = try takeLastTab()
    case .read: draft.tape.settings.kept.readIds += try takeIds("ids, as in Set Read v1 \"v 2\"")
    case .typingSpeed: draft.tape.settings.typingSpeed = try takeTime()
    case .waitTimeout: draft.tape.settings.waitTimeout = try takeTime()
    case .waitPattern:
      let token = peek()
      guard let pattern = try takeOptionalPattern() else {
        throw unexpected(token, accepted: "a pattern, as in Set WaitPattern />$/")
      }
      draft.tape.settings.waitPattern = pattern
    default: break
    }
  }

  private mutating func takeSeed() throws(TapeSlip) -> UInt64 {
    let token = peek()
    guard case .number(let digits) = token.kind, let seed = UInt64(digits) else {
      throw unexpected(token, accepted: "a whole number from 0 to 18446744073709551615")
    }
    _ = take()
    return seed
  }

  /// Takes a device: a word, or a size such as `390x844` in quotes.
  private mutating func takeDevice() throws(TapeSlip) -> String {
    let token = peek()
    let device = try takeText("a device, as in Set Device \"iphone-15\"")
    if let complaint = reader.complaintAboutDevice(device) { throw slip(at: token, complaint) }
    return device
  }

  /// Takes one of the words of an enumeration, which may be a number.
  private mutating func takeOption<Option: RawRepresentable<String>>(
    _ accepted: String
  ) throws(TapeSlip) -> Option {
    let token = peek()
    let found: String
    switch token.kind {
    case .word(let word), .string(let word), .number(let word): found = word
    default: throw unexpected(token, accepted: accepted)
    }
    guard let option = Option(rawValue: found) else { throw unexpected(token, accepted: accepted) }
    _ = take()
    return option
  }

  /// Takes the value of a setting that has no effect.
  private mutating func takeIdle(
    _ value: TapeSetting.IdleValue, of setting: TapeSetting
  ) throws(TapeSlip) {
    let name = setting.rawValue
    switch value {
    case .number: try takeIdleNumber("a number, as in Set \(name) 20")
    case .text: _ = try takeText("a text, as in Set \(name) \"text\"")
    case .theme:
      if case .json = peek().kind {
        _ = take()
      } else {
        _ = try takeText("a theme's name, or a theme in braces")
      }
    case .truth: _ = try takeTruth()
    }
  }

  private mutating func takeIdleNumber(_ accepted: String) throws(TapeSlip) {
    _ = take(sign: "-")
    let token = peek()
    guard case .number(let digits) = token.kind, Double(digits) != nil else {
      throw unexpected(token, accepted: accepted)
    }
    _ = take()
    if take(sign: "%") { return }
    if case .word(let unit) = peek().kind, ["px", "em"].contains(unit) { _ = take() }
  }
}
