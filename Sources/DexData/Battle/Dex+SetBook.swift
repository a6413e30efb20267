internal import EmbeddedTables
internal import PokedexBattle
package import PokedexModel
package import PokedexSets

extension Dex: SetGameData {
  package func names(in language: Language) -> any SetNames { DexSetNames(language) }

  package func pokemon(ofSet slug: String, in generation: Int) -> Pokemon? {
    guard let id = variety(ofSet: slug),
      let pokemon = pokemon(id: id, in: edition(generation: generation))
    else {
      return nil
    }
    if slug == pokemon.slug { return pokemon }
    return forms(ofVariety: id).first { $0.slug == slug }.map(pokemon.inForm) ?? pokemon
  }

  package func abilities(ofSet pokemon: Pokemon, in generation: Int) -> [String] {
    let name = showdownName(of: pokemon.slug)
    let isBattleOnly = forms(ofVariety: pokemon.id).first?.isBattleOnly == true
    let others = pokemon.species.varieties.filter { other in
      other.id != pokemon.id
        && (showdownName(of: other.slug) == name
          || isBattleOnly && other.id == pokemon.species.number)
    }
    let past = TypeChart.isPast(generation) ? generation : nil
    let abilities =
      pokemon.abilities + others.flatMap { battler(ofVariety: $0.id, in: past)?.abilities ?? [] }
    return abilities.map(\.slug).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  package func standardGames(of generation: Int) -> [String] {
    versionGroups.reversed().filter { $0.generation == generation && $0.standing == .main }
      .map(\.slug)
  }

  package func varieties(in generation: Int) -> [VarietyReference] {
    (1...Tables.species.count).flatMap(Self.varieties).filter { variety in
      firstGeneration(ofVariety: variety.id).map { $0 <= generation } ?? false
    }
  }

  package func slug(ofVariety id: Int) -> String? {
    row(ofVariety: id).map { VarietyRow($0).slug }
  }

  package var heldItems: [String] {
    let known = Set(BattleItem.allCases.map(\.rawValue))
    return Tables.items.rows.compactMap { row in
      var row = row
      let slug = row[.slug].text
      return known.contains(slug) || Self.heldCategories.contains(row[.category].text)
        ? slug : nil
    }
  }

  /// Categories in `items.tsv` whose items have an effect when held in battle.
  private static let heldCategories: Set<String> = [
    "bad-held-items", "choice", "held-items", "in-a-pinch", "jewels", "medicine", "mega-stones",
    "memories", "picky-healing", "plates", "scarves", "species-specific", "type-enhancement",
    "type-protection",
  ]
}
