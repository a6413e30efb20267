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
    var learned: [LearnedMove] = []
    for var row in Tables.learnsets.rows(of: id) {
      let group = row[.versionGroup].text
      if let game, game != group { continue }
      for way in LearnedMove.Way.allCases {
        row[way.column].forEachPair { level, move in
          let level = way == .levelUp ? level ?? 0 : nil
          learned.append(
            LearnedMove(
              move: MoveIndex.slug(move), way: way, level: level, versionGroup: group,
              others: way == .other ? OtherWays.slugs(id, move, in: group) : []))
        }
      }
    }
    return learned
  }

  /// The slugs of the version groups that a variety has a learnset in, in the order of release.
  package func games(ofVariety id: Int) -> [String] {
    Tables.learnsets.rows(of: id).map { $0.text(in: .versionGroup) }
  }

  /// The slugs of the items that teach moves in a game, by the moves' slugs.
  package func machines(in versionGroup: String) -> [String: String] {
    for index in 0..<Tables.machines.count {
      var row = Tables.machines[index]
      guard row[.versionGroup].text == versionGroup else { continue }
      let pairs = row[.machines].list(Machine.init).map { (MoveIndex.slug($0.move), $0.item) }
      return Dictionary(pairs) { first, _ in first }
    }
    return [:]
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

/// The version groups and their places in the order of release. Read when first asked for.
enum VersionGroups {
  static let all: [VersionGroup] = (0..<Tables.versionGroups.count).map { index in
    var row = Tables.versionGroups[index]
    return VersionGroup(
      slug: row[.slug].text, generation: row[.generation].integer,
      versions: row[.versions].list { $0.text },
      recordsEncounters: row[.recordsEncounters].flag)
  }

  static let places: [String: Int] = Dictionary(
    uniqueKeysWithValues: all.enumerated().map { ($1.slug, $0) })

  /// The place of the one that a cell names; 0 for none.
  static func line(of cell: Cell) -> Int { lines.line(of: cell) ?? 0 }

  private static let lines = KeyedLines(.versionGroups)

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
  case slug, generation, versions, recordsEncounters

  static var table: TableName { .versionGroups }
}

enum LearnsetColumn: Int, TableColumns {
  case pokemon, versionGroup, levelUp, machine, egg, tutor, other

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
