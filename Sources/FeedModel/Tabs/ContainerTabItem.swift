/// One tab of the container, as an app describes it (container page, `BlazeMomentsContainerTabItem`; T2).
public struct ContainerTabItem: Hashable, Sendable {
  /// Its id, unique in the container.
  public var containerId: String
  /// The title shown in the strip.
  public var title: String
  /// Whether the strip shows it.
  public var isVisible: Bool
  /// Where its videos come from.
  public var dataSource: ContentSource
  /// Whether the videos arrive in pages as those of a deck's own source do (D7); otherwise all in one.
  public var isPaged: Bool
  /// Videos a page of this tab holds; nil for as many as those of the scenario's deck (D7).
  public var pageSize: Int?
  /// A short text or emoji beside the title; nil for none.
  public var icon: PlayerTabItemCustomImageStates?
  /// Whether unread videos come first (P6).
  public var shouldOrderMomentsByReadStatus: Bool
  /// How many videos are fetched before their turn (P4); nil for as many as in the whole SDK.
  public var cachePolicyLevel: CachePolicyLevel?
  /// Where advertisements stand between the videos (P5).
  public var momentsAdsConfigType: AdsConfigType

  /// A tab with the defaults of the page.
  public init(
    containerId: String, title: String, isVisible: Bool = true, dataSource: ContentSource,
    isPaged: Bool = false, pageSize: Int? = nil, icon: PlayerTabItemCustomImageStates? = nil,
    shouldOrderMomentsByReadStatus: Bool = true, cachePolicyLevel: CachePolicyLevel? = nil,
    momentsAdsConfigType: AdsConfigType = .firstAvailableAdsConfig
  ) {
    self.containerId = containerId
    self.title = title
    self.isVisible = isVisible
    self.dataSource = dataSource
    self.isPaged = isPaged
    self.pageSize = pageSize
    self.icon = icon
    self.shouldOrderMomentsByReadStatus = shouldOrderMomentsByReadStatus
    self.cachePolicyLevel = cachePolicyLevel
    self.momentsAdsConfigType = momentsAdsConfigType
  }
}

/// What stands for a tab's icon in either state (`BlazePlayerTabItemCustomImageStates`).
public struct PlayerTabItemCustomImageStates: Hashable, Sendable {
  /// The text or emoji while the tab is selected; nil for none.
  public var selectedImage: String?
  /// The text or emoji while it is not; nil for none.
  public var unselectedImage: String?

  /// An icon in both states.
  public init(selectedImage: String? = nil, unselectedImage: String? = nil) {
    self.selectedImage = selectedImage
    self.unselectedImage = unselectedImage
  }
}
