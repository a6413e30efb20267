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

  /// Returns the slugs of the version groups in which a variety has a learnset, in the order of
  /// release.
  package func games(ofVariety id: Int) -> [String] {
    Learnsets.rows(ofVariety: id).map(\.group.slug)
  }

  package func isKnown(_ variety: Int, in game: String) -> Bool {
    guard let group = versionGroup(game) else { return false }
    let groups = [group] + versionGroups.filter { $0.addedTo == game || $0.slug == group.addedTo }
    return groups.contains { hasLearnset(variety, in: $0.slug) }
      || group.versions.contains { isObtainable(variety: variety, in: $0) }
  }

  package func hasLearnset(_ id: Int, in game: String) -> Bool {
    VersionGroups.indexBySlug[game].map { Tables.learnsets.row(of: $0, id) != nil } ?? false
  }

  /// Returns the slugs of the items that teach the given moves in a game, keyed by the moves'
  /// slugs. Moves without a machine are left out.
  package func machines(of moves: [String], in versionGroup: String) -> [String: String] {
    guard let row = Tables.machines.first(where: { $0[.versionGroup].isText(versionGroup) }) else {
      return [:]
    }
    let slugs = Dictionary(moves.map { (Moves.id(of: $0) ?? 0, $0) }) { first, _ in first }
    var machines: [String: String] = [:]
    // If two machines teach a move, the first one is used.
    for machine in row[.machines].list(Machine.init) {
      if let slug = slugs[machine.move], machines[slug] == nil { machines[slug] = machine.item }
    }
    return machines
  }

  /// Returns the items that a wild Pokémon of a variety may hold, in the order of the versions'
  /// release.
  public func heldItems(ofVariety id: Int) -> [HeldItem] {
    Tables.heldItems.rows(of: id).flatMap { row in
      row[.held].list { cell in
        var parts = cell.parts()
        return HeldItem(
          item: parts.next().text, version: parts.next().text, chance: parts.next().integer)
      }
    }
  }

  /// Returns the form of a variety that a typed name means: the form with this name in any language,
  /// or the only one with a name that begins like this. Nil if the text fits the variety itself.
  package func form(ofVariety id: Int, named text: String) -> PokemonForm? {
    let forms = forms(ofVariety: id).filter { Varieties.ids[$0.slug] == nil }
    if forms.isEmpty { return nil }
    let typed = FoldedName(text).letters
    let named = forms.map { form in
      let names = [form.slug, showdownName(of: form.slug) ?? ""] + form.names.all.map(\.text)
      return (form: form, names: names.map { FoldedName($0).letters })
    }
    let own = DexVocabulary().pokemon(id: id)?.species.all.map { FoldedName($0.text).letters } ?? []
    if typed.isEmpty || own.contains(typed) { return nil }
    if let whole = named.first(where: { $0.names.contains(typed) }) { return whole.form }
    if own.contains(where: { $0.starts(with: typed) }) { return nil }
    let begun = named.filter { $0.names.contains { $0.starts(with: typed) } }
    return begun.count == 1 ? begun[0].form : nil
  }

  /// Returns the forms of a variety, the default one first.
  public func forms(ofVariety id: Int) -> [PokemonForm] {
    Tables.forms.rows(of: id).map { row in
      PokemonForm(
        slug: row[.slug].text, form: row[.form].optionalText, isDefault: row[.isDefault].flag,
        isMega: row[.isMega].flag, isBattleOnly: row[.isBattleOnly].flag,
        versionGroup: row[.versionGroup].optionalText, names: row.names)
    }
  }

  /// Returns the experience needed for each of the levels 1 to 100 at a growth rate; nil if the
  /// growth rate's slug is unknown.
  package func experience(ofGrowthRate slug: String) -> [Int]? {
    Tables.growthRates.row(of: slug)?[.experienceAtLevels1To100].list { $0.integer }
  }
}

/// Reads the learnsets of varieties, by game.
enum Learnsets {
  /// Returns a variety's rows in the order of release. If a game is given, returns only its row.
  static func rows(
    ofVariety id: Int, in game: String? = nil
  ) -> [(group: VersionGroup, row: Row<LearnsetColumn>)] {
    let groups = VersionGroups.all
    let indices = game.map { VersionGroups.indexBySlug[$0].map { [$0] } ?? [] }
    return (indices ?? Array(groups.indices)).compactMap { index in
      Tables.learnsets.row(of: index, id).map { (groups[index], $0) }
    }
  }

  /// Returns the indices of the version groups in which a variety has a learnset, in the order of
  /// release. If it has none at all, returns the indices of all version groups.
  static func versionGroupIndices(ofVariety id: Int) -> [Int] {
    let all = Array(VersionGroups.all.indices)
    let known = all.filter { Tables.learnsets.row(of: $0, id) != nil }
    return known.isEmpty ? all : known
  }
}

/// The version groups and their indices in the order of release. Read at the first use.
enum VersionGroups {
  static let all: [VersionGroup] = Tables.versionGroups.map { row in
    VersionGroup(
      slug: row[.slug].text, generation: row[.generation].integer,
      versions: row[.versions].list { $0.text },
      recordsEncounters: row[.recordsEncounters].flag, addedTo: row[.addedTo].optionalText,
      isBattlesOnly: row[.isBattlesOnly].flag, varietiesUntil: row[.varietiesUntil].optionalInteger,
      standing: .init(rawValue: row[.standing].text) ?? .main,
      eggCycleSteps: row[.eggCycleSteps].optionalInteger, region: row[.region].optionalText,
      nicknames: row[.nicknames].list { $0.text }, dexes: row[.dexes].list { $0.text },
      lacks: GameFeatures(named: row[.lacks].list { $0.text }))
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
    case .reminder: .reminder
    case .other: .other
    }
  }
}

extension Tables {
  static let versionGroups = Table<VersionGroupColumn>()
  static let learnsets = SortedTable<LearnsetColumn>()
  static let machines = Table<MachineColumn>()
  static let heldItems = Table<HeldItemColumn>()
  static let forms = Table<FormColumn>()
  static let growthRates = Table<GrowthRateColumn>()
}

enum VersionGroupColumn: Int, TableColumns {
  case slug, generation, versions, recordsEncounters, addedTo, isBattlesOnly, varietiesUntil
  case standing, eggCycleSteps, region, nicknames, dexes, lacks

  static var table: TableName { .versionGroups }
}

enum LearnsetColumn: Int, TableColumns {
  case game, pokemon, levelUp, machine, egg, tutor, other, reminder

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
    case "legends-za": ["form-change"]
    case "colosseum": ["colosseum-purification"]
    // Ids above 10000 are moves of Shadow Pokémon, which only the side games have.
    case "xd": [move > 10000 ? "xd-shadow" : "xd-purification"]
    case _ where id == pichu && move == voltTackle: ["light-ball-egg"]
    case _ where id == pikachu && move == surf: ["stadium-surfing-pikachu"]
    case _ where Varieties.variety(id)?.number == zygarde: ["zygarde-cube"]
    default: ["form-change"]
    }
  }

  private static let (pichu, pikachu, zygarde) = (172, 25, 718)
  private static let (surf, voltTackle) = (57, 344)
}
