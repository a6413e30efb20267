internal import PokedexModel

/// Evolution family as trees of varieties. Each variety has its temporary forms and the varieties
/// that it evolves into.
struct EvolutionFamily {
  struct Member {
    let variety: VarietyReference
    /// Ways to evolve into this member from the previous one. Empty for a root, or if no way is
    /// known.
    let ways: [EvolutionStep]
    /// Temporary forms of the variety, such as Megas.
    let forms: [VarietyReference]
    let next: [Member]
  }

  /// First members of the trees: the default variety, then other varieties that evolve separately,
  /// such as regional ones.
  let roots: [Member]
  /// Varieties outside the trees. They have no known evolutions, and they are not temporary forms.
  let others: [VarietyReference]
  /// Ids of the varieties in `others` that do evolve, but whose evolution is in no table.
  private let unrecordedEvolutions: Set<Int>

  /// Whether any member evolves.
  var evolves: Bool { roots.contains { !$0.next.isEmpty } }

  /// - Parameters:
  ///   - steps: all known ways to evolve.
  ///   - varieties: closure that returns all varieties of the species with the given number and
  ///     slug, the default variety first.
  ///   - exists: closure that returns whether a variety existed in the shown generation. A species'
  ///     default variety is always in the tree. Any other variety is left out unless it or one of
  ///     its descendants existed.
  init(
    of line: EvolutionLine, steps: [EvolutionStep], rules: any GameData,
    varieties: (Int, String) -> [VarietyReference], exists: (VarietyReference) -> Bool
  ) {
    let species = line.members.map { varieties($0.number, $0.slug) }
    let slugs = line.members.map(\.slug)
    let all = Dictionary(zip(slugs, species)) { first, _ in first }
    let edges = line.pairs.flatMap { Self.edges(from: $0, to: $1, steps: steps, among: all, rules) }
    let evolving = Set(edges.flatMap { [$0.from.id, $0.to.id] } + species.compactMap(\.first?.id))
    let temporaryForms = species.joined().filter {
      !evolving.contains($0.id) && $0.isTemporaryForm(by: rules)
    }
    let forms = Dictionary(grouping: temporaryForms) { form in
      let own = species.first { $0.contains(form) } ?? []
      let lasting = own.filter { !temporaryForms.contains($0) }
      let base = form.base(among: lasting, of: own, rules)
      // A form of a temporary form, such as Mega Zygarde, is listed beside that form.
      return base.flatMap { lasting.contains($0) ? $0 : $0.base(among: lasting, of: own, rules) }?
        .id ?? 0
    }.mapValues { $0.filter(exists) }
    let inTree = evolving.union(forms.keys)
    let defaultIDs = Set(species.compactMap(\.first?.id))
    let reached = Set(edges.map(\.to.id))
    roots = species.joined().filter { inTree.contains($0.id) && !reached.contains($0.id) }
      .map { Self.member($0, ways: [], edges: edges, forms: forms) }
      .compactMap { $0.pruned(keeping: defaultIDs, exists: exists) }
    others = species.joined().filter {
      !inTree.contains($0.id) && !temporaryForms.contains($0) && exists($0)
    }
    unrecordedEvolutions = Set(
      others.map(\.id).filter { rules.has(.evolvesUnrecorded, variety: $0) })
  }

  private struct FamilyLink {
    let from: VarietyReference
    let to: VarietyReference
    let step: EvolutionStep?
  }

  private static func edges(
    from: String, to: String, steps: [EvolutionStep], among all: [String: [VarietyReference]],
    _ rules: any GameData
  ) -> [FamilyLink] {
    guard let before = all[from], let after = all[to], let first = before.first,
      let next = after.first
    else { return [] }
    let ways = steps.filter { $0.from == from && $0.to == to }
    if ways.isEmpty { return [FamilyLink(from: first, to: next, step: nil)] }
    let alternativeResults = after.filter { rules.has(.comesAsDefault, variety: $0.id) }
    return ways.flatMap { step in
      let base = before.first { $0.slug == step.conditions.baseForm } ?? first
      let evolved = after.first { $0.slug == step.conditions.evolvedForm } ?? next
      if base == first, step.conditions.evolvedForm == nil, !alternativeResults.isEmpty {
        return ([next] + alternativeResults).map { FamilyLink(from: first, to: $0, step: step) }
      }
      guard let female = after.first(where: { $0.isFemale(of: evolved) }) else {
        return [FamilyLink(from: base, to: evolved, step: step)]
      }
      return [(evolved, EvolutionConditions.Gender.male), (female, .female)].map { sex, gender in
        FamilyLink(from: base, to: sex, step: step.only(for: gender))
      }
    }
  }

