import Testing

@testable import FeedModel

struct TableDescriptionTests {
  /// Every table that a scenario's file is made of, those inside others included.
  private var tables: [TableDescription] { tables(in: .table(Scenario.fileDescription)) }

  private func tables(in kind: ValueKind) -> [TableDescription] {
    switch kind {
    case .table(let table): [table] + table.rows.flatMap { tables(in: $0.kind) }
    case .list(let element, _, _): tables(in: element)
    case .either(let kinds): kinds.flatMap(tables)
    case .map(let value, _): tables(in: value)
    case .text, .name, .bool, .null, .wholeNumber, .number, .time, .percentage, .calendarTime,
      .colour, .choice:
      []
    }
  }

  @Test func `C3: every key is described in one sentence`() {
    #expect(tables.count > 20)
    for row in tables.flatMap(\.rows) {
      #expect(row.sentence.last == ".", "\(row.key)")
      #expect(row.sentence.first?.isUppercase == true, "\(row.key)")
      #expect(!row.sentence.dropLast().contains(". "), "\(row.key)")
    }
  }

  @Test func `C3: no table has a key twice`() {
    for table in tables {
      #expect(Set(table.rows.map(\.key)).count == table.rows.count, "\(table.name)")
    }
  }

  @Test func `C3: a default that is stated changes nothing`() throws {
    var stated = 0
    for row in Scenario.fileDescription.rows
    // A page is there as soon as anything is said of it.
    where row.key != "tabs" && row.key != "page" {
      for value in defaults(of: row) {
        #expect(try Scenario(stating: .init(row.key, value)) == .plain, "\(row.key): \(value)")
        stated += 1
      }
    }
    #expect(stated > 20)
  }

  /// The default of a row, or those of the rows of its table, one at a time.
  private func defaults(of row: TableDescription.Row) -> [JSONValue] {
    let own = row.defaultValue.map { [$0] } ?? []
    guard case .table(let table) = row.kind, row.defaultValue != nil || !isOptional(row) else {
      return own
    }
    return own
      + table.rows.flatMap { inner in
        defaults(of: inner).map { .object([.init(inner.key, $0)]) }
      }
  }

  /// Whether leaving the table out means something else than leaving it empty.
  private func isOptional(_ row: TableDescription.Row) -> Bool {
    // A handler of the app is there as soon as anything is said of it.
    ["gradient", "icon"].contains(row.key) || AppHandler(rawValue: row.key) != nil
  }

  @Test(arguments: [
    (ValueKind.text, "a string"), (.name, "a string that is not empty"), (.bool, "true or false"),
    (.null, "null"), (.wholeNumber(1...9), "a whole number from 1 to 9"),
    (.number(0.1...10), "a number from 0.1 to 10"),
    (
      .time(.milliseconds(1)...(.seconds(7200))),
      #"a time from 1ms to 2h, such as "38s" or "800ms""#
    ),
    (.percentage, #"a fraction from 0 to 1, or a percentage such as "60%""#),
    (.colour, ##"a colour such as "#ff8800""##), (.choice(["a"]), #""a""#),
    (.choice(["a", "b", "c"]), #""a", "b" or "c""#),
    (.list(of: .text, noun: "ids", count: 0...(.max)), "a list of ids"),
    (.list(of: .text, noun: "ids", count: 1...(.max)), "a list of 1 or more ids"),
    (.list(of: .text, noun: "ids", count: 0...5), "a list of at most 5 ids"),
    (.list(of: .text, noun: "ids", count: 2...5), "a list of 2 to 5 ids"),
    (.list(of: .text, noun: "ids", count: 2...2), "a list of 2 ids"),
    (.either([.bool, .null]), "true or false or null"),
  ])
  func `C3: what is accepted ends a sentence`(kind: ValueKind, phrase: String) {
    #expect(kind.phrase == phrase)
  }

  @Test func `A path shows keys as they are and odd ones in brackets`() {
    let steps: [FileReading.Step] = [
      .key("tabs"), .index(1), .key("a b"), .key("größe"), .key(""), .key("x\u{1B}"),
    ]
    #expect(FileReading.path(steps) == #"tabs[1]["a b"].größe[""]["x\u001b"]"#)
    #expect(FileReading.path([.key(String(repeating: "k", count: 50))]).count == 45)
  }

  @Test(
    arguments: [
      (JSONValue.null, "null"), (1.5, "1.5"), (true, "true"), ([], "an empty list"),
      ([1], "a list"),
      ([:], "an empty object"), (["a": 1], "an object"), ("a\n\"", #""a\n\"""#),
      (
        .string(String(repeating: "x", count: 41)), "\"" + String(repeating: "x", count: 40) + "…\""
      ),
    ] as [(JSONValue, String)])
  func `A message shows a value on one short line`(value: JSONValue, shown: String) {
    #expect(value.shown == shown)
  }

  @Test(arguments: [
    ("titel", "title"), ("selected", "selectedImage"), ("unsel", "unselectedImage"),
    ("un", nil), ("xyz", nil),
  ])
  func `The likeliest key is the nearest, else the one that was begun`(
    typed: String, likeliest: String?
  ) {
    let keys = ["title", "selectedImage", "unselectedImage"]
    #expect(likeliestWord(for: typed, among: keys) == likeliest)
  }
}
