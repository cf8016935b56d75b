/// One key of a table: what may stand there, what it means, and how it is set and read back.
package struct FileRow<Record: Sendable>: Sendable {
  private enum Content: Sendable {
    /// A value: what may stand there, how it is read into a record, and how a record's is written.
    case value(
      ValueKind, read: @Sendable (JSONValue, inout Record, inout FileReading) -> Void,
      write: @Sendable (Record) -> JSONValue?, copy: @Sendable (Record, inout Record) -> Void)
    /// An object with keys for the same record.
    case group([FileRow])
  }

  /// The key.
  let key: String
  /// What the value means, in one sentence.
  let sentence: String
  /// Whether it is written even where it is as usual, since what is usual depends on other keys.
  let isAlwaysWritten: Bool
  /// What holds where the key is left out; known once the row stands in a table.
  private(set) var defaultValue: JSONValue?
  private var content: Content

  /// A key whose value is computed from the record, or sets more than one property.
  package init<Value>(
    _ key: String, _ notation: Notation<Value>, _ sentence: String, isAlwaysWritten: Bool = false,
    get: @escaping @Sendable (Record) -> Value?,
    set: @escaping @Sendable (inout Record, Value) -> Void
  ) {
    self.key = key
    self.sentence = sentence
    self.isAlwaysWritten = isAlwaysWritten
    content = .value(
      notation.kind,
      read: { value, record, reading in
        if let value = notation.read(value, &reading) { set(&record, value) }
      }, write: { get($0).map(notation.write) },
      copy: { from, into in
        if let value = get(from) { set(&into, value) }
      })
  }

  /// A key that sets one property.
  package init<Value>(
    _ key: String, _ notation: Notation<Value>,
    _ property: any WritableKeyPath<Record, Value> & Sendable, _ sentence: String,
    isAlwaysWritten: Bool = false
  ) {
    self.init(
      key, notation, sentence, isAlwaysWritten: isAlwaysWritten, get: { $0[keyPath: property] },
      set: { $0[keyPath: property] = $1 })
  }

  /// A key that sets a property which is nil where the key is left out.
  package init<Value>(
    _ key: String, _ notation: Notation<Value>,
    _ property: any WritableKeyPath<Record, Value?> & Sendable, _ sentence: String
  ) {
    self.init(
      key, notation, sentence, get: { $0[keyPath: property] }, set: { $0[keyPath: property] = $1 })
    guard case .value(let kind, let read, let write, _) = content else { return }
    content = .value(
      kind, read: read, write: write,
      copy: { from, into in into[keyPath: property] = from[keyPath: property] })
  }

  /// A key whose value is an object with keys for the same record.
  package init(group key: String, _ sentence: String, rows: [FileRow]) {
    self.key = key
    self.sentence = sentence
    isAlwaysWritten = false
    content = .group(rows)
  }
}

extension FileRow {
  /// The row as it stands in a table whose keys are set on `initial`.
  func withDefault(of initial: Record) -> FileRow {
    var row = self
    switch content {
    case .value(_, _, let write, _): row.defaultValue = isAlwaysWritten ? nil : write(initial)
    case .group(let rows): row.content = .group(rows.map { $0.withDefault(of: initial) })
    }
    return row
  }

  /// The row without the record.
  var description: TableDescription.Row {
    TableDescription.Row(key: key, kind: kind, defaultValue: defaultValue, sentence: sentence)
  }

  /// What may stand as the value.
  var kind: ValueKind {
    switch content {
    case .value(let kind, _, _, _): kind
    case .group(let rows): .table(TableDescription(name: key, rows: rows.map(\.description)))
    }
  }

  /// Reads the value into a record.
  func read(_ value: JSONValue, into record: inout Record, _ reading: inout FileReading) {
    switch content {
    case .value(_, let read, _, _): read(value, &record, &reading)
    case .group(let rows):
      guard case .object(let members) = value else {
        return reading.refuse(value, accepted: kind.phrase)
      }
      rows.read(members, into: &record, &reading)
    }
  }

  /// Gives a record what another one has.
  func copy(from other: Record, into record: inout Record) {
    switch content {
    case .value(_, _, _, let copy): copy(other, &record)
    case .group(let rows): rows.forEach { $0.copy(from: other, into: &record) }
    }
  }

  /// The keys that are no group, this one or those within it, each with the way to it.
  func leaves(after path: String = "") -> [(path: String, row: FileRow)] {
    let path = path.isEmpty ? key : "\(path).\(key)"
    return switch content {
    case .value: [(path, self)]
    case .group(let rows): rows.flatMap { $0.leaves(after: path) }
    }
  }

  /// The value that a record has; nil where it is what holds with the key left out.
  func write(_ record: Record) -> JSONValue? {
    switch content {
    case .value(_, _, let write, _):
      let value = write(record)
      return value == defaultValue ? nil : value
    case .group(let rows):
      let members = rows.write(record)
      return members.isEmpty ? nil : .object(members)
    }
  }
}

extension Array {
  /// Reads the members of an object, each by the row that has its key.
  func read<Record>(
    _ members: [JSONValue.Member], into record: inout Record, _ reading: inout FileReading,
    ignoringOtherKeys: Bool = false
  ) where Element == FileRow<Record> {
    for member in members {
      if let row = first(where: { $0.key == member.name }) {
        reading.at(.key(member.name)) { row.read(member.value, into: &record, &$0) }
      } else if !ignoringOtherKeys {
        reading.at(.key(member.name)) { reading in
          reading.note(
            found: "an unknown key", accepted: map(\.key).joined(separator: ", "),
            suggestion: likeliestWord(for: member.name, among: map(\.key)))
        }
      }
    }
  }

  /// Writes what is not as it would be with the key left out.
  func write<Record>(_ record: Record) -> [JSONValue.Member] where Element == FileRow<Record> {
    compactMap { row in row.write(record).map { JSONValue.Member(row.key, $0) } }
  }
}
