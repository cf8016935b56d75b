import FeedFiles
import FeedModel
import Testing

/// Fields of feeds with any value of any type.
struct OddFieldTests {
  private static let values = [
    "null", "true", "false", "0", "-1", "1.5", "1e300", "1e999", #""""#, #"" ""#, #""x""#,
    #""\ud800""#,
    "[]", "[null]", "[[]]", "[1, \"a\", {}]", "{}", #"{"name": 5}"#, #"{"name": null, "url": []}"#,
  ]

  /// Feeds of one entry, whose only sound fields are an id and a title.
  private static let feeds = [
    (
      #"{"version": "https://jsonfeed.org/version/1.1", "items": ["#,
      [
        "url", "external_url", "content_html", "content_text", "summary", "image", "banner_image",
        "date_published", "date_modified", "author", "authors", "tags", "language", "attachments",
        "_x",
      ]
    ),
    (
      #"{"_type": "playlist", "entries": ["#,
      [
        "_type", "webpage_url", "url", "uploader", "channel", "channel_id", "playlist",
        "playlist_title",
        "duration", "is_live", "live_status", "tags", "categories", "formats", "thumbnails",
        "_version",
      ]
    ),
  ]

  @Test(arguments: feeds)
  func `C2: whatever stands in a field, the entry stays, and its other fields count`(
    start: String, fields: [String]
  ) throws {
    for field in fields {
      for value in Self.values {
        let entry = #"{"id": "i", "\#(field)": \#(value), "title": "T"}"#
        let input = try InputReader.read(start + entry + "]}")
        let video = try #require(input.scenario.catalog.videos.first, "\(entry)")
        #expect(input.scenario.catalog.videos.count == 1)
        #expect(video.id == "i" && video.title == "T", "\(entry)")
        #expect(try Scenario(json: input.scenario.json) == input.scenario, "\(entry)")
      }
    }
  }

  @Test(arguments: ["id", "title"])
  func `C2: whatever stands as id or title, the entry has one`(field: String) throws {
    for (start, _) in Self.feeds {
      for value in Self.values {
        let input = try InputReader.read(start + #"{"\#(field)": \#(value)}]}"#)
        let video = try #require(input.scenario.catalog.videos.first)
        #expect(!video.id.isEmpty && !video.title.isEmpty, "\(field): \(value)")
      }
    }
  }

  @Test(arguments: [
    "title", "home_page_url", "feed_url", "icon", "author", "authors", "hubs", "expired",
  ])
  func `C2: whatever stands beside the items, they are read`(field: String) throws {
    for value in Self.values {
      let input = try InputReader.read(#"{"\#(field)": \#(value), "items": [{"id": "i"}]}"#)
      #expect(input.scenario.catalog.videos.map(\.id) == ["i"])
      #expect(!input.scenario.containerSourceId.isEmpty)
    }
  }
}
