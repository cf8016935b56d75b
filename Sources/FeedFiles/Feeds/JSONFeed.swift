/// A JSON Feed 1.0 or 1.1 (jsonfeed.org): what of it a catalogue of videos can use.
struct JSONFeed: Decodable {
  let version: String?
  let title: String?
  let authors: [Author]
  /// The items; nil where the feed has no list of them.
  let items: [FeedElement<Item>]?

  private enum CodingKeys: String, CodingKey {
    case version, title, author, authors, items
  }

  init(from decoder: any Decoder) throws {
    var fields = try FeedFields(decoder, keyedBy: CodingKeys.self)
    version = fields.text(.version)
    title = fields.text(.title)
    authors = fields.authors(.authors, .author)
    items = fields.value(.items)
  }

  /// Who wrote something.
  struct Author: Decodable {
    let name: String?

    private enum CodingKeys: String, CodingKey {
      case name
    }

    init(from decoder: any Decoder) throws {
      var fields = try FeedFields(decoder, keyedBy: CodingKeys.self)
      name = fields.text(.name)
    }
  }

  /// One entry of the feed.
  struct Item: Decodable {
    let id: String?
    let url: String?
    let externalURL: String?
    let title: String?
    let summary: String?
    let contentText: String?
    let contentHTML: String?
    let authors: [Author]
    let tags: [String]
    let attachments: [Attachment]
    let odd: [OddField]

    private enum CodingKeys: String, CodingKey {
      case id, url, title, summary, author, authors, tags, attachments
      case externalURL = "external_url"
      case contentText = "content_text"
      case contentHTML = "content_html"
    }

    init(from decoder: any Decoder) throws {
      var fields = try FeedFields(decoder, keyedBy: CodingKeys.self)
      id = fields.text(.id)
      url = fields.text(.url)
      externalURL = fields.text(.externalURL)
      title = fields.text(.title)
      summary = fields.text(.summary)
      contentText = fields.text(.contentText)
      contentHTML = fields.text(.contentHTML)
      authors = fields.authors(.authors, .author)
      tags = fields.list(.tags, of: FeedText.self).map(\.text)
      attachments = fields.list(.attachments)
      odd = fields.odd + attachments.flatMap(\.odd)
    }
  }

  /// A file that belongs to an item.
  struct Attachment: Decodable {
    let url: String?
    let duration: Double?
    let odd: [OddField]

    private enum CodingKeys: String, CodingKey {
      case url
      case duration = "duration_in_seconds"
    }

    init(from decoder: any Decoder) throws {
      var fields = try FeedFields(decoder, keyedBy: CodingKeys.self)
      url = fields.text(.url)
      duration = fields.value(.duration)
      odd = fields.odd
    }
  }
}

extension FeedFields {
  /// The authors, which version 1.0 has one of and 1.1 a list.
  fileprivate mutating func authors(_ several: Key, _ one: Key) -> [JSONFeed.Author] {
    let authors: [JSONFeed.Author] = list(several)
    return authors.isEmpty ? value(one, as: JSONFeed.Author.self).map { [$0] } ?? [] : authors
  }
}
