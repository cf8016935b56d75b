/// A key by which paths sort as people count: `2.mp4` before `10.mp4`, whatever the case of letters,
/// and the same on every machine.
///
/// The files of a folder come before its subfolders.
struct NaturalOrder: Comparable {
  private let key: [UInt32]
  private let path: [UInt8]

  /// The key of a path, whose parts a slash sets apart.
  init(_ path: [UInt8]) {
    self.path = path
    let parts = path.split(separator: UInt8(ascii: "/"))
    key = parts.enumerated().reduce(into: []) { key, part in
      key.append(part.offset == parts.count - 1 ? Self.file : Self.folder)
      Self.add(String(decoding: part.element, as: UTF8.self), to: &key)
      key.append(Self.end)
    }
  }

  /// Whether one path comes before another; where only case or zeros differ, the bytes decide.
  static func < (left: NaturalOrder, right: NaturalOrder) -> Bool {
    if left.key != right.key { return left.key.lexicographicallyPrecedes(right.key) }
    return left.path.lexicographicallyPrecedes(right.path)
  }

  private static let end: UInt32 = 0
  private static let file: UInt32 = 1
  private static let folder: UInt32 = 2

  /// Adds a part: a number as the count of its digits and then these, a letter as its small one.
  private static func add(_ part: String, to key: inout [UInt32]) {
    var scalars = part.unicodeScalars[...]
    while let scalar = scalars.first {
      let digits = scalars.prefix { "0"..."9" ~= $0 }
      scalars = scalars[digits.endIndex...]
      if digits.isEmpty {
        key += scalar.properties.lowercaseMapping.unicodeScalars.map { $0.value + 1 }
        scalars = scalars.dropFirst()
      } else {
        let number = digits.drop { $0 == "0" }
        // Numbers stand where the digits do among the other characters.
        key += [Unicode.Scalar("0").value + 1, UInt32(number.count)]
        key += number.map(\.value)
      }
    }
  }
}
