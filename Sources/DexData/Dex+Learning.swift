internal import EmbeddedTables
public import PokedexModel

// Learnsets, with the moves of earlier stages. A Pokémon keeps its moves when it evolves or changes
// its form, so it can also have moves that the earlier variety learns.
extension Dex {
  /// Returns the moves that a variety learns, grouped by game in the order of release. Within a
  /// game, moves learned by level come first, then machine, egg, tutor, reminder and other moves.
  ///
  /// - Parameters:
  ///   - id: PokeAPI's id of the variety.
  ///   - game: slug of a version group; nil for all games.
  public func learnset(ofVariety id: Int, in game: String? = nil) -> [LearnedMove] {
    var learned: [LearnedMove] = []
    for (group, row) in Learnsets.rows(ofVariety: id, in: game) {
      Learnsets.forEachMove(of: id, row, in: group) { way, level, move in
        learned.append(Self.learnedMove(way, level, move, by: id, in: group))
      }
    }
    return learned
  }

  /// Returns the moves that a variety doesn't learn itself, but can have from the varieties that it
  /// has been before. They are grouped by game in the order of release, then by variety, the nearest
  /// stage first. Each move names its variety.
  ///
  /// - Parameter game: slug of a version group; nil for all games.
  package func earlierMoves(ofVariety id: Int, in game: String? = nil) -> [LearnedMove] {
    let sources = Self.moveSources(ofVariety: id).dropFirst()
    if sources.isEmpty { return [] }
    return Learnsets.rows(ofVariety: id, in: game).flatMap { group, row in
      var known: Set<Int> = []
      Learnsets.forEachMove(of: id, row, in: group) { _, _, move in known.insert(move) }
      return sources.flatMap { source -> [LearnedMove] in
        guard let row = Learnsets.rows(ofVariety: source, in: group.slug).first?.row else {
          return []
        }
        var learned: [LearnedMove] = []
        var own: Set<Int> = []
        Learnsets.forEachMove(of: source, row, in: group) { way, level, move in
          own.insert(move)
          if known.contains(move) { return }
          var move = Self.learnedMove(way, level, move, by: source, in: group)
          move.learner = source
          learned.append(move)
        }
        known.formUnion(own)
        return learned
      }
    }
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
    for id in Self.moveSources(ofVariety: pokemon.id) {
      for (group, row) in Learnsets.rows(ofVariety: id, in: game)
      where generation == nil || group.generation == generation {
        isRecorded = true
        Learnsets.forEachMove(of: id, row, in: group) { _, _, move in known.insert(move) }
      }
    }
    if !isRecorded || known.contains(Self.sketch) { return [] }
    return moves.filter { slug in Moves.id(of: slug).map { !known.contains($0) } ?? false }
  }

  /// The move Sketch, which copies any move.
  private static let sketch = 166

  /// Returns the ids of the varieties from which a variety can have moves: itself, and those that it
  /// has evolved or changed from, the nearest first.
  static func moveSources(ofVariety id: Int) -> [Int] {
    guard let number = Varieties.variety(id)?.number else { return [] }
    if id == number, AllSpecies.species(number)?.evolvesFrom == nil { return [id] }
    let stages = Dex().lineage(ofSpecies: number)?.stages(before: id) ?? [id]
    // A form of which nothing is recorded is most likely a state of the default variety.
    let isState = stages == [id] && id != number && Learnsets.rows(ofVariety: id).isEmpty
    return isState ? stages + moveSources(ofVariety: number) : stages
  }

  private static func learnedMove(
    _ way: LearnedMove.LearnMethod, _ level: Int?, _ move: Int, by id: Int, in group: VersionGroup
  ) -> LearnedMove {
    LearnedMove(
      move: Moves.slug(move), way: way, level: level, versionGroup: group.slug,
      others: way == .other ? SpecialLearnMethods.slugs(id, move, in: group.slug) : [])
  }
}

extension Learnsets {
  /// Calls `body` with each move that a variety can learn in a game: the way, the level if it is
  /// learned by level, and the move's id.
  ///
  /// - Parameters:
  ///   - id: the variety's id.
  ///   - row: its row for the game.
  static func forEachMove(
    of id: Int, _ row: Row<LearnsetColumn>, in group: VersionGroup,
    _ body: (LearnedMove.LearnMethod, Int?, Int) -> Void
  ) {
    for way in LearnedMove.LearnMethod.allCases where Dex.has(way, id, row, in: group) {
      row[way.column].forEachPair { level, move in
        body(way, way == .levelUp ? level ?? 0 : nil, move)
      }
    }
  }
}

extension Dex {
  /// Whether a variety can learn moves in a way in a game.
  ///
  /// The sources list egg moves also for some Pokémon that can't have them. A Pokémon inherits moves
  /// only if it hatches. Without a gender, it has no other parent than Ditto, which knows no moves
  /// to pass on. Since generation VIII, Pokémon also pass on egg moves by staying together. Source:
  /// Bulbapedia, "Egg Move".
  static func has(
    _ way: LearnedMove.LearnMethod, _ id: Int, _ row: Row<LearnsetColumn>, in group: VersionGroup
  ) -> Bool {
    let cell = row[way.column]
    if way != .egg || cell.isNone { return !cell.isNone }
    guard group.hasEggs, let species = Varieties.species(ofVariety: id) else { return false }
    return (species.hasGender || group.generation >= 8)
      && species.family.contains { !$0.breedingGroups.isEmpty }
      && !Dex().has(.noEggs, variety: id)
  }
}
