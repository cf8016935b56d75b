extension ContainerTabItem: Codable {
  /// The labels of a tab's arguments, in the order in which they are taken.
  public enum CodingKeys: String, CodingKey, CaseIterable, Sendable {
    case containerId, title, source, maxItems, isVisible, isPaged, pageSize
    case selectedImage, unselectedImage, shouldOrderMomentsByReadStatus
    case cachePolicyLevel, momentsAdsConfigType
    case orderType, advancedOrderType, labelsPriority, personalizedType, promotedLabels,
      searchLabels
  }

  /// Reads a tab of which only the id is needed: its title is the id and its source everything, unless stated.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let id = try values.decode(String.self, forKey: .containerId)
    let title = try values.decodeIfPresent(String.self, forKey: .title)
    self.init(containerId: id, title: title ?? id, dataSource: .discover)
    if let source = try values.decodeIfPresent(SourceWord.self, forKey: .source) {
      dataSource = source.source
    }
    var details = ContentSource.Details()
    details.maxItems = try values.decodeIfPresent(Int.self, forKey: .maxItems)
    isVisible = try values.decodeIfPresent(Bool.self, forKey: .isVisible) ?? true
    isPaged = try values.decodeIfPresent(Bool.self, forKey: .isPaged) ?? false
    pageSize = try values.decodeIfPresent(Int.self, forKey: .pageSize)
    let selected = try values.decodeIfPresent(String.self, forKey: .selectedImage)
    let unselected = try values.decodeIfPresent(String.self, forKey: .unselectedImage)
    if selected != nil || unselected != nil {
      icon = PlayerTabItemCustomImageStates(
        selectedImage: selected, unselectedImage: unselected)
    }
    shouldOrderMomentsByReadStatus =
      try values.decodeIfPresent(Bool.self, forKey: .shouldOrderMomentsByReadStatus) ?? true
    cachePolicyLevel = try values.decodeIfPresent(CachePolicyLevel.self, forKey: .cachePolicyLevel)
    momentsAdsConfigType =
      try values.decodeIfPresent(AdsConfigType.self, forKey: .momentsAdsConfigType)
      ?? momentsAdsConfigType
    try details.read(from: values)
    dataSource.details = details
    guard dataSource.details == details else {
      throw WordError(
        column: 1,
        "not all that is said of the source '\(dataSource)' belongs to one of its kind; accepted: "
          + "maxItems with labels and search; orderType and advancedOrderType with labels and ids; "
          + "labelsPriority and personalizedType with labels; promotedLabels with for-you and trending; "
          + "searchLabels with search")
    }
  }

  /// Writes what is not as usual.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(containerId, forKey: .containerId)
    try values.encode(title, forKey: .title)
    try values.encode(SourceWord(source: dataSource), forKey: .source)
    try values.encodeIfPresent(dataSource.details.maxItems, forKey: .maxItems)
    if !isVisible { try values.encode(false, forKey: .isVisible) }
    if isPaged { try values.encode(true, forKey: .isPaged) }
    try values.encodeIfPresent(pageSize, forKey: .pageSize)
    try values.encodeIfPresent(icon?.selectedImage, forKey: .selectedImage)
    try values.encodeIfPresent(icon?.unselectedImage, forKey: .unselectedImage)
    if !shouldOrderMomentsByReadStatus {
      try values.encode(false, forKey: .shouldOrderMomentsByReadStatus)
    }
    try values.encodeIfPresent(cachePolicyLevel, forKey: .cachePolicyLevel)
    if momentsAdsConfigType != .firstAvailableAdsConfig {
      try values.encode(momentsAdsConfigType, forKey: .momentsAdsConfigType)
    }
    try dataSource.details.write(to: &values)
  }

  /// The tab as its words tell it: an icon without an image is none.
  var writable: ContainerTabItem {
    var tab = self
    if icon?.selectedImage == nil, icon?.unselectedImage == nil { tab.icon = nil }
    return tab
  }
}
