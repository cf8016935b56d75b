internal import FeedModel

extension InputKind {
  /// A JSON Feed, version 1.0 or 1.1.
  public static let jsonFeed = InputKind(word: "jsonfeed", name: "a JSON Feed 1.0 or 1.1")
}

extension InputFormat {
  /// JSON Feeds: objects whose `version` says so, or which have a list of `items` and no version.
  static let jsonFeed = InputFormat(
    kind: .jsonFeed,
    recognises: { text in
      guard let version = text.outline.member("version") else {
        return text.outline.member("items")?.value == .beginArray
      }
      return version.text?.contains("jsonfeed.org") ?? false
    },
    read: { (text) throws(InputError) in
      let feed = try text.decoded(JSONFeed.self)
      try text.checkVersion(feed.version)
      return try feed.plain(text).loaded
    })
}

extension InputText {
  /// Refuses versions that are not known; a feed that states none is taken as it is.
  fileprivate func checkVersion(_ version: String?) throws(InputError) {
    guard let version, let number = version.split(separator: "/").last,
      !["1", "1.0", "1.1"].contains(number)
    else { return }
    let fault = FileFault(
      path: "version", found: JSONValue.string(version).shown,
      accepted: "\"https://jsonfeed.org/version/1\" or \"https://jsonfeed.org/version/1.1\"")
    throw InputError(name, .faults(FileFaults([fault])))
  }
}

extension JSONFeed {
  /// The entries of the feed.
  fileprivate func plain(_ text: InputText) throws(InputError) -> PlainFeed {
    var feed = PlainFeed(.jsonFeed, title: title)
    for item in try text.entries(items, key: "items") {
      if let item {
        feed.add(entry(of: item))
      } else {
        feed.nullEntries += 1
      }
    }
    return feed
  }

  private func entry(of item: Item) -> PlainFeed.Entry {
    let durations = item.attachments.lazy.compactMap(\.duration)
    return PlainFeed.Entry(
      id: item.id,
      url: item.url ?? item.externalURL ?? item.attachments.lazy.compactMap(\.url).first,
      title: item.shownTitle,
      author: (item.authors + authors).lazy.compactMap(\.name).first,
      duration: durations.first { $0 > 0 }, statesOddDuration: !durations.isEmpty,
      labels: item.tags, odd: item.odd)
  }
}

extension JSONFeed.Item {
  /// The title, else the first words of what the item says; nil where it says nothing.
  fileprivate var shownTitle: String? {
    let title = title.map(PlainText.cleaned) ?? ""
    if !title.isEmpty { return title }
    return [summary, contentText, contentHTML].lazy.compactMap { $0 }
      .compactMap { PlainText.firstWords(ofHTML: $0) }.first
  }
}
