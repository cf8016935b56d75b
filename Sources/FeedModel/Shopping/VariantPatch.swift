/// What a hydration says of one variant; what is nil stays, or is as in a new variant (S1).
public struct VariantPatch: Hashable, Sendable {
  /// The id by which it is found; in an action an empty one means the unit that cards show.
  public var id: String
  /// Its name.
  public var name: String?
  /// What it costs.
  public var formattedPrice: Price?
  /// What it cost before.
  public var formattedOriginalPrice: Price?
  /// Where it can be bought.
  public var url: String?
  /// The address of its picture.
  public var imageUrl: String?
  /// Whether it can be bought.
  public var isAvailable: Bool?
  /// What tells it from the others; all of it is replaced.
  public var options: ProductOptions?

  /// A patch that changes nothing of the variant with this id.
  public init(id: String) {
    self.id = id
  }

  func apply(to variant: inout ProductVariant) {
    if let name { variant.name = name }
    if let formattedPrice { variant.formattedPrice = formattedPrice }
    if let formattedOriginalPrice { variant.formattedOriginalPrice = formattedOriginalPrice }
    if let url { variant.url = url }
    if let imageUrl { variant.imageUrl = imageUrl }
    if let isAvailable { variant.isAvailable = isAvailable }
    if let options { variant.options = options }
  }

  func followed(by later: VariantPatch) -> VariantPatch {
    var both = self
    both.name = later.name ?? name
    both.formattedPrice = later.formattedPrice ?? formattedPrice
    both.formattedOriginalPrice = later.formattedOriginalPrice ?? formattedOriginalPrice
    both.url = later.url ?? url
    both.imageUrl = later.imageUrl ?? imageUrl
    both.isAvailable = later.isAvailable ?? isAvailable
    both.options = later.options ?? options
    return both
  }
}
