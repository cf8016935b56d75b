import FeedModel

/// What an earlier run has kept: ids, which may be any text, written as at the prompt up to the end of the line.
extension TapeParser {
  /// Takes the id of one tab.
  mutating func takeLastTab() throws(TapeSlip) -> String {
    let accepted = "the id of a tab, as in Set LastTab sport"
    let ids = try takeIds(accepted)
    guard let id = ids.first, ids.count == 1 else {
      throw TapeSlip(offset: lastEnd, message: "found \(ids.count) ids; accepted: \(accepted)")
    }
    return id
  }

  /// Takes the ids on the rest of the line, one at least.
  mutating func takeIds(_ accepted: String) throws(TapeSlip) -> [String] {
    let rest = takeRestOfLine()
    let words: [WordLine.Argument]
    do throws(WordError) {
      words = try WordLine(rest.text).arguments
    } catch {
      throw TapeSlip(
        offset: rest.start + Self.offset(ofColumn: error.column, in: rest.text),
        message: error.description)
    }
    guard !words.isEmpty else { throw missing(accepted) }
    if let word = words.first(where: { $0.label != nil }) {
      throw TapeSlip(
        offset: rest.start + Self.offset(ofColumn: word.column, in: rest.text),
        message: "found '='; accepted: \(accepted), with quotes around one that holds it")
    }
    return words.map(\.value)
  }
}
