/// A callback that waits for the app's answer (N6).
public struct AppRequest: Hashable, Sendable {
  /// Which callback it is; each is asked only where the one before it has not handled the link.
  public enum Kind: String, Codable, CaseIterable, Hashable, Sendable {
    /// `onTriggerCTA` (container page).
    case onTriggerCTA
    /// `handleCustomCTAClick(_:url:for:)` (Player Deck page; D10).
    case handleCustomCTAClick
    /// `onTriggerPlayerBodyTextLink` (container page).
    case onTriggerPlayerBodyTextLink
  }

  /// The number under which it is answered, from 1.
  public let id: Int
  /// Which callback it is.
  public let kind: Kind
  /// The container id of the tab.
  public let containerId: String
  /// The id of the video.
  public let videoId: String
  /// What the link does.
  public let actionType: LinkActionType
  /// The address of the link.
  public let actionParam: String
  /// When the scenario's host answers; nil where the app itself does.
  let hostAnswersAt: SimulatedTime?
}
