extension Video {
  /// The keys of a video.
  package static let table = FileTable<Video>(
    "Video", initial: Video(id: "", title: ""),
    rows: [
      FileRow(
        "id", .name, \.id,
        "The video's id, unique in the file; unless stated its url, else scenario- and its place"
          + " from 0.", isAlwaysWritten: true),
      FileRow(
        "title", .text, \.title, "The video's title; the id unless stated.", isAlwaysWritten: true),
      FileRow("author", .text, \.author, "Who made it."),
      FileRow(
        "duration", .time, \.duration,
        "How long it is; unless stated none is shown and it plays 30 s."),
      FileRow("isLive", .bool, \.isLive, "Whether it is a live stream, which has no end."),
      FileRow(
        "hasVideo", .bool, \.hasVideo,
        "Whether the cell holds a video at all; one that does not never plays."),
      FileRow("fails", .bool, \.fails, "Whether fetching it always fails."),
      FileRow("labels", .list(of: .name, "labels"), \.labels, "Labels by which sources find it."),
      FileRow(
        "hashtags", .list(of: .name, "hashtags"), \.hashtags,
        "Hashtags by which a hashtag playlist finds it."),
      FileRow(
        "createdAt", .calendarTime, \.createdAt, "When it was made, for sources that order by it."),
      FileRow("updatedAt", .calendarTime, \.updatedAt, "When it was last changed."),
      FileRow(
        "views", .wholeNumber(0...1_000_000_000_000), \.views,
        "How often it has been watched, by which it trends."),
      FileRow(
        "audience", .valuesByName, \.audience,
        "Which viewers dynamic content shows it to, by parameter; everyone unless stated."),
      FileRow(
        "captions", .list(of: Caption.table.notation, "captions", count: 0...10_000), \.captions,
        "What is said in it, shown as subtitles."),
      FileRow("channel", .text, \.channel, "The id of the channel it belongs to."),
      FileRow("url", .text, \.url, "Where it can be seen."),
      FileRow(
        "product", Product.table.notation, "The one product shown with it.",
        get: { $0.products.count == 1 ? $0.products.first : nil }, set: { $0.products = [$1] }),
      FileRow(
        "products", .list(of: Product.table.notation, "products"),
        "The products shown with it; not together with product.",
        get: { $0.products.count > 1 ? $0.products : nil }, set: { $0.products = $1 }),
      FileRow(
        "ad", Advertisement.table.notation, \.advertisement, "What makes it an advertisement."),
      FileRow("cta", CallToAction.table.notation, \.cta, "A button that leads somewhere."),
      FileRow(
        "bodyTextLink", BodyTextLink.table.notation, \.bodyTextLink, "A link in its text."),
      FileRow(
        "customActionButtons", .list(of: CustomActionButton.table.notation, "buttons"),
        \.customActionButtons, "Buttons that the app has put on it."),
    ],
    finish: { video, json, reading in
      if json["id"] == nil {
        video.id = video.url.isEmpty ? "scenario-\(reading.index)" : video.url
      }
      if json["title"] == nil { video.title = video.id }
      if json["product"] != nil, json["products"] != nil {
        reading.note(found: "both product and products", accepted: "one of the two")
      }
    })
}

extension Video.Advertisement {
  /// The keys of an advertisement.
  package static let table = FileTable<Video.Advertisement>(
    "Advertisement", initial: Video.Advertisement(sponsor: ""),
    rows: [
      FileRow("sponsor", .text, \.sponsor, "Who pays for it."),
      FileRow("cta", .text, \.callToAction, "The words of its call to action."),
    ])
}
