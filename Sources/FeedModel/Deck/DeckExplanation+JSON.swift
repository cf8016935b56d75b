extension DeckExplanation {
  /// The explanation as JSON: what cut the viewport, the rule, and each item with what every cut took from it (A8).
  ///
  /// Rectangles are `[x, y, width, height]` in points, fractions are 0...1, times are written as `800ms`.
  public var json: JSONValue {
    .object([
      JSONValue.Member("viewport", viewport.map(\.json) ?? .null),
      JSONValue.Member("cuts", .array(cuts.map(\.json))),
      JSONValue.Member("threshold", .number(threshold)),
      JSONValue.Member("keepingThreshold", .number(keepingThreshold)),
      JSONValue.Member("minimumViewTime", .string(minimumViewTime.description)),
      JSONValue.Member("strategy", .string(strategy.rawValue)),
      JSONValue.Member("items", .array(items.map { $0.json(needs: threshold) })),
    ])
  }
}

extension DeckExplanation.Cut {
  fileprivate var json: JSONValue {
    .object([
      JSONValue.Member("cut", .string(cut.name)),
      JSONValue.Member("leaves", viewport.map(\.json) ?? .null),
    ])
  }
}

extension ItemExplanation {
  fileprivate func json(needs threshold: Double) -> JSONValue {
    var members: [JSONValue.Member] = [
      JSONValue.Member("index", .number(Double(index))),
      JSONValue.Member("videoId", .string(videoId)),
      JSONValue.Member("rect", rect.json),
      JSONValue.Member(
        "losses",
        .array(
          losses.map {
            .object([
              JSONValue.Member("cut", .string($0.cut.name)),
              JSONValue.Member("fraction", .number($0.fraction)),
            ])
          })),
      JSONValue.Member("fraction", .number(fraction)),
      JSONValue.Member("needs", .number(threshold)),
    ]
    if let bestFraction {
      members.append(JSONValue.Member("bestFraction", .number(bestFraction)))
    }
    if let dwellsUntil {
      members.append(JSONValue.Member("dwellsUntil", .string(dwellsUntil.description)))
    }
    members.append(JSONValue.Member("verdict", .string(verdict.rawValue)))
    return .object(members)
  }
}

extension Viewport.Cut {
  /// What cuts, in a word: `screen`, `safeArea.top`, `ancestor.0`.
  public var name: String {
    switch self {
    case .screen: "screen"
    case .safeArea(let edges):
      "safeArea."
        + SafeAreaEdges.named.filter { edges.contains($0.edge) }.map(\.name).joined(separator: "-")
    case .ancestor(let index): "ancestor.\(index)"
    }
  }
}

extension Rect {
  /// `[x, y, width, height]`.
  fileprivate var json: JSONValue {
    .array([.number(x), .number(y), .number(width), .number(height)])
  }
}

extension Simulation {
  /// Why the items of the active tab play or do not, and when that is, as the text of a JSON file (A8).
  public var explanationText: String {
    JSONValue.object([
      JSONValue.Member("time", .string(now.description)),
      JSONValue.Member(
        "tab", activeTab.map { .string(tabs[$0].item.containerId) } ?? .null),
      JSONValue.Member("deck", explain()?.json ?? .null),
    ]).indented()
  }
}
