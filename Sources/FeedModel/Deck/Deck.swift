/// The content of one tab and what the user did with it.
public struct Deck: Hashable, Sendable {
  /// The videos of the source that have arrived, in data order, unique by id.
  public internal(set) var moments: [Video] = []
  /// Where advertisements stand between them; nil where none do (P5).
  public internal(set) var ads: AdSchedule?
  /// How far it is scrolled, in points, 0 at the top.
  public internal(set) var scrollOffset = 0.0
  /// Its layout, whose kind is fixed when the deck is made (D5).
  public internal(set) var layout: PlayerDeckLayout
  /// The item that the user started, while it holds its turn (A5).
  public internal(set) var heldId: String?
  /// The items the user has paused (A6).
  var pausedByUser: Set<String> = []
  /// Where each video that was left goes on.
  var positions: [String: SimulatedTime] = [:]
  /// The items that have been seen.
  var impressions: Set<String> = []
  /// The videos whose data are here.
  var fetched: Set<String> = []
  /// The videos whose data did not come.
  var failed: Set<String> = []
  /// The videos that could not be fetched before their turn; nobody asks for them again until it comes.
  var unfetchable: Set<String> = []
  /// The advertisements that have been played.
  var playedAds: Set<String> = []
  /// The pages that are still to come, where the source is paged.
  var paging: Paging?
  /// The place that the last change of size kept, so that a row of them does not drift (U8).
  var anchor: ScrollAnchor?
  /// Since when its items have met the threshold (A7).
  var dwell = Dwell()
  /// Its products and Add to Cart buttons (S1, S4).
  public internal(set) var shopping = DeckShopping()
  private var indexes: [String: Int] = [:]

  init(layout: PlayerDeckLayout) {
    self.layout = layout
  }

  /// The videos of the items in order, advertisements among them.
  public var videos: DeckVideos { DeckVideos(moments: moments, ads: ads) }

  /// The index of the item with `id`; nil where there is none.
  public func index(of id: String) -> Int? {
    guard let ads else { return indexes[id] }
    if let moment = indexes[id] { return ads.item(ofMoment: moment) }
    guard let slot = ads.slot(ofId: id), slot < ads.count(among: moments.count) else { return nil }
    return ads.item(ofSlot: slot)
  }

  /// Whether an item is an advertisement of the tab's configuration, which counts in no index (P5).
  public func isAd(_ item: Int) -> Bool {
    ads?.slot(ofItem: item) != nil
  }

  /// How many videos stand before an item: the index of its own one, advertisements not counted.
  public func moments(beforeItem item: Int) -> Int {
    ads?.moments(beforeItem: item) ?? item
  }

  /// Whether the user has paused the item.
  public func isPausedByUser(_ id: String) -> Bool {
    pausedByUser.contains(id)
  }

  /// Whether the data of the video are here, so that it plays at once.
  public func isFetched(_ id: String) -> Bool {
    fetched.contains(id)
  }

  /// How many videos' data are here (P4).
  public var fetchedCount: Int { fetched.count }

  /// Whether the data of the video did not come.
  public func hasFailed(_ id: String) -> Bool {
    failed.contains(id)
  }

  /// Where the video goes on when it has the turn again.
  public func keptPosition(of id: String) -> SimulatedTime {
    positions[id] ?? .zero
  }

  /// Adds a page; videos whose id is known, or that of an advertisement, are left out.
  ///
  /// A first page without repeats is kept as it is, so that a million videos are not copied.
  /// Returns how many were added.
  mutating func append(_ page: [Video]) -> Int {
    let before = moments.count
    indexes.reserveCapacity(before + page.count)
    var fresh: [Int] = []
    fresh.reserveCapacity(page.count)
    for place in page.indices {
      let id = page[place].id
      if ads?.slot(ofId: id) != nil { continue }
      if let known = indexes.updateValue(before + fresh.count, forKey: id) {
        indexes[id] = known
      } else {
        fresh.append(place)
      }
    }
    if before == 0, fresh.count == page.count {
      moments = page
    } else {
      moments.append(contentsOf: fresh.lazy.map { page[$0] })
    }
    return fresh.count
  }
}

/// The further pages of a deck (D7).
struct Paging: Hashable, Sendable {
  /// All that the source offered to the load of the first page, so that no later page depends on what was seen since.
  let offered: [Video]
  /// The number of the next page; the first one is 1.
  var nextPage = 2
  /// How many videos of the source have been answered.
  var answered: Int
  /// Whether the last page asked for did not come; it is asked for again when the user scrolls.
  var hasFailed = false
}

/// The place of one item in the frame, as a share that survives any size (U8).
struct ScrollAnchor: Hashable, Sendable {
  var itemId: String
  /// The share of the item cut off at the frame's top; nil while it is not cut off.
  var cutOff: Double?
  /// The share of the frame above the item, where it is not cut off.
  var below: Double
  /// Whether the deck stood at its very start, and the item in its first row.
  var isAtStart: Bool
  /// The offset this anchor led to; another one means that the user has scrolled since.
  var offset: Double
  /// The item that had the turn once the size had changed.
  var turnId: String?
}
