/// What the tag `#EXTINF` says of the entry behind it.
///
/// Programs write `#EXTINF:-1 tvg-id="one" group-title="News;Sport",The title, with commas`, and many
/// depart from that somewhere; what can be understood is taken.
struct M3UInfo {
  /// Its length in seconds, negative for a stream without end; nil where no number stands there.
  private(set) var duration: Double?
  /// The title; nil where it is empty.
  private(set) var title: String?
  /// The id of the channel, `tvg-id`; nil where it is empty.
  private(set) var id: String?
  /// The groups it names itself; nil where it names none.
  private(set) var groups: [String]?
  private var name: String?
  private var rest: ArraySlice<UInt8>

  /// Reads what stands behind the tag's colon.
  init(_ value: ArraySlice<UInt8>) {
    rest = value
    skipBlanks()
    let number = rest.prefix { $0 != UInt8(ascii: ",") && !Self.isBlank($0) }
    if number.allSatisfy({ $0.isDigit || "+-.".utf8.contains($0) }) {
      duration = Double(String(decoding: number, as: UTF8.self))
      rest = rest[number.endIndex...]
    }
    takeAttributes()
    title = Self.text(rest) ?? name
  }

  /// The names in a list of groups, which semicolons part.
  static func groups(in text: String) -> [String] {
    text.split(separator: ";").map { PlainText.cleaned(String($0)) }.filter { !$0.isEmpty }
  }

  /// Takes everything up to the title, the comma before it included.
  private mutating func takeAttributes() {
    while true {
      skipBlanks()
      if rest.first == UInt8(ascii: ",") {
        rest = rest.dropFirst()
        guard isBeforeKnownAttribute else { return }
      } else if !takeAttribute() {
        // Without a comma to come, the title begins here.
        guard rest.contains(UInt8(ascii: ",")) else { return }
        rest = rest.drop { $0 != UInt8(ascii: ",") && !Self.isBlank($0) }
      }
    }
  }

  /// Whether the comma before it is a slip: what follows is an attribute and not the title.
  private var isBeforeKnownAttribute: Bool {
    let text = rest.drop(while: Self.isBlank)
    return ["tvg-", "group-title="].contains { text.starts(with: $0.utf8) }
      && text.drop { $0.isWordByte || $0 == UInt8(ascii: "-") }.starts(with: "=\"".utf8)
  }

  /// Takes `name=value` with or without quotes, if it stands there.
  private mutating func takeAttribute() -> Bool {
    let name = rest.prefix { $0.isWordByte || "-.:".utf8.contains($0) }
    var value = rest[name.endIndex...]
    guard !name.isEmpty, value.popFirst() == UInt8(ascii: "=") else { return false }
    let quote = value.first
    if let quote, "\"'".utf8.contains(quote), let end = value.dropFirst().firstIndex(of: quote) {
      rest = value[end...].dropFirst()
      value = value[..<end].dropFirst()
    } else {
      // A quote that nothing closes must not swallow the title.
      value = value.prefix { $0 != UInt8(ascii: ",") && (quote == 0x22 || !Self.isBlank($0)) }
      rest = rest[value.endIndex...]
    }
    set(String(decoding: name, as: UTF8.self).lowercased(), to: value)
    return true
  }

  private mutating func set(_ name: String, to value: ArraySlice<UInt8>) {
    switch name {
    case "tvg-id": id = Self.text(value)
    case "tvg-name": self.name = Self.text(value)
    case "group-title":
      let groups = Self.groups(in: String(decoding: value, as: UTF8.self))
      self.groups = groups.isEmpty ? nil : groups
    default: break
    }
  }

  private static func text(_ value: ArraySlice<UInt8>) -> String? {
    let text = PlainText.cleaned(String(decoding: value, as: UTF8.self))
    return text.isEmpty ? nil : text
  }

  private mutating func skipBlanks() {
    rest = rest.drop(while: Self.isBlank)
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
}
