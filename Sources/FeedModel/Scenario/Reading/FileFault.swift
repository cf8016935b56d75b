/// One thing that is wrong with a file: where, what was found, and what is accepted.
public struct FileFault: Error, Hashable, Sendable {
  /// The line of it, from 1; nil where the path alone says where it is.
  public var line: Int?
  /// The way to the value, such as `tabs[1].icon.selectedImage`; empty for the whole file.
  public var path: String
  /// What was found, as a sentence names it.
  public var found: String
  /// What is accepted there, its range or its choices included.
  public var accepted: String
  /// What was most likely meant; nil where nothing is near.
  public var suggestion: String?

  /// A fault at a place of a file.
  public init(
    line: Int? = nil, path: String = "", found: String, accepted: String, suggestion: String? = nil
  ) {
    self.line = line
    self.path = path
    self.found = found
    self.accepted = accepted
    self.suggestion = suggestion
  }
}

extension FileFault: CustomStringConvertible {
  /// The fault in one sentence: where, what was found, and what is accepted.
  public var description: String {
    let place = (line.map { "line \($0): " } ?? "") + (path.isEmpty ? "" : path + ": ")
    let hint = suggestion.map { "; did you mean \($0)?" } ?? ""
    return "\(place)found \(found); accepted: \(accepted)\(hint)"
  }
}

/// Everything that is wrong with a file, as far as anyone would read it.
public struct FileFaults: Error, Hashable, Sendable {
  /// The first faults, at most `limit` of them.
  public private(set) var first: [FileFault] = []
  /// How many there are besides.
  public private(set) var more = 0

  /// How many faults are kept.
  public static let limit = 20

  /// Faults in the order in which they were found.
  public init(_ faults: some Sequence<FileFault> = []) {
    faults.forEach { add($0) }
  }

  /// Whether nothing is wrong.
  public var isEmpty: Bool { first.isEmpty }

  /// Keeps a fault, or counts it once `limit` of them are kept.
  public mutating func add(_ fault: @autoclosure () -> FileFault) {
    if first.count < Self.limit { first.append(fault()) } else { more += 1 }
  }

  /// Adds what else was found.
  public mutating func add(_ others: FileFaults) {
    others.first.forEach { add($0) }
    more += others.more
  }
}

extension FileFaults: CustomStringConvertible {
  /// One line a fault, and one that counts the rest.
  public var description: String { lines.joined(separator: "\n") }

  /// One line a fault, and one that counts the rest.
  public var lines: [String] {
    first.map(\.description) + (more == 0 ? [] : ["and \(more) more"])
  }
}
