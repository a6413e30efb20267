internal import EmbeddedTables
package import PokedexModel

extension Dex {
  package var natures: [Nature] { BreedingIndex.natures }

  package func species(ofEggGroup group: String, in generation: Int?) -> [Int] {
    let group = BreedingIndex.group(group)
    return BreedingIndex.existing(in: generation).filter { $0.groups & group != 0 }.map(\.number)
  }

  package func partners(ofSpecies number: Int, in generation: Int?) -> Int {
    guard BreedingIndex.species.indices ~= number - 1 else { return 0 }
    let species = BreedingIndex.species[number - 1]
    let groups = species.groups & ~BreedingIndex.specialGroups
    return BreedingIndex.existing(in: generation).count { other in
      other.groups & groups != 0 && other.number != number
        && (species.canBeFemale && other.canBeMale || species.canBeMale && other.canBeFemale)
    }
  }

  package func eggMoves(ofVariety id: Int, in generation: Int?, game: String?) -> EggMoves? {
    let game = game.flatMap { VersionGroups.indexBySlug[$0] }
    let wanted = game.map { VersionGroups.all[$0].generation }
    guard let base = Self.base(ofVariety: id, in: generation ?? wanted),
      let number = Self.number(ofVariety: base)
    else { return nil }
    let line = BreedingLine(of: number)
    // The data source lists egg moves for some legendary Pokémon, although they have no eggs.
    guard line.hasEggs else { return nil }
    let candidates = Set([base, number]).sorted(by: >)
    // Try the games that contain the variety first, because it can hatch only there. Then try all
    // games, because some varieties appear only in games without eggs.
    for groupIndices in [
      Learnsets.versionGroupIndices(ofVariety: id), Array(VersionGroups.all.indices),
    ] {
      for candidate in candidates {
        guard let found = eggMoves(ofVariety: candidate, in: generation, game, among: groupIndices)
        else { continue }
        let parents = Parents(line: line, game: found.game, moves: found.moves).all
        return EggMoves(
          base: candidate, versionGroup: found.game.slug,
          moves: zip(found.moves, parents).map { .init(move: MoveIndex.slug($0), parents: $1) })
      }
    }
    return nil
  }

  /// Returns the ids of a variety's egg moves in the game with the index `game`. If it has none
  /// there, returns its egg moves in the newest of the games in `groupIndices` in which it has any.
  /// If a generation is given, games of other generations are skipped.
  private func eggMoves(
    ofVariety id: Int, in generation: Int?, _ game: Int?, among groupIndices: [Int]
  ) -> (game: VersionGroup, moves: [Int])? {
    for index in groupIndices.filter({ $0 == game }) + groupIndices.reversed() {
      let group = VersionGroups.all[index]
      if let generation, group.generation != generation { continue }
      guard var row = Tables.learnsets.row(of: index, id) else { continue }
      let moves = row[.egg].list { $0.integer }
      if !moves.isEmpty { return (group, moves) }
    }
    return nil
  }

  /// Returns the variety that hatches from the eggs of Pokémon in a variety's evolution line. It is
  /// the variety at the beginning of the line that evolves into the given one. A baby that was
  /// introduced after the generation is skipped.
  private static func base(ofVariety id: Int, in generation: Int?) -> Int? {
    guard var number = number(ofVariety: id) else { return nil }
    var base = id
    while let parent = parent(of: base, number: number),
      BreedingIndex.species[parent.number - 1].generation <= generation ?? .max
    {
      (base, number) = parent
    }
    return base
  }

  /// Returns the variety that a variety evolves from; nil if it does not evolve from any.
  static func parent(ofVariety id: Int) -> Int? {
    number(ofVariety: id).flatMap { parent(of: id, number: $0)?.id }
  }

