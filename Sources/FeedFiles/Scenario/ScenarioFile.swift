internal import FeedModel

extension InputKind {
  /// A scenario, feedtui's own format (C3).
  public static let scenario = InputKind(word: "scenario", name: "a scenario")
}

extension InputFormat {
  /// Scenarios: objects with one of their keys, or with one that looks like a slip of it.
  static let scenario = InputFormat(
    kind: .scenario,
    recognises: { text in
      guard text.outline.kind == .object else { return false }
      let keys = Scenario.fileDescription.rows.map(\.key)
      let names = text.outline.members.map(\.name)
      return (names.isEmpty && text.outline.fault == nil) || names.contains(where: keys.contains)
        || names.prefix(10).contains { nearestWord(to: $0, in: keys) != nil }
    },
    read: { (text) throws(InputError) in
      let scenario = try Scenario(file: text)
      let notes = ScenarioNotes(on: scenario).sentences
      return LoadedInput(scenario: scenario, kind: .scenario, notes: notes)
    })
}

extension Scenario {
  /// Reads a scenario's file; keys that stand twice are faults like any other.
  fileprivate init(file: InputText) throws(InputError) {
    let tree: JSONTree
    do throws(JSONFault) {
      tree = try JSONTree(text: file.bytes)
    } catch {
      throw InputError(file.name, .text(error))
    }
    var faults = tree.repeatedKeys
    var scenario: Scenario?
    do throws(FileFaults) {
      scenario = try Scenario(json: tree.value)
    } catch {
      faults.add(error)
    }
    guard let scenario, faults.isEmpty else { throw InputError(file.name, .faults(faults)) }
    self = scenario
  }
}
