/// The advertisements of the whole app: what is shown, and where the configurations put it (P5).
public struct AdsConfigurations: Hashable, Sendable {
  /// After how many videos the first advertisement of the primary configuration stands.
  public var firstPosition = 3
  /// After how many videos each advertisement of `everyXMoments` stands, and each further one of the primary
  /// configuration.
  public var everyX = 5
  /// What is shown, in turn; without any there are no advertisements.
  public var videos: [Video] = []

  /// The configurations of an app that states none; they show nothing.
  public init() {}

  /// Where a tab of this kind shows advertisements; nil where it shows none.
  func schedule(_ type: AdsConfigType) -> AdSchedule? {
    switch type {
    case .firstAvailableAdsConfig:
      AdSchedule(first: firstPosition, every: everyX, videos: videos)
    case .everyXMoments: AdSchedule(first: everyX, every: everyX, videos: videos)
    case .none: nil
    }
  }
}
