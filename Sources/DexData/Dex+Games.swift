internal import EmbeddedTables
package import PokedexModel

// What differs from game to game.
extension Dex {
  /// All version groups, in the order of their release.
  package var versionGroups: [VersionGroup] { VersionGroups.all }

  /// A version group by its slug; nil for an unknown one.
  package func versionGroup(_ slug: String) -> VersionGroup? {
    VersionGroups.places[slug].map { VersionGroups.all[$0] }
  }

  /// The moves that a variety learns, game by game in the order of release; in a game by level, then
  /// by machine, egg, tutor and otherwise.
  ///
  /// - Parameter game: the slug of a version group; nil for all.
  package func learnset(ofVariety id: Int, in game: String? = nil) -> [LearnedMove] {
    var learned: [LearnedMove] = []
    for var row in Tables.learnsets.rows(of: id) {
      let group = row.text()
      if let game, game != group { continue }
      for way in LearnedMove.Way.allCases {
        row.forEachPair { level, move in
          let level = way == .levelUp ? level ?? 0 : nil
          learned.append(
            LearnedMove(
              move: MoveIndex.slug(move), way: way, level: level, versionGroup: group))
        }
      }
    }
    return learned
  }

  /// The slugs of the version groups that a variety has a learnset in, in the order of release.
  package func games(ofVariety id: Int) -> [String] {
    Tables.learnsets.rows(of: id).map { row in
      var row = row
      return row.text()
    }
  }

  /// The slugs of the items that teach moves in a game, by the moves' slugs.
  package func machines(in versionGroup: String) -> [String: String] {
    for index in 0..<Tables.machines.count {
      var row = Tables.machines[index]
      guard row.text() == versionGroup else { continue }
      let pairs = row.list { part in
        (MoveIndex.slug(Int(part.part(before: ":")) ?? 0), part.text())
      }
      return Dictionary(pairs) { first, _ in first }
    }
    return [:]
  }

  /// Where a variety is met in the wild, in the order of the versions' release.
  package func encounters(ofVariety id: Int) -> [Encounter] {
    Tables.encounters.rows(of: id).flatMap(Self.encounters(in:))
  }

  /// The encounters in a row, which is read from its second cell on.
  static func encounters(in row: Row) -> [Encounter] {
    var row = row
    let version = row.text()
    return row.list { part in
      let area = part.part(before: ":")
      let method = part.part(before: ":")
      let minLevel = Int(part.part(before: ":")) ?? 0
      let maxLevel = Int(part.part(before: ":")) ?? 0
      let chance = Int(part.part(before: ":")) ?? 0
      return Encounter(
        version: version, locationArea: area, method: method,
        conditions: part.list(by: "+") { $0.text() }, minLevel: minLevel, maxLevel: maxLevel,
        chance: chance)
    }
  }

  /// What a wild one of a variety may hold, in the order of the versions' release.
  package func heldItems(ofVariety id: Int) -> [HeldItem] {
    Tables.heldItems.rows(of: id).flatMap { row -> [HeldItem] in
      var row = row
      return row.list { part in
        HeldItem(
          item: part.part(before: ":"), version: part.part(before: ":"), chance: part.integer())
      }
    }
  }

  /// The forms of a variety, the default one first.
  package func forms(ofVariety id: Int) -> [PokemonForm] {
    Tables.forms.rows(of: id).map { row in
      var row = row
      return PokemonForm(
        slug: row.text(), form: row.optionalText(), isDefault: row.flag(), isMega: row.flag(),
        isBattleOnly: row.flag(), versionGroup: row.optionalText(),
        names: LocalizedText(parts: row.remainingText()))
    }
  }

  /// Every way to evolve within the family of a species, in the order of the source.
  package func evolutionSteps(ofFamilyOf number: Int) -> [EvolutionStep] {
    guard let species = Tables.species.row(of: number) else { return [] }
    var row = Tables.species[species]
    row.skip(4)
    return Tables.evolutions.rows(of: row.integer()).map(Self.evolutionStep)
  }

  /// The step in a row, which is read from its second cell on.
  static func evolutionStep(in row: Row) -> EvolutionStep {
    var row = row
    let from = slug(ofSpecies: row.integer())
    let to = slug(ofSpecies: row.integer())
    let trigger = row.optionalText()
    var conditions: [EvolutionStep.Condition: String] = [:]
    for condition in EvolutionStep.Condition.allCases {
      conditions[condition] = row.optionalText()
    }
    return EvolutionStep(from: from, to: to, trigger: trigger, conditions: conditions)
  }

  /// Experience at the levels 1 to 100, by a growth rate's slug; nil for an unknown one.
  package func experience(ofGrowthRate slug: String) -> [Int]? {
    Tables.growthRates.row(of: slug).map { index in
      var row = Tables.growthRates[index]
      row.skip()
      return row.list { $0.integer() }
    }
  }

  private static func slug(ofSpecies number: Int) -> String {
    guard let index = Tables.species.row(of: number) else { return "" }
    var row = Tables.species[index]
    row.skip()
    return row.text()
  }
}

extension MoveIndex {
  /// The slug of a move that the tables have.
  static func slug(_ id: Int) -> String { slugs[id] ?? "" }
}

/// The version groups and their places in the order of release. Read when first asked for.
enum VersionGroups {
  static let all: [VersionGroup] = (0..<Tables.versionGroups.count).map { index in
    var row = Tables.versionGroups[index]
    return VersionGroup(
      slug: row.text(), generation: row.integer(), versions: row.list { $0.text() })
  }

  static let places: [String: Int] = Dictionary(
    uniqueKeysWithValues: all.enumerated().map { ($1.slug, $0) })
}
