import Testing

@testable import TerminalFront

struct TapeDamageTests {
  private static let names = ["tour.tape", "prompt.tape", "wide.tape"]

  @Test(arguments: names)
  func `X1: the tapes of the fixtures have no slip`(name: String) throws {
    let tape = try Tape.read(try TapeFixture.tape(name))
    #expect(tape.statements.count > 3)
  }

  @Test func `X6: a damaged tape gives a tape or slips, whatever the damage`() throws {
    let tapes = try Self.names.map(TapeFixture.tape)
    var random = SplitMix(seed: 5)
    var (whole, faulty) = (0, 0)
    for index in 0..<3000 {
      let bytes = Self.damaged(tapes, &random)
      do throws(TapeFaults) {
        let tape = try Tape.read(bytes, others: ["a.tape": "Hide"])
        let again = tape.statements.map(\.text).joined(separator: "\n")
        #expect(try Tape.kinds(again) == tape.statements.map(\.kind), "variant \(index)")
        whole += 1
      } catch {
        #expect(!error.faults.isEmpty && error.faults.count <= TapeFaults.most, "variant \(index)")
        let lines = error.description.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.allSatisfy(Self.isPlain), "variant \(index)")
        for fault in error.faults {
          #expect(fault.place.column <= fault.sourceLine.count + 1, "variant \(index)")
          #expect(fault.description.split(separator: "\n").last?.last == "^", "variant \(index)")
        }
        faulty += 1
      }
    }
    #expect(whole > 200 && faulty > 1000, "\(whole) and \(faulty)")
  }

  /// A tape that is cut, spliced with another, or has other bytes in it.
  private static func damaged(_ tapes: [[UInt8]], _ random: inout SplitMix) -> [UInt8] {
    var bytes = tapes[random.below(tapes.count)]
    switch random.below(4) {
    case 0: bytes = Array(bytes.prefix(random.below(bytes.count + 1)))
    case 1:
      let other = tapes[random.below(tapes.count)]
      bytes =
        Array(bytes.prefix(random.below(bytes.count))) + other.suffix(random.below(other.count))
    default:
      let others: [UInt8] =
        Array("\"'`/{}[]()#@+=!<>%-\\ \n\t09aZ.*?^$|".utf8) + [0, 0x1B, 0xFF, 0xC3]
      for _ in 0...random.below(4) {
        let place = random.below(bytes.count)
        switch random.below(3) {
        case 0: bytes[place] = others[random.below(others.count)]
        case 1: bytes.insert(others[random.below(others.count)], at: place)
        default: bytes.removeSubrange(place..<min(bytes.count, place + 1 + random.below(8)))
        }
      }
    }
    return bytes
  }

  private static func isPlain(_ line: Substring) -> Bool {
    line.unicodeScalars.allSatisfy { $0 == "\t" || $0.properties.generalCategory != .control }
  }
}
