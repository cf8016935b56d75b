/// Where advertisements stand between the videos of a deck: arithmetic, whatever their number (P5, G5).
///
/// The first one stands after `first` videos, each further one after `every` more. What is shown there is taken in
/// turn from `videos`.
public struct AdSchedule: Hashable, Sendable {
  /// How many videos come before the first advertisement, at least 1.
  public let first: Int
  /// How many videos come between two advertisements, at least 1.
  public let every: Int
  /// What is shown, in turn; never empty.
  let videos: [Video]

  /// A schedule; nil where there is nothing to show.
  init?(first: Int, every: Int, videos: [Video]) {
    guard !videos.isEmpty else { return nil }
    self.first = min(Self.longestRun, max(1, first))
    self.every = min(Self.longestRun, max(1, every))
    self.videos = videos
  }

  /// More videos than any deck holds, so that no sum overflows.
  private static let longestRun = 1 << 40

  /// How many advertisements stand between and after so many videos.
  func count(among moments: Int) -> Int {
    moments < first ? 0 : 1 + (moments - first) / every
  }

  /// Which advertisement, counted from 0, stands at item `item` of the deck; nil where a video does.
  func slot(ofItem item: Int) -> Int? {
    guard item >= first else { return nil }
    let (slot, rest) = (item - first).quotientAndRemainder(dividingBy: every + 1)
    return rest == 0 ? slot : nil
  }

  /// How many videos stand before item `item`.
  func moments(beforeItem item: Int) -> Int {
    item <= first ? item : item - 1 - (item - first - 1) / (every + 1)
  }

  /// The item at which video `moment` stands.
  func item(ofMoment moment: Int) -> Int {
    moment < first ? moment : moment + 1 + (moment - first) / every
  }

  /// The item at which advertisement `slot` stands.
  func item(ofSlot slot: Int) -> Int { first + slot * (every + 1) }

  /// What stands at a slot, under an id that no other slot has, and with a badge whatever it was.
  func video(atSlot slot: Int) -> Video {
    var video = videos[slot % videos.count]
    video.id += Self.mark + String(slot + 1)
    if video.advertisement == nil {
      let sponsor = video.author.isEmpty ? video.title : video.author
      video.advertisement = Video.Advertisement(sponsor: sponsor)
    }
    return video
  }

  /// The slot of an advertisement by its id; nil for other ids.
  func slot(ofId id: String) -> Int? {
    guard let mark = id.unicodeScalars.lastIndex(of: "#"),
      let number = Int(id.unicodeScalars[mark...].dropFirst().map(String.init).joined()),
      number > 0, video(atSlot: number - 1).id == id
    else { return nil }
    return number - 1
  }

  private static let mark = "#"
}

/// The videos of a deck's items in order, advertisements among them.
public struct DeckVideos: RandomAccessCollection, Sendable {
  let moments: [Video]
  let ads: AdSchedule?
  /// The first item.
  public var startIndex: Int { 0 }
  /// One beyond the last item.
  public let endIndex: Int

  init(moments: [Video], ads: AdSchedule?) {
    self.moments = moments
    self.ads = ads
    endIndex = moments.count + (ads?.count(among: moments.count) ?? 0)
  }

  /// The video of an item.
  public subscript(item: Int) -> Video {
    guard let ads else { return moments[item] }
    if let slot = ads.slot(ofItem: item) { return ads.video(atSlot: slot) }
    return moments[ads.moments(beforeItem: item)]
  }
}
