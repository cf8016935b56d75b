/// The reading of one file: where it is, and what it has found wrong so far.
package struct FileReading {
  /// One step of the way from the whole file to a value.
  package enum Step: Hashable, Sendable {
    /// To the value of a key.
    case key(String)
    /// To an element of a list, counted from 0.
    case index(Int)
  }

  private var steps: [Step] = []
  /// The line of the file that is being read, where its lines stand for themselves.
  package var line: Int?
  /// What has been found wrong so far.
  package private(set) var faults = FileFaults()

  /// A reading that begins.
  package init() {}

  /// The place in its list of the value that is being read; 0 where it stands in none.
  package var index: Int {
    if case .index(let index) = steps.last { index } else { 0 }
  }

  /// Reads something one step further in.
  package mutating func at<Value>(
    _ step: Step, _ read: (inout FileReading) -> Value
  ) -> Value {
    steps.append(step)
    defer { steps.removeLast() }
    return read(&self)
  }

  /// Notes a fault of the value that is being read.
  ///
  /// What it says is made up only as long as faults are kept.
  package mutating func note(
    found: @autoclosure () -> String, accepted: @autoclosure () -> String,
    suggestion: @autoclosure () -> String? = nil
  ) {
    let (line, steps) = (line, steps)
    faults.add(
      FileFault(
        line: line, path: Self.path(steps), found: found(), accepted: accepted(),
        suggestion: suggestion()))
  }

  /// Notes that something else than `value` is accepted where it was found.
  package mutating func refuse(
    _ value: JSONValue, accepted: @autoclosure () -> String,
    suggestion: @autoclosure () -> String? = nil
  ) {
    note(found: value.shown, accepted: accepted(), suggestion: suggestion())
  }

  /// The way to the value that is being read.
  package var path: String { Self.path(steps) }

  /// A way as text, such as `tabs[1].icon`; keys that are no plain words stand in brackets.
  package static func path(_ steps: [Step]) -> String {
    steps.reduce(into: "") { path, step in
      switch step {
      case .index(let index): path += "[\(index)]"
      case .key(let key) where isPlain(key): path += path.isEmpty ? key : ".\(key)"
      case .key(let key): path += "[\(JSONValue.string(key).shown)]"
      }
    }
  }

  private static func isPlain(_ key: String) -> Bool {
    !key.isEmpty && key.utf8.count <= JSONValue.shownLength
      && key.unicodeScalars.allSatisfy {
        $0.properties.isAlphabetic || ("0"..."9").contains($0) || "_-$".unicodeScalars.contains($0)
      }
  }
}

extension JSONValue {
  /// How much of a string a message shows, in Unicode scalars.
  static let shownLength = 40

  /// The value as a message shows it: short, on one line, without control characters.
  package var shown: String {
    switch self {
    case .array(let elements): return elements.isEmpty ? "an empty list" : "a list"
    case .object(let members): return members.isEmpty ? "an empty object" : "an object"
    case .string(let text):
      let start = String(text.unicodeScalars.prefix(Self.shownLength))
      let isCut = start.unicodeScalars.count < text.unicodeScalars.count
      return JSONValue.string(isCut ? start + "…" : start).description
    case .null, .bool, .number: return description
    }
  }
}
