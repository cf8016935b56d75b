/// The one of `words` that `typed` was most likely meant to be; nil where none is near.
public func nearestWord(to typed: String, in words: some Sequence<String>) -> String? {
  let limit = max(1, min(typed.count, editedCharacters) / 3)
  var best: (word: String, distance: Int)?
  for word in words {
    let distance = editDistance(typed.lowercased(), word.lowercased())
    if distance <= limit, distance < best?.distance ?? .max { best = (word, distance) }
  }
  return best?.word
}

/// How many characters must be added, dropped, replaced or swapped with their neighbour to make one
/// word of another.
///
/// Only the first characters count, so that hostile text costs no time.
private func editDistance(_ left: String, _ right: String) -> Int {
  let a = Array(left.prefix(editedCharacters))
  let b = Array(right.prefix(editedCharacters))
  var rows = [Array(0...b.count)]
  for i in a.indices {
    var row = [i + 1]
    for j in b.indices {
      var least = min(row[j], rows[i][j + 1]) + 1
      least = min(least, rows[i][j] + (a[i] == b[j] ? 0 : 1))
      if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
        least = min(least, rows[i - 1][j - 1] + 1)
      }
      row.append(least)
    }
    rows.append(row)
  }
  return rows[a.count][b.count]
}

/// How many characters of a word are compared.
private let editedCharacters = 64
