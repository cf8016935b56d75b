import FeedModel
import Testing

@testable import FeedFiles

struct ScenarioSchemaTests {
  private let validator = SchemaValidator(schema: ScenarioSchema.json)

  private func faults(of text: String) throws -> [String] {
    try validator.faults(of: JSONTree(text: Array(text.utf8)).value)
  }

  @Test func `C3: the schema in docs is the one that the tables make`() throws {
    try Golden.expect(ScenarioSchema.json.indented(), isFile: "docs/scenario.schema.json")
  }

  @Test func `C3: what is written of any scenario is valid`() throws {
    var random = RandomScenario(seed: 23)
    for index in 0..<200 {
      let json = random.next().json
      #expect(try validator.faults(of: json) == [], "scenario \(index)")
    }
    #expect(try faults(of: SampleScenario.json) == [])
  }

  @Test(arguments: [
    ("0s", true), ("800ms", true), ("1.5m", true), (".5h", true), ("5.s", true), ("7us", true),
    ("5", false), ("s", false), (".s", false), ("-1s", false), ("1 s", false), ("1.2.3s", false),
    ("1S", false), ("1d", false), ("", false), ("1e3s", false),
  ])
  func `C3: a time is valid where the reader takes it`(time: String, isValid: Bool) throws {
    let text = #"{"catalog": {"videos": [{"duration": "\#(time)"}]}}"#
    #expect(try faults(of: text).isEmpty == isValid)
    #expect((InputReader.complaints(about: text) == nil) == isValid)
  }

  @Test(arguments: [
    ("0", true), ("1", true), ("0.5", true), ("1e-3", true), ("1.01", false), ("-0.1", false),
    ("60", false),
    (#""60%""#, true), (#""0%""#, true), (#""100%""#, true), (#""33.3%""#, true),
    (#""1e-06%""#, true),
    (#""0.6""#, true), (#"".6""#, true), (#""1""#, true), (#""60""#, false), (#""%""#, false),
    (#""60 %""#, false), (#""-5%""#, false), (#""""#, false), ("null", false),
  ])
  func `C3: a fraction is valid where the reader takes it`(fraction: String, isValid: Bool) throws {
    let text = """
      {"deck": {"itemView": {"autoplay": {"triggerVisibilityPercentage": \(fraction)}}}, "tabs": [{}]}
      """
    #expect(try faults(of: text).isEmpty == isValid)
    #expect((InputReader.complaints(about: text) == nil) == isValid)
  }

  @Test
  func `C3: the schema refuses what the reader does, but for what a single value does not show`()
    throws
  {
    var accepted: [String] = []
    for faulty in try FaultyScenario.all() {
      let text = try InputText(Array(faulty.text.utf8), name: "x")
      guard InputFormat.scenario.recognises(text), let tree = try? JSONTree(text: text.bytes) else {
        continue
      }
      if try validator.faults(of: tree.value).isEmpty { accepted.append(faulty.text) }
    }
    #expect(
      accepted == [
        // Nothing to show.
        "{}", #"{"tabs": []}"#,
        // Values whose form is right: digits of a seed, a time that is too long.
        #"{"seed": "x"}"#,
        // Keys that exclude or need one another, and values that must differ.
        #"{"tabs": [{"containerId": "a"}, {"containerId": "b"}, {"containerId": "a"}]}"#,
        #"{"tabs": [{"dataSource": {}}]}"#, #"{"tabs": [{"dataSource": {"labels": {}}}]}"#,
        #"{"tabs": [{"dataSource": {"labels": {"allOf": ["a"], "anyOf": ["b"]}}}]}"#,
        #"{"tabs": [{"dataSource": {"labels": "a", "ids": ["b"]}}]}"#,
        #"{"tabs": [{"dataSource": {"maxItems": 5}}]}"#,
        #"{"tabs": [{"dataSource": {"ids": ["b"], "maxItems": 5}}]}"#,
        #"{"tabs": [{"dataSource": "discover", "deck": {}}]}"#,
        #"{"network": {"latency": {"least": "2s", "most": "1s"}}, "tabs":[{}]}"#,
        #"{"network": {"timeout": "2000h"}, "tabs":[{}]}"#,
        #"{"catalog": {"videos": [{"id": "a"}, {"id": "a"}]}}"#,
        #"{"tabs": [{}], "tabs": [{}]}"#,
        #"{"tabs": [{"dataSource": {"channelPlaylist": {"channelID": "c"}}}]}"#,
        #"{"tabs": [{"dataSource": {"hashtagPlaylist": {"channelID": "c", "filterExpression": "(not a)"}}}]}"#,
        #"{"tabs": [{"dataSource": {"sku": {}}}]}"#,
        #"{"tabs": [{"dataSource": {"search": {"maxItems": 3}}}]}"#,
        #"{"tabs": [{"dataSource": {"channel": "c", "orderType": "aToZ"}}]}"#,
        #"{"tabs": [{"dataSource": {"ids": ["a"], "personalizedType": {"players": ["p"]}}}]}"#,
        #"{"tabs": [{"dataSource": {"labels": "a", "personalizedType": {"players": ["p"], "filter": ["a"]}}}]}"#,
        #"{"catalog": {"videos": [{}], "playlists": [{"id": "p"}, {"id": "p"}]}}"#,
      ])
  }

  @Test func `C3: tables of one name are one table`() {
    var tables: [String: Set<TableDescription>] = [:]
    func visit(_ kind: ValueKind) {
      switch kind {
      case .table(let table):
        if table.name.first?.isUppercase == true { tables[table.name, default: []].insert(table) }
        table.rows.forEach { visit($0.kind) }
      case .list(let element, _, _): visit(element)
      case .either(let kinds): kinds.forEach(visit)
      case .map(let value, _): visit(value)
      case .text, .name, .bool, .null, .wholeNumber, .number, .time, .percentage, .calendarTime,
        .colour, .choice:
        break
      }
    }
    visit(.table(Scenario.fileDescription))
    #expect(tables.count > 10)
    #expect(tables.filter { $0.value.count > 1 }.keys.sorted() == [])
  }
}