  /// Returns the varieties of all species in a variety's evolution chain.
  static func family(ofVariety id: Int) -> [Int] {
    guard let number = number(ofVariety: id) else { return [] }
    var species = Tables.species[number - 1]
    guard let chain = Tables.evolutionChains.row(of: species[.evolutionChain].integer) else {
      return []
    }
    var row = Tables.evolutionChains[chain]
    return row[.members].list { $0.integer }.flatMap(BreedingIndex.varieties)
  }

  /// Whether a variety can breed, at least with Ditto.
  static func hasEggs(_ id: Int) -> Bool {
    number(ofVariety: id).map {
      BreedingIndex.species[$0 - 1].groups & ~BreedingIndex.specialGroups != 0
    }
      == true && !Dex().has(.noEggs, variety: id)
  }

  /// Returns the variety that a variety evolves from, and its species; nil if it does not evolve
  /// from any.
  private static func parent(of id: Int, number: Int) -> (id: Int, number: Int)? {
    var species = Tables.species[number - 1]
    guard !species[.evolvesFrom].isNone else { return nil }
    let slug = BreedingIndex.slug(ofVariety: id, number: number)
    var best: (from: Int, form: String?, isOwn: Bool)?
    for var row in Tables.evolutions.rows(of: species[.evolutionChain].integer)
    where row[.toSpecies].integer == number {
      let conditions = EvolutionConditions(row)
      let isOwn = conditions.evolvedForm == slug
      if best == nil || isOwn && best?.isOwn == false {
        let isPlain = conditions.evolvedForm == nil || isOwn
        best = (row[.fromSpecies].integer, isPlain ? conditions.baseForm : nil, isOwn)
      }
    }
    return best.map { from, form, _ in
      let ids = BreedingIndex.varieties(of: from)
      let id = ids.first { form != nil && BreedingIndex.slug(ofVariety: $0, number: from) == form }
      return (id ?? from, from)
    }
  }
}

/// Combined breeding data of all species in an evolution line.
private struct BreedingLine {
  let numbers: Set<Int>
  /// Egg groups of the species that breed and have a gender.
  let groups: UInt16
  /// Whether any of the species can breed, at least with Ditto.
  let hasEggs: Bool
  /// Whether there are mothers whose eggs can hatch into a species of the line.
  let hasMothers: Bool

  init(of number: Int) {
    var row = Tables.species[number - 1]
    var members = [number]
    if let family = Tables.evolutionChains.row(of: row[.evolutionChain].integer) {
      var row = Tables.evolutionChains[family]
      members = row[.members].list { $0.integer }
    }
    numbers = Set(members)
    let all = members.map { BreedingIndex.species[$0 - 1] }
    hasEggs = all.contains { $0.groups & ~BreedingIndex.specialGroups != 0 }
    let species = all.filter(\.hasGender)
    groups = species.reduce(0) { $0 | $1.groups } & ~BreedingIndex.specialGroups
    // Eggs of Nidoran♀ and Illumise can also hatch into Nidoran♂ (32) and Volbeat (313).
    hasMothers = species.contains { $0.canBeFemale } || members.contains { [32, 313].contains($0) }
  }
}

/// A search for the parents that can pass on egg moves in a game.
private struct Parents {
  let line: BreedingLine
  let game: VersionGroup
  let moves: [Int]

  /// For each move, the ids of the parents, sorted by the species' number. Each species is listed
  /// once, as the first of its varieties that learns the move by level, machine or tutor.
  var all: [[Int]] {
    var isWanted = Array(repeating: false, count: (moves.max() ?? 0) + 1)
    for move in moves { isWanted[move] = true }
    var parents: [Int: [(number: Int, id: Int)]] = [:]
    let canPass = BreedingIndex.species.map(canPass)
    Tables.learnsets.forEachRow(of: VersionGroups.indexBySlug[game.slug] ?? 0) { row in
      var row = row
      let id = row.integer(.pokemon)
      guard let number = BreedingIndex.number(ofVariety: id), canPass[number - 1] else { return }
      for column in [LearnsetColumn.levelUp, .machine, .tutor, .reminder] {
        row[column].forEachNumber(isWanted) { parents[$0, default: []].append((number, id)) }
      }
    }
    return moves.map { move in
      // Non-default varieties have higher ids, so they come last.
      var ids: [Int] = []
      var last = 0
      for (number, id) in (parents[move] ?? []).sorted(by: { $0 < $1 }) where number != last {
        ids.append(id)
        last = number
      }
      return ids
    }
  }

