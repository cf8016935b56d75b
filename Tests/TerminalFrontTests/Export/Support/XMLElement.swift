/// An element of an XML document, as far as the documents of the tests need it.
struct XMLElement {
  var name: String
  var attributes: [String: String] = [:]
  /// The text right in it, that of its children left out.
  var text = ""
  var children: [XMLElement] = []

  /// This element and all in it, in order.
  var all: [XMLElement] { [self] + children.flatMap(\.all) }

  /// A number that an attribute holds.
  func number(_ name: String) -> Int? { attributes[name].flatMap { Int($0) } }
}

/// A strict reader of XML without declarations, comments, sections and namespaces.
struct XMLReader {
  struct Fault: Error {
    let place: Int
    let reason: String
  }

  private let scalars: [Unicode.Scalar]
  private var place = 0

  /// The root element of `document`.
  static func read(_ document: String) throws -> XMLElement {
    var reader = XMLReader(scalars: Array(document.unicodeScalars))
    let root = try reader.element()
    _ = try reader.text()
    guard reader.place == reader.scalars.count else { throw reader.fault("text after the root") }
    return root
  }

  private init(scalars: [Unicode.Scalar]) { self.scalars = scalars }

  private func fault(_ reason: String) -> Fault { Fault(place: place, reason: reason) }
  private var next: Unicode.Scalar? { place < scalars.count ? scalars[place] : nil }

  private mutating func take(_ expected: Unicode.Scalar) throws {
    guard next == expected else { throw fault("no \(expected)") }
    place += 1
  }

  private mutating func skipBlanks() {
    while let scalar = next, scalar == " " || scalar == "\n" { place += 1 }
  }

  private mutating func name() throws -> String {
    let start = place
    while let scalar = next,
      scalar.properties.isAlphabetic || "0123456789-:".unicodeScalars.contains(scalar)
    {
      place += 1
    }
    guard place > start else { throw fault("no name") }
    return String(String.UnicodeScalarView(scalars[start..<place]))
  }

  private mutating func element() throws -> XMLElement {
    try take("<")
    var element = XMLElement(name: try name())
    skipBlanks()
    while let scalar = next, scalar != ">", scalar != "/" {
      let name = try name()
      try take("=")
      try take("\"")
      guard element.attributes.updateValue(try text(until: "\""), forKey: name) == nil else {
        throw fault("\(name) twice")
      }
      try take("\"")
      skipBlanks()
    }
    if next == "/" {
      place += 1
      try take(">")
      return element
    }
    try take(">")
    while true {
      element.text += try text()
      guard place + 1 < scalars.count else { throw fault("no end of \(element.name)") }
      if scalars[place + 1] == "/" { break }
      element.children.append(try self.element())
    }
    place += 2
    guard try name() == element.name else { throw fault("not the end of \(element.name)") }
    try take(">")
    return element
  }

  private static let entities: [String: Unicode.Scalar] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "#39": "'",
  ]

  private mutating func text(until end: Unicode.Scalar = "<") throws -> String {
    var text = String.UnicodeScalarView()
    while let scalar = next, scalar != end, scalar != "<" {
      switch scalar.value {
      case 0x0A, 0x20...0xD7FF, 0xE000...0xFFFD, 0x1_0000...: break
      default: throw fault("U+\(String(scalar.value, radix: 16)) is not allowed")
      }
      place += 1
      guard scalar == "&" else {
        text.append(scalar)
        continue
      }
      let start = place
      while let scalar = next, scalar != ";", place - start < 5 { place += 1 }
      let name = String(String.UnicodeScalarView(scalars[start..<place]))
      guard let entity = Self.entities[name] else { throw fault("unknown entity \(name)") }
      try take(";")
      text.append(entity)
    }
    return String(text)
  }
}
