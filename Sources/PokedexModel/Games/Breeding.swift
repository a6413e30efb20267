/// Who breeds with whom, what an egg takes, and what hatches.
package protocol Breeding: Sendable {
  /// The natures, sorted by slug.
  var natures: [Nature] { get }
  /// The numbers of the species of an egg group that there are in a generation, nil for today, rising.
  func species(ofEggGroup group: String, in generation: Int?) -> [Int]
  /// How many other species than itself and Ditto a species can have an egg with in a generation, nil for
  /// today: those of one of its groups, of which one can be male and the other female.
  func partners(ofSpecies number: Int, in generation: Int?) -> Int
  /// The moves that what hatches from the eggs of a variety's line may have inherited, with those who can pass
  /// them on: in a game by its version group's slug, where there are any in it, else in the newest of a
  /// generation, nil for any; nil for none.
  func eggMoves(ofVariety id: Int, in generation: Int?, game: String?) -> EggMoves?
}

extension Breeding {
  /// The moves that may have been inherited in the newest game of a generation, nil for any.
  package func eggMoves(ofVariety id: Int, in generation: Int? = nil) -> EggMoves? {
    eggMoves(ofVariety: id, in: generation, game: nil)
  }

  /// The numbers of all species of an egg group, rising.
  package func species(ofEggGroup group: String) -> [Int] { species(ofEggGroup: group, in: nil) }
}

/// The egg groups with rules of their own, by slug.
package enum EggGroups {
  /// Its members breed with nobody.
  package static let none = "no-eggs"
  /// Its one member breeds with all that have eggs.
  package static let ditto = "ditto"
}

/// What hatches from a line's eggs can have inherited.
package struct EggMoves: Sendable, Equatable {
  /// A move and the varieties that can pass it on, by national number.
  ///
  /// Such a parent learns it by level, machine or tutor in that game, and shares an egg group with
  /// the line. Of the line's own species any can pass it on, before generation 6 males only; of
  /// another species the father alone can, as the mother's species is what hatches. Those without a
  /// gender, Ditto among them, pass on nothing. What is inherited itself is left out, and so is the
  /// Mirror Herb of generation 9, by which any Pokémon teaches it.
  package struct Inherited: Sendable, Equatable {
    /// The move's slug.
    package let move: String
    /// One variety of a species, the default one where it can.
    package let parents: [Int]

    package init(move: String, parents: [Int]) {
      self.move = move
      self.parents = parents
    }
  }

  /// The variety that hatches.
  package let base: Int
  /// The version group in which it inherits them.
  package let versionGroup: String
  package let moves: [Inherited]

  package init(base: Int, versionGroup: String, moves: [Inherited]) {
    self.base = base
    self.versionGroup = versionGroup
    self.moves = moves
  }
}

/// What a parent has to hold for a baby to hatch, in generations III to VIII; else what it evolves into hatches.
/// Bulbapedia, "Incense".
package enum Incense {
  package static let lastGeneration = 8

  /// The slug of the item, by the slug of a baby; nil for those that need none.
  package static func needed(for baby: String) -> String? { items[baby].map { $0 + "-incense" } }

  private static let items = [
    "azurill": "sea", "wynaut": "lax", "budew": "rose", "chingling": "pure", "bonsly": "rock",
    "mime-jr": "odd", "happiny": "luck", "munchlax": "full", "mantyke": "wave",
  ]
}

/// The steps until an egg hatches: its cycles, each of so many steps.
///
/// PokéAPI, "hatch_counter" of Pokémon species, and Bulbapedia, "Egg cycle". As one is in a cycle when
/// the egg comes, the first may be shorter; generations 3 and 4 look at the counter before it is
/// lowered, which takes one cycle more.
package struct EggCycle: Sendable, Equatable {
  package let steps: Int
  package let generations: [Int]
  /// The slugs of version groups of other generations that have it, too.
  package let games: [String]

  /// The generation that eggs came with.
  package static let firstGeneration = 2

  package static let all = [
    EggCycle(steps: 256, generations: [2, 3, 7], games: []),
    EggCycle(steps: 255, generations: [4], games: ["brilliant-diamond-shining-pearl"]),
    EggCycle(steps: 257, generations: [5, 6], games: []),
    EggCycle(steps: 128, generations: [8, 9], games: []),
  ]
}
