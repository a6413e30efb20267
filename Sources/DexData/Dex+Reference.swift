internal import EmbeddedTables
package import PokedexModel

// Reverse look-ups for the pages of moves, abilities, types and items: the Pokémon that have, learn
// or hold them.
extension Dex {
  package func learnersByGame(of move: Move) -> [String: [MoveLearner]] {
    var learned: [String: [Int: [LearnedMove]]] = [:]
    Self.forEachLearner(of: move) { id, game, way, level in
      learned[game, default: [:]][id, default: []].append(
        LearnedMove(
          move: move.slug, way: way, level: level, versionGroup: game,
          others: way == .other ? SpecialLearnMethods.slugs(id, move.id, in: game) : []))
    }
    return learned.mapValues { learned in
      references(learned.keys).map { MoveLearner(pokemon: $0, learned: learned[$0.id] ?? []) }
    }
  }

  /// Calls `body` for each way to learn a move, with the variety's id, the game's slug, the learn
  /// method and the level. The level is nil unless the move is learned by level.
  private static func forEachLearner(
    of move: Move, _ body: (Int, String, LearnedMove.LearnMethod, Int?) -> Void
  ) {
    Tables.learnsets.forEachRow { row in
      let (game, id) = (VersionGroups.all[row[.game].integer], row[.pokemon].integer)
      for way in LearnedMove.LearnMethod.allCases {
        row[way.column].forEachPair { level, number in
          guard number == move.id, way != .egg || has(way, id, row, in: game) else { return }
          body(id, game.slug, way, way == .levelUp ? level ?? 0 : nil)
        }
      }
    }
  }

  /// Returns the varieties that may have an ability, sorted by id. Each result tells whether the
  /// ability is the variety's hidden ability.
  package func owners(of ability: String, in generation: Int? = nil) -> [AbilityOwner] {
    let edition = generation.map(edition(generation:))
    return Self.varieties(in: edition).compactMap { variety in
      variety.abilities(in: edition).first { $0.slug == ability }
        .map { AbilityOwner(pokemon: variety.reference, isHidden: $0.isHidden) }
    }
  }

  /// Returns the varieties of a type, sorted by id.
  package func members(
    of type: PokemonType, in generation: Int? = nil
  ) -> [VarietyReference] {
    let edition = generation.map(edition(generation:))
    return Self.varieties(in: edition).filter { $0.types(in: edition).contains(type) }
      .map(\.reference)
  }

  /// Returns the default varieties of the species in an egg group, sorted by number.
  package func members(ofEggGroup group: String) -> [VarietyReference] {
    references(AllSpecies.all.filter { $0.eggGroups.contains(group) }.map(\.number))
  }

  /// Returns the slugs of the moves that have a type in a generation, sorted by id. Some moves had
  /// another type in earlier generations.
  package func moves(of type: PokemonType, in generation: Int? = nil) -> [String] {
    let edition = generation.map(edition(generation:))
    return Moves.all.map(\.move).filter { move in
      inEdition(move, edition).type == type && move.generation <= generation ?? .max
    }.map(\.slug)
  }

  /// Returns the varieties that may hold an item in the wild, sorted by id, then by the versions'
  /// release.
  package func holders(of item: String) -> [(pokemon: VarietyReference, held: HeldItem)] {
    var holders: [(Int, HeldItem)] = []
    for row in Tables.heldItems {
      let id = row[.pokemon].integer
      holders += heldItems(ofVariety: id).filter { $0.item == item }.map { (id, $0) }
    }
    let references = Dictionary(
      uniqueKeysWithValues: references(Set(holders.map(\.0))).map { ($0.id, $0) })
    return holders.compactMap { id, held in references[id].map { ($0, held) } }
  }

  /// Returns the items that teach a move, grouped by game in the order of release.
  package func machines(of move: Move) -> [(versionGroup: String, item: String)] {
    Self.machines.filter { $0.machine.move == move.id }.map { ($0.group, $0.machine.item) }
  }

  package func moves(taughtBy item: String) -> [(versionGroup: String, move: String)] {
    Self.machines.filter { $0.machine.item == item }
      .map { ($0.group, Moves.slug($0.machine.move)) }
  }

  private static var machines: [(group: String, machine: Machine)] {
    Tables.machines.flatMap { row in
      row[.machines].list(Machine.init).map { (row[.versionGroup].text, $0) }
    }
  }

  package func generations(ofMachine item: String) -> ClosedRange<Int>? {
    let generations = moves(taughtBy: item).compactMap { versionGroup($0.versionGroup)?.generation }
    return generations.min().flatMap { first in generations.max().map { first...$0 } }
  }

