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
    Varieties.all.filter { $0.generation <= generation }.map(\.reference)
  }

  package func slug(ofVariety id: Int) -> String? {
    Varieties.variety(id)?.slug
  }

  package var heldItems: [String] {
    Tables.items.compactMap { row in
      let slug = row[.slug].text
      return BattleEffect.items[slug] != nil || Self.heldCategories.contains(row[.category].text)
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
