extension JSONValue {
  /// The value over several lines for people to read, members in their own order, with a line feed at
  /// the end.
  ///
  /// What is short and simple stands on one line of at most `width` characters: there are no objects
  /// in its lists, and no more than two inside each other. The rest is indented by two blanks, the
  /// outermost list or object always. It reads back as an equal value.
  public func indented(width: Int = 100) -> String {
    var text = ""
    write(to: &text, indent: 0, room: 0, width: min(max(0, width), 1 << 20))
    return text + "\n"
  }

  /// Writes the value behind what already stands on a line, which leaves `room` for it.
  private func write(to text: inout String, indent: Int, room: Int, width: Int) {
    if let line = shortLine(room: room) {
      text += line
      return
    }
    let inner = indent + 2
    let parts: [(name: String, value: JSONValue)]
    switch self {
    case .null, .bool, .number, .string: return text += description
    case .array(let elements): parts = elements.map { ("", $0) }
    case .object(let members):
      parts = members.map { (JSONValue.string($0.name).description + ": ", $0.value) }
    }
    let brackets = self.brackets
    guard !parts.isEmpty else { return text += brackets.open + brackets.close }
    text += brackets.open + "\n"
    for (index, part) in parts.enumerated() {
      text += String(repeating: " ", count: inner) + part.name
      // A comma may follow.
      let room = width - inner - part.name.unicodeScalars.count - 1
      part.value.write(to: &text, indent: inner, room: room, width: width)
      text += index == parts.count - 1 ? "\n" : ",\n"
    }
    text += String(repeating: " ", count: indent) + brackets.close
  }

  private var brackets: (open: String, close: String) {
    if case .array = self { ("[", "]") } else { ("{", "}") }
  }

  /// The value on one line; nil where it is not simple or takes more than `room` characters.
  private func shortLine(room: Int) -> String? {
    var line = ""
    var room = room
    return addShortly(to: &line, &room, objects: 0) ? line : nil
  }

  /// Adds the value to a line on which it stands inside so many objects; gives up as soon as there is
  /// no room.
  private func addShortly(to line: inout String, _ room: inout Int, objects: Int) -> Bool {
    func add(_ part: String) -> Bool {
      room -= part.unicodeScalars.count
      line += part
      return room >= 0
    }
    switch self {
    case .null, .bool, .number: return add(description)
    // A text of a megabyte is not written out to learn that it is long.
    case .string(let text): return text.utf8.count / 4 <= room && add(description)
    case .array(let elements):
      guard add("[") else { return false }
      for (index, element) in elements.enumerated() {
        if case .object = element { return false }
        guard index == 0 || add(", "), element.addShortly(to: &line, &room, objects: objects)
        else { return false }
      }
      return add("]")
    case .object(let members):
      guard !members.isEmpty else { return add("{}") }
      guard objects < 2, add("{ ") else { return false }
      for (index, member) in members.enumerated() {
        guard index == 0 || add(", "), add(JSONValue.string(member.name).description + ": "),
          member.value.addShortly(to: &line, &room, objects: objects + 1)
        else { return false }
      }
      return add(" }")
    }
  }
}
