internal import EmbeddedTables
package import PokedexModel
package import PokedexQuery

/// The bundled dex as a data source for queries. Its rows are `Varieties.all`.
package struct DexQuerySource: QuerySource {
  package init() {}

  package var ids: [Int32] { Self.ids }

  private static let ids = Varieties.all.map { Int32($0.id) }

  package var speciesRows: RowSet { RowSet(Varieties.all) { $0.isDefault } }

  package func rows(existingIn generation: Int?) -> RowSet {
    RowSet(Varieties.all) { $0.generation <= generation ?? .max }
  }

  package func edition(of game: VersionGroup?, _ generation: Int) -> Edition {
    game.flatMap { Dex().edition(of: $0.slug) } ?? Dex().edition(generation: generation)
  }

  package func rows(_ fact: Fact, in edition: Edition?) -> RowSet {
    let generation = edition?.generation
    switch fact {
    case .type(let type):
      return RowSet(Varieties.all) { $0.types(in: edition).contains(type) }
    case .monotype: return RowSet(Varieties.all) { $0.types(in: edition).count == 1 }
    case .ability(let ability, let isHidden):
      return RowSet(Varieties.all) { variety in
        variety.abilities(in: edition)
          .contains { $0.slug == ability.slug && ($0.isHidden || !isHidden) }
      }
    case .takes(let type, let range): return rows(taking: range, from: type, in: edition)
    case .learns(let move, let learning):
      return Learners.rows(learning: move.slug, learning, in: generation)
    case .has(let value): return rows(having: value, in: edition)
    case .trait(let trait): return rows(trait, in: generation)
    case .effort(let stat, let range):
      return RowSet(Varieties.all) {
        range.contains(Int32($0.cell(.effort, in: edition).stats[stat]))
      }
    case .evolution(let relation, let thing):
      return QueryEvolutions.rows(relation, thing.slug, in: generation)
    case .found(let place, let games):
      return QueryPlaces.rows(
        encounteredIn: place.slug, QueryGames.versions(of: games, in: generation))
    case .met(let method, let place, let games):
      return QueryPlaces.rows(
        metBy: method.slug, at: place?.slug, QueryGames.versions(of: games, in: generation))
    case .inVersion(let game, let isExclusive):
      return QueryGames.rows(in: QueryGames.versions(of: [game], in: nil) ?? [], isExclusive)
    case .holds(let item, let games):
      return QueryPlaces.rows(
        holding: item.slug, QueryGames.versions(of: games, in: generation))
    case .beats(let target, let games):
      return QueryBattles.rows(beating: target.slug, in: games, generation)
    case .learned, .had, .does, .described: return RowSet(none: Varieties.all.count)
    }
  }

  package func pokemon(named name: String) -> String? { Dex.slug(ofPokemon: name) }

  package func pokemon(nearestTo name: String) -> [String] {
    Dex().nearestSlugs(to: name, kind: .pokemon)
  }

  package func versionGroup(of game: QueryValue) -> VersionGroup? { QueryGames.group(of: game) }

  package func machine(of move: QueryValue, in game: VersionGroup) -> String? {
    Dex().machines(of: [move.slug], in: game.slug)[move.slug]
  }

  package func generation(ofMove move: QueryValue) -> Int? { Dex().move(move.slug)?.generation }

  package func versions(of games: [QueryValue]) -> [String] {
    QueryGames.versions(of: games, in: nil) ?? []
  }

  private func rows(
    taking range: ClosedRange<Int32>, from type: PokemonType, in edition: Edition?
  ) -> RowSet {
    let chart = Dex().typeChart(generation: edition?.generation ?? TypeChart.newestGeneration)
    return RowSet(Varieties.all) { variety in
      let types = variety.types(in: edition)
      let withoutAbility = Double(chart.factor(of: type, on: types))
      let percents = variety.abilities(in: edition).map { ability in
        AbilityDamageRule.of(ability.slug, in: chart.generation)?
          .factor(withoutAbility, of: type, on: types, chart: chart) ?? withoutAbility
      }
      return (percents.isEmpty ? [withoutAbility] : percents)
        .contains { range.contains(Int32(($0 * 10).rounded())) }
    }
  }
}

extension RowSet {
  /// Creates a set of the rows whose elements satisfy a predicate.
  init<Element>(_ elements: [Element], where isIn: (Element) -> Bool) {
    self.init(elements.count) { isIn(elements[$0]) }
  }
}
