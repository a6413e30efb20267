internal import EmbeddedTables
package import PokedexModel
package import PokedexQuery
private import Synchronization

/// The bundled moves as queries ask them. A row is one of `moves`: by id.
package final class MoveGlossary: GlossarySource {
  /// The moves as they were in a generation, 0 for today.
  private let memory = Mutex([[Move]?](repeating: nil, count: TypeChart.newestGeneration + 1))

  package init() {}

  package var glossary: Glossary { .moves }

  package var rowCount: Int { Tables.moves.count }

  /// Every move, with the figures of a generation: those of its last game.
  package func moves(in generation: Int?) -> [Move] {
    let place = generation ?? 0
    if let made = memory.withLock({ $0[place] }) { return made }
    var moves = (0..<Tables.moves.count).map { MoveRow($0).move }
    if let generation, let game = VersionGroups.all.last(where: { $0.generation == generation }) {
      let dex = Dex()
      moves = moves.map { dex.move($0.slug, in: game.slug) ?? $0 }
    }
    memory.withLock { [moves] in $0[place] = moves }
    return moves
  }

  package func column(_ figure: GlossaryFigure, in generation: Int?) -> [Int32] {
    moves(in: generation).map { move in
      let value: Int? =
        switch figure {
        case .power: move.power
        case .accuracy: move.accuracy
        case .points: move.powerPoints
        case .priority: move.priority
        case .generation: move.generation
        }
      return value.map(Int32.init) ?? Figure.none
    }
  }

  package func rows(_ fact: GlossaryFact, in generation: Int?) -> RowSet {
    let moves = moves(in: generation)
    switch fact {
    case .has(let value):
      return RowSet(moves.count) { row in
        switch value.kind {
        case .type: moves[row].type.rawValue == value.slug
        case .damageClass: moves[row].damageClass == value.slug
        default: moves[row].target == value.slug
        }
      }
    case .learned(let pokemon, let learning):
      return rows(learnedBy: pokemon.slug, learning, in: generation)
    case .had: return RowSet(none: moves.count)
    }
  }

  private func rows(
    learnedBy slug: String, _ learning: Learning, in generation: Int?
  ) -> RowSet {
    var rows = RowSet(none: Tables.moves.count)
    guard let pokemon = Dex().pokemon(named: slug) else { return rows }
    let games = QueryGames.groups(of: learning.games, in: generation)
    for learned in Dex().learnset(ofVariety: pokemon.id) {
      guard let game = VersionGroups.places[learned.versionGroup], games & 1 << UInt64(game) != 0,
        learning.way ?? learned.way == learned.way,
        let row = MoveIndex.rows.line(of: learned.move)
      else { continue }
      if let levels = learning.levels {
        guard learned.way == .levelUp, levels.contains(Int32(learned.level ?? 0)) else { continue }
      }
      rows.insert(row)
    }
    return rows
  }

  package func places(byNameIn language: Language) -> [Int32] {
    GlossaryNames.places(moves(in: nil).map { $0.names[language] ?? $0.slug })
  }

  package func rows(matching words: String, in language: Language) -> [Int32] {
    GlossaryNames.moves.matches(words, language: language).map { Int32($0.id) }
  }

  package func values(of kind: ValueKind) -> [NamedValue] { GlossaryNames.values(of: kind) }
  package func pokemon(named name: String) -> String? { GlossaryNames.pokemon(named: name) }
  package func pokemon(nearestTo name: String) -> [String] { GlossaryNames.pokemon(near: name) }
}

/// The bundled abilities as queries ask them. A row is one of `abilities`: by slug.
package struct AbilityGlossary: GlossarySource {
  package init() {}

  package var glossary: Glossary { .abilities }

  package var rowCount: Int { Tables.abilities.count }

  /// Every ability.
  package var abilities: [Ability] { Dex().abilitySlugs.compactMap { Dex().ability($0) } }

  package func column(_ figure: GlossaryFigure, in generation: Int?) -> [Int32] {
    guard figure == .generation else {
      return [Int32](repeating: Figure.none, count: rowCount)
    }
    return abilities.map { Int32($0.generation) }
  }

  package func rows(_ fact: GlossaryFact, in generation: Int?) -> RowSet {
    var rows = RowSet(none: rowCount)
    guard case .had(let slug, let isHidden) = fact, var pokemon = Dex().pokemon(named: slug.slug)
    else { return rows }
    if let generation {
      guard let past = Dex().pastValues(ofVariety: pokemon.id), past.firstGeneration <= generation,
        let then = pokemon.inGeneration(generation, past: past)
      else { return rows }
      pokemon = then
    }
    for ability in pokemon.abilities where ability.isHidden || !isHidden {
      if let row = Tables.abilities.row(of: ability.slug) { rows.insert(row) }
    }
    return rows
  }

  package func places(byNameIn language: Language) -> [Int32] {
    GlossaryNames.places(abilities.map { $0.names[language] ?? $0.slug })
  }

  package func rows(matching words: String, in language: Language) -> [Int32] {
    GlossaryNames.abilities.matches(words, language: language).map { Int32($0.id) }
  }

  package func values(of kind: ValueKind) -> [NamedValue] { GlossaryNames.values(of: kind) }
  package func pokemon(named name: String) -> String? { GlossaryNames.pokemon(named: name) }
  package func pokemon(nearestTo name: String) -> [String] { GlossaryNames.pokemon(near: name) }
}

/// What both glossaries name.
private enum GlossaryNames {
  static let moves = Dex().nameBuilder(NameKinds(.move)).search()
  static let abilities = Dex().nameBuilder(NameKinds(.ability)).search()

  static func values(of kind: ValueKind) -> [NamedValue] {
    let values = DexQuerySource().values(of: kind)
    guard kind == .type else { return values }
    // Moves have it, Pokémon don't.
    let shadow = PokemonType.shadow.rawValue
    return values + [NamedValue(slug: shadow, names: Tables.types.names(of: shadow))]
  }

  /// By name, or by its number as in "25" and "#25".
  static func pokemon(named name: String) -> String? {
    switch PokemonReference(typed: name) {
    case .id(let id): Dex().pokemon(id: id)?.slug
    case .name(let name): Dex().pokemon(named: name)?.slug
    }
  }

  static func pokemon(near name: String) -> [String] {
    Dex().nearestSlugs(to: name, kind: .pokemon)
  }

  /// The place of each name among all, in alphabetical order.
  static func places(_ names: [String]) -> [Int32] {
    let keys = names.map(ValueKey.scalars)
    let order = keys.indices.sorted { one, other in
      keys[one].lexicographicallyPrecedes(keys[other]) || keys[one] == keys[other] && one < other
    }
    var places = [Int32](repeating: 0, count: order.count)
    for (place, row) in order.enumerated() { places[row] = Int32(place) }
    return places
  }
}
