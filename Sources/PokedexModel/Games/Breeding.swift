/// Data on breeding: which species breed, how long an egg takes, and what hatches.
package protocol Breeding: Sendable {
  /// All natures, sorted by slug.
  var natures: [Nature] { get }
  /// Returns the numbers of the species that belong to an egg group in a generation, in ascending
  /// order. Nil means the newest generation.
  func species(ofEggGroup group: String, in generation: Int?) -> [Int]
  /// Returns how many other species a species can breed with in a generation. Nil means the newest
  /// generation.
  ///
  /// Ditto and the species itself are not counted. To breed, two species must share an egg group,
  /// and one of them must be able to be male and the other female.
  func partners(ofSpecies number: Int, in generation: Int?) -> Int
  /// Returns the moves that a newly hatched Pokémon of a variety's evolution line can inherit, and
  /// the varieties that can pass them on.
  ///
  /// - Parameters:
  ///   - id: the id of the variety.
  ///   - generation: the generation, or nil for any.
  ///   - game: the slug of the version group to prefer. If no moves can be inherited there, the
  ///     newest game of the generation is used.
  /// - Returns: the moves, or nil if there are none.
  func eggMoves(ofVariety id: Int, in generation: Int?, game: String?) -> EggMoves?
}

extension Breeding {
  /// Returns the moves that can be inherited in the newest game of a generation. Nil means any
  /// generation.
  package func eggMoves(ofVariety id: Int, in generation: Int? = nil) -> EggMoves? {
    eggMoves(ofVariety: id, in: generation, game: nil)
  }

  /// Returns the numbers of all species that belong to an egg group, in ascending order.
  package func species(ofEggGroup group: String) -> [Int] { species(ofEggGroup: group, in: nil) }
}

/// Slugs of the egg groups with special rules.
package enum EggGroups {
  /// The egg group of species that do not breed.
  package static let none = "no-eggs"
  /// The egg group that only Ditto belongs to. Ditto breeds with every other species that can
  /// breed.
  package static let ditto = "ditto"
}

/// Moves that a newly hatched Pokémon of an evolution line can inherit.
package struct EggMoves: Sendable, Equatable {
  /// A move and the varieties that can pass it on, ordered by national number.
  ///
  /// The parents learn the move by level, machine or tutor in the game `versionGroup`, and share an
  /// egg group with the evolution line. Parents of the line's own species can pass it on regardless
  /// of their gender since generation 6. Before that, only males can. Parents of other species have
  /// to be male, because the mother determines the species that hatches. Genderless Pokémon such as
  /// Ditto pass on nothing. Parents that inherited the move themselves are left out, and so is the
  /// Mirror Herb of generation 9, which lets any Pokémon pass on the move.
  package struct Inherited: Sendable, Equatable {
    /// Slug of the move.
    package let move: String
    /// Ids of the parents, with one variety for each species. It is the default variety if that one
    /// can pass the move on.
    package let parents: [Int]
    /// The shortest way to the move through Pokémon that inherit it themselves, if no parent learns
    /// it: the first learns the move, and each passes it on to the next one. Empty if there is none.
    package let chain: [Link]

    /// A father, and the slug of the egg group that he shares with the mother of the next one.
    package struct Link: Sendable, Equatable {
      /// Id of the variety.
      package let father: Int
      package let eggGroup: String

      package init(father: Int, eggGroup: String) {
        (self.father, self.eggGroup) = (father, eggGroup)
      }
    }

    package init(move: String, parents: [Int], chain: [Link] = []) {
      self.move = move
      self.parents = parents
      self.chain = chain
    }
  }

  /// Id of the variety that hatches and inherits the moves.
  package let base: Int
  /// Slug of the version group in which the moves are inherited.
  package let versionGroup: String
  package let moves: [Inherited]

  package init(base: Int, versionGroup: String, moves: [Inherited]) {
    self.base = base
    self.versionGroup = versionGroup
    self.moves = moves
  }
}

/// Items that a parent has to hold for a baby Pokémon to hatch in generations 3 to 8.
///
/// Without the item, the species that the baby evolves into hatches instead. Source: Bulbapedia,
/// "Incense".
package enum Incense {
  package static let lastGeneration = 8

  /// Returns the slug of the item needed for the baby with this slug. Nil if the species needs no
  /// item.
  package static func needed(for baby: String) -> String? { items[baby].map { $0 + "-incense" } }

  private static let items = [
    "azurill": "sea", "wynaut": "lax", "budew": "rose", "chingling": "pure", "bonsly": "rock",
    "mime-jr": "odd", "happiny": "luck", "munchlax": "full", "mantyke": "wave",
  ]
}

/// The number of steps in one egg cycle. An egg hatches after a number of cycles that depends on
/// the species.
///
/// A cycle is already under way when the player gets the egg, so the first one can be shorter.
/// Generations 3 and 4 check the number of remaining cycles before they lower it, so hatching takes
/// one more cycle.
///
/// Sources: PokeAPI, "hatch_counter" of Pokémon species; Bulbapedia, "Egg cycle".
package struct EggCycle: Sendable, Equatable {
  package let steps: Int
  /// Generations whose games have this number of steps.
  package let generations: [Int]
  /// Slugs of games that have it, unlike the others of their generation.
  package let games: [String]

  /// The generation that introduced eggs.
  package static let firstGeneration = 2
}

extension [VersionGroup] {
  /// The numbers of steps in an egg cycle, from the earliest game to the newest.
  package var eggCycles: [EggCycle] {
    let usual = Dictionary(
      filter { $0.standing == .main }.compactMap { group in
        group.eggCycleSteps.map { (group.generation, $0) }
      }
    ) { first, _ in first }
    let steps = compactMap(\.eggCycleSteps)
    let distinct = steps.indices.filter { !steps[..<$0].contains(steps[$0]) }.map { steps[$0] }
    return distinct.map { steps in
      EggCycle(
        steps: steps, generations: usual.keys.filter { usual[$0] == steps }.sorted(),
        games: filter { $0.eggCycleSteps == steps && usual[$0.generation] != steps }.map(\.slug))
    }
  }
}
