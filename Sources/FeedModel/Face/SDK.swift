/// What an app asks the SDK as a whole (container page, `Blaze`).
@MainActor
public struct SDK {
  /// The SDK of the current app.
  public static let shared = SDK()

  /// The configuration of a container that is given none (`Blaze.shared.getDefaultMomentsPlaybackConfiguration()`; T1).
  public func getDefaultMomentsPlaybackConfiguration() -> PlaybackConfiguration {
    SimulatedApp.current?.scenario.shared.playback ?? .base()
  }
}

/// The look of players, which an app changes in place (container page, `BlazeMomentsPlayerStyle`; T1).
@MainActor
public final class PlayerStyle {
  /// The buttons of a player.
  public var buttons = MomentsPlayerStyle.Buttons()

  private init() {}

  /// The style to start from.
  public static func base() -> PlayerStyle { PlayerStyle() }
}

/// Where the videos of a tab come from, by the page's name (`BlazeDataSourceType`).
public typealias DataSourceType = ContentSource

/// Stands in for a view of the app.
@MainActor
public final class View {
  /// A view.
  public init() {}
}

/// Stands in for a view controller of the app.
@MainActor
public class ViewController {
  /// Its view.
  public let view = View()

  /// A view controller.
  public init() {}
}

/// A container as a view of SwiftUI (container page, `BlazeSwiftUIMomentsPlayerContainerTabsView`).
@MainActor
public struct SwiftUIMomentsPlayerContainerTabsView {
  /// The container, of which one instance is held as long as its view.
  public let tabsContainer: PlayerContainerTabs

  /// The view of a container; it starts to play in it when it appears.
  public init(tabsContainer: PlayerContainerTabs) {
    self.tabsContainer = tabsContainer
  }

  /// What SwiftUI does when the view appears.
  public func appear() {
    tabsContainer.startPlaying(in: ViewController())
  }
}
