/// What the tests look at in the sample's JSON, decoded without the scenario's own reader.
struct SampleDocument: Decodable {
  struct Source: Decodable {
    let labels: [String]
  }

  struct Deck: Decodable {
    let source: Source
    let pageSize: Int
  }

  struct Tab: Decodable {
    let containerId: String
    let title: String
    let dataSource: Source?
    let deck: Deck?
  }

  struct Fault: Decodable, Equatable {
    let source: String
    let fault: String
    let times: Int
  }

  struct Network: Decodable {
    let latency: String
    let faults: [Fault]
  }

  struct Product: Decodable {
    let externalID: String
    let name: String
    let price: Double
    let originalPrice: Double?
    let currencyCode: String
  }

  struct Ad: Decodable {
    let sponsor: String
    let cta: String
  }

  struct Video: Decodable {
    let id: String
    let title: String
    let author: String
    let duration: String?
    let labels: [String]
    let product: Product?
    let ad: Ad?
    let isLive: Bool?
    let hasVideo: Bool?
    let fails: Bool?
  }

  struct Catalog: Decodable {
    let videos: [Video]
  }

  let containerSourceId: String
  let tabs: [Tab]
  let network: Network
  let catalog: Catalog
}

extension SampleDocument.Tab {
  /// The labels whose videos the tab shows, however it loads them.
  var labels: [String] { dataSource?.labels ?? deck?.source.labels ?? [] }
}
