#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The character set that the locale says the terminal uses.
enum CharacterSet {
  /// Takes the character set of `locale` and says whether it is UTF-8; without a name, that of the
  /// environment (LC_ALL, LC_CTYPE, LANG).
  ///
  /// Only the character set is taken: numbers and messages stay as they are. A locale that is not installed
  /// leaves ASCII.
  static func adopt(_ locale: String = "") -> Bool {
    _ = unsafe setlocale(LC_CTYPE, locale)
    return unsafe String(cString: nl_langinfo(nl_item(CODESET))) == "UTF-8"
  }
}
