import FeedModel

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral
{
  /// A string.
  public init(stringLiteral value: String) { self = .string(value) }
  /// A whole number.
  public init(integerLiteral value: Int) { self = .number(Double(value)) }
  /// A number.
  public init(floatLiteral value: Double) { self = .number(value) }
  /// True or false.
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  /// A list.
  public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  /// An object, its members in the order of the literal.
  public init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(elements.map { Member($0, $1) })
  }
}

extension Scenario {
  /// A scenario of one tab, and what else is stated.
  init(stating members: JSONValue.Member...) throws(FileFaults) {
    let tab: JSONValue = ["containerId": "t", "title": "T"]
    try self.init(json: .object([.init("tabs", [tab])] + members))
  }

  /// The same tab, with every default.
  static var plain: Scenario {
    var scenario = Scenario()
    scenario.tabs = [ContainerTabItem(containerId: "t", title: "T", dataSource: .discover)]
    return scenario
  }
}
