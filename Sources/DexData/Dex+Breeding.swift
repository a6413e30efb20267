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
    let groups = species.groups & ~BreedingIndex.barren
    return BreedingIndex.existing(in: generation).count { other in
      other.groups & groups != 0 && other.number != number
        && (species.canBeFemale && other.canBeMale || species.canBeMale && other.canBeFemale)
    }
  }

  package func eggMoves(ofVariety id: Int, in generation: Int?, game: String?) -> EggMoves? {
    let game = game.flatMap { VersionGroups.places[$0] }
    let wanted = game.map { VersionGroups.all[$0].generation }
    guard let base = Self.base(ofVariety: id, in: generation ?? wanted),
      let number = Self.number(ofVariety: base)
    else { return nil }
    let line = BreedingLine(of: number)
    // The source has egg moves for some legendary ones, of which there are no eggs.
    guard line.hasEggs else { return nil }
    let candidates = Set([base, number]).sorted(by: >)
    // What was not in a game hatched nothing in it; but some were only in games without eggs.
    for places in [Learnsets.places(ofVariety: id), Array(VersionGroups.all.indices)] {
      for candidate in candidates {
        guard let found = eggMoves(ofVariety: candidate, in: generation, game, among: places)
        else { continue }
        let parents = Parents(line: line, game: found.game, moves: found.moves).all
        return EggMoves(
          base: candidate, versionGroup: found.game.slug,
          moves: zip(found.moves, parents).map { .init(move: MoveIndex.slug($0), parents: $1) })
      }
    }
    return nil
  }

  /// The ids of the moves that a variety inherits in a game by its place, else in the newest of some, of a
  /// generation, nil for any, in which there are any.
  private func eggMoves(
    ofVariety id: Int, in generation: Int?, _ game: Int?, among places: [Int]
  ) -> (game: VersionGroup, moves: [Int])? {
    for place in places.filter({ $0 == game }) + places.reversed() {
      let group = VersionGroups.all[place]
      if let generation, group.generation != generation { continue }
      guard var row = Tables.learnsets.row(of: place, id) else { continue }
      let moves = row[.egg].list { $0.integer }
      if !moves.isEmpty { return (group, moves) }
    }
    return nil
  }

  /// The variety that hatches from the eggs of a variety's line: of the first species, that which
  /// becomes this one. A baby that came later than a generation does not hatch in it.
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

  /// The variety that a variety evolves from; nil for a first one.
  static func parent(ofVariety id: Int) -> Int? {
    number(ofVariety: id).flatMap { parent(of: id, number: $0)?.id }
  }

  /// The varieties of all species of a variety's evolution chain.
  static func family(ofVariety id: Int) -> [Int] {
    guard let number = number(ofVariety: id) else { return [] }
    var species = Tables.species[number - 1]
    guard let chain = Tables.evolutionChains.row(of: species[.evolutionChain].integer) else {
      return []
    }
    var row = Tables.evolutionChains[chain]
    return row[.members].list { $0.integer }.flatMap(BreedingIndex.varieties)
  }

  /// Whether a variety has eggs, be it with Ditto.
  static func hasEggs(_ id: Int) -> Bool {
    number(ofVariety: id).map { BreedingIndex.species[$0 - 1].groups & ~BreedingIndex.barren != 0 }
      == true && !Dex().has(.noEggs, variety: id)
  }

  /// The variety that a variety evolves from, and its species; nil for a first one.
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

/// What a line's own species are like together.
private struct BreedingLine {
  let numbers: Set<Int>
  /// The groups of those that breed and have a gender.
  let groups: UInt16
  /// Whether one of them breeds at all, be it with Ditto.
  let hasEggs: Bool
  /// Whether there are mothers that its young hatch from.
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
    hasEggs = all.contains { $0.groups & ~BreedingIndex.barren != 0 }
    let species = all.filter(\.hasGender)
    groups = species.reduce(0) { $0 | $1.groups } & ~BreedingIndex.barren
    // Nidoran♀ and Illumise have young of the other sex's species, too.
    hasMothers = species.contains { $0.canBeFemale } || members.contains { [32, 313].contains($0) }
  }
}

