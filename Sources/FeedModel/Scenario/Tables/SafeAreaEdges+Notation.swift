extension Notation<SafeAreaEdges> {
  /// A list of edges by name.
  package static let edges = Notation<[SafeAreaEdges]>.list(
    of: .choice(among: SafeAreaEdges.named.map { ($0.name, $0.edge) }) { edge in
      SafeAreaEdges.named.first { $0.edge == edge }?.name ?? ""
    }, "edges"
  ).map(
    { SafeAreaEdges($0) },
    back: { edges in SafeAreaEdges.named.map(\.edge).filter(edges.contains) })
}
