internal import EmbeddedTables
public import PokedexModel

// What differs from game to game.
extension Dex {
  /// All version groups, in the order of their release.
  public var versionGroups: [VersionGroup] { VersionGroups.all }

  /// A version group by its slug; nil for an unknown one.
  public func versionGroup(_ slug: String) -> VersionGroup? {
    VersionGroups.places[slug].map { VersionGroups.all[$0] }
  }

  /// The moves that a variety learns, game by game in the order of release; in a game by level, then
  /// by machine, egg, tutor and otherwise.
  ///
  /// - Parameters:
  ///   - id: PokeAPI's id of the variety.
  ///   - game: the slug of a version group; nil for all.
  public func learnset(ofVariety id: Int, in game: String? = nil) -> [LearnedMove] {
    let rows = Learnsets.rows(ofVariety: id, in: game)
    var learned: [LearnedMove] = []
    // Some have a thousand, which would be moved ten times while there are more and more.
    learned.reserveCapacity(rows.reduce(0) { $0 + Learnsets.moveCount(of: $1.row) })
    for (group, row) in rows {
      var row = row
      for way in LearnedMove.Way.allCases {
        row[way.column].forEachPair { level, move in
          let level = way == .levelUp ? level ?? 0 : nil
          learned.append(
            LearnedMove(
              move: MoveIndex.slug(move), way: way, level: level, versionGroup: group.slug,
              others: way == .other ? OtherWays.slugs(id, move, in: group.slug) : []))
        }
      }
    }
    return learned
  }

  /// The moves, of some by slug, that neither a variety nor one that it evolves from learns in a game, else in the
  /// games of a generation, else in any. None where no learnset of it is recorded there.
  package func unlearnt(
    _ moves: [String], by pokemon: Pokemon, in game: String?, _ generation: Int?
  ) -> [String] {
    var known: Set<Int> = []
    var isRecorded = false
    for id in origins(of: pokemon) {
      for (group, row) in Learnsets.rows(ofVariety: id, in: game) {
        guard generation == nil || group.generation == generation else { continue }
        isRecorded = true
        var row = row
        for way in LearnedMove.Way.allCases {
          row[way.column].forEachPair { _, move in known.insert(move) }
        }
      }
    }
    if !isRecorded || known.contains(Self.sketch) { return [] }
    return moves.filter { slug in
      MoveIndex.rows.line(of: slug).map { !known.contains(MoveIndex.id(at: $0)) } ?? false
    }
  }

  /// Sketch copies any move.
  private static let sketch = 166

  /// Varieties that one has moves from: itself, the one that turns into it, and all that it evolves from.
  private func origins(of pokemon: Pokemon) -> [Int] {
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

  /// The slugs of the version groups that a variety has a learnset in, in the order of release.
  package func games(ofVariety id: Int) -> [String] {
    Learnsets.rows(ofVariety: id).map(\.group.slug)
  }

  /// The slugs of the items that teach some moves in a game, by the moves' slugs; nothing for a move that
  /// no machine teaches.
  package func machines(of moves: [String], in versionGroup: String) -> [String: String] {
    // Both go by the moves' ids, so that each is looked at once.
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
        // Of two machines for a move the first counts.
        next += 1
      }
    }
    return machines
  }

  /// What a wild one of a variety may hold, in the order of the versions' release.
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

  /// The forms of a variety, the default one first.
  public func forms(ofVariety id: Int) -> [PokemonForm] {
    Tables.forms.rows(of: id).map { row in
      var row = row
      return PokemonForm(
        slug: row[.slug].text, form: row[.form].optionalText, isDefault: row[.isDefault].flag,
        isMega: row[.isMega].flag, isBattleOnly: row[.isBattleOnly].flag,
        versionGroup: row[.versionGroup].optionalText, names: row.names)
    }
  }

  /// Experience at the levels 1 to 100, by a growth rate's slug; nil for an unknown one.
  package func experience(ofGrowthRate slug: String) -> [Int]? {
    Tables.growthRates.row(of: slug).map { index in
      var row = Tables.growthRates[index]
      return row[.experienceAtLevels1To100].list { $0.integer }
    }
  }
}

/// What varieties learn, game by game.
enum Learnsets {
  /// The rows of a variety, in the order of release; that of a game only, if one is given.
  static func rows(
    ofVariety id: Int, in game: String? = nil
  ) -> [(group: VersionGroup, row: Row<LearnsetColumn>)] {
    VersionGroups.all.enumerated().compactMap { place, group in
      if let game, game != group.slug { return nil }
      return Tables.learnsets.row(of: place, id).map { (group, $0) }
    }
  }

  /// The places of the version groups that a variety has moves in, in the order of release; of all for one of
  /// which nothing is known.
  static func places(ofVariety id: Int) -> [Int] {
    let all = Array(VersionGroups.all.indices)
    let known = all.filter { Tables.learnsets.row(of: $0, id) != nil }
    return known.isEmpty ? all : known
  }

  static func moveCount(of row: Row<LearnsetColumn>) -> Int {
    var row = row
    return LearnedMove.Way.allCases.reduce(0) { $0 + row[$1.column].listCount }
  }
}

/// The version groups and their places in the order of release. Read when first asked for.
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

  static let places: [String: Int] = Dictionary(
    uniqueKeysWithValues: all.enumerated().map { ($1.slug, $0) })

  /// The versions' places in the order of release.
  static let placesOfVersions: [String: Int] = Dictionary(
    uniqueKeysWithValues: all.flatMap(\.versions).enumerated().map { ($1, $0) })
}

/// A move's number and the item that teaches it.
struct Machine {
  let move: Int
  let item: String

  /// Takes a `move:item` pair.
  init(_ pair: Cell) {
    var parts = pair.parts()
    move = parts.next().integer
    item = parts.next().text
  }
}

extension LearnedMove.Way {
  /// Where the moves learned in this way are.
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

/// PokeAPI's ways to learn a move that are neither by level, machine, egg nor tutor. The table has them in
/// one column: which it is follows from the game, the species and the move.
enum OtherWays {
  /// - Parameters:
  ///   - id: of the variety.
  ///   - move: the move's id.
  ///   - versionGroup: the game's slug.
  static func slugs(_ id: Int, _ move: Int, in versionGroup: String) -> [String] {
    switch versionGroup {
    case "champions": ["train"]
    case "colosseum": ["colosseum-purification"]
    // Ids above 10000 are moves of shadow Pokémon, which only the side games have.
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
