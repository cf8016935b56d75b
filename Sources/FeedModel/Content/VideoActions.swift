/// What a link does (`actionType`).
public enum LinkActionType: String, Codable, CaseIterable, Hashable, Sendable {
  /// It opens a page.
  case web
  /// It leads to a place within the app.
  case deeplink
}

/// The call to action of a video, a button that leads somewhere (container page, `onTriggerCTA`; T19).
public struct CallToAction: Hashable, Sendable {
  /// The words on the button.
  public var text: String
  /// What it does.
  public var actionType: LinkActionType
  /// The address it leads to.
  public var actionParam: String

  /// A button that leads to a page unless stated otherwise.
  public init(text: String, actionType: LinkActionType = .web, actionParam: String) {
    self.text = text
    self.actionType = actionType
    self.actionParam = actionParam
  }
}

/// A link in the text of a video (container page, `onTriggerPlayerBodyTextLink`; T19).
public struct BodyTextLink: Hashable, Sendable {
  /// The words of the link.
  public var text: String
  /// The address it leads to.
  public var actionParam: String

  /// A link to an address.
  public init(text: String, actionParam: String) {
    self.text = text
    self.actionParam = actionParam
  }
}

/// A button that an app has put on a video (container page, `onTriggerCustomActionButton`; T19).
public struct CustomActionButton: Hashable, Sendable {
  /// Its id, unique among those of the video.
  public var id: String
  /// The words on it.
  public var name: String
  /// What the app has noted on it; empty for nothing.
  public var metadata: String

  /// A button.
  public init(id: String, name: String, metadata: String = "") {
    self.id = id
    self.name = name
    self.metadata = metadata
  }
}

/// Everything on a video that a user can tap to get elsewhere.
struct VideoActions: Hashable, Sendable {
  var cta: CallToAction?
  var bodyTextLink: BodyTextLink?
  var customActionButtons: [CustomActionButton] = []
}

extension Video {
  /// Its call to action; nil for none.
  public var cta: CallToAction? {
    get { actions.first?.cta }
    set { change { $0.cta = newValue } }
  }

  /// The call to action that a user can tap: its own, else that of the advertisement, which leads to the video's address.
  public var shownCTA: CallToAction? {
    if let cta { return cta }
    guard let advertisement, !advertisement.callToAction.isEmpty else { return nil }
    return CallToAction(text: advertisement.callToAction, actionParam: url)
  }

  /// The link in its text; nil for none.
  public var bodyTextLink: BodyTextLink? {
    get { actions.first?.bodyTextLink }
    set { change { $0.bodyTextLink = newValue } }
  }

  /// The buttons that the app has put on it.
  public var customActionButtons: [CustomActionButton] {
    get { actions.first?.customActionButtons ?? [] }
    set { change { $0.customActionButtons = newValue } }
  }

  private mutating func change(_ set: (inout VideoActions) -> Void) {
    var changed = actions.first ?? VideoActions()
    set(&changed)
    actions = changed == VideoActions() ? [] : [changed]
  }
}