  private static func member(
    _ variety: VarietyReference, ways: [EvolutionStep], edges: [FamilyLink],
    forms: [Int: [VarietyReference]]
  ) -> Member {
    let outgoing = edges.filter { $0.from == variety }
    var next: [VarietyReference] = []
    for edge in outgoing where !next.contains(edge.to) { next.append(edge.to) }
    return Member(
      variety: variety, ways: ways, forms: forms[variety.id] ?? [],
      next: next.map { to in
        member(
          to, ways: outgoing.filter { $0.to == to }.compactMap(\.step), edges: edges, forms: forms)
      })
  }
}

extension EvolutionFamily {
  /// Returns a variety with its ancestors and descendants, each with its depth in the tree. For
  /// example, the only descendant of Paldean Wooper is Clodsire. Returns only the variety itself if
  /// it has no evolutions. Nil for a temporary form, and for a variety whose evolution PokeAPI
  /// lacks, such as Roaming Gimmighoul.
  func line(of id: Int) -> [(depth: Int, variety: VarietyReference)]? {
    if let alone = others.first(where: { $0.id == id }) {
      return unrecordedEvolutions.contains(id) ? nil : [(0, alone)]
    }
    return roots.lazy.compactMap { $0.line(of: id, depth: 0) }.first
  }
}

extension EvolutionFamily.Member {
  fileprivate func line(
    of id: Int, depth: Int
  ) -> [(depth: Int, variety: VarietyReference)]? {
    if variety.id == id { return all(depth) }
    return next.lazy.compactMap { $0.line(of: id, depth: depth + 1) }.first
      .map { [(depth, variety)] + $0 }
  }

  private func all(_ depth: Int) -> [(depth: Int, variety: VarietyReference)] {
    [(depth, variety)] + next.flatMap { $0.all(depth + 1) }
  }
}

extension EvolutionFamily.Member {
  /// Returns the subtree of this member without members that did not exist in the shown generation.
  /// Members in `kept`, and those with a descendant that existed, remain. Nil if this member itself
  /// is left out.
  fileprivate func pruned(
    keeping kept: Set<Int>, exists: (VarietyReference) -> Bool
  ) -> Self? {
    guard kept.contains(variety.id) || contains(exists) else { return nil }
    return Self(
      variety: variety, ways: ways, forms: forms,
      next: next.compactMap { $0.pruned(keeping: kept, exists: exists) })
  }

  private func contains(_ exists: (VarietyReference) -> Bool) -> Bool {
    exists(variety) || next.contains { $0.contains(exists) }
  }
}

extension EvolutionLine {
  /// Pairs of species' slugs. The second species of each pair evolves directly from the first.
  fileprivate var pairs: [(String, String)] {
    evolvesTo.flatMap { next in [(slug, next.slug)] + next.pairs }
  }
}

extension VarietyReference {
  fileprivate func isTemporaryForm(by rules: any GameData) -> Bool {
    let parts = slug.split(separator: "-")
    return parts.contains("mega") || parts.contains("gmax")
      || !rules.formTriggers(ofVariety: id, in: nil).isEmpty
  }

  /// Returns the variety that this temporary form belongs to: the one of its species given in the
  /// bundled tables, or else the lasting one whose slug has the most leading words in common with
  /// this slug. If several have equally many, returns the first of them, which is the species'
  /// default.
  fileprivate func base(
    among lasting: [VarietyReference], of species: [VarietyReference], _ rules: any GameData
  ) -> VarietyReference? {
    if let named = rules.values(of: .formOf, forVariety: id) {
      return species.first { named.contains($0.slug) }
    }
    return lasting.max { sharedWords(with: $0) < sharedWords(with: $1) }
  }

  /// Returns the number of leading words that the slugs share.
  private func sharedWords(with other: VarietyReference) -> Int {
    zip(slug.split(separator: "-"), other.slug.split(separator: "-")).prefix { $0 == $1 }.count
  }

  /// Whether this variety is the female counterpart of the given male variety.
  fileprivate func isFemale(of male: VarietyReference) -> Bool {
    slug.hasSuffix("-female") && slug.dropLast("female".count) == male.slug.dropLast("male".count)
  }
}

extension EvolutionStep {
  /// Returns a copy of the step that applies to only one gender.
  fileprivate func only(for gender: EvolutionConditions.Gender) -> EvolutionStep {
    var conditions = conditions
    conditions.gender = gender
    return EvolutionStep(from: from, to: to, trigger: trigger, conditions: conditions)
  }
}
