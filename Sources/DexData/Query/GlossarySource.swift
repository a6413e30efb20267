internal import EmbeddedTables
package import PokedexModel
public import PokedexQuery
internal import PokedexText
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
    case .does(let action, let stat, _):
      return RowSet(Self.changes.count) { row in
        Self.changes[row].contains {
          $0.stat == stat.slug && (action == .raises) == ($0.stages > 0)
        }
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
      let isSecondary = parts.contains(where: \.isSecondary)
      return parts.flatMap(\.slugs) + priority + dex.subjects(ofMove: move.slug)
        + flags.filter(EffectPart.otherSlugs.contains) + (isSecondary ? ["secondary"] : [])
        + (dex.isZMove(move) ? ["z-move"] : dex.isMaxMove(move) ? ["max-move"] : [])
    }
  }()

  /// The changes of stats that each move makes.
  private static let changes = Moves.all.map { Dex().effect(of: $0.move)?.statChanges ?? [] }

  private func rows(
    learnedBy slug: String, _ learning: LearnCondition, in generation: Int?
  ) -> RowSet {
    var rows = RowSet(none: Tables.moves.count)
    guard let pokemon = Dex().pokemon(named: slug) else { return rows }
    let games = QueryGames.groups(of: learning.games, in: generation)
    let earlier = learning.includesEarlierStages ? Dex().earlierMoves(ofVariety: pokemon.id) : []
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
    if case .described(let words, let language) = fact {
      let described = Described(words)
      return RowSet(Dex().abilitySlugs) { described.fits(AbilityWords.line(of: $0, in: language)) }
    }
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

/// A data source for queries about things that aren't Pokémon, such as moves. The ids in its results are row indices.
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

  static let items = GlossaryNameFinder(
    rows: ItemQuerySource().items.map { ($0.slug, $0.names) }, kind: .item)

  static let natures = GlossaryNameFinder(
    rows: Dex().natures.map { ($0.slug, $0.names) }, kind: .nature)

  /// Creates a finder of rows whose ids are their indices.
  private init(rows: [(slug: String, names: LocalizedText)], kind: NameKind) {
    var builder = NameIndexBuilder()
    for (index, row) in rows.enumerated() {
      builder.begin(kind, id: index)
      for language in Language.allCases {
        guard let name = row.names[exactly: language] else { continue }
        builder.add(name, languages: NameLanguages(language), shown: NameLanguages(language))
      }
      builder.add(row.slug, languages: .none)
    }
    let found = rows
    self.init(search: builder.search()) { found[$0] }
  }

  private init(
    search: NameSearch, names: @escaping @Sendable (Int) -> (slug: String, names: LocalizedText)?
  ) {
    (self.search, self.names) = (search, names)
  }

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

extension QueryEngine {
  /// Creates an engine for queries about a kind of row. The ids in a query's results are PokeAPI's
  /// for Pokémon, and indices of the rows of the source for all others.
  package static func of(_ kind: QueryListKind) -> QueryEngine {
    switch kind {
    case .pokemon: .ofDex()
    case .moves: .of(MoveQuerySource())
    case .abilities: .of(AbilityQuerySource())
    case .items: QueryEngine(source: ItemQuerySource(), names: GlossaryNameFinder.items)
    case .natures: QueryEngine(source: NatureQuerySource(), names: GlossaryNameFinder.natures)
    }
  }
}

extension QueryEngine {
  private static let pokemon = QueryEngine.of(.pokemon)
  private static let moves = QueryEngine.of(.moves)
  private static let abilities = QueryEngine.of(.abilities)
  private static let items = QueryEngine.of(.items)
  private static let natures = QueryEngine.of(.natures)

  /// Returns an engine without the user's marks, which is made at its first use and kept.
  package static func shared(_ kind: QueryListKind) -> QueryEngine {
    switch kind {
    case .pokemon: pokemon
    case .moves: moves
    case .abilities: abilities
    case .items: items
    case .natures: natures
    }
  }
}

extension GoalReader {
  /// A reader of texts about the bundled data.
  package static let ofDex = GoalReader { .shared($0) }
}

extension Dex {
  package func moves(askedForBy text: String, in language: Language) -> Set<String> {
    let (engine, settings) = (QueryEngine.shared(.moves), QuerySettings(language: language))
    guard let query = try? engine.query(of: text, in: settings), query.asksForMoreThanNames else {
      return []
    }
    return Set(engine.answer(to: query, in: settings).ids.map { Moves.all[$0].move.slug })
  }

  /// Returns the pages of the rows other than Pokémon that a text asks for, such as the moves of
  /// "fire moves with priority". Nil if it asks for none.
  package func subjects(_ text: String, in settings: QuerySettings) -> [Subject]? {
    guard let (kind, query) = GoalReader.ofDex.otherRows(of: text, in: settings) else { return nil }
    let answer = QueryEngine.shared(kind).answer(to: query, in: settings)
    return answer.ids.compactMap { row in
      switch kind {
      case .pokemon: .pokemon(row)
      case .moves: .move(Moves.all[row].move.slug)
      case .abilities: .ability(Dex().abilitySlugs[row])
      case .items: .item(ItemQuerySource().items[row].slug)
      case .natures: .nature(Dex().natures[row].slug)
      }
    }
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

  package func pokemon(named words: String, in language: Language, toleratesTypos: Bool) -> Int? {
    let names = Dex().pokemonNames
    if let match = names.resolve(words) { return match.id }
    let matches = names.matches(words, language: language)
    guard let best = matches.first, best.isShown || best.quality <= .number,
      Self.isClear(best.quality, words, toleratesTypos)
    else {
      return nil
    }
    let likely = matches.filter { $0.quality == best.quality }
    let species = Set(likely.map { Dex().number(ofVariety: $0.id) })
    return species.count == 1 ? best.id : nil
  }

  private static func isClear(_ quality: NameQuality, _ words: String, _ toleratesTypos: Bool)
    -> Bool
  {
    let letters = FoldedName(words).letters
    switch quality {
    case .exact, .exactExceptVowelLength, .number, .word: return true
    case .prefix, .prefixExceptVowelLength, .wordPrefix: return letters.count > 2
    case .missingLastLetter, .gap, .slip, .twoSlips: return toleratesTypos && letters.count > 4
    case .inside, .slipPrefix, .slipWord, .twoSlipsPrefix, .twoSlipsWord: return false
    }
  }
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
