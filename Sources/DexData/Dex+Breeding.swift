internal import EmbeddedTables
package import PokedexModel

extension Dex {
  package func species(ofEggGroup group: String, in generation: Int?) -> [Int] {
    Self.species(in: generation).filter { $0.eggGroups.contains(group) }.map(\.number)
  }

  package func partners(ofSpecies number: Int, in generation: Int?) -> Int {
    guard let species = AllSpecies.species(number) else { return 0 }
    let groups = species.breedingGroups
    return Self.species(in: generation).count { other in
      other.number != number && other.breedingGroups.contains(where: groups.contains)
        && (species.canBeFemale && other.canBeMale || species.canBeMale && other.canBeFemale)
    }
  }

  /// Returns the species that exist in a generation, or all species if it is nil.
  private static func species(in generation: Int?) -> [SpeciesRow] {
    AllSpecies.all.filter { $0.generation <= generation ?? .max }
  }

  package func eggMoves(ofVariety id: Int, in generation: Int?, game: String?) -> EggMoves? {
    let game = game.flatMap { VersionGroups.indexBySlug[$0] }
    let wanted = game.map { VersionGroups.all[$0].generation }
    guard let base = Self.base(ofVariety: id, in: generation ?? wanted) else { return nil }
    let line = BreedingLine(of: base.number)
    // The data source lists egg moves for some legendary Pokémon, although they have no eggs.
    guard line.hasEggs else { return nil }
    let candidates = Set([base.id, base.number]).sorted(by: >)
    // Try the games that contain the variety first, because it can hatch only there. Then try all
    // games, because some varieties appear only in games without eggs.
    for groupIndices in [
      Learnsets.versionGroupIndices(ofVariety: id), Array(VersionGroups.all.indices),
    ] {
      for candidate in candidates {
        guard let found = eggMoves(ofVariety: candidate, in: generation, game, among: groupIndices)
        else { continue }
        let parents = Parents(line: line, game: found.game, moves: found.moves).all
        let chains = BreedingChains(game: found.game)
        return EggMoves(
          base: candidate, versionGroup: found.game.slug,
          moves: zip(found.moves, parents).map { move, parents in
            .init(
              move: Moves.slug(move), parents: parents,
              chain: parents.isEmpty ? chains.chain(to: line, move) : [])
          })
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
      guard let row = Tables.learnsets.row(of: index, id) else { continue }
      let moves = row[.egg].list { $0.integer }
      if !moves.isEmpty { return (group, moves) }
    }
    return nil
  }

  /// Returns the variety that hatches from the eggs of Pokémon in a variety's evolution line. It is
  /// the variety at the beginning of the line that evolves into the given one. A baby that was
  /// introduced after the generation is skipped.
  private static func base(ofVariety id: Int, in generation: Int?) -> VarietyRow? {
    guard var base = Varieties.variety(id) else { return nil }
    while let parent = parent(of: base),
      AllSpecies.species(parent.number)?.generation ?? 0 <= generation ?? .max
    {
      base = parent
    }
    return base
  }

  /// Returns the variety that a variety evolves from; nil if it does not evolve from any.
  static func parent(ofVariety id: Int) -> Int? {
    Varieties.variety(id).flatMap(parent(of:))?.id
  }

  /// Returns the varieties of all species in a variety's evolution chain.
  static func family(ofVariety id: Int) -> [Int] {
    Varieties.species(ofVariety: id)?.family.flatMap { Varieties.ofSpecies($0.number).map(\.id) }
      ?? []
  }

  /// Whether a variety can breed, at least with Ditto.
  static func hasEggs(_ id: Int) -> Bool {
    Varieties.species(ofVariety: id)?.breedingGroups.isEmpty == false
      && !Dex().has(.noEggs, variety: id)
  }

  private static func parent(of variety: VarietyRow) -> VarietyRow? {
    guard let species = AllSpecies.species(variety.number), species.evolvesFrom != nil else {
      return nil
    }
    var best: (from: Int, form: String?, isOwn: Bool)?
    for row in Tables.evolutions.rows(of: species.evolutionChain)
    where row[.toSpecies].integer == variety.number {
      let conditions = EvolutionConditions(row)
      let isOwn = conditions.evolvedForm == variety.slug
      if best == nil || isOwn && best?.isOwn == false {
        let isPlain = conditions.evolvedForm == nil || isOwn
        best = (row[.fromSpecies].integer, isPlain ? conditions.baseForm : nil, isOwn)
      }
    }
    return best.flatMap { from, form, _ in
      let varieties = Varieties.ofSpecies(from)
      return varieties.first { form == $0.slug } ?? varieties.first
    }
  }
}

/// Combined breeding data of all species in an evolution line.
private struct BreedingLine {
  let numbers: Set<Int>
  /// Egg groups of the species that breed and have a gender.
  let groups: Set<String>
  /// Whether any of the species can breed, at least with Ditto.
  let hasEggs: Bool
  /// Whether there are mothers whose eggs can hatch into a species of the line.
  let hasMothers: Bool

