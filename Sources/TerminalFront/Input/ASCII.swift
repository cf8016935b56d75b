/// The ASCII bytes that sequences are told by.
enum ASCII {
  static let bell: UInt8 = 0x07
  static let escape: UInt8 = 0x1B
  static let backslash: UInt8 = 0x5C
  static let delete: UInt8 = 0x7F
}
