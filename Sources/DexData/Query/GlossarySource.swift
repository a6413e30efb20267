internal import EmbeddedTables
package import PokedexModel
public import PokedexQuery
internal import Synchronization

/// The bundled moves as a data source for queries. Its rows are those of `moves`, which is sorted
/// by id.
package final class MoveQuerySource: GlossarySource {
  /// Cached moves as they are in each edition. Nil is today.
  private let cache = Mutex<[Edition?: [Move]]>([:])

  package init() {}

  package var listKind: QueryListKind { .moves }
  package var ids: [Int32] { (0..<Tables.moves.count).map(Int32.init) }

  /// Returns every move as it is in an edition.
  package func moves(in edition: Edition?) -> [Move] {
    if let cachedMoves = cache.withLock({ $0[edition] }) { return cachedMoves }
    let moves = Moves.all.map { Dex().inEdition($0.move, edition) }
    cache.withLock { $0[edition] = moves }
    return moves
  }

  package func column(_ figure: NumericColumn, in edition: Edition?) -> [Int32] {
    moves(in: edition).map { move in
      let value: Int? =
        switch figure {
        case .power: move.power
        case .accuracy: move.accuracy
        case .points: move.powerPoints
        case .priority: move.priority
        case .generation: move.generation
        default: nil
        }
      return value.map(Int32.init) ?? NumericColumn.none
    }
  }

  package func rows(_ fact: Fact, in edition: Edition?) -> RowSet {
    let moves = moves(in: edition)
    switch fact {
    case .type(let type): return RowSet(moves.count) { moves[$0].type == type }
    case .has(let value) where value.kind == .effect:
      return RowSet(moves.count) { Self.effects[$0].contains(value.slug) }
    case .has(let value):
      let isClass = value.kind == .damageClass
      return RowSet(moves.count) { row in
        (isClass ? moves[row].damageClass : moves[row].target) == value.slug
      }
    case .learned(let pokemon, let learning):
      return rows(learnedBy: pokemon.slug, learning, in: edition?.generation)
    default: return RowSet(none: moves.count)
    }
  }

  /// Slugs of each move's current effects. Created at the first query about effects.
  private static let effects: [[String]] = {
    let dex = Dex()
    return Moves.all.map { row in
      let move = row.move
      let flags = dex.flags(ofMove: move.id) ?? []
      let parts = dex.effect(of: move)?.parts(of: move, flags: flags) ?? []
      let priority = move.priority > 0 ? ["priority"] : []
      return parts.flatMap(\.slugs) + priority + dex.subjects(ofMove: move.slug)
    }
  }()

  private func rows(
    learnedBy slug: String, _ learning: LearnCondition, in generation: Int?
  ) -> RowSet {
    var rows = RowSet(none: Tables.moves.count)
    guard let pokemon = Dex().pokemon(named: slug) else { return rows }
    let games = QueryGames.groups(of: learning.games, in: generation)
    let earlier = learning.levels == nil ? Dex().earlierMoves(ofVariety: pokemon.id) : []
    for learned in Dex().learnset(ofVariety: pokemon.id) + earlier {
      guard let game = VersionGroups.indexBySlug[learned.versionGroup],
        games & 1 << UInt64(game) != 0,
        learning.way ?? learned.way == learned.way,
        let row = Moves.index(of: learned.move)
      else { continue }
      if let levels = learning.levels {
        guard learned.way == .levelUp, levels.contains(Int32(learned.level ?? 0)) else { continue }
      }
      rows.insert(row)
    }
    return rows
  }

  package func names(in language: Language) -> [String] {
    moves(in: nil).map { $0.names[language] ?? $0.slug }
  }
}

/// The bundled abilities as a data source for queries. Its rows are those of `abilities`, which is
/// sorted by slug.
package struct AbilityQuerySource: GlossarySource {
  package init() {}

  package var listKind: QueryListKind { .abilities }
  package var ids: [Int32] { (0..<Tables.abilities.count).map(Int32.init) }

  /// Every ability.
  package var abilities: [Ability] { Dex().abilitySlugs.compactMap { Dex().ability($0) } }

  package func column(_ figure: NumericColumn, in edition: Edition?) -> [Int32] {
    abilities.map { figure == .generation ? Int32($0.generation) : NumericColumn.none }
  }

  package func rows(_ fact: Fact, in edition: Edition?) -> RowSet {
    var rows = RowSet(none: Tables.abilities.count)
    guard case .had(let slug, let isHidden) = fact,
      let known = Dex().pokemon(named: slug.slug),
      let pokemon = Dex().pokemon(id: known.id, in: edition)
    else { return rows }
    for ability in pokemon.abilities where ability.isHidden || !isHidden {
      if let row = Tables.abilities.index(of: ability.slug) { rows.insert(row) }
    }
    return rows
  }

  package func names(in language: Language) -> [String] {
    abilities.map { $0.names[language] ?? $0.slug }
  }
}

/// A data source for queries about moves or abilities. The ids in its results are row indices.
package protocol GlossarySource: QuerySource {}

extension GlossarySource {
  package var speciesRows: RowSet { RowSet(all: ids.count) }