/// Who passes on some moves in a game.
private struct Parents {
  let line: BreedingLine
  let game: VersionGroup
  let moves: [Int]

  /// For each of the moves, in the order of the species' numbers: of each species the first variety that
  /// learns it by itself, from a machine or a tutor.
  var all: [[Int]] {
    var isWanted = Array(repeating: false, count: (moves.max() ?? 0) + 1)
    for move in moves { isWanted[move] = true }
    var parents: [Int: [(number: Int, id: Int)]] = [:]
    let canPass = BreedingIndex.species.map(canPass)
    Tables.learnsets.forEachRow(of: VersionGroups.places[game.slug] ?? 0) { row in
      var row = row
      let id = row.integer(.pokemon)
      guard let number = BreedingIndex.number(ofVariety: id), canPass[number - 1] else { return }
      for column in [LearnsetColumn.levelUp, .machine, .tutor] {
        row[column].forEachNumber(isWanted) { parents[$0, default: []].append((number, id)) }
      }
    }
    return moves.map { move in
      // By id others than the default one stand last.
      var ids: [Int] = []
      var last = 0
      for (number, id) in (parents[move] ?? []).sorted(by: { $0 < $1 }) where number != last {
        ids.append(id)
        last = number
      }
      return ids
    }
  }

  private func canPass(_ species: BreedingIndex.Species) -> Bool {
    guard species.groups & line.groups != 0, species.hasGender else { return false }
    if line.numbers.contains(species.number) { return game.generation >= 6 || species.canBeMale }
    return line.hasMothers && species.canBeMale
  }
}

/// What there is to know of every species to find those that breed with one another. Made when it is
/// first asked for.
private enum BreedingIndex {
  struct Species {
    let number: Int
    let generation: Int
    /// Its egg groups, a bit each.
    let groups: UInt16
    /// -1 for none, else the eighths that are female.
    let gender: Int

    var hasGender: Bool { gender >= 0 }
    var canBeMale: Bool { 0...7 ~= gender }
    var canBeFemale: Bool { gender > 0 }
  }

  static func group(_ slug: String) -> UInt16 {
    Tables.eggGroups.row(of: slug).map { 1 << UInt16($0) } ?? 0
  }

  /// The groups in which no one has an egg with another of the group.
  static let barren = group(EggGroups.none) | group(EggGroups.ditto)

  static let natures = Dex().natureSlugs.compactMap { Dex().nature($0) }

  /// In the order of their numbers, without a gap.
  static let species: [Species] = {
    let groups = KeyedLines(.eggGroups)
    // Most species are in the groups of the one before.
    var last: (cell: Cell?, bits: UInt16) = (nil, 0)
    return (0..<Tables.species.count).map { index in
      var row = Tables.species[index]
      let generation = row.integer(.generation)
      let gender = row[.genderRate].integer
      let cell = row[.eggGroups]
      if last.cell?.isSame(as: cell) != true { last = (cell, bits(of: cell, in: groups)) }
      return Species(number: index + 1, generation: generation, groups: last.bits, gender: gender)
    }
  }()

  private static func bits(of cell: Cell, in groups: KeyedLines) -> UInt16 {
    var (bits, parts): (UInt16, CellParts) = (0, cell.parts(by: ","))
    while let part = parts.optionalNext() {
      if let group = groups.line(of: part) { bits |= 1 << UInt16(group) }
    }
    return bits
  }

  /// Those that there are in a generation; nil for today.
  static func existing(in generation: Int?) -> [Species] {
    generation.map { generation in species.filter { $0.generation <= generation } } ?? species
  }

  /// The varieties that are not the default one, by the species' numbers, and those by the varieties.
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

  /// The number of a variety's species; nil for an unknown one.
  static func number(ofVariety id: Int) -> Int? {
    id <= species.count ? id : others.numbers[id]
  }

  /// The ids of a species' varieties, the default one first.
  static func varieties(of number: Int) -> [Int] { [number] + (others.ids[number] ?? []) }

  static func slug(ofVariety id: Int, number: Int) -> String {
    guard let first = Tables.pokemonRow(ofSpecies: number) else { return "" }
    let place = varieties(of: number).firstIndex(of: id) ?? 0
    return VarietyRow(first + place).slug
  }
}
