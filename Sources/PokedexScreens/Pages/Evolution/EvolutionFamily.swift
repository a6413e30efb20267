internal import PokedexModel

/// A family by its varieties: what evolves into what, and what each can turn into.
struct EvolutionFamily {
  struct Member {
    let variety: VarietyReference
    /// The ways to become it from the member before it; none for a first one and where they are not here.
    let ways: [EvolutionStep]
    /// What it turns into for a time, such as its Megas.
    let forms: [VarietyReference]
    let next: [Member]
  }

  /// The first members: that of the family, then the regional ones that go ways of their own.
  let roots: [Member]
  /// The varieties that neither evolve nor are evolved into nor turned on.
  let others: [VarietyReference]

  /// Whether anything becomes anything.
  var evolves: Bool { roots.contains { !$0.next.isEmpty } }

  /// - Parameters:
  ///   - steps: all ways to evolve that are known.
  ///   - varieties: those of a species by its number and slug, the default one first.
  init(
    of line: EvolutionLine, steps: [EvolutionStep], rules: any Rulebook,
    varieties: (Int, String) -> [VarietyReference]
  ) {
    let species = line.members.map { varieties($0.number, $0.slug) }
    let slugs = line.members.map(\.slug)
    let all = Dictionary(zip(slugs, species)) { first, _ in first }
    let edges = line.pairs.flatMap { Self.edges(from: $0, to: $1, steps: steps, among: all) }
    let met = Set(edges.flatMap { [$0.from.id, $0.to.id] } + species.compactMap(\.first?.id))
    let turned = species.joined().filter { !met.contains($0.id) && $0.isTurnedOn(by: rules) }
    let forms = Dictionary(grouping: turned) { form in
      let own = species.first { $0.contains(form) } ?? []
      return form.base(among: own.filter { met.contains($0.id) })?.id ?? 0
    }
    let reached = Set(edges.map(\.to.id))
    roots = species.joined().filter { met.contains($0.id) && !reached.contains($0.id) }
      .map { Self.member($0, ways: [], edges: edges, forms: forms) }
    others = species.joined().filter { !met.contains($0.id) && !turned.contains($0) }
  }

  private struct Edge {
    let from: VarietyReference
    let to: VarietyReference
    let step: EvolutionStep?
  }

  private static func edges(
    from: String, to: String, steps: [EvolutionStep], among all: [String: [VarietyReference]]
  ) -> [Edge] {
    guard let before = all[from], let after = all[to], let first = before.first,
      let next = after.first
    else { return [] }
    let ways = steps.filter { $0.from == from && $0.to == to }
    if ways.isEmpty { return [Edge(from: first, to: next, step: nil)] }
    return ways.map { step in
      let base = before.first { $0.slug == step.conditions.baseForm } ?? first
      let evolved = after.first { $0.slug == step.conditions.evolvedForm } ?? next
      return Edge(from: base, to: evolved, step: step)
    }
  }

  private static func member(
    _ variety: VarietyReference, ways: [EvolutionStep], edges: [Edge],
    forms: [Int: [VarietyReference]]
  ) -> Member {
    let ends = edges.filter { $0.from == variety }
    var next: [VarietyReference] = []
    for edge in ends where !next.contains(edge.to) { next.append(edge.to) }
    return Member(
      variety: variety, ways: ways, forms: forms[variety.id] ?? [],
      next: next.map { to in
        member(
          to, ways: ends.filter { $0.to == to }.compactMap(\.step), edges: edges, forms: forms)
      })
  }
}

extension EvolutionLine {
  /// The slugs of each species and of one that evolves from it.
  fileprivate var pairs: [(String, String)] {
    evolvesTo.flatMap { next in [(slug, next.slug)] + next.pairs }
  }
}

extension VarietyReference {
  /// Whether it is a form that something turns on for a time.
  fileprivate func isTurnedOn(by rules: any Rulebook) -> Bool {
    let parts = slug.split(separator: "-")
    return parts.contains("mega") || parts.contains("gmax")
      || !rules.formTriggers(ofVariety: id).isEmpty
  }

  /// The variety that it is a form of: the one whose slug begins longest as its own, of two alike the
  /// first.
  fileprivate func base(among varieties: [VarietyReference]) -> VarietyReference? {
    varieties.max { sharedLength(with: $0) < sharedLength(with: $1) }
  }

  /// In how many characters its slug begins as another's.
  private func sharedLength(with other: VarietyReference) -> Int {
    zip(slug.utf8, other.slug.utf8).prefix { $0 == $1 }.count
  }
}
