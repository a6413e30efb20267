internal import PokedexModel

extension EvolutionFamily {
  /// What a variety evolved from, itself, and what it may become, each with its depth: of Paldean Wooper
  /// Clodsire only. Itself alone where it neither evolved nor evolves; nil for what another turns into for a time,
  /// and for one of which the source does not say that it evolves as the others do.
  func line(
    of id: Int, rules: any Rulebook
  ) -> [(depth: Int, variety: VarietyReference)]? {
    if let alone = others.first(where: { $0.id == id }) {
      return rules.has(.evolutionUnrecorded, variety: id) ? nil : [(0, alone)]
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
