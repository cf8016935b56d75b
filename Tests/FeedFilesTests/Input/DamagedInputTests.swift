import FeedFiles
import FeedModel
import Testing

struct DamagedInputTests {
  private static let files = [
    "browser_layouts.jsonl", "peer_layouts.jsonl", "browser_scrolls.jsonl", "show.ytdlp.json",
    "site.jsonfeed.json",
  ]

  /// Draws damaged pieces of whole files.
  private struct Damage {
    var random = SplitMix64(seed: 4)
    let whole: [[UInt8]]

    /// A file cut off, two files spliced, or one with some of its bytes or values replaced.
    mutating func next() -> [UInt8] {
      switch number(0...9) {
      case 0...2: return Array(file().prefix(number(0...4000)))
      case 3...5: return Array(piece(upTo: 3000) + piece(upTo: 3000))
      case 6: return flipped(Array(file().prefix(number(1...3000))))
      case 7: return flipped(whole[number(whole.count - 2...whole.count - 1)])
      default: return replaced(whole[number(whole.count - 3...whole.count - 1)])
      }
    }

    private mutating func number(_ range: ClosedRange<Int>) -> Int {
      .random(in: range, using: &random)
    }

    private mutating func file() -> [UInt8] { whole[number(0...whole.count - 1)] }

    private mutating func piece(upTo length: Int) -> ArraySlice<UInt8> {
      let file = file()
      let start = number(0...1) == 0 ? 0 : number(0...file.count)
      return file[start...].prefix(number(0...length))
    }

    private mutating func flipped(_ file: [UInt8]) -> [UInt8] {
      var bytes = file
      for _ in 0..<number(1...4) {
        let replacement: [UInt8] = Array("{}[],:\"\\0-e\u{0}\u{1F}ÿ".utf8) + [0xFF, 0xC3]
        bytes[number(0...bytes.count - 1)] = replacement[number(0...replacement.count - 1)]
      }
      return bytes
    }

    /// The file with other values behind some of its colons; mostly still JSON.
    private mutating func replaced(_ file: [UInt8]) -> [UInt8] {
      let values = [
        "null", "5", "-1e300", "\"\"", "\"x\"", "[]", "{}", "true", "[{}]", "[null, 1]",
      ]
      var bytes = file
      for _ in 0..<number(1...3) {
        let start = number(0...bytes.count - 1)
        guard let colon = bytes[start...].firstIndex(of: UInt8(ascii: ":")) else { continue }
        let rest = bytes[(colon + 1)...].drop { $0 == 0x20 }
        let isText = rest.first == UInt8(ascii: "\"")
        let end =
          rest.dropFirst().firstIndex { (isText ? "\"" : ",}\n").utf8.contains($0) }
          .map { isText ? $0 + 1 : $0 } ?? bytes.endIndex
        bytes.replaceSubrange(colon + 1..<end, with: values[number(0...values.count - 1)].utf8)
      }
      return bytes
    }
  }

  @Test func `C4: damaged input gives a result or an error, whatever the damage`() throws {
    var damage = Damage(
      whole: try Self.files.prefix(3).map(Fixture.bytes) + [Array(SampleScenario.json.utf8)]
        + Self.files.suffix(2).map(Fixture.bytes))
    var (read, refused) = (0, 0)
    for index in 0..<2000 {
      let bytes = damage.next()
      do throws(InputError) {
        let scenario = try InputReader.read(bytes, name: "damaged").scenario
        #expect((try? Scenario(json: scenario.json)) == scenario, "variant \(index)")
        read += 1
      } catch {
        check(error, index)
        refused += 1
      }
      do throws(InputError) {
        _ = LayoutCheck(try LayoutReader.read(bytes, name: "damaged")).differences
        read += 1
      } catch {
        check(error, index)
        refused += 1
      }
    }
    #expect(read + refused == 4000)
    #expect(read > 150 && refused > 3000, "\(read) read")
  }

  /// An error says something on lines of their own, and nothing that a terminal would obey.
  private func check(_ error: InputError, _ index: Int) {
    for line in error.description.split(separator: "\n", omittingEmptySubsequences: false) {
      #expect(line.hasPrefix("damaged: ") && line.count > 20 || line.hasPrefix("damaged: and "))
      #expect(
        line.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control },
        "variant \(index)")
    }
  }
}
