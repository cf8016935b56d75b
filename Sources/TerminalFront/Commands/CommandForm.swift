import FeedModel

/// A short form of a command (K2): words and at most one value, which stand for a longer line.
struct CommandForm: Sendable {
  /// What it begins with.
  let words: [String]
  /// What its value is called, and what can stand there; nil for a form without one.
  let value: CommandValue?
  /// What it does, in a few words.
  let meaning: String
  /// The line that it stands for, without the value at its end.
  let line: String

  private init(
    _ words: String, _ value: CommandValue? = nil, does meaning: String, standsFor line: String
  ) {
    self.words = words.split(separator: " ").map(String.init)
    self.value = value
    self.meaning = meaning
    self.line = line
  }

  /// Every short form.
  static let all: [CommandForm] = [
    CommandForm("start", does: "shows the tabs and plays", standsFor: "start-playing"),
    CommandForm("close", does: "closes the player", standsFor: "close-player"),
    CommandForm("pause", does: "pauses the player as the app", standsFor: "pause-player"),
    CommandForm("resume", does: "resumes the player as the app", standsFor: "resume-player"),
    CommandForm("tab", .tabIndex, does: "selects a tab", standsFor: "select-tab at="),
    CommandForm("play", .item, does: "starts an item and holds it", standsFor: "start-item id="),
    CommandForm(
      "threshold", .share, does: "share from which on items play",
      standsFor: "set-autoplay triggerVisibilityPercentage="),
    CommandForm(
      "autoplay", .flag, does: "whether items play by themselves",
      standsFor: "set-autoplay isEnabled="),
    CommandForm(
      "stop-threshold", .share, does: "share below which items stop",
      standsFor: "set-autoplay stopVisibilityPercentage="),
    CommandForm(
      "view-time", .time, does: "how long items wait before they play",
      standsFor: "set-autoplay minimumViewTime="),
    CommandForm(
      "loop", .number, does: "plays until the next item follows",
      standsFor: "update-playback-configuration loop="),
    CommandForm(
      "loop for-ever", does: "every item plays on and on",
      standsFor: "update-playback-configuration"),
    CommandForm(
      "columns", .number, does: "columns of the grid", standsFor: "set-layout kind=grid columns="),
    CommandForm(
      "network latency", .time, does: "how long every answer takes", standsFor: "network latency="),
    CommandForm(
      "network fail", .tabId, does: "loads of that tab fail",
      standsFor: "fault fault=failure source="),
    CommandForm(
      "network timeout", .tabId, does: "loads of that tab time out",
      standsFor: "fault fault=timeout source="),
    CommandForm(
      "network empty", .tabId, does: "loads of that tab bring nothing",
      standsFor: "fault fault=empty source="),
    CommandForm("network mend", does: "all loads go right again", standsFor: "clear-faults"),
    CommandForm("network offline", does: "nothing answers", standsFor: "network offline=true"),
    CommandForm("network online", does: "the network is back", standsFor: "network offline=false"),
    CommandForm(
      "cart", .item, does: "adds its product to the cart", standsFor: "tap-add-to-cart id="),
    CommandForm("background", does: "the app leaves the screen", standsFor: "background on=true"),
    CommandForm("foreground", does: "the app is back", standsFor: "background on=false"),
    CommandForm("cover", does: "a sheet covers the player", standsFor: "cover on=true"),
    CommandForm("uncover", does: "the sheet is gone", standsFor: "cover on=false"),
  ]

  /// How it is written: `network latency TIME`.
  var usage: String {
    (words + (value.map { [$0.placeholder] } ?? [])).joined(separator: " ")
  }

  /// Whether a line means this form.
  ///
  /// A word that is also one of the long lines means these where more follows than the form takes.
  func isBegun(by line: [WordLine.Argument]) -> Bool {
    guard line.count >= words.count,
      zip(words, line).allSatisfy({ $0 == $1.value && $1.label == nil })
    else { return false }
    let rest = line.dropFirst(words.count)
    return rest.count == (value == nil ? 0 : 1) && rest.allSatisfy { $0.label == nil }
      || !isAmbiguous
  }

  /// Whether its word is also that of a longer line.
  private var isAmbiguous: Bool {
    words.count == 1 && Action.CodingKeys(rawValue: words[0]) != nil
  }

  /// The command that a line means.
  ///
  /// - Throws: `WordError` where its value is missing, is wrong, or more follows.
  func command(_ typed: [WordLine.Argument]) throws(WordError) -> Command {
    let rest = typed.dropFirst(words.count)
    let name = words.joined(separator: " ")
    guard let value else {
      guard let extra = rest.first else { return try Command(line: line) }
      throw WordError(column: extra.column, "'\(name)' takes nothing more")
    }
    guard let given = rest.first, given.label == nil else {
      throw WordError(column: 1, "'\(name)' needs \(value.placeholder): \(value.meaning)")
    }
    guard rest.count == 1 else {
      throw WordError(column: rest[rest.startIndex + 1].column, "'\(name)' takes one value")
    }
    do {
      return try Command(line: line + WordLine.quoted(given.value))
    } catch {
      throw WordError(column: given.column, error.description)
    }
  }
}
