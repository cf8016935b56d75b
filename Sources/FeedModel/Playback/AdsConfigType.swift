/// Where a tab's advertisements stand (container page, `momentsAdsConfigType`; P5).
public enum AdsConfigType: String, Codable, CaseIterable, Hashable, Sendable {
  /// Where the primary configuration of the whole app says.
  case firstAvailableAdsConfig
  /// After every so many videos.
  case everyXMoments
  /// Nowhere.
  case none
}
