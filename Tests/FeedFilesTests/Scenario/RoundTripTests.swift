import FeedFiles
import FeedModel
import Testing

struct RoundTripTests {
  @Test func `C3: what is written of a scenario reads as the same scenario`() throws {
    var random = RandomScenario(seed: 20)
    for index in 0..<400 {
      let scenario = random.next()
      let text = scenario.json.description
      let read = try InputReader.read(text).scenario
      #expect(read == scenario, "scenario \(index): \(text)")
      #expect(read.json == scenario.json)
    }
  }

  @Test func `The random scenarios use every key there is`() {
    var random = RandomScenario(seed: 20)
    var used: Set<String> = []
    for _ in 0..<400 { used.formUnion(paths(in: random.next().json)) }
    let all = paths(of: Scenario.fileDescription)
    // The schema is not kept, and "any of" is written as the plain list that means the same.
    #expect(
      all.subtracting(used).filter { $0 != "$schema" && !$0.hasSuffix(".anyOf") } == [])
    // The names of parameters are up to whoever writes the file.
    let isFree = { (path: String) in
      path.contains(".parameters.") || path.contains(".audience.")
    }
    #expect(used.subtracting(all).filter { !isFree($0) } == [])
  }

  /// The ways to all values of a tree; places in lists are left out.
  private func paths(in value: JSONValue, after path: String = "") -> Set<String> {
    switch value {
    case .array(let elements):
      elements.reduce(into: []) { $0.formUnion(paths(in: $1, after: path)) }
    case .object(let members):
      members.reduce(into: []) { paths, member in
        let inner = path.isEmpty ? member.name : "\(path).\(member.name)"
        paths.insert(inner)
        paths.formUnion(self.paths(in: member.value, after: inner))
      }
    case .null, .bool, .number, .string: []
    }
  }

  /// The ways to all keys of a table.
  private func paths(of table: TableDescription, after path: String = "") -> Set<String> {
    table.rows.reduce(into: []) { paths, row in
      let inner = path.isEmpty ? row.key : "\(path).\(row.key)"
      paths.insert(inner)
      paths.formUnion(self.paths(of: row.kind, after: inner))
    }
  }

  private func paths(of kind: ValueKind, after path: String) -> Set<String> {
    switch kind {
    case .table(let table): paths(of: table, after: path)
    case .list(let element, _, _): paths(of: element, after: path)
    case .either(let kinds):
      kinds.reduce(into: []) { $0.formUnion(paths(of: $1, after: path)) }
    case .text, .name, .bool, .null, .wholeNumber, .number, .time, .percentage, .calendarTime,
      .colour, .choice, .map:
      []
    }
  }
}
