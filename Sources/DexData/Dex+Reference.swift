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
      var row = row
      let (game, id) = (VersionGroups.all[row.integer(.game)], row.integer(.pokemon))
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
    if let generation {
      return pokemon(in: generation).compactMap { pokemon in
        pokemon.abilities.first { $0.slug == ability }.map {
          AbilityOwner(
            pokemon: VarietyReference(id: pokemon.id, slug: pokemon.slug), isHidden: $0.isHidden)
        }
      }
    }
    return varieties { variety in
      variety.abilities.first { $0.slug == ability }
        .map { AbilityOwner(pokemon: variety.reference, isHidden: $0.isHidden) }
    }
  }

  /// Returns the varieties of a type, sorted by id.
  package func members(
    of type: PokemonType, in generation: Int? = nil
  ) -> [VarietyReference] {
    if let generation {
      return pokemon(in: generation).filter { $0.types.contains(type) }
        .map { VarietyReference(id: $0.id, slug: $0.slug) }
    }
    return varieties { $0.types.contains(type) ? $0.reference : nil }
  }

  /// Returns the default varieties of the species in an egg group, sorted by number.
  package func members(ofEggGroup group: String) -> [VarietyReference] {
    let numbers = Set(
      (0..<Tables.species.count).compactMap { index -> Int? in
        var row = Tables.species[index]
        let number = row[.number].integer
        return row[.eggGroups].list { $0.text }.contains(group) ? number : nil
      })
    return varieties { $0.id == $0.number && numbers.contains($0.id) ? $0.reference : nil }
  }

  /// Returns the slugs of the moves that have a type in a generation, sorted by id. Some moves had
  /// another type in earlier generations.
  package func moves(of type: PokemonType, in generation: Int? = nil) -> [String] {
    let moves = (0..<Tables.moves.count).map { MoveRow($0).move }
    let edition = generation.map(edition(generation:))
    return moves.filter { move in
      inEdition(move, edition).type == type && generation.map { move.generation <= $0 } ?? true
    }.map(\.slug)
  }

  /// Returns the varieties that may hold an item in the wild, sorted by id, then by the versions'
  /// release.
  package func holders(of item: String) -> [(pokemon: VarietyReference, held: HeldItem)] {
    var holders: [(Int, HeldItem)] = []
    Tables.heldItems.forEachRow { row in
      var row = row
      let id = row[.pokemon].integer
      holders += heldItems(ofVariety: id).filter { $0.item == item }.map { (id, $0) }
    }
    let references = Dictionary(
      uniqueKeysWithValues: references(Set(holders.map(\.0))).map { ($0.id, $0) })
    return holders.compactMap { id, held in references[id].map { ($0, held) } }
  }

  /// Returns the items that teach a move, grouped by game in the order of release.
  package func machines(of move: Move) -> [(versionGroup: String, item: String)] {
    (0..<Tables.machines.count).flatMap { index in
      var row = Tables.machines[index]
      let group = row[.versionGroup].text
      return row[.machines].list(Machine.init).filter { $0.move == move.id }.map {
        (group, $0.item)
      }
    }
  }

  package func moves(taughtBy item: String) -> [(versionGroup: String, move: String)] {
    (0..<Tables.machines.count).flatMap { index in
      var row = Tables.machines[index]
      let group = row[.versionGroup].text
      return row[.machines].list(Machine.init).filter { $0.item == item }
        .map { (group, MoveIndex.slug($0.move)) }
    }
  }

  package func generations(ofMachine item: String) -> ClosedRange<Int>? {
    MachineGenerations.all[item]
  }

  package func types(ofVariety id: Int, in generation: Int? = nil) -> [PokemonType] {
    if let generation {
      guard let past = pastValues(ofVariety: id), past.firstGeneration <= generation else {
        return []
      }
      if let types = past.types.content(in: edition(generation: generation)) { return types }
    }
    return row(ofVariety: id).map { VarietyRow($0).types } ?? []
  }

  package func battler(ofVariety id: Int, in generation: Int?) -> Battler? {
    guard let generation else { return row(ofVariety: id).map { VarietyRow($0).battler } }
    return pokemon(id: id, in: edition(generation: generation)).map {
      Battler(stats: $0.stats, abilities: $0.abilities)
    }
  }

  package func firstGeneration(ofVariety id: Int) -> Int? {
    Self.number(ofVariety: id).map { number in
      introduction(ofVariety: id, species: number)
    }
  }

  /// Returns all varieties of a generation as they were then, sorted by id.
  private func pokemon(in generation: Int) -> [Pokemon] {
    Tables.pokemonRowsByID.compactMap {
      pokemon(id: VarietyRow($0).id, in: edition(generation: generation))
    }
  }

  package func location(ofArea slug: String) -> String? {
    Tables.locationAreas.row(of: slug).map { Tables.locationAreas[$0].text(in: .location) }
  }

  package func region(of location: String) -> String? {
    LocationAreas(location).slugs.first.flatMap(Tables.locationAreas.row(of:)).flatMap { index in
      var row = Tables.locationAreas[index]
      return row[.region].optionalText
    }
  }

  package func effect(of move: Move) -> MoveEffect? {
    Tables.moveEffects.row(of: move.id).map { index in
      var row = Tables.moveEffects[index]
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
    let ids = Set(ids)
    return varieties { ids.contains($0.id) ? $0.reference : nil }
  }

  private func varieties<Value>(_ transform: (VarietyRow) -> Value?) -> [Value] {
    Tables.pokemonRowsByID.compactMap { transform(VarietyRow($0)) }
  }
}

