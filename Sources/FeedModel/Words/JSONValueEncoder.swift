extension JSONValue {
  /// The tree of a value that knows how to encode itself; members stand in the order in which it encodes them.
  ///
  /// A whole number beyond 2^53, which a JSON number does not carry exactly, becomes a string.
  public init(encoding value: some Encodable) throws {
    let root = TreeNode()
    try value.encode(to: TreeEncoder(node: root, codingPath: []))
    self = root.tree
  }
}

/// A value of the tree while its parts are still being encoded.
private final class TreeNode {
  var leaf = JSONValue.null
  var members: [(name: String, node: TreeNode)]?
  var elements: [TreeNode]?

  var tree: JSONValue {
    if let members { return .object(members.map { JSONValue.Member($0.name, $0.node.tree) }) }
    return elements.map { .array($0.map(\.tree)) } ?? leaf
  }

  func member(_ name: String) -> TreeNode {
    let node = TreeNode()
    members?.append((name, node))
    return node
  }

  func element() -> TreeNode {
    let node = TreeNode()
    elements?.append(node)
    return node
  }
}

private struct TreeEncoder: Encoder {
  let node: TreeNode
  let codingPath: [any CodingKey]
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    node.members = node.members ?? []
    return KeyedEncodingContainer(KeyedTree(node: node, codingPath: codingPath))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    node.elements = node.elements ?? []
    return UnkeyedTree(node: node, codingPath: codingPath)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer {
    SingleTree(node: node, codingPath: codingPath)
  }
}

private struct KeyedTree<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let node: TreeNode
  let codingPath: [any CodingKey]

  private func encoder(_ key: any CodingKey) -> TreeEncoder {
    TreeEncoder(node: node.member(key.stringValue), codingPath: codingPath + [key])
  }

  func encodeNil(forKey key: Key) { _ = node.member(key.stringValue) }

  func encode(_ value: some Encodable, forKey key: Key) throws {
    try value.encode(to: encoder(key))
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) -> KeyedEncodingContainer<Nested> {
    encoder(key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    encoder(key).unkeyedContainer()
  }

  func superEncoder() -> any Encoder {
    TreeEncoder(node: node.member("super"), codingPath: codingPath)
  }

  func superEncoder(forKey key: Key) -> any Encoder { encoder(key) }
}

private struct UnkeyedTree: UnkeyedEncodingContainer {
  let node: TreeNode
  let codingPath: [any CodingKey]
  var count: Int { node.elements?.count ?? 0 }

  private func encoder() -> TreeEncoder {
    TreeEncoder(node: node.element(), codingPath: codingPath)
  }

  func encodeNil() { _ = node.element() }

  func encode(_ value: some Encodable) throws { try value.encode(to: encoder()) }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type
  ) -> KeyedEncodingContainer<Nested> {
    encoder().container(keyedBy: type)
  }

  func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { encoder().unkeyedContainer() }

  func superEncoder() -> any Encoder { encoder() }
}

private struct SingleTree: SingleValueEncodingContainer {
  let node: TreeNode
  let codingPath: [any CodingKey]

  func encodeNil() { node.leaf = .null }
  func encode(_ value: Bool) { node.leaf = .bool(value) }
  func encode(_ value: String) { node.leaf = .string(value) }
  func encode(_ value: Double) { node.leaf = .number(value) }
  func encode(_ value: Float) { node.leaf = .number(Double(value)) }
  func encode(_ value: Int) { encode(whole: value) }
  func encode(_ value: Int8) { encode(whole: value) }
  func encode(_ value: Int16) { encode(whole: value) }
  func encode(_ value: Int32) { encode(whole: value) }
  func encode(_ value: Int64) { encode(whole: value) }
  func encode(_ value: UInt) { encode(whole: value) }
  func encode(_ value: UInt8) { encode(whole: value) }
  func encode(_ value: UInt16) { encode(whole: value) }
  func encode(_ value: UInt32) { encode(whole: value) }
  func encode(_ value: UInt64) { encode(whole: value) }

  private func encode(whole value: some FixedWidthInteger) {
    let isExact = value.magnitude <= JSONValue.largestExactWhole
    node.leaf = isExact ? .number(Double(value)) : .string("\(value)")
  }

  func encode(_ value: some Encodable) throws {
    try value.encode(to: TreeEncoder(node: node, codingPath: codingPath))
  }
}