  init(of number: Int) {
    let members = AllSpecies.species(number)?.family ?? []
    numbers = Set(members.map(\.number))
    hasEggs = members.contains { !$0.breedingGroups.isEmpty }
    groups = Set(members.filter(\.hasGender).flatMap(\.breedingGroups))
    // Eggs of Nidoran♀ and Illumise can also hatch into Nidoran♂ (32) and Volbeat (313).
    hasMothers =
      members.contains(where: \.canBeFemale) || !numbers.isDisjoint(with: [32, 313])
  }
}

/// A search for the shortest chains of fathers that inherit an egg move and pass it on.
private struct BreedingChains {
  let game: VersionGroup

  /// Returns the fathers from the one that learns a move to the one whose child is of the line.
  /// Empty if there is no such chain. Only the children of mothers of the same line inherit the move,
  /// so each father but the first is of a line that has the egg move.
  func chain(to line: BreedingLine, _ move: Int) -> [EggMoves.Inherited.Link] {
    let game = VersionGroups.indexBySlug[game.slug] ?? 0
    var (learners, heirs): (Set<Int>, Set<Int>) = ([], [])
    for row in Tables.learnsets.rows(of: game) {
      guard let number = Varieties.variety(row[.pokemon].integer)?.number else { continue }
      if row[.egg].containsPair(move) { heirs.insert(number) }
      if [LearnsetColumn.levelUp, .machine, .tutor, .reminder]
        .contains(where: { row[$0].containsPair(move) })
      {
        learners.insert(number)
      }
    }
    var visited = line.numbers
    var open: [(line: BreedingLine, links: [EggMoves.Inherited.Link])] = [(line, [])]
    while !open.isEmpty {
      var next: [(line: BreedingLine, links: [EggMoves.Inherited.Link])] = []
      for (mothers, links) in open where mothers.hasMothers {
        for father in AllSpecies.all where !visited.contains(father.number) && father.canBeMale {
          guard father.hasGender,
            let group = father.breedingGroups.first(where: mothers.groups.contains)
          else { continue }
          let own = [EggMoves.Inherited.Link(father: father.number, eggGroup: group)] + links
          if learners.contains(father.number) { return own }
          guard father.family.contains(where: { heirs.contains($0.number) }) else { continue }
          visited.insert(father.number)
          next.append((BreedingLine(of: father.number), own))
        }
      }
      open = next
    }
    return []
  }
}

extension TableCell {
  /// Whether a list of numbers, or of pairs that end with a number, contains a number.
  fileprivate func containsPair(_ wanted: Int) -> Bool {
    var isFound = false
    forEachPair { _, number in if number == wanted { isFound = true } }
    return isFound
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
    let wanted = Set(moves)
    let canPass = AllSpecies.all.map(canPass)
    var parents: [Int: [(number: Int, id: Int)]] = [:]
    for row in Tables.learnsets.rows(of: VersionGroups.indexBySlug[game.slug] ?? 0) {
      let id = row[.pokemon].integer
      guard let number = Varieties.variety(id)?.number, canPass[number - 1] else { continue }
      for column in [LearnsetColumn.levelUp, .machine, .tutor, .reminder] {
        row[column].forEachPair { _, move in
          if wanted.contains(move) { parents[move, default: []].append((number, id)) }
        }
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

  private func canPass(_ species: SpeciesRow) -> Bool {
    guard species.hasGender, species.breedingGroups.contains(where: line.groups.contains) else {
      return false
    }
    if line.numbers.contains(species.number) { return game.generation >= 6 || species.canBeMale }
    return line.hasMothers && species.canBeMale
  }
}
