/// Lets an app hydrate the products of a page, or of one video (Player Deck page, "Widget-Level Product Hydration"; S1).
///
/// It can be kept and used as often as wanted, also seconds later; once its load is gone it does nothing.
@MainActor
public final class ProductHydrating {
  private let request: Int
  private let simulation: () -> Simulation?
  private let send: (Action) -> Void

  init(
    request: Int, simulation: @escaping () -> Simulation?, send: @escaping (Action) -> Void
  ) {
    self.request = request
    self.simulation = simulation
    self.send = send
  }

  /// The products as they are now; none once the load is gone.
  public var products: [Product] { simulation()?.products(ofRequest: request) ?? [] }

  /// Hydrates the product with this `externalID`.
  public func hydrateProduct(_ id: String, _ build: (ProductBuilder) -> ProductBuilder) {
    send(build(ProductBuilder()).patch.action(product: id, request: request))
  }
}

/// What a closure for product hydration is handed: `products, videos, hydrator`.
@MainActor
struct ProductHydrationCall {
  /// Whether it is for one video that opens, and not for a page.
  let isGlobal: Bool
  let products: [Product]
  let videos: [VideoDetails]
  let hydrator: ProductHydrating

  /// What is handed over for an event; nil for an event that is for no such closure, or whose load is gone by now.
  init?(
    _ event: Event, simulation: @escaping () -> Simulation?, send: @escaping (Action) -> Void
  ) {
    switch event {
    case .onProductHydration(_, _, _, _, let request, _):
      self.init(request: request, isGlobal: false, simulation: simulation, send: send)
    case .onGlobalProductHydration(_, _, _, let request, _):
      self.init(request: request, isGlobal: true, simulation: simulation, send: send)
    default: return nil
    }
  }

  private init?(
    request: Int, isGlobal: Bool, simulation: @escaping () -> Simulation?,
    send: @escaping (Action) -> Void
  ) {
    guard let now = simulation(), let (tab, known) = now.hydrator(ofRequest: request) else {
      return nil
    }
    let deck = now.tabs[tab].deck
    self.isGlobal = isGlobal
    products = deck.products(of: known)
    videos = Array(deck.moments[known.moments])
    hydrator = ProductHydrating(request: request, simulation: simulation, send: send)
  }
}
