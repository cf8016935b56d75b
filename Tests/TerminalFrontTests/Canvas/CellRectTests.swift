import Testing

@testable import TerminalFront

struct CellRectTests {
  private static let far = Int.max

  @Test(arguments: [
    (
      CellRect(x: 0, y: 0, width: 4, height: 3), CellRect(x: 2, y: 1, width: 9, height: 9),
      CellRect(x: 2, y: 1, width: 2, height: 2)
    ),
    (
      CellRect(x: 0, y: 0, width: 4, height: 3), CellRect(x: 4, y: 3, width: 9, height: 9),
      CellRect(x: 4, y: 3, width: 0, height: 0)
    ),
    (
      CellRect(x: -5, y: -5, width: far, height: far), CellRect(x: 0, y: 0, width: 4, height: 3),
      CellRect(x: 0, y: 0, width: 4, height: 3)
    ),
    (
      CellRect(x: far, y: .min, width: far, height: far), CellRect(x: 0, y: 0, width: 4, height: 3),
      CellRect(x: far, y: 0, width: 0, height: 0)
    ),
    (
      CellRect(x: .min, y: far, width: 1, height: 1),
      CellRect(x: far, y: .min, width: 1, height: 1),
      CellRect(x: far, y: far, width: 0, height: 0)
    ),
  ])
  func `R6 U8: what two rectangles share is found at any place`(
    _ one: CellRect, _ other: CellRect, _ shared: CellRect
  ) {
    #expect(one.intersection(other) == shared)
    #expect(other.intersection(one) == shared)
  }

  @Test func `R6 U8: no rectangle has a negative side`() {
    #expect(
      CellRect(x: 3, y: 4, width: -1, height: .min) == CellRect(x: 3, y: 4, width: 0, height: 0))
    #expect(CellRect(x: 3, y: 4, width: 2 - 9, height: 5).isEmpty)
    #expect(CellGrid(width: -3, height: -4).bounds == CellRect(x: 0, y: 0, width: 0, height: 0))
  }

  @Test func `U8: a rectangle beyond the last column ends at it`() {
    let rect = CellRect(x: .max - 1, y: .max - 1, width: 9, height: 9)
    #expect(rect.right == .max)
    #expect(rect.bottom == .max)
    #expect(rect.columns == .max - 1 ..< .max)
    #expect(rect.contains(x: .max - 1, y: .max - 1))
  }
}
