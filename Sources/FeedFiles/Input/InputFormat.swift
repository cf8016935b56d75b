/// A kind of input that can be read.
///
/// A further one is a file of its own and a line in `all`.
struct InputFormat: Sendable {
  /// What it is called.
  let kind: InputKind
  /// Whether the content is of this kind.
  let recognises: @Sendable (InputText) -> Bool
  /// Reads a content of this kind.
  let read: @Sendable (InputText) throws(InputError) -> LoadedInput
  /// Whether bytes that are no UTF-8 are of this kind all the same; their lines are then mended.
  var recognisesBytes: @Sendable ([UInt8]) -> Bool = { _ in false }

  /// Every kind, in the order in which they are tried.
  static let all = [jsonFeed, ytDlp, scenario, m3u]
}