  package func rows(existingIn generation: Int?) -> RowSet {
    guard let generation else { return RowSet(all: ids.count) }
    let first = column(.generation, in: nil)
    return RowSet(first.count) { first[$0] <= generation }
  }

  package func versionGroup(of game: QueryValue) -> VersionGroup? { QueryGames.group(of: game) }

  package func edition(of game: VersionGroup?, _ generation: Int) -> Edition {
    DexQuerySource().edition(of: game, generation)
  }

  package func numbers(in dex: QueryValue) -> [Int32] {
    [Int32](repeating: NumericColumn.none, count: ids.count)
  }

  package func values(of kind: QueryValueKind) -> [NamedValue] {
    let values = DexQuerySource().values(of: kind)
    guard kind == .type else { return values }
    // Moves can have the Shadow type, but Pokémon can't.
    let shadow = PokemonType.shadow.rawValue
    return values + [NamedValue(slug: shadow, names: Tables.types.names(of: shadow))]
  }

  /// Returns the slug of the Pokémon with this name, or with this number, such as "25" or "#25".
  package func pokemon(named name: String) -> String? { Dex.slug(ofPokemon: name) }

  package func pokemon(nearestTo name: String) -> [String] {
    Dex().nearestSlugs(to: name, kind: .pokemon)
  }
}

/// A search for moves or abilities by their names in all languages.
private struct GlossaryNameFinder: NameFinder {
  private let search: NameSearch
  private let names: @Sendable (Int) -> (slug: String, names: LocalizedText)?

  static let moves = GlossaryNameFinder(search: Dex().nameBuilder(NameKinds(.move)).search()) {
    let move = Moves.all[$0].move
    return (move.slug, move.names)
  }

  static let abilities = GlossaryNameFinder(
    search: Dex().nameBuilder(NameKinds(.ability)).search()
  ) { Dex().ability(Dex().abilitySlugs[$0]).map { ($0.slug, $0.names) } }

  func matches(_ words: String, in language: Language) -> (rows: [Int32], best: NameQuality?) {
    let (rows, best) = search.ids(matching: words, language: language)
    return (rows.map { Int32($0) }, best)
  }

  func names(beginningWith words: String, in language: Language, maximumCount: Int) -> [String] {
    search.matches(words, language: language)
      .filter { $0.quality <= .prefixExceptVowelLength && !$0.quality.isGuess }.prefix(maximumCount)
      .compactMap { match in
        names(match.id).map { language == .english ? $0.slug : $0.names[language] ?? $0.slug }
      }
  }

  func isName(_ text: String) -> Bool { search.hasName(text) }

  func nameKeys() -> Set<UInt64> { search.keys }
}

extension QueryEngine {
  /// Creates an engine for queries about the bundled moves. The ids in a query's results are
  /// indices of `source.moves(in:)`.
  package static func of(_ source: MoveQuerySource) -> QueryEngine {
    QueryEngine(source: source, names: GlossaryNameFinder.moves)
  }

  /// Creates an engine for queries about the bundled abilities. The ids in a query's results are
  /// indices of `source.abilities`.
  package static func of(_ source: AbilityQuerySource) -> QueryEngine {
    QueryEngine(source: source, names: GlossaryNameFinder.abilities)
  }
}

/// A search for rows of `DexQuerySource` by their names in all languages.
package struct DexNameFinder: NameFinder {
  package init() {}

  package func matches(
    _ words: String, in language: Language
  ) -> (rows: [Int32], best: NameQuality?) {
    let (ids, best) = Dex().pokemonNames.ids(matching: words, language: language)
    let rows = ids.compactMap { Varieties.index(ofID: Int($0)).map(Int32.init) }
    return (rows, best)
  }

  package func names(
    beginningWith words: String, in language: Language, maximumCount: Int
  ) -> [String] {
    let dex = Dex()
    let matches = dex.pokemonNames.matches(words, language: language)
    let beginning = matches.filter { $0.quality <= .prefixExceptVowelLength && !$0.quality.isGuess }
    return beginning.prefix(maximumCount).compactMap { match in
      dex.pokemon(id: match.id).map { pokemon in
        language == .english ? pokemon.slug : pokemon.displayName(in: language)
      }
    }
  }

  package func isName(_ text: String) -> Bool {
    Dex().pokemonNames.hasName(text)
  }

  package func nameKeys() -> Set<UInt64> { Dex().pokemonNames.keys }
}

extension QueryEngine {
  /// Creates an engine for queries about the bundled dex. Reuse the engine, because it caches the
  /// data that it has read.
  public static func ofDex() -> QueryEngine { ofDex { [] } }

  /// Creates an engine that also knows the user's marks.
  ///
  /// - Parameter records: closure that returns the user's marks. It is called for every query about
  ///   them.
  package static func ofDex(records: @escaping @Sendable () -> [MarkRecord]) -> QueryEngine {
    QueryEngine(source: DexQuerySource(), names: DexNameFinder(), records: records)
  }
}

extension Dex {
  /// Returns the slug of the variety with this name, or with this number, such as "25" or "#25".
  static func slug(ofPokemon name: String) -> String? {
    switch PokemonReference(typed: name) {
    case .id(let id): Dex().pokemon(id: id)?.slug
    case .name(let name): Dex().pokemon(named: name)?.slug
    }
  }
}
