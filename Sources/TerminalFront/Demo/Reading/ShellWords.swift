/// Splits a command line into words as a shell does, without expanding anything.
enum ShellWords {
  /// A word so that it is split off whole again.
  static func quoted(_ word: String) -> String {
    let isPlain =
      !word.isEmpty
      && word.unicodeScalars.allSatisfy {
        $0.properties.isAlphabetic || "0"..."9" ~= $0 || "%+,-./:=@_".unicodeScalars.contains($0)
      }
    return isPlain ? word : "'" + word.replacing("'", with: "'\\''") + "'"
  }

  /// Why a line cannot be split, in one sentence.
  struct Complaint: Error {
    let message: String
  }

  /// The words of `line`.
  ///
  /// Single quotes keep everything, double quotes all but a backslash before `" \ $` or a back quote; outside of quotes a backslash
  /// keeps the next character. What a shell would do more than start one program is an error, and so is an open quote.
  static func split(_ line: String) throws(Complaint) -> [String] {
    var words: [String] = []
    var word = String.UnicodeScalarView()
    // An empty word in quotes is one.
    var isWord = false
    var rest = Array(line.unicodeScalars)[...]
    while let next = rest.popFirst() {
      switch next {
      case " ", "\t", "\n":
        if isWord { words.append(String(word)) }
        word = .init()
        isWord = false
        continue
      case "'", "\"": word.append(contentsOf: try takeQuoted(&rest, by: next))
      case "\\":
        guard let kept = rest.popFirst() else {
          throw Complaint(message: "the command line ends with a backslash; accepted: '\\\\'")
        }
        word.append(kept)
      case "|", "&", ";", "<", ">", "(", ")", "`":
        throw Complaint(
          message:
            "no shell reads the command line, so '\(next)' means nothing; in quotes it is a character"
        )
      default: word.append(next)
      }
      isWord = true
    }
    if isWord { words.append(String(word)) }
    return words
  }

  private static func takeQuoted(
    _ rest: inout ArraySlice<Unicode.Scalar>, by quote: Unicode.Scalar
  ) throws(Complaint) -> String.UnicodeScalarView {
    var kept = String.UnicodeScalarView()
    while let next = rest.popFirst() {
      if next == quote { return kept }
      if next == "\\", quote == "\"", let escaped = rest.first,
        ["\"", "\\", "$", "`"].contains(escaped)
      {
        rest.removeFirst()
        kept.append(escaped)
      } else {
        kept.append(next)
      }
    }
    throw Complaint(
      message: "a quote of the command line is never closed; accepted: a second \(quote)")
  }
}