extension Row {
  /// Returns the range between the numbers in two cells; nil if either cell is `-`, or if the first
  /// number is greater.
  fileprivate mutating func range(_ first: Columns, _ second: Columns) -> ClosedRange<Int>? {
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
    let types: UInt32
    /// Index in `abilities`.
    let ability: Int?
  }

  static let today = makeGroups(in: nil)

  static func makeGroups(in generation: Int?) -> [TypeGroup] {
    let source = DexQuerySource()
    let edition = generation.map(Dex().edition(generation:))
    let (masks, slots) = (source.types(in: edition), source.abilities(in: edition))
    let defenses = AbilitySlots.defenses(in: generation ?? TypeChart.newestGeneration)
    let keys = masks.enumerated().map { row, mask in
      Key(types: mask, ability: slots.only(of: row).flatMap { defenses[$0] == nil ? nil : $0 })
    }
    let first = generation == nil ? [] : QueryForms.generations
    var groups: [TypeGroup] = []
    var indices: [Key: Int] = [:]
    for rows in speciesRows {
      for row in rows {
        if let generation, first[row] > generation { continue }
        let key = keys[row]
        if rows.prefix(upTo: row).contains(where: { keys[$0] == key && exists($0) }) { continue }
        let index = indices[key] ?? groups.count
        if index == groups.count {
          indices[key] = index
          let types = PokemonType.allCases.filter { key.types & 1 << UInt32($0.ordinal) != 0 }
          groups.append(
            TypeGroup(types: types, defense: key.ability.flatMap { defenses[$0] }, ids: []))
        }
        groups[index].ids.append(Int(QueryRows.ids[row]))
      }
    }
    func exists(_ row: Int) -> Bool { generation.map { first[row] <= $0 } ?? true }
    return groups
  }

  private static var speciesRows: [Range<Int>] {
    (1...Tables.species.count).map(QueryRows.rows(ofSpecies:))
  }
}

/// The first and the last generation of each machine, keyed by its slug. Created at the first use.
private enum MachineGenerations {
  static let all: [String: ClosedRange<Int>] = {
    var all: [String: ClosedRange<Int>] = [:]
    for index in 0..<Tables.machines.count {
      var row = Tables.machines[index]
      guard let generation = Dex().versionGroup(row[.versionGroup].text)?.generation else {
        continue
      }
      for item in Set(row[.machines].list { Machine($0).item }) {
        let known = all[item] ?? generation...generation
        all[item] = min(known.lowerBound, generation)...max(known.upperBound, generation)
      }
    }
    return all
  }()
}
