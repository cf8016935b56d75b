/// What sources find a video by besides its labels and channel, and what is said in it.
struct VideoTraits: Hashable, Sendable {
  var hashtags: [String] = []
  var createdAt: CalendarTime?
  var updatedAt: CalendarTime?
  var views = 0
  var audience: [String: [String]] = [:]
  var captions: [Caption] = []
}

extension Video {
  /// Its hashtags, with or without their `#`, by which a hashtag playlist finds it.
  public var hashtags: [String] {
    get { traits.first?.hashtags ?? [] }
    set { changeTraits { $0.hashtags = newValue } }
  }

  /// When it was made; nil where nobody says.
  public var createdAt: CalendarTime? {
    get { traits.first?.createdAt }
    set { changeTraits { $0.createdAt = newValue } }
  }

  /// When it was last changed; nil where it never was.
  public var updatedAt: CalendarTime? {
    get { traits.first?.updatedAt }
    set { changeTraits { $0.updatedAt = newValue } }
  }

  /// How often it has been watched, by which it trends.
  public var views: Int {
    get { traits.first?.views ?? 0 }
    set { changeTraits { $0.views = newValue } }
  }

  /// Which viewers dynamic content shows it to: by the name of a parameter the values that qualify; empty for everyone.
  public var audience: [String: [String]] {
    get { traits.first?.audience ?? [:] }
    set { changeTraits { $0.audience = newValue } }
  }

  /// What is said in it.
  public var captions: [Caption] {
    get { traits.first?.captions ?? [] }
    set { changeTraits { $0.captions = newValue } }
  }

  /// Whether it is meant for a viewer of whom `parameters` are known: each parameter that it asks for has to be there
  /// with one of its values.
  func isMeant(forViewersWith parameters: [String: [String]]) -> Bool {
    audience.allSatisfy { name, values in
      parameters[name]?.contains(where: values.contains) ?? false
    }
  }

  private mutating func changeTraits(_ set: (inout VideoTraits) -> Void) {
    var changed = traits.first ?? VideoTraits()
    set(&changed)
    traits = changed == VideoTraits() ? [] : [changed]
  }
}
