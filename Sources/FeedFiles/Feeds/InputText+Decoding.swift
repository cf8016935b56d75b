internal import FeedModel
internal import FoundationEssentials

extension InputText {
  /// The text decoded as `type`; what is no JSON is refused before.
  func decoded<Value: Decodable>(_ type: Value.Type) throws(InputError) -> Value {
    if let fault = outline.fault { throw InputError(name, .text(fault)) }
    guard let value = try? JSONDecoder().decode(type, from: Data(bytes)) else {
      throw fault(
        FileFault(found: "JSON that cannot be decoded", accepted: "keys without half surrogates"))
    }
    return value
  }

  /// The elements of a feed's list, nil where they are null.
  ///
  /// - Throws: where there is no list, it is too long, or an element is no object.
  func entries<Value>(
    _ list: [FeedElement<Value>]?, key: String
  ) throws(InputError) -> [Value?] {
    let most = Catalog.mostVideos
    guard let list else {
      throw fault(
        FileFault(path: key, found: "no list", accepted: "a list of at most \(most) entries"))
    }
    guard list.count <= most else {
      throw fault(
        FileFault(
          path: key, found: "a list of \(list.count)",
          accepted: "a list of at most \(most) entries"))
    }
    var faults = FileFaults()
    let values = list.enumerated().map { index, element -> Value? in
      switch element {
      case .value(let value): return value
      case .null: return nil
      case .odd(let found):
        faults.add(FileFault(path: "\(key)[\(index)]", found: found, accepted: "an object"))
        return nil
      }
    }
    guard faults.isEmpty else { throw InputError(name, .faults(faults)) }
    return values
  }

  private func fault(_ fault: FileFault) -> InputError {
    InputError(name, .faults(FileFaults([fault])))
  }
}
