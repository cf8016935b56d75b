/// A box with the code of a character that the font lacks, in small hexadecimal digits.
enum CodeBox {
  /// The box and its digits as rectangles of the squares of a cell, or of two where it is wide.
  static func rects(of text: String, columns: Int) -> [CellRect] {
    let width = columns * CellBits.width
    let code = String(text.unicodeScalars.first?.value ?? 0, radix: 16, uppercase: true)
    var digits = Array(String(repeating: "0", count: max(0, 4 - code.count)) + code)
    if columns == 1, digits.count % 2 == 1 { digits.insert("0", at: 0) }
    let perRow = columns == 1 ? 2 : digits.count > 4 ? 3 : 4
    var rects = [
      CellRect(x: 0, y: 1, width: width - 1, height: 1),
      CellRect(x: 0, y: 18, width: width - 1, height: 1),
      CellRect(x: 0, y: 2, width: 1, height: 16),
      CellRect(x: width - 2, y: 2, width: 1, height: 16),
    ]
    let rows = (digits.count + perRow - 1) / perRow
    let top = 10 - (rows * 6 - 1) / 2
    for (place, digit) in digits.enumerated() {
      let row = place / perRow
      let inRow = min(perRow, digits.count - row * perRow)
      let left = (width - 1 - (inRow * 4 - 1)) / 2
      let rowsOfDigit = Self.digits[digit] ?? []
      for (y, bits) in rowsOfDigit.enumerated() {
        for x in 0..<3 where bits >> (2 - x) & 1 == 1 {
          rects.append(
            CellRect(x: left + place % perRow * 4 + x, y: top + row * 6 + y, width: 1, height: 1))
        }
      }
    }
    return rects
  }

  /// The digits, 3 squares wide and 5 high, a row a number.
  private static let digits: [Character: [Int]] = [
    "0": [7, 5, 5, 5, 7], "1": [2, 6, 2, 2, 7], "2": [7, 1, 7, 4, 7], "3": [7, 1, 3, 1, 7],
    "4": [5, 5, 7, 1, 1], "5": [7, 4, 7, 1, 7], "6": [7, 4, 7, 5, 7], "7": [7, 1, 2, 2, 2],
    "8": [7, 5, 7, 5, 7], "9": [7, 5, 7, 1, 7], "A": [7, 5, 7, 5, 5], "B": [6, 5, 6, 5, 6],
    "C": [7, 4, 4, 4, 7], "D": [6, 5, 5, 5, 6], "E": [7, 4, 6, 4, 7], "F": [7, 4, 6, 4, 4],
  ]
}
