import FeedModel
import Testing

@testable import FeedFiles

struct FileTextTests {
  private func tree(_ text: String) throws -> JSONValue {
    try JSONTree(text: Array(text.utf8)).value
  }

  @Test(arguments: [
    "null", "true", "-1.5", #""a\n\u0000é""#, "[]", "{}",
    """
    [
      1
    ]
    """,
    """
    {
      "short": [1, [], ["b"], null],
      "two": { "a": { "b": [] } },
      "three": {
        "a": { "b": { "c": 0 } }
      },
      "list": [
        { "k": 1 },
        {}
      ],
      "long": [
        "twenty characters....",
        [1, 2, 3, 4, 5, 6, 7, 8, 9],
        [
          1,
          2,
          3,
          4,
          5,
          6,
          7,
          8,
          10
        ],
        {
          "key": "exactly as wide"
        }
      ]
    }
    """,
  ])
  func `C3: what fits stands on one line, the rest is indented by two blanks`(text: String) throws {
    #expect(try tree(text).indented(width: 32) == text + "\n")
  }

  @Test func `C3: a line is as wide as it may be, the comma counted`() throws {
    func lines(_ length: Int) throws -> Int {
      let text = String(repeating: "é", count: length)
      return try tree(#"[["\#(text)"], 1]"#).indented(width: 20).split(separator: "\n").count
    }
    // Two blanks, brackets, quotes and a comma leave 13 characters of 20.
    #expect(try lines(13) == 4)
    #expect(try lines(14) == 6)
  }

  @Test func `C3: members keep their order, also those that stand twice`() throws {
    let text = #"{"b": 1, "a": 2, "b": 3}"#
    #expect(
      try tree(text).indented() == "{\n  \"b\": 1,\n  \"a\": 2,\n  \"b\": 3\n}\n")
  }

  @Test func `C3: a scenario is written as one would write it`() throws {
    let scenario = try InputReader.read(
      """
      {"deck": {"itemView": {"autoplay": {"triggerVisibilityPercentage": 0.6}}, "columns": 2},
       "network": {"latency": {"least": "1s", "most": "2500ms"}, "faults": []}, "seed": 1,
       "tabs": [{"title": "A", "dataSource": {"labels": ["x", "y"]}}],
       "catalog": {"videos": [
         {"title": "Three dumplings, one pan", "labels": ["x"], "duration": "1.5m",
          "product": {"name": "Iron pan", "price": 34.5, "currencyCode": "EUR"}}]}}
      """
    ).scenario
    #expect(
      scenario.fileText == """
        {
          "tabs": [
            { "containerId": "tab-0", "title": "A", "dataSource": { "labels": ["x", "y"] } }
          ],
          "deck": {
            "itemView": { "autoplay": { "triggerVisibilityPercentage": "60%" } },
            "columns": 2
          },
          "network": { "latency": { "least": "1s", "most": "2500ms" } },
          "catalog": {
            "videos": [
              {
                "id": "scenario-0",
                "title": "Three dumplings, one pan",
                "duration": "90s",
                "labels": ["x"],
                "product": { "name": "Iron pan", "price": 34.5, "currencyCode": "EUR" }
              }
            ]
          }
        }

        """)
  }

  @Test func `C3: the file of a scenario reads as the same scenario`() throws {
    var random = RandomScenario(seed: 21)
    for index in 0..<200 {
      let scenario = random.next()
      let text = scenario.fileText
      #expect(try InputReader.read(text).scenario == scenario, "scenario \(index): \(text)")
      #expect(try InputReader.read(text).scenario.fileText == text)
    }
    let sample = try InputReader.sample().scenario
    #expect(try InputReader.read(sample.fileText).scenario == sample)
  }

  @Test(arguments: [0, 1, 30, 100, .max])
  func `C3: any tree reads back equal at any width`(width: Int) throws {
    var random = SplitMix64(seed: 22)
    for _ in 0..<100 {
      let value = Self.value(depth: 0, &random)
      #expect(try tree(value.indented(width: width)) == value)
    }
  }

  @Test func `C4: a tree as deep as any is written in time that grows with its size`() throws {
    let deep = String(repeating: "[", count: 63) + #"{"a": 1}"# + String(repeating: "]", count: 63)
    let text = try tree(deep).indented(width: 100)
    #expect(try tree(text) == (try tree(deep)))
    let mile = JSONValue.array(
      Array(repeating: .string(String(repeating: "x", count: 1 << 20)), count: 8))
    #expect(mile.indented().utf8.count == 8 * ((1 << 20) + 6) + 3)
  }

  private static func value(depth: Int, _ random: inout SplitMix64) -> JSONValue {
    let texts = [
      "", "a", "\"\\/", "\u{0}\u{1F}\u{7F}\u{2028}", "東京 🏮", String(repeating: "long ", count: 9),
    ]
    func text(_ random: inout SplitMix64) -> String { texts[.random(in: 0..<6, using: &random)] }
    switch Int.random(in: 0...(depth > 4 ? 4 : 8), using: &random) {
    case 0: return .null
    case 1: return .bool(.random(using: &random))
    case 2: return .number(Double(Int.random(in: -1000...1000, using: &random)))
    case 3: return .number(.random(in: -1e20...1e20, using: &random))
    case 4: return .string(text(&random))
    case 5, 6:
      return .array(
        (0..<Int.random(in: 0...4, using: &random)).map { _ in value(depth: depth + 1, &random) })
    default:
      return .object(
        (0..<Int.random(in: 0...4, using: &random)).map { index in
          .init(text(&random) + String(index), value(depth: depth + 1, &random))
        })
    }
  }
}
