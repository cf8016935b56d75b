extension SimulatedApp {
  /// Takes the app's delegate for its cart, or takes it away.
  func setAddToCartDelegate(_ delegate: (any PlayerDeckAddToCartDelegate)?) {
    addToCartDelegate = delegate
    send(.setHandler(handler: .playerDeckAddToCart, on: delegate != nil))
  }

  /// Takes the app's hydration of single videos, or takes it away.
  func setGlobalProductHydration(_ handler: VideoSDK.GlobalProductHydrationHandler?) {
    onGlobalProductHydration = handler
    send(.setHandler(handler: .onGlobalProductHydration, on: handler != nil))
  }

  /// Asks what the app has set for the whole SDK about products.
  func tellShopping(_ event: Event, of component: any AppComponent) {
    if let call = hydrationCall(for: event, of: component), call.isGlobal,
      let video = call.videos.first
    {
      onGlobalProductHydration?(call.products, video, call.hydrator)
    }
    guard
      case .onPlayerDeckAddToCart(_, let videoId, let productId, let unitId, let url, let request) =
        event,
      let video = component.state?.video(ofId: videoId)
    else { return }
    let added = PlayerDeckAddToCartEvent(
      productId: productId, unitId: unitId, url: url, video: video)
    addToCartDelegate?.playerDeckAddToCart(added) { [weak self, weak component] result in
      guard let self, let component else { return }
      call(.reportAddToCart(request: request, result: result), of: component)
    }
  }

  /// What a closure for product hydration is handed for an event of a component; nil for any other event.
  func hydrationCall(
    for event: Event, of component: any AppComponent
  ) -> ProductHydrationCall? {
    ProductHydrationCall(event) {
      component.state
    } send: { [weak self] action in
      self?.call(action, of: component)
    }
  }
}
