extension ProductPatch {
  /// The action that hydrates a product with this patch; nil for `request` means the latest hydrator.
  public func action(product: String, request: Int?) -> Action {
    .hydrate(
      product: product, name: name, description: description, isAvailable: isAvailable,
      hidden: isHidden, request: request, strategy: variants?.strategy,
      variants: variants?.variants ?? [])
  }

  /// The patch of such an action; variants without a strategy are merged.
  init(
    name: String?, description: String?, isAvailable: Bool?, hidden: Bool?,
    strategy: VariantsStrategy?, variants: [VariantPatch]
  ) {
    self.init()
    self.name = name
    self.description = description
    self.isAvailable = isAvailable
    isHidden = hidden
    if strategy != nil || !variants.isEmpty {
      self.variants = VariantsPatch(strategy ?? .merge, variants)
    }
  }
}