  private func canPass(_ species: BreedingIndex.BreedingSpecies) -> Bool {
    guard species.groups & line.groups != 0, species.hasGender else { return false }
    if line.numbers.contains(species.number) { return game.generation >= 6 || species.canBeMale }
    return line.hasMothers && species.canBeMale
  }
}

/// Breeding data of every species, for finding partners. Created at the first use.
private enum BreedingIndex {
  struct BreedingSpecies {
    let number: Int
    let generation: Int
    /// Egg groups as a bit mask. The position of a group's bit is its row in the table of egg
    /// groups.
    let groups: UInt16
    /// Female share in eighths; -1 for a genderless species.
    let gender: Int

    var hasGender: Bool { gender >= 0 }
    var canBeMale: Bool { 0...7 ~= gender }
    var canBeFemale: Bool { gender > 0 }
  }

  static func group(_ slug: String) -> UInt16 {
    Tables.eggGroups.row(of: slug).map { 1 << UInt16($0) } ?? 0
  }

  /// Egg groups whose members can't breed with each other.
  static let specialGroups = group(EggGroups.none) | group(EggGroups.ditto)

  static let natures = Dex().natureSlugs.compactMap { Dex().nature($0) }

  /// All species, sorted by number, without gaps.
  static let species: [BreedingSpecies] = {
    let groups = HashedLines(.eggGroups)
    // The previous species' egg groups, which are reused because most species have the same ones.
    var last: (cell: TableCell?, bits: UInt16) = (nil, 0)
    return (0..<Tables.species.count).map { index in
      var row = Tables.species[index]
      let generation = row.integer(.generation)
      let gender = row[.genderRate].integer
      let cell = row[.eggGroups]
      if last.cell?.isSame(as: cell) != true { last = (cell, bits(of: cell, in: groups)) }
      return BreedingSpecies(
        number: index + 1, generation: generation, groups: last.bits, gender: gender)
    }
  }()

  private static func bits(of cell: TableCell, in groups: HashedLines) -> UInt16 {
    var (bits, parts): (UInt16, CellParts) = (0, cell.parts(by: ","))
    while let part = parts.optionalNext() {
      if let group = groups.line(of: part) { bits |= 1 << UInt16(group) }
    }
    return bits
  }

  /// Returns the species that exist in a generation, or all species if it is nil.
  static func existing(in generation: Int?) -> [BreedingSpecies] {
    generation.map { generation in species.filter { $0.generation <= generation } } ?? species
  }

  /// For the non-default varieties: their ids, keyed by the species' number, and the species'
  /// numbers, keyed by the variety's id.
  private static let others: (ids: [Int: [Int]], numbers: [Int: Int]) = {
    var others: (ids: [Int: [Int]], numbers: [Int: Int]) = ([:], [:])
    for index in 0..<Tables.varietyNames.count {
      var row = Tables.varietyNames[index]
      let (id, number) = (row[.id].integer, row[.number].integer)
      others.ids[number, default: []].append(id)
      others.numbers[id] = number
    }
    return others
  }()

  /// Returns the number of a variety's species; nil for an unknown id.
  static func number(ofVariety id: Int) -> Int? {
    id <= species.count ? id : others.numbers[id]
  }

  /// Returns the ids of a species' varieties, the default one first.
  static func varieties(of number: Int) -> [Int] { [number] + (others.ids[number] ?? []) }

  static func slug(ofVariety id: Int, number: Int) -> String {
    guard let first = Tables.pokemonRow(ofSpecies: number) else { return "" }
    let index = varieties(of: number).firstIndex(of: id) ?? 0
    return VarietyRow(first + index).slug
  }
}
