extension Notation {
  /// A list of values; `noun` is what a sentence calls several of them.
  package static func list<Element: Sendable>(
    of element: Notation<Element>, _ noun: String, count: ClosedRange<Int> = 0...(.max),
    check: @escaping @Sendable ([(index: Int, value: Element)], inout FileReading) -> Void = {
      _, _ in
    }
  ) -> Notation where Value == [Element] {
    let kind = ValueKind.list(of: element.kind, noun: noun, count: count)
    return Notation(
      kind,
      read: { value, reading in
        guard case .array(let values) = value else {
          reading.refuse(value, accepted: kind.phrase)
          return nil
        }
        guard count.contains(values.count) else {
          let found = values.isEmpty ? value.shown : "a list of \(values.count)"
          reading.note(found: found, accepted: kind.phrase)
          return nil
        }
        let read = readElements(values, as: element, &reading)
        check(read, &reading)
        return read.count == values.count ? read.map(\.value) : nil
      }, write: { .array($0.map(element.write)) })
  }

  private static func readElements<Element>(
    _ values: [JSONValue], as element: Notation<Element>, _ reading: inout FileReading
  ) -> [(index: Int, value: Element)] {
    var elements: [(index: Int, value: Element)] = []
    elements.reserveCapacity(values.count)
    for (index, value) in values.enumerated() {
      let read = reading.at(.index(index)) { element.read(value, &$0) }
      if let read { elements.append((index, read)) }
    }
    return elements
  }

  /// Notes every element whose id an earlier one of the list has already (T1).
  package static func checkIds<Element>(
    of elements: [(index: Int, value: Element)], _ reading: inout FileReading, key: String,
    accepted: String, id: (Element) -> String
  ) {
    var places: [String: Int] = [:]
    for (index, element) in elements {
      let id = id(element)
      guard let earlier = places.updateValue(places[id] ?? index, forKey: id) else { continue }
      let list = reading.path
      reading.at(.index(index)) { reading in
        reading.at(.key(key)) { reading in
          reading.note(
            found: "\(JSONValue.string(id).shown), which is the \(key) of \(list)[\(earlier)] too",
            accepted: accepted)
        }
      }
    }
  }
}

extension Notation<[String: [String]]> {
  /// An object whose keys are names and whose values are lists of names; written in the order of the keys.
  package static let valuesByName = Notation(
    .map(of: values.kind, noun: "names"),
    read: { value, reading in
      guard case .object(let members) = value else {
        reading.refuse(value, accepted: ValueKind.map(of: values.kind, noun: "names").phrase)
        return nil
      }
      var read: [String: [String]] = [:]
      for member in members {
        reading.at(.key(member.name)) { reading in
          read[member.name] = values.read(member.value, &reading)
        }
      }
      return read.count == members.count ? read : nil
    },
    write: { values in
      .object(
        values.keys.sorted().map { name in
          JSONValue.Member(name, .array((values[name] ?? []).map { .string($0) }))
        })
    })

  private static let values = Notation<[String]>.list(of: .name, "names")
}
