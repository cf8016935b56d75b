/// How the file is called in which the state of a container stands.
///
/// Different ids give different names, on file systems as well that take small letters and capitals for the same:
/// what is neither a small letter, a digit, `-` nor `_` stands as `%` and two hexadecimal digits for each byte of UTF-8.
enum StateFileName {
  /// The ending of the files.
  static let ending = ".json"
  /// Longer names are cut, and a digest of the whole id follows.
  private static let longest = 180

  /// The name for the container `id`, at most 255 bytes of ASCII even with what is put behind it.
  static func name(of id: String) -> String {
    // The empty id is the one that would give no name at all.
    let whole = id.isEmpty ? "%" : id.utf8.map(escaped).joined()
    guard whole.utf8.count > longest else { return whole + ending }
    // No other name holds two signs of percent side by side.
    return whole.prefix(longest / 2) + "%%" + SHA256.hexDigest(of: Array(id.utf8)) + ending
  }

  private static func escaped(_ byte: UInt8) -> String {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "-"), UInt8(ascii: "_"):
      String(UnicodeScalar(byte))
    default:
      (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
    }
  }
}
