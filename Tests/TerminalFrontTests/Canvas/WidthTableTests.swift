import Testing

@testable import TerminalFront

/// The newest Unicode version whose characters are shown.
private let known = (major: 14, minor: 0)

struct WidthTableTests {
  private static let tables: [(String, [UInt32])] = [
    ("wide", WidthTable.wide), ("marks", WidthTable.marks), ("invisible", WidthTable.invisible),
    ("unknown", WidthTable.unknown),
  ]

  @Test(arguments: tables)
  func `U7: the ranges of a table ascend and do not touch`(_ name: String, _ table: [UInt32]) {
    #expect(table.count.isMultiple(of: 2))
    for first in stride(from: 0, to: table.count, by: 2) {
      #expect(table[first] <= table[first + 1], "\(name) \(first)")
      if first > 0 { #expect(table[first] > table[first - 1] + 1, "\(name) \(first)") }
    }
  }

  @Test(
    arguments: [
      (0x00, .invisible), (0x09, .separator), (0x0A, .separator), (0x0D, .separator),
      (0x1B, .invisible), (0x1F, .invisible), (0x20, .blank(1)), (0x21, .columns(1)),
      (0x7E, .columns(1)), (0x7F, .invisible), (0x80, .invisible), (0x85, .separator),
      (0x9B, .invisible), (0x9F, .invisible), (0xA0, .blank(1)), (0xA1, .columns(1)),
      (0xAC, .columns(1)), (0xAD, .invisible), (0xAE, .columns(1)), (0x2FF, .columns(1)),
      (0x300, .mark), (0x34F, .invisible), (0x36F, .mark), (0x370, .columns(1)), (0x378, .unknown),
      (0x61C, .invisible), (0x903, .columns(1)), (0x1100, .columns(2)), (0x115F, .invisible),
      (0x1161, .invisible), (0x11C2, .invisible), (0x200B, .invisible), (0x200D, .invisible),
      (0x2028, .separator), (0x2029, .separator), (0x202E, .invisible), (0x2066, .invisible),
      (0x20DD, .mark), (0x20E3, .invisible), (0x231A, .columns(2)), (0x2500, .columns(1)),
      (0x2630, .unknown), (0x2764, .columns(1)), (0x3000, .blank(2)), (0x3001, .columns(2)),
      (0x3099, .mark), (0x3164, .invisible), (0x3248, .unknown), (0x4DC0, .columns(2)),
      (0x4E00, .columns(2)), (0x9FFF, .columns(2)), (0xAC00, .columns(2)), (0xD7A3, .columns(2)),
      (0xE000, .columns(1)), (0xFDD0, .invisible), (0xFE0F, .invisible), (0xFEFF, .invisible),
      (0xFF21, .columns(2)), (0xFF71, .columns(1)), (0xFFA0, .invisible), (0xFFFD, .columns(1)),
      (0xFFFE, .invisible), (0x1F3C6, .columns(2)), (0x1F3FB, .invisible), (0x1F680, .columns(2)),
      (0x1FAE8, .unknown), (0x20000, .columns(2)), (0x3FFFF, .invisible), (0xE0041, .invisible),
      (0xE0080, .invisible), (0x10FFFF, .invisible),
    ] as [(UInt32, WidthTable.Kind)])
  func `U7: a scalar has the kind that terminals agree on`(
    _ value: UInt32, _ kind: WidthTable.Kind
  ) throws {
    let scalar = try #require(Unicode.Scalar(value))
    #expect(WidthTable.kind(of: scalar) == kind)
  }

  @Test func `U7: every scalar fits what Unicode says of it`() {
    var wrong: [UInt32] = []
    for value in UInt32(0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let kind = WidthTable.kind(of: scalar)
      let properties = scalar.properties
      let isNew = properties.age.map { $0 > known } ?? true
      let isRight =
        switch properties.generalCategory {
        case .nonspacingMark, .enclosingMark:
          kind == .mark || kind == .invisible || isNew && kind == .unknown
        case .control: kind == .invisible || kind == .separator
        case .lineSeparator, .paragraphSeparator: kind == .separator
        case .spaceSeparator: kind == .blank(1) || kind == .blank(2)
        case .unassigned: kind == .unknown || kind == .invisible
        case .format: kind == .invisible || kind == .columns(1) || isNew && kind == .unknown
        default: kind != .mark && kind != .separator
        }
      let isHidden = properties.isDefaultIgnorableCodePoint || properties.isNoncharacterCodePoint
      if !isRight || isHidden && kind != .invisible { wrong.append(value) }
    }
    #expect(wrong == [])
  }
}
