/// What is known of the products of one load of a deck, and of its Add to Cart buttons.
public struct DeckShopping: Hashable, Sendable {
  /// Whether cards have an Add to Cart button, as read at the deck's first load; nil before it (S4).
  public internal(set) var hasAddToCartButton: Bool?
  /// Who may hydrate its products, in the order of asking.
  public internal(set) var hydrators: [ProductHydrator] = []
  /// What is being added to the cart, in the order of the taps.
  public internal(set) var additions: [CartAddition] = []
  /// What has been hydrated of each product, by its external id.
  var patches: [String: ProductPatch] = [:]

  /// The next moment at which something happens by itself; the end of time where nothing does.
  var nextDeadline: SimulatedTime {
    var next = SimulatedTime.max
    for hydrator in hydrators { next = min(next, hydrator.hostAnswersAt ?? .max) }
    for addition in additions { next = min(next, addition.nextDeadline) }
    return next
  }
}

extension Deck {
  /// The products of an item as they are now, hidden ones included.
  public func products(ofItem item: Int) -> [Product] {
    let products = videos[item].products
    return shopping.patches.isEmpty ? products : products.map(hydrated)
  }

  /// The product that the card of an item shows: the first that is not hidden; nil for none (S3).
  public func shownProduct(ofItem item: Int) -> Product? {
    products(ofItem: item).first { !$0.isHidden }
  }

  /// What the Add to Cart button of an item shows; nil where it has none (S4).
  public func addToCartState(ofItem item: Int) -> AddToCartState? {
    guard shopping.hasAddToCartButton == true, let product = shownProduct(ofItem: item),
      product.availability == .available
    else { return nil }
    switch shopping.addition(of: product, on: videos[item].id)?.stage {
    case .adding: return .adding
    case .added: return .added
    case .failed: return .failed
    case .overdue, nil: return .idle
    }
  }

  /// The products that a hydrator is for, as they are now: each external id once, and all without one.
  public func products(of hydrator: ProductHydrator) -> [Product] {
    var known: Set<String> = []
    return moments[hydrator.moments].flatMap { video in
      video.products.filter { product in
        product.externalID.map { known.insert($0).inserted } ?? true
      }
    }.map(hydrated)
  }

  /// A product with what has been hydrated of it.
  private func hydrated(_ product: Product) -> Product {
    guard let id = product.externalID, let patch = shopping.patches[id] else { return product }
    var product = product
    patch.apply(to: &product)
    return product
  }
}

extension DeckShopping {
  /// Whether a button waits for the app's report.
  public var isAdding: Bool { additions.contains { $0.stage == .adding } }

  /// The addition of the unit that a card shows, as far as its button shows it.
  func addition(of product: Product, on videoId: String) -> CartAddition? {
    additions.last {
      $0.videoId == videoId && $0.productId == product.externalID
        && $0.unitId == product.shownUnitID && $0.stage != .overdue
    }
  }
}
