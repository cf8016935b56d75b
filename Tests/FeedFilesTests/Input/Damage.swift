import FeedModel

/// Draws damaged pieces of whole files.
struct Damage {
  private var random = SplitMix64(seed: 4)
  private let files: [[UInt8]]
  private let json: [[UInt8]]

  /// Damage to text of any kind, and to values of JSON.
  init(to texts: [[UInt8]], json: [[UInt8]]) {
    files = texts + json
    self.json = json
  }

  /// A file cut off, two files spliced, or one with some of its bytes, lines or values replaced.
  mutating func next() -> [UInt8] {
    switch number(0...9) {
    case 0, 1: Array(file().prefix(number(0...4000)))
    case 2, 3: Array(piece(upTo: 3000) + piece(upTo: 3000))
    case 4: flipped(Array(file().prefix(number(1...3000))))
    case 5, 6: flipped(file())
    case 7: shuffled(file())
    default: replaced(json[number(0...json.count - 1)])
    }
  }

  private mutating func number(_ range: ClosedRange<Int>) -> Int {
    .random(in: range, using: &random)
  }

  private mutating func file() -> [UInt8] { files[number(0...files.count - 1)] }

  private mutating func piece(upTo length: Int) -> ArraySlice<UInt8> {
    let file = file()
    let start = number(0...1) == 0 ? 0 : number(0...file.count)
    return file[start...].prefix(number(0...length))
  }

  private mutating func flipped(_ file: [UInt8]) -> [UInt8] {
    var bytes = file
    for _ in 0..<number(1...4) {
      let replacement: [UInt8] = Array("{}[],:\"\\0-e\u{0}\u{1F}ÿ#=;%\r\n".utf8) + [0xFF, 0xC3]
      bytes[number(0...bytes.count - 1)] = replacement[number(0...replacement.count - 1)]
    }
    return bytes
  }

  /// The file with some of its lines cut, doubled or in another place.
  private mutating func shuffled(_ file: [UInt8]) -> [UInt8] {
    var lines = file.split(separator: 0x0A, omittingEmptySubsequences: false)
    for _ in 0..<number(1...4) {
      let line = lines[number(0...lines.count - 1)]
      switch number(0...2) {
      case 0: lines[number(0...lines.count - 1)] = line.prefix(number(0...line.count))
      case 1: lines.insert(line, at: number(0...lines.count))
      default: lines.swapAt(number(0...lines.count - 1), number(0...lines.count - 1))
      }
    }
    return Array(lines.joined(separator: [0x0A]))
  }

  /// The file with other values behind some of its colons; mostly still JSON.
  private mutating func replaced(_ file: [UInt8]) -> [UInt8] {
    let values = [
      "null", "5", "-1e300", "\"\"", "\"x\"", "[]", "{}", "true", "[{}]", "[null, 1]",
    ]
    var bytes = file
    for _ in 0..<number(1...3) {
      let start = number(0...bytes.count - 1)
      guard let colon = bytes[start...].firstIndex(of: UInt8(ascii: ":")) else { continue }
      let rest = bytes[(colon + 1)...].drop { $0 == 0x20 }
      let isText = rest.first == UInt8(ascii: "\"")
      let end =
        rest.dropFirst().firstIndex { (isText ? "\"" : ",}\n").utf8.contains($0) }
        .map { isText ? $0 + 1 : $0 } ?? bytes.endIndex
      bytes.replaceSubrange(colon + 1..<end, with: values[number(0...values.count - 1)].utf8)
    }
    return bytes
  }
}
