extension Scenario {
  /// The text of a file that reads as this scenario; what is as usual is left out.
  public var fileText: String { json.indented() }
}
