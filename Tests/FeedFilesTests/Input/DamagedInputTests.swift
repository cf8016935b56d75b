import FeedFiles
import FeedModel
import Testing

struct DamagedInputTests {
  private static let texts = [
    "browser_layouts.jsonl", "peer_layouts.jsonl", "browser_scrolls.jsonl", "channels.m3u",
    "radio.m3u", "groups.m3u8", "videos.ytdlp.jsonl",
  ]
  private static let json = [
    "show.ytdlp.json", "single.ytdlp.json", "nested.ytdlp.json", "site.jsonfeed.json",
    "odd.jsonfeed.json",
  ]

  @Test func `C4: damaged input gives a result or an error, whatever the damage`() throws {
    var damage = Damage(
      to: try Self.texts.map(Fixture.bytes),
      json: try Self.json.map(Fixture.bytes) + [Array(SampleScenario.json.utf8)])
    var kinds: [InputKind: Int] = [:]
    var (layouts, refused) = (0, 0)
    for index in 0..<2000 {
      let bytes = damage.next()
      do throws(InputError) {
        let input = try InputReader.read(bytes, name: "damaged")
        let scenario = input.scenario
        #expect((try? Scenario(json: scenario.json)) == scenario, "variant \(index)")
        #expect(input.notes.allSatisfy(isPlain), "variant \(index)")
        kinds[input.kind, default: 0] += 1
      } catch {
        check(error, index)
        refused += 1
      }
      do throws(InputError) {
        _ = LayoutCheck(try LayoutReader.read(bytes, name: "damaged")).differences
        layouts += 1
      } catch {
        check(error, index)
        refused += 1
      }
    }
    #expect(layouts + refused + kinds.values.reduce(0, +) == 4000)
    let kindsRead = [InputKind.m3u, .ytDlp, .jsonFeed].map { kinds[$0] ?? 0 }
    #expect(kindsRead.allSatisfy { $0 > 40 }, "\(kindsRead) read")
    // Both are so strict that little of them survives.
    #expect(layouts > 10 && kinds[.scenario] ?? 0 > 0)
  }

  /// An error says something on lines of their own, and nothing that a terminal would obey.
  private func check(_ error: InputError, _ index: Int) {
    for line in error.description.split(separator: "\n", omittingEmptySubsequences: false) {
      #expect(line.hasPrefix("damaged: ") && line.count > 20 || line.hasPrefix("damaged: and "))
      #expect(isPlain(String(line)), "variant \(index)")
    }
  }

  private func isPlain(_ line: String) -> Bool {
    line.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
  }
}
