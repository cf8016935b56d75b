internal import FeedModel
internal import FoundationEssentials

extension InputText {
  /// The text decoded as `type`; what is no JSON is refused before.
  func decoded<Value: Decodable>(_ type: Value.Type) throws(InputError) -> Value {
    if let fault = outline.fault { throw InputError(name, .text(fault)) }
    try checkSize(values: outline.values, listsAndObjects: outline.listsAndObjects)
    guard let value = try? JSONDecoder().decode(type, from: Data(bytes)) else {
      throw fault(
        FileFault(found: "JSON that cannot be decoded", accepted: "keys without half surrogates"))
    }
    return value
  }

  /// How many lists and objects a feed may have.
  private static let mostListsAndObjects = 2_000_000
  /// How many values a feed may have, lists and objects included.
  private static let mostValues = 6_000_000

  /// Refuses a feed that would take minutes and gigabytes to decode (C4): a value of two bytes makes
  /// work of a hundred.
  func checkSize(values: Int, listsAndObjects: Int) throws(InputError) {
    for (count, most, noun) in [
      (listsAndObjects, Self.mostListsAndObjects, "lists and objects"),
      (values, Self.mostValues, "values"),
    ] where count > most {
      throw fault(FileFault(found: "\(count) \(noun)", accepted: "at most \(most) \(noun)"))
    }
  }

  /// The elements of a feed's list, nil where they are null; `line` is named where a text has
  /// several feeds.
  ///
  /// - Throws: where there is no list, it is too long, or an element is no object.
  func entries<Value>(
    _ list: [FeedElement<Value>]?, line: Int? = nil, key: String
  ) throws(InputError) -> [Value?] {
    guard let list else {
      let accepted = "a list of at most \(Catalog.mostVideos) entries"
      throw fault(FileFault(line: line, path: key, found: "no list", accepted: accepted))
    }
    try checkCount(list.count, key: key)
    var faults = FileFaults()
    let values = list.enumerated().map { index, element -> Value? in
      switch element {
      case .value(let value): return value
      case .null: return nil
      case .odd(let found):
        faults.add(
          FileFault(line: line, path: "\(key)[\(index)]", found: found, accepted: "an object"))
        return nil
      }
    }
    guard faults.isEmpty else { throw InputError(name, .faults(faults)) }
    return values
  }

  /// Refuses a feed with more entries than a catalogue may hold (C4).
  func checkCount(
    _ count: Int, key: String = "", most: Int = Catalog.mostVideos
  ) throws(InputError) {
    guard count > most else { return }
    throw fault(
      FileFault(path: key, found: "\(count) entries", accepted: "at most \(most) entries"))
  }

  private func fault(_ fault: FileFault) -> InputError {
    InputError(name, .faults(FileFaults([fault])))
  }
}
