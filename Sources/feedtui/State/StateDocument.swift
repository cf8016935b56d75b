#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import FeedModel

/// What the state file of a container holds: JSON with a version.
struct StateDocument: Equatable {
  /// The container, where its id is not too long to be told.
  var containerSourceId: String?
  /// The id of the tab that was active last.
  var lastTab: String?
  /// The ids of the videos that have been started, the oldest first.
  var readIds: [String] = []

  /// The version that this program writes, and the only one that it reads.
  static let version = 1
  /// More ids are not kept; the oldest go first.
  static let mostIds = 100_000
  /// More bytes of ids are not kept; the oldest go first.
  static let mostIdBytes = 8 << 20
  /// An id of more bytes is not kept.
  static let longestId = 4096
  /// A larger file is none of this program's: each byte of an id takes at most six, and each id three more.
  static let mostBytes = 64 << 20

  /// What nothing has been put into yet.
  init(of id: String) {
    containerSourceId = id.utf8.count <= Self.longestId ? id : nil
  }

  /// What a run starts from.
  var kept: KeptState { KeptState(lastTab: lastTab, readIds: readIds) }

  /// Takes what a run has done into what is there: nothing that has been read is lost.
  mutating func take(_ change: StateChange) {
    if let tab = change.lastTab { lastTab = tab.utf8.count <= Self.longestId ? tab : nil }
    let known = Set(readIds)
    readIds += change.readIds.filter { !known.contains($0) && $0.utf8.count <= Self.longestId }
    bound()
  }

  /// Drops the oldest ids until the others are few and short enough.
  private mutating func bound() {
    var bytes = 0
    let kept = readIds.reversed().prefix(Self.mostIds).prefix { id in
      bytes += id.utf8.count
      return bytes <= Self.mostIdBytes
    }
    if kept.count < readIds.count { readIds = kept.reversed() }
  }
}

/// What a run has done since its state was saved last.
struct StateChange: Equatable {
  /// The tab that has become the last one; nil where none has.
  var lastTab: String?
  /// The ids of the videos that have been started since, in the order in which they are to be kept.
  var readIds: [String] = []

  /// Whether there is anything to keep.
  var isEmpty: Bool { lastTab == nil && readIds.isEmpty }
}

/// Why a state file cannot be used: half a sentence about it.
struct StateDamage: Error, Equatable {
  let description: String
}

extension StateDocument: Codable {
  private enum CodingKeys: CodingKey {
    case version, containerSourceId, lastTab, readIds
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let version = try values.decode(Int.self, forKey: .version)
    guard version == Self.version else {
      throw StateDamage(
        description: "has version \(version), and this feedtui reads version \(Self.version)")
    }
    containerSourceId = try values.decodeIfPresent(String.self, forKey: .containerSourceId)
    lastTab = try values.decodeIfPresent(String.self, forKey: .lastTab)
    var seen: Set<String> = []
    readIds = try values.decode([String].self, forKey: .readIds).filter { seen.insert($0).inserted }
    bound()
  }

  func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(Self.version, forKey: .version)
    try values.encodeIfPresent(containerSourceId, forKey: .containerSourceId)
    try values.encodeIfPresent(lastTab, forKey: .lastTab)
    try values.encode(readIds, forKey: .readIds)
  }

  /// The document that `bytes` hold, of the container `id`; nil for one of any container.
  init(_ bytes: [UInt8], of id: String?) throws(StateDamage) {
    guard bytes.count <= Self.mostBytes else {
      throw StateDamage(description: "is larger than \(Self.mostBytes >> 20) MiB")
    }
    do {
      self = try JSONDecoder().decode(StateDocument.self, from: Data(bytes))
    } catch let damage as StateDamage {
      throw damage
    } catch {
      throw StateDamage(description: Self.sentence(for: error))
    }
    if let id, let told = containerSourceId, told != id {
      throw StateDamage(description: "is of the container \(JSONValue.string(told))")
    }
  }

  private static func sentence(for error: any Error) -> String {
    switch error as? DecodingError {
    case .keyNotFound(let key, _): "has no \(key.stringValue)"
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      context.codingPath.first.map { "has a wrong \($0.stringValue)" } ?? "holds no object"
    default: "is no JSON"
    }
  }

  /// The document as the bytes of a file.
  ///
  /// - Throws: `StateDamage` where it cannot be written as JSON.
  func bytes() throws(StateDamage) -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    do {
      return Array(try encoder.encode(self)) + [UInt8(ascii: "\n")]
    } catch {
      throw StateDamage(description: "cannot be written as JSON")
    }
  }
}
