import FeedModel

/// A command as the prompt lists it: how it is written, and what it does.
struct CommandEntry: Sendable {
  /// Its words, such as `network latency`.
  let words: String
  /// The values that follow, in order.
  let values: [Value]
  /// What it does.
  let meaning: String

  /// A value, with the label that may stand before it.
  struct Value: Sendable {
    /// Nil in short forms, which know no labels.
    var label: String?
    var value: CommandValue
    var isOptional: Bool
  }

  /// Every command, the short forms first.
  static let all: [CommandEntry] = forms + actions + interface

  private static let forms = CommandForm.all.map { form in
    CommandEntry(
      words: form.words.joined(separator: " "),
      values: form.value.map { [Value(value: $0, isOptional: false)] } ?? [],
      meaning: form.meaning)
  }

  private static let actions = Action.CodingKeys.allCases.map { word in
    CommandEntry(
      words: word.rawValue, values: values(of: word.rawValue, in: Action.self),
      meaning: plain(word.help.sentence))
  }

  private static let interface = AppAction.CodingKeys.allCases.map { word in
    CommandEntry(
      words: word.rawValue, values: values(of: word.rawValue, in: AppAction.self),
      meaning: plain(word.sentence))
  }

  private static func values(of word: String, in type: (some Decodable).Type) -> [Value] {
    WordArgument.arguments(of: word, in: type).map {
      Value(label: $0.label, value: CommandValue($0), isOptional: $0.isOptional)
    }
  }

  /// A sentence as the menu shows it: without its full stop, and small at the start.
  private static func plain(_ sentence: String) -> String {
    let text = sentence.hasSuffix(".") ? String(sentence.dropLast()) : sentence
    return text.prefix(1).lowercased() + text.dropFirst()
  }

  /// How it is written, with what it takes: `select-tab N [animated=yes|no]`.
  var usage: String {
    let parts = values.map { value in
      guard value.isOptional else { return value.value.placeholder }
      return "[\(value.label.map { "\($0)=" } ?? "")\(value.value.placeholder)]"
    }
    return ([words] + parts).joined(separator: " ")
  }

  /// Whether it can stand as it is, without any value.
  var isWhole: Bool { values.allSatisfy(\.isOptional) }
}
