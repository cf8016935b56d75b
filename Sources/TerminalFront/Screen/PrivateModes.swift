/// The private modes of a terminal that feedtui uses.
///
/// They are listed here and nowhere else.
struct PrivateModes: Sendable {
  private let numbers: [Int]

  /// The modes in the order in which they are set; none where the terminal does not know of such.
  init(mouse: Bool, speaksANSI: Bool) {
    guard speaksANSI else {
      numbers = []
      return
    }
    // 1002: the mouse, while a button is down; 1006: its place in decimal digits.
    // 1004: the window gets or loses the focus; 2004: a paste is told from typing.
    numbers = (mouse ? [1002, 1006] : []) + [1004, 2004]
  }

  /// The bytes that set them all.
  var set: [UInt8] { numbers.flatMap { Array("\u{1b}[?\($0)h".utf8) } }

  /// The bytes that reset them all, the last first.
  var reset: [UInt8] { numbers.reversed().flatMap { Array("\u{1b}[?\($0)l".utf8) } }
}
