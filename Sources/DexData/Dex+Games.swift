internal import EmbeddedTables
public import PokedexModel

// Data that differs between games.
extension Dex {
  /// All version groups, in the order of release.
  public var versionGroups: [VersionGroup] { VersionGroups.all }

  /// Returns the version group with this slug; nil if it is unknown.
  public func versionGroup(_ slug: String) -> VersionGroup? {
    VersionGroups.indexBySlug[slug].map { VersionGroups.all[$0] }
  }

  /// Returns the moves that a variety learns, grouped by game in the order of release. Within a
  /// game, moves learned by level come first, then machine, egg, tutor and other moves.
  ///
  /// - Parameters:
  ///   - id: PokeAPI's id of the variety.
  ///   - game: slug of a version group; nil for all games.
  public func learnset(ofVariety id: Int, in game: String? = nil) -> [LearnedMove] {
    let rows = Learnsets.rows(ofVariety: id, in: game)
    var learned: [LearnedMove] = []
    // Avoids growing the array about ten times: some learnsets have a thousand moves.
    learned.reserveCapacity(rows.reduce(0) { $0 + Learnsets.moveCount(of: $1.row) })
    for (group, row) in rows {
      var row = row
      for way in LearnedMove.LearnMethod.allCases {
        row[way.column].forEachPair { level, move in
          let level = way == .levelUp ? level ?? 0 : nil
          learned.append(
            LearnedMove(
              move: MoveIndex.slug(move), way: way, level: level, versionGroup: group.slug,
              others: way == .other ? SpecialLearnMethods.slugs(id, move, in: group.slug) : []))
        }
      }
    }
    return learned
  }

  /// Returns the moves in `moves` that a Pokémon can't have learned in a game. These are the moves
  /// that neither the Pokémon nor any variety that it evolves or changes from learns there.
  ///
  /// Without a game, all games of the generation are searched. Without a generation as well, all
  /// games are searched. Empty if no learnset is recorded in these games, or if the Pokémon can
  /// learn Sketch there, because Sketch copies any move.
  package func unlearnable(
    _ moves: [String], by pokemon: Pokemon, in game: String?, _ generation: Int?
  ) -> [String] {
    var known: Set<Int> = []
    var isRecorded = false
    for id in moveSources(of: pokemon) {
      for (group, row) in Learnsets.rows(ofVariety: id, in: game) {
        guard generation == nil || group.generation == generation else { continue }
        isRecorded = true
        var row = row
        for way in LearnedMove.LearnMethod.allCases {
          row[way.column].forEachPair { _, move in known.insert(move) }
        }
      }
    }
    if !isRecorded || known.contains(Self.sketch) { return [] }
    return moves.filter { slug in
      MoveIndex.rows.line(of: slug).map { !known.contains(MoveIndex.id(at: $0)) } ?? false
    }
  }

  /// The move Sketch, which copies any move.
  private static let sketch = 166

  /// Returns the ids of the varieties from which a Pokémon can have moves: itself, the variety that
  /// changes into it, and all varieties that it evolves from.
  private func moveSources(of pokemon: Pokemon) -> [Int] {
    var number = pokemon.species.number
    var ids = [pokemon.id]
    let isForm =
      !formTriggers(ofVariety: pokemon.id).isEmpty
      || Learnsets.rows(ofVariety: pokemon.id).isEmpty
      || forms(ofVariety: pokemon.id).first?.isBattleOnly == true
    if isForm { ids.append(number) }
    while true {
      var row = Tables.species[number - 1]
      guard let parent = row[.evolvesFrom].optionalText.flatMap({ NameIndex.slugs[$0] }) else {
        return ids
      }
      ids += Self.varieties(of: parent).map(\.id)
      number = parent
    }
  }

  /// Returns the slugs of the version groups in which a variety has a learnset, in the order of
  /// release.
  package func games(ofVariety id: Int) -> [String] {
    Learnsets.rows(ofVariety: id).map(\.group.slug)
  }

  /// Returns the slugs of the items that teach the given moves in a game, keyed by the moves'
  /// slugs. Moves without a machine are left out.
  package func machines(of moves: [String], in versionGroup: String) -> [String: String] {
    // Both lists are sorted by the moves' ids, so one pass is enough.
    let wanted = moves.compactMap { slug in
      MoveIndex.rows.line(of: slug).map { (id: MoveIndex.id(at: $0), slug: slug) }
    }.sorted { $0.id < $1.id }
    var next = wanted.startIndex
    var machines: [String: String] = [:]
    for var row in Tables.machines.rows where row[.versionGroup].isText(versionGroup) {
      row[.machines].forEachNumbered { move, item in
        while next < wanted.endIndex, wanted[next].id < move { next += 1 }
        guard next < wanted.endIndex, wanted[next].id == move else { return }
        machines[wanted[next].slug] = item.text
        // If two machines teach a move, the first one is used.
        next += 1
      }
    }
    return machines
  }

  /// Returns the items that a wild Pokémon of a variety may hold, in the order of the versions'
  /// release.
  public func heldItems(ofVariety id: Int) -> [HeldItem] {
    Tables.heldItems.rows(of: id).flatMap { row -> [HeldItem] in
      var row = row
      return row[.held].list { cell in
        var parts = cell.parts()
        return HeldItem(
          item: parts.next().text, version: parts.next().text, chance: parts.next().integer)
      }
    }
  }

  /// Returns the forms of a variety, the default one first.
  public func forms(ofVariety id: Int) -> [PokemonForm] {
    Tables.forms.rows(of: id).map { row in
      var row = row
      return PokemonForm(
        slug: row[.slug].text, form: row[.form].optionalText, isDefault: row[.isDefault].flag,
        isMega: row[.isMega].flag, isBattleOnly: row[.isBattleOnly].flag,
        versionGroup: row[.versionGroup].optionalText, names: row.names)
    }
  }

