/// The one of `words` that `typed` was most likely meant to be: the nearest, or else the one that it begins.
func likeliestWord(for typed: String, among words: [String]) -> String? {
  if let nearest = nearestWord(to: typed, in: words) { return nearest }
  let start = typed.lowercased()
  return start.count < 3 ? nil : words.first { $0.lowercased().hasPrefix(start) }
}
