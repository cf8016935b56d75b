extension Catalog {
  /// What `source` offers to a viewer; nothing where it names a channel that is not known.
  public func videos(for source: ContentSource, to viewer: Viewer = Viewer()) -> [Video] {
    (try? answer(to: source, for: viewer)) ?? []
  }

  /// What `source` offers to a viewer, in its order, else in the catalogue's; found in one pass (D6).
  ///
  /// - Throws: `channelNotFound` where it names a channel that neither a video nor a playlist belongs to.
  public func answer(
    to source: ContentSource, for viewer: Viewer = Viewer()
  ) throws(ContentSourceError) -> [Video] {
    switch source {
    case .discover:
      return videos
    case .channel(let id):
      return try unseen(ofChannel: id, by: viewer)
    case .channelPlaylist(let channelID, let playlistID):
      return try videos(ofPlaylist: playlistID, inChannel: channelID)
    case .playlistGroup(let id):
      return items(ofGroup: id)
    case .dynamicContent(let id, let parameters):
      return try videos(ofChannel: id) { $0.isMeant(forViewersWith: parameters) }
    case .hashtagPlaylist(let id, let expression):
      return try videos(ofChannel: id) { expression.matches($0.hashtags) }
    case .sku(let id, let productIDs):
      let wanted = Set(productIDs)
      return try videos(ofChannel: id) { video in
        video.products.contains { $0.externalID.map(wanted.contains) ?? false }
      }
    case .singleContent(let id):
      return videos(withIds: [id])
    case .labels(let label, let priority, let order, let advanced, let most, let personalized):
      let found = videos.filter { label.matches($0.labels) && personalized?.admits($0) ?? true }
      let ranks = priority + (personalized?.priority.map { [$0] } ?? [])
      return found.ordered(order, advanced, viewer.seed, preferring: ranks).first(most)
    case .ids(let ids, let order, let advanced):
      return videos(withIds: ids).ordered(order, advanced, viewer.seed)
    case .recommendations(let type):
      return recommended(type, to: viewer)
    case .search(let text, let most, let label):
      return videos(withWordsOf: text, label).first(most)
    }
  }

  private func videos(
    ofChannel id: String, where isMeant: (Video) -> Bool
  ) throws(ContentSourceError) -> [Video] {
    var isKnown = playlists.contains { $0.channel == id }
    var found: [Video] = []
    for video in videos where video.channel == id {
      isKnown = true
      if isMeant(video) { found.append(video) }
    }
    guard isKnown, !id.isEmpty else { throw .channelNotFound(id) }
    return found
  }

  /// What the viewer has not seen of a channel; once all is seen, what shares a label or hashtag with it, the unseen
  /// first, and where nothing does, the channel again.
  private func unseen(
    ofChannel id: String, by viewer: Viewer
  ) throws(ContentSourceError) -> [Video] {
    let own = try videos(ofChannel: id) { _ in true }
    let fresh = viewer.seenIds.isEmpty ? own : own.filter { !viewer.seenIds.contains($0.id) }
    guard fresh.isEmpty else { return fresh }
    let traits = Set(own.flatMap { $0.labels + $0.hashtags })
    let similar = videos.filter { video in
      video.channel != id
        && (video.labels.contains(where: traits.contains)
          || video.hashtags.contains(where: traits.contains))
    }
    return similar.isEmpty ? own : similar.stably { viewer.seenIds.contains($0.id) ? 1 : 0 }
  }

  private func videos(
    ofPlaylist playlistID: String, inChannel channelID: String
  ) throws(ContentSourceError) -> [Video] {
    guard
      let playlist = playlists.first(where: { $0.id == playlistID && $0.channel == channelID })
    else { return try videos(ofChannel: channelID) { _ in false } }
    guard !channelID.isEmpty else { throw .channelNotFound(channelID) }
    return videos(withIds: playlist.videos)
  }

  private func items(ofGroup id: String) -> [Video] {
    guard let group = playlistGroups.first(where: { $0.id == id }) else { return [] }
    let known = Dictionary(playlists.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    var given: Set<String> = []
    return group.playlists.compactMap { given.insert($0).inserted ? known[$0]?.item : nil }
  }

  private func videos(withIds ids: [String]) -> [Video] {
    let wanted = Set(ids)
    let found = Dictionary(
      videos.lazy.filter { wanted.contains($0.id) }.map { ($0.id, $0) },
      uniquingKeysWith: { first, _ in first })
    var given: Set<String> = []
    return ids.compactMap { given.insert($0).inserted ? found[$0] : nil }
  }

  private func videos(withWordsOf text: String, _ label: WidgetLabel?) -> [Video] {
    let words = Set(text.lowercased().split(whereSeparator: \.isWhitespace))
    guard !words.isEmpty else { return [] }
    return videos.filter { video in
      guard label?.matches(video.labels) ?? true else { return false }
      // No word holds a line end, so none is found across two of them.
      let texts = ([video.title, video.author] + video.labels).joined(separator: "\n").lowercased()
      return words.allSatisfy(texts.contains)
    }
  }

  private func recommended(_ type: RecommendationsType, to viewer: Viewer) -> [Video] {
    switch type {
    case .trending(let filter, let promoted):
      return having(any: filter)
        .stably(by: >) { $0.views }
        .preferring([.atLeastOneOf(promoted)])
    case .forYou(let filter, let promoted):
      var tastes: [String: Int] = [:]
      for video in videos where viewer.seenIds.contains(video.id) {
        for label in video.labels { tastes[label, default: 0] += 1 }
      }
      return having(any: filter)
        .stably(by: >) { $0.labels.reduce(0) { $0 + (tastes[$1] ?? 0) } }
        .stably { viewer.seenIds.contains($0.id) ? 1 : 0 }
        .preferring([.atLeastOneOf(promoted)])
    }
  }

  private func having(any labels: [String]) -> [Video] {
    labels.isEmpty ? videos : videos.filter { WidgetLabel.atLeastOneOf(labels).matches($0.labels) }
  }
}

extension PersonalizedType {
  /// Whether a video belongs to what is offered at all.
  fileprivate func admits(_ video: Video) -> Bool {
    guard case .labels(let filter, _) = self, !filter.isEmpty else { return true }
    return WidgetLabel.atLeastOneOf(filter).matches(video.labels)
  }

  /// The labels whose videos come first.
  fileprivate var priority: WidgetLabel? {
    switch self {
    case .ids(let players, let teams): .atLeastOneOf(players + teams)
    case .labels(_, let priority): .atLeastOneOf(priority)
    }
  }
}
