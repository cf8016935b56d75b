/// How an app reports on a unit that was to be added to its cart (S4).
public enum AddToCartResult: String, Codable, CaseIterable, Hashable, Sendable {
  /// The unit is in the cart.
  case success
  /// It could not be added.
  case failure
}

/// How adding to the cart ended (S4).
public enum AddToCartOutcome: String, Codable, CaseIterable, Hashable, Sendable {
  /// The app reported success.
  case success
  /// The app reported a failure.
  case failure
  /// The app did not report in time.
  case noReport
}

/// What an Add to Cart button shows (S4).
public enum AddToCartState: String, CaseIterable, Hashable, Sendable {
  /// It can be tapped.
  case idle
  /// The app's report is awaited.
  case adding
  /// The app reported success a moment ago.
  case added
  /// The app reported a failure a moment ago.
  case failed
}

/// A unit that the user adds to the cart, from the tap until its button is as before (S4, N6).
public struct CartAddition: Hashable, Sendable {
  /// How far it is.
  enum Stage: Hashable {
    case adding
    case added
    case failed
    /// The app did not report in time, but the scenario's host will yet.
    case overdue
  }

  /// How long the app has to report.
  public static let window = SimulatedTime.seconds(10)
  /// How long a button shows what the app reported.
  public static let notice = SimulatedTime.seconds(3)

  /// The number under which the app reports.
  public let request: Int
  /// The id of the video on whose card the button was tapped.
  public let videoId: String
  /// The id of the product; nil where the feed gives none.
  public let productId: String?
  /// The id of the unit: that of the variant, else of the product.
  public let unitId: String?
  /// When the button was tapped.
  let askedAt: SimulatedTime
  var stage = Stage.adding
  /// When the stage ends by itself.
  var end: SimulatedTime
  /// When the scenario's host reports; nil where the app itself does, or nobody.
  var hostReportsAt: SimulatedTime?

  /// When something happens by itself.
  var nextDeadline: SimulatedTime {
    stage == .adding ? min(end, hostReportsAt ?? .max) : end
  }
}
