/// Data on breeding: which species breed, what an egg takes, and what hatches.
package protocol Breeding: Sendable {
  /// All natures, sorted by slug.
  var natures: [Nature] { get }
  /// Returns the numbers of an egg group's species in a generation, in ascending order; nil means today.
  func species(ofEggGroup group: String, in generation: Int?) -> [Int]
  /// Returns the number of other species that a species can breed with in a generation; nil means today.
  ///
  /// Ditto and the species itself do not count. Partners share an egg group, and one of the two can be male
  /// and the other female.
  func partners(ofSpecies number: Int, in generation: Int?) -> Int
  /// Returns the moves that a Pokémon hatched from a variety's line can inherit, and who can pass them on.
  ///
  /// - Parameters:
  ///   - generation: nil for any.
  ///   - game: slug of the version group to prefer. If it has no such moves, the newest game of the
  ///     generation counts.
  /// - Returns: nil if there are no such moves.
  func eggMoves(ofVariety id: Int, in generation: Int?, game: String?) -> EggMoves?
}

extension Breeding {
  /// Returns the moves that can be inherited in the newest game of a generation; nil means any.
  package func eggMoves(ofVariety id: Int, in generation: Int? = nil) -> EggMoves? {
    eggMoves(ofVariety: id, in: generation, game: nil)
  }

  /// Returns the numbers of all species of an egg group, in ascending order.
  package func species(ofEggGroup group: String) -> [Int] { species(ofEggGroup: group, in: nil) }
}

/// Slugs of the egg groups with special rules.
package enum EggGroups {
  /// Its members do not breed.
  package static let none = "no-eggs"
  /// Its only member, Ditto, breeds with every species that has eggs.
  package static let ditto = "ditto"
}

/// Moves that a Pokémon hatched from a line's eggs can inherit.
package struct EggMoves: Sendable, Equatable {
  /// A move and the varieties that can pass it on, ordered by national number.
  ///
  /// Such a parent learns the move by level, machine or tutor in that game, and shares an egg group
  /// with the line. Within the line's own species every parent can pass it on, but only males
  /// before generation 6. Of other species, only males can, because the mother determines the
  /// species that hatches. Genderless Pokémon, Ditto among them, pass on nothing. Moves that a
  /// parent inherited itself are left out, and so is the Mirror Herb of generation 9, which lets
  /// any Pokémon teach the move.
  package struct Inherited: Sendable, Equatable {
    /// Slug of the move.
    package let move: String
    /// One variety of each species: the default one if it can pass the move on.
    package let parents: [Int]

    package init(move: String, parents: [Int]) {
      self.move = move
      self.parents = parents
    }
  }

  /// Id of the variety that hatches.
  package let base: Int
  /// Slug of the version group in which it inherits the moves.
  package let versionGroup: String
  package let moves: [Inherited]

  package init(base: Int, versionGroup: String, moves: [Inherited]) {
    self.base = base
    self.versionGroup = versionGroup
    self.moves = moves
  }
}

/// Items that a parent has to hold for a baby to hatch in generations 3 to 8. Bulbapedia, "Incense".
///
/// Without the item, the species that the baby evolves into hatches.
package enum Incense {
  package static let lastGeneration = 8

  /// Returns the slug of the item for a baby's slug; nil for babies that need none.
  package static func needed(for baby: String) -> String? { items[baby].map { $0 + "-incense" } }

  private static let items = [
    "azurill": "sea", "wynaut": "lax", "budew": "rose", "chingling": "pure", "bonsly": "rock",
    "mime-jr": "odd", "happiny": "luck", "munchlax": "full", "mantyke": "wave",
  ]
}

/// Number of steps in one egg cycle. An egg hatches after a number of cycles.
///
/// PokeAPI, "hatch_counter" of Pokémon species, and Bulbapedia, "Egg cycle". A cycle is already
/// under way when the player gets the egg, so the first one can be shorter. Generations 3 and 4
/// check the counter before they lower it, which takes one cycle more.
package struct EggCycle: Sendable, Equatable {
  package let steps: Int
  package let generations: [Int]
  /// Slugs of version groups of other generations with the same number of steps.
  package let games: [String]

  /// The generation that introduced eggs.
  package static let firstGeneration = 2

  package static let all = [
    EggCycle(steps: 256, generations: [2, 3, 7], games: []),
    EggCycle(steps: 255, generations: [4], games: ["brilliant-diamond-shining-pearl"]),
    EggCycle(steps: 257, generations: [5, 6], games: []),
    EggCycle(steps: 128, generations: [8, 9], games: []),
  ]
}
