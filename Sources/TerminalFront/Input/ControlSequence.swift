/// A control sequence taken apart: `ESC [`, parameters, and a final byte that tells what it is.
struct ControlSequence: Hashable {
  /// A byte `<`, `=`, `>` or `?` that makes it a private one.
  let prefix: UInt8?
  /// The parameters, parted by `;`, each of them parts parted by `:`; nil where nothing is given.
  let parameters: [[Int?]]
  /// The byte that ends it.
  let final: UInt8

  /// Larger numbers count as this one.
  private static let largest = 9_999_999

  /// The sequence of these bytes; nil if it is malformed, or has intermediate bytes, which no key
  /// has.
  init?(_ bytes: [UInt8], final: UInt8) {
    var digits = bytes[...]
    if let first = digits.first, 0x3C..<0x40 ~= first {
      prefix = first
      digits = digits.dropFirst()
    } else {
      prefix = nil
    }
    guard digits.allSatisfy({ 0x30..<0x3C ~= $0 }) else { return nil }
    let groups = digits.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
    parameters = digits.isEmpty ? [] : groups.map(Self.parts)
    self.final = final
  }

  private static func parts(of group: ArraySlice<UInt8>) -> [Int?] {
    group.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false).map { digits in
      digits.isEmpty
        ? nil : digits.reduce(0) { min($0 * 10 + Int($1 - UInt8(ascii: "0")), largest) }
    }
  }

  /// The first part of parameter `index`, or nil if it is not given.
  func parameter(_ index: Int) -> Int? {
    guard parameters.indices.contains(index) else { return nil }
    return part(0, of: index)
  }

  /// A part of parameter `index`, or nil if it is not given.
  func part(_ part: Int, of index: Int) -> Int? {
    guard parameters.indices.contains(index), parameters[index].indices.contains(part) else {
      return nil
    }
    return parameters[index][part]
  }
}
