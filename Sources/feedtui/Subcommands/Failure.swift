/// Why the program ends without having done what it was asked for.
enum Failure: Error, Equatable {
  /// The input or the output is bad; the sentence says where, what was found and what is accepted.
  case badInput(String)
  /// The terminal cannot be used.
  case badTerminal(String)
  /// The reader of the output is gone.
  case brokenPipe
}

/// What is said on the standard error.
enum Complaint {
  /// Prints a sentence with the program's name before it; control characters of what it quotes are left out.
  static func print(_ sentence: String) {
    let text = sentence.unicodeScalars.map { scalar in
      scalar.properties.generalCategory == .control && scalar != "\n" ? "?" : String(scalar)
    }
    try? FileBytes.complain("feedtui: \(text.joined())\n")
  }

  /// Prints lines as they are, which name their place themselves.
  static func printPlain(_ lines: String) {
    try? FileBytes.complain("\(lines)\n")
  }

  /// Says which characters a picture of pixels does not show; nothing where it shows all.
  static func note(lacking: [Character]) {
    guard !lacking.isEmpty else { return }
    let few = lacking.prefix(20).map(String.init).joined(separator: " ")
    let more = lacking.count > 20 ? " and \(lacking.count - 20) more" : ""
    print("the font of .png lacks \(few)\(more), shown as boxes with their codes; .svg shows them")
  }
}
