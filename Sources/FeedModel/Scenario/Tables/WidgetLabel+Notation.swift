extension WidgetLabel {
  /// How labels are written: one, a list of which any will do, or an object that says whether all or any are needed.
  static let notation = Notation<WidgetLabel>(
    kind,
    read: { value, reading in
      switch value {
      case .string: return Notation.name.read(value, &reading).map { .singleLabel($0) }
      case .array: return WidgetLabelKeys.list.read(value, &reading).map { .atLeastOneOf($0) }
      case .object: return WidgetLabelKeys.table.notation.read(value, &reading)?.label
      case .null, .bool, .number:
        reading.refuse(value, accepted: kind.phrase)
        return nil
      }
    },
    write: { label in
      switch label {
      case .singleLabel(let label): .string(label)
      case .atLeastOneOf(let labels): WidgetLabelKeys.list.write(labels)
      case .mustInclude(let labels):
        WidgetLabelKeys.table.notation.write(WidgetLabelKeys(allOf: labels))
      }
    })

  private static let kind = ValueKind.either([
    .name, WidgetLabelKeys.list.kind, WidgetLabelKeys.table.notation.kind,
  ])
}

/// The object that says whether all labels are needed or any.
private struct WidgetLabelKeys: Sendable {
  var allOf: [String]?
  var anyOf: [String]?

  /// The labels that the keys name; nil where none could be read.
  var label: WidgetLabel? {
    allOf.map { .mustInclude($0) } ?? anyOf.map { .atLeastOneOf($0) }
  }

  static let list = Notation<[String]>.list(of: .name, "labels", count: 1...(.max))

  static let table = FileTable<WidgetLabelKeys>(
    "WidgetLabel", initial: WidgetLabelKeys(),
    rows: [
      FileRow("allOf", list, \.allOf, "Labels that a video must all have."),
      FileRow("anyOf", list, \.anyOf, "Labels of which a video must have at least one."),
    ],
    finish: { _, json, reading in
      let keys = json.keys(among: ["allOf", "anyOf"])
      if keys.count > 1 {
        reading.note(found: "both allOf and anyOf", accepted: "one of the two")
      } else if json == .object([]) {
        reading.note(found: json.shown, accepted: "one of allOf and anyOf")
      }
    })
}