  /// Returns the experience needed for each of the levels 1 to 100 at a growth rate; nil if the
  /// growth rate's slug is unknown.
  package func experience(ofGrowthRate slug: String) -> [Int]? {
    Tables.growthRates.row(of: slug).map { index in
      var row = Tables.growthRates[index]
      return row[.experienceAtLevels1To100].list { $0.integer }
    }
  }
}

/// Reads the learnsets of varieties, by game.
enum Learnsets {
  /// Returns a variety's rows in the order of release. If a game is given, returns only its row.
  static func rows(
    ofVariety id: Int, in game: String? = nil
  ) -> [(group: VersionGroup, row: Row<LearnsetColumn>)] {
    VersionGroups.all.enumerated().compactMap { index, group in
      if let game, game != group.slug { return nil }
      return Tables.learnsets.row(of: index, id).map { (group, $0) }
    }
  }

  /// Returns the indices of the version groups in which a variety has a learnset, in the order of
  /// release. If it has none at all, returns the indices of all version groups.
  static func versionGroupIndices(ofVariety id: Int) -> [Int] {
    let all = Array(VersionGroups.all.indices)
    let known = all.filter { Tables.learnsets.row(of: $0, id) != nil }
    return known.isEmpty ? all : known
  }

  static func moveCount(of row: Row<LearnsetColumn>) -> Int {
    var row = row
    return LearnedMove.LearnMethod.allCases.reduce(0) { $0 + row[$1.column].listCount }
  }
}

/// The version groups and their indices in the order of release. Read at the first use.
enum VersionGroups {
  static let all: [VersionGroup] = (0..<Tables.versionGroups.count).map { index in
    var row = Tables.versionGroups[index]
    return VersionGroup(
      slug: row[.slug].text, generation: row[.generation].integer,
      versions: row[.versions].list { $0.text },
      recordsEncounters: row[.recordsEncounters].flag, addedTo: row[.addedTo].optionalText,
      isBattlesOnly: row[.isBattlesOnly].flag, varietiesUntil: row[.varietiesUntil].optionalInteger,
      dexes: row[.dexes].list { $0.text })
  }

  static let indexBySlug: [String: Int] = Dictionary(
    uniqueKeysWithValues: all.enumerated().map { ($1.slug, $0) })

  /// Index of each version in the order of release.
  static let releaseIndices: [String: Int] = Dictionary(
    uniqueKeysWithValues: all.flatMap(\.versions).enumerated().map { ($1, $0) })
}

/// A move's id and the item that teaches it.
struct Machine {
  let move: Int
  let item: String

  /// Parses a `move:item` pair.
  init(_ pair: TableCell) {
    var parts = pair.parts()
    move = parts.next().integer
    item = parts.next().text
  }
}

extension LearnedMove.LearnMethod {
  /// The column with the moves learned by this method.
  var column: LearnsetColumn {
    switch self {
    case .levelUp: .levelUp
    case .machine: .machine
    case .egg: .egg
    case .tutor: .tutor
    case .other: .other
    }
  }
}

extension Tables {
  static let versionGroups = Table<VersionGroupColumn>()
  static let learnsets = SortedTable<LearnsetColumn>()
  static let machines = Table<MachineColumn>()
  static let heldItems = SortedTable<HeldItemColumn>()
  static let forms = SortedTable<FormColumn>()
  static let growthRates = Table<GrowthRateColumn>()
}

enum VersionGroupColumn: Int, TableColumns {
  case slug, generation, versions, recordsEncounters, addedTo, isBattlesOnly, varietiesUntil, dexes

  static var table: TableName { .versionGroups }
}

enum LearnsetColumn: Int, TableColumns {
  case game, pokemon, levelUp, machine, egg, tutor, other

  static var table: TableName { .learnsets }
}

enum MachineColumn: Int, TableColumns {
  case versionGroup, machines

  static var table: TableName { .machines }
}

enum HeldItemColumn: Int, TableColumns {
  case pokemon, held

  static var table: TableName { .heldItems }
}

enum FormColumn: Int, NamedColumns {
  case pokemon, slug, form, isDefault, isMega, isBattleOnly, versionGroup, names

  static var table: TableName { .forms }
}

enum GrowthRateColumn: Int, TableColumns {
  case slug, experienceAtLevels1To100

  static var table: TableName { .growthRates }
}

/// PokeAPI's methods of learning a move other than by level, machine, egg or tutor. The table
/// stores them all in one column, because the game, the variety and the move determine the method.
enum SpecialLearnMethods {
  /// Returns the slugs of the methods by which a variety learns a move in a game.
  ///
  /// - Parameters:
  ///   - id: the variety's id.
  ///   - move: the move's id.
  ///   - versionGroup: the game's slug.
  static func slugs(_ id: Int, _ move: Int, in versionGroup: String) -> [String] {
    switch versionGroup {
    case "champions": ["train"]
    case "colosseum": ["colosseum-purification"]
    // Ids above 10000 are moves of Shadow Pokémon, which only the side games have.
    case "xd": [move > 10000 ? "xd-shadow" : "xd-purification"]
    case _ where id == pichu && move == voltTackle: ["light-ball-egg"]
    case _ where id == pikachu && move == surf: ["stadium-surfing-pikachu"]
    case _ where Dex.number(ofVariety: id) == zygarde: ["zygarde-cube"]
    default: ["form-change"]
    }
  }

  private static let (pichu, pikachu, zygarde) = (172, 25, 718)
  private static let (surf, voltTackle) = (57, 344)
}
