/// One kind of object in a file: its keys, and the record of the model that they set.
package struct FileTable<Record: Sendable>: Sendable {
  /// What the object describes.
  let name: String
  /// The keys, in the order in which they are written.
  let rows: [FileRow<Record>]
  /// What the keys are set on.
  let initial: Record
  /// Whether keys that no row has are passed over.
  let ignoresOtherKeys: Bool
  /// What is done once every key is read: fills in what follows from the others, and notes what contradicts.
  let finish: @Sendable (inout Record, JSONValue, inout FileReading) -> Void

  /// A table whose keys are set on `initial`, which says what holds where a key is left out.
  package init(
    _ name: String, initial: Record, ignoresOtherKeys: Bool = false, rows: [FileRow<Record>],
    finish: @escaping @Sendable (inout Record, JSONValue, inout FileReading) -> Void = { _, _, _ in
    }
  ) {
    self.name = name
    self.initial = initial
    self.ignoresOtherKeys = ignoresOtherKeys
    self.rows = rows.map { $0.withDefault(of: initial) }
    self.finish = finish
  }

  /// The keys without the record.
  package var description: TableDescription {
    TableDescription(name: name, rows: rows.map(\.description))
  }

  /// The keys that are no group, each with the way to it, such as `itemView.autoplay.isEnabled`.
  var leaves: [(path: String, row: FileRow<Record>)] { rows.flatMap { $0.leaves() } }

  /// How a record is written.
  package var notation: Notation<Record> {
    let kind = ValueKind.table(description)
    return Notation(
      kind,
      read: { value, reading in
        guard case .object(let members) = value else {
          reading.refuse(value, accepted: kind.phrase)
          return nil
        }
        var record = initial
        rows.read(
          members, into: &record, &reading, ignoringOtherKeys: ignoresOtherKeys)
        finish(&record, value, &reading)
        return record
      }, write: { .object(rows.write($0)) })
  }
}