  package func types(ofVariety id: Int, in generation: Int? = nil) -> [PokemonType] {
    let edition = generation.map(edition(generation:))
    return Varieties.variety(id, in: edition)?.types(in: edition) ?? []
  }

  package func battler(ofVariety id: Int, in generation: Int?) -> Battler? {
    let edition = generation.map(edition(generation:))
    return Varieties.variety(id, in: edition).map {
      Battler(stats: $0.stats(in: edition), abilities: $0.abilities(in: edition))
    }
  }

  package func firstGeneration(ofVariety id: Int) -> Int? { Varieties.variety(id)?.generation }

  /// Returns the varieties that exist in an edition, sorted by id.
  private static func varieties(in edition: Edition?) -> [VarietyRow] {
    Varieties.sortedByID.filter { $0.generation <= edition?.generation ?? .max }
  }

  package func location(ofArea slug: String) -> String? {
    Tables.locationAreas.row(of: slug)?[.location].text
  }

  package func region(of location: String) -> String? {
    LocationAreas(location).slugs.first.flatMap { Tables.locationAreas.row(of: $0) }?[.region]
      .optionalText
  }

  package func effect(of move: Move) -> MoveEffect? {
    Tables.moveEffects.row(of: move.id).map { row in
      let (category, ailment) = (row[.category].text, row[.ailment].text)
      let (critical, drain) = (row[.critRate].integer, row[.drain].integer)
      let (healing, flinch) = (row[.healing].integer, row[.flinchChance].integer)
      let (ailmentChance, statChance) = (row[.ailmentChance].integer, row[.statChance].integer)
      let hits = row.range(.minHits, .maxHits)
      let turns = row.range(.minTurns, .maxTurns)
      let changes = row[.statChanges].list { cell in
        var parts = cell.parts()
        return MoveEffect.StatChange(stat: parts.next().text, stages: parts.next().integer)
      }
      return MoveEffect(
        category: category, ailment: ["none", "unknown"].contains(ailment) ? nil : ailment,
        ailmentChance: ailmentChance, criticalStages: critical, drain: drain, healing: healing,
        flinchChance: flinch, statChance: statChance, statChanges: changes, hits: hits,
        turns: turns)
    }
  }

  /// Returns the varieties with these ids, sorted by id.
  func references(_ ids: some Collection<Int>) -> [VarietyReference] {
    Set(ids).sorted().compactMap { Varieties.variety($0)?.reference }
  }
}

extension Row {
  /// Returns the range between the numbers in two cells; nil if either cell is `-`, or if the first
  /// number is greater.
  fileprivate func range(_ first: Columns, _ second: Columns) -> ClosedRange<Int>? {
    let (lower, upper) = (self[first].optionalInteger, self[second].optionalInteger)
    guard let lower, let upper, lower <= upper else { return nil }
    return lower...upper
  }
}

extension Tables {
  static let moveEffects = Table<MoveEffectColumn>()
}

enum MoveEffectColumn: Int, TableColumns {
  case moveId, category, ailment, critRate, drain, healing, flinchChance, ailmentChance
  case statChance, minHits, maxHits, minTurns, maxTurns, effectChance, statChanges

  static var table: TableName { .moveEffects }
}

extension Dex {
  package func typeGroups(in generation: Int?) -> [TypeGroup] {
    generation.map(TypeGroups.makeGroups) ?? TypeGroups.today
  }
}

/// Groups of Pokémon that take the same damage from every type. All members of a group have the
/// same types. If the only possible ability of one member changes the damage, all members have that
/// ability as their only one.
private enum TypeGroups {
  private struct Key: Hashable {
    let types: [PokemonType]
    let ability: String?
  }

  static let today = makeGroups(in: nil)

  static func makeGroups(in generation: Int?) -> [TypeGroup] {
    let edition = generation.map(Dex().edition(generation:))
    var groups: [TypeGroup] = []
    var indices: [Key: Int] = [:]
    var known: (number: Int, keys: Set<Key>) = (0, [])
    for variety in Varieties.all where variety.generation <= generation ?? .max {
      if variety.number != known.number { known = (variety.number, []) }
      let abilities = variety.abilities(in: edition)
      let ability = abilities.count == 1 ? abilities[0].slug : nil
      let defense = ability.flatMap {
        AbilityDamageRule.of($0, in: generation ?? TypeChart.newestGeneration)
      }
      let types = variety.types(in: edition).sorted { $0.ordinal < $1.ordinal }
      let key = Key(types: types, ability: defense == nil ? nil : ability)
      guard known.keys.insert(key).inserted else { continue }
      let index = indices[key] ?? groups.count
      if index == groups.count {
        indices[key] = index
        groups.append(TypeGroup(types: types, defense: defense, ids: []))
      }
      groups[index].ids.append(variety.id)
    }
    return groups
  }
}
