/// What an app answers to callbacks while no code of an app does (N6).
public struct HostAnswers: Hashable, Sendable {
  /// To `onTriggerCTA`.
  public var onTriggerCTA = HostAnswer()
  /// To `handleCustomCTAClick`.
  public var handleCustomCTAClick = HostAnswer()
  /// To `onTriggerPlayerBodyTextLink`.
  public var onTriggerPlayerBodyTextLink = HostAnswer()
  /// To `onProductHydration` of every page (S1); nil where the app has set none.
  public var onProductHydration: HydrationAnswer?
  /// To the hydration of the products of one video (S2); nil where the app has set none.
  public var onGlobalProductHydration: HydrationAnswer?
  /// To a tap on Add to Cart (S4); nil where the app has set no delegate for it.
  public var playerDeckAddToCart: AddToCartAnswer?

  /// An app that handles nothing.
  public init() {}
}

/// An app's answer to one callback.
public struct HostAnswer: Hashable, Sendable {
  /// Whether the app has handled it, so that nothing else is done.
  public var isHandled = false
  /// How long the app takes to answer.
  public var after = SimulatedTime.zero

  /// An answer at once, that nothing was handled.
  public init() {}
}

/// An app's answer to a hydration.
public struct HydrationAnswer: Hashable, Sendable {
  /// How long the app takes.
  public var after = SimulatedTime.zero
  /// What it changes; products that were not asked for are passed over.
  public var products: [HydratedProduct] = []

  /// An answer that changes nothing.
  public init() {}
}

/// What an app changes of one product.
public struct HydratedProduct: Hashable, Sendable {
  /// The shop's own id of it.
  public var externalID: String
  /// What changes.
  public var patch: ProductPatch

  /// A product with what changes of it.
  public init(externalID: String, patch: ProductPatch) {
    self.externalID = externalID
    self.patch = patch
  }
}

/// An app's report on a unit that the user adds to the cart.
public struct AddToCartAnswer: Hashable, Sendable {
  /// How it went; nil where the app never reports.
  public var result: AddToCartResult?
  /// How long the app takes to report.
  public var after = SimulatedTime.zero

  /// A report at once.
  public init(result: AddToCartResult? = .success) {
    self.result = result
  }
}
