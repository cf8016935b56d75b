import Testing

@testable import TerminalFront

struct SymbolSetTests {
  /// Signs and their twins in the same order.
  @Test(arguments: [
    ("►▮▚▞✓↻·…◦‹›", ">|\\/v@.~0<>"), ("━╸─▔▀▄▁", "=---==_"),
    ("│┃▐▌▏┊┄", "||||| :.".filter { $0 != " " }),
    ("╭╮╰╯┏┓┗┛├┤┬┴", "++++++++++++"), ("▗▖▝▘▛▜▙▟", "++++++++"), ("×—↑↓←→█░", "x-^v<>#."),
  ])
  func `U9: every sign has its twin`(_ signs: String, _ twins: String) {
    #expect(signs.unicodeScalars.map { SymbolSet.twin(of: $0) ?? "" }.joined() == twins)
  }

  @Test func `U9: what is no sign has no twin`() {
    for scalar: Unicode.Scalar in ["a", " ", "é", "雨", "\u{301}", "🏆"] {
      #expect(SymbolSet.twin(of: scalar) == nil)
    }
  }
}
