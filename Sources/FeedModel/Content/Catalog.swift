/// All videos that a simulation knows; every content source is answered from it.
public struct Catalog: Hashable, Sendable {
  /// The videos in their own order, with ids that are unique.
  public private(set) var videos: [Video]

  /// A catalogue of `videos`; of several with one id only the first is kept.
  public init(_ videos: [Video] = []) {
    var seen: Set<String> = []
    self.videos = videos.filter { seen.insert($0.id).inserted }
  }

  /// What `source` offers, in the catalogue's order, or that of its ids.
  public func videos(for source: ContentSource) -> [Video] {
    switch source {
    case .discover:
      videos
    case .channel(let channelID):
      videos.filter { $0.channel == channelID }
    case .labels(let label, let maxItems):
      Array(videos.lazy.filter { label.matches($0.labels) }.prefix(max(0, maxItems ?? .max)))
    case .ids(let ids):
      videos(withIds: ids)
    }
  }

  private func videos(withIds ids: [String]) -> [Video] {
    let wanted = Set(ids)
    let found = Dictionary(
      videos.lazy.filter { wanted.contains($0.id) }.map { ($0.id, $0) },
      uniquingKeysWith: { first, _ in first })
    var given: Set<String> = []
    return ids.compactMap { given.insert($0).inserted ? found[$0] : nil }
  }
}
