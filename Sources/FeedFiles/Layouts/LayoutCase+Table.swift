internal import FeedModel

/// The keys of a layout in a file; keys that are not known are passed over, since other programs write these files too.
struct LayoutKeys: Sendable {
  var id = ""
  var screen = Rect(x: 0, y: 0, width: 0, height: 0)
  var safeArea = EdgeInsets()
  var safeAreaEdges = SafeAreaEdges.all
  var ancestors: [Ancestor] = []
  var items: [Rect] = []
  var threshold = 0.5
  var expect: LayoutExpectation?

  /// The layout that the keys describe.
  var layout: MeasuredLayout {
    let viewport = Viewport(
      screen: screen, safeArea: safeArea, edges: safeAreaEdges, ancestors: ancestors)
    return MeasuredLayout(id: id, viewport: viewport, items: items, threshold: threshold)
  }

  static let table = FileTable<LayoutKeys>(
    "layout", initial: LayoutKeys(), ignoresOtherKeys: true,
    rows: [
      FileRow("id", .identifier, \.id, "A name by which the asker knows the layout."),
      FileRow("screen", .rect, \.screen, "The screen in points."),
      FileRow("safeArea", insets.notation, \.safeArea, "What bars take of the screen, in points."),
      FileRow("safeAreaEdges", .edges, \.safeAreaEdges, "The edges at which that counts."),
      FileRow(
        "ancestors", .list(of: Ancestor.table.notation, "ancestors"), \.ancestors,
        "The views that hold the items, the outermost first."),
      FileRow("items", .list(of: .rect, "items"), \.items, "The items in data order, in points."),
      FileRow(
        "threshold", .fraction, \.threshold,
        "The fraction of an item from which on it may play."),
      FileRow(
        "expect", LayoutExpectation.table.notation, \.expect, "What the answer should be."),
    ],
    finish: { _, json, reading in json.require(["screen", "items"], of: "a layout", &reading) })

  private static let insets = FileTable<EdgeInsets>(
    "safeArea", initial: EdgeInsets(), ignoresOtherKeys: true,
    rows: [
      FileRow("top", .points, \.top, "Points at the top."),
      FileRow("left", .points, \.left, "Points at the left."),
      FileRow("bottom", .points, \.bottom, "Points at the bottom."),
      FileRow("right", .points, \.right, "Points at the right."),
    ])
}

extension Ancestor {
  fileprivate static let table = FileTable<Ancestor>(
    "ancestor", initial: Ancestor(rect: Rect(x: 0, y: 0, width: 0, height: 0), clips: false),
    ignoresOtherKeys: true,
    rows: [
      FileRow("rect", .rect, \.rect, "Its bounds on the screen, in points."),
      FileRow("clips", .bool, \.clips, "Whether it clips what it holds."),
    ],
    finish: { _, json, reading in json.require(["rect", "clips"], of: "an ancestor", &reading) })
}

extension LayoutExpectation {
  fileprivate static let table = FileTable<LayoutExpectation>(
    "expect", initial: LayoutExpectation(), ignoresOtherKeys: true,
    rows: [
      FileRow(
        "viewport", .orNull(.rect), "The viewport in points, null for none.",
        get: { $0.viewport }, set: { $0.viewport = .some($1) }),
      FileRow(
        "fractions", .list(of: .number(0...1), "fractions"), \.fractions,
        "The visible fraction of each item."),
      FileRow(
        "plays", .orNull(.wholeNumber(0...Int(Int32.max))),
        "The index of the item that plays, null for none.",
        get: { $0.plays }, set: { $0.plays = .some($1) }),
    ])
}

extension JSONValue {
  /// Notes every one of `keys` that the object lacks.
  fileprivate func require(_ keys: [String], of object: String, _ reading: inout FileReading) {
    for key in keys where self[key] == nil {
      reading.note(found: "\(object) without \(key)", accepted: "one that states it")
    }
  }
}
