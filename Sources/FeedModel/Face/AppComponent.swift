/// A part of an app that the SDK shows: a container of tabs, or a deck alone.
@MainActor
protocol AppComponent: AnyObject {
  /// The id of what it shows, unique while it is shown.
  var sourceId: String { get }
  /// The state of it; nil until there is one.
  var state: Simulation? { get }

  /// Does an action; returns what the log says of it.
  func perform(_ action: Action, at now: SimulatedTime, completion: (() -> Void)?) -> [LogEntry]
  /// Lets its time pass; returns what the log says of it.
  func goOn(to now: SimulatedTime) -> [LogEntry]
  /// Asks the app's handlers, and answers for the app.
  func tell(_ event: Event)
}

extension AppComponent {
  /// Whether it is shown.
  var isShown: Bool { state?.isStarted ?? false }
  /// When something is next due in it; nil while nothing is.
  var nextDeadline: SimulatedTime? { state?.nextDeadline }
}
