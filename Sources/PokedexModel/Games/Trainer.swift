/// A battle with an important trainer of a game.
package struct Trainer: Sendable, Equatable {
  package enum Kind: String, CaseIterable, Sendable {
    case gymLeader = "gym-leader"
    case eliteFour = "elite-four"
    case champion, rival
    /// A leader or a high member of an evil team.
    case boss
    case other = "other-important"
  }

  /// Slugs of the versions with this battle, in the order of release.
  package let versions: [String]
  /// Identifier of the battle, unique within a version.
  package let battle: String
  /// Slug of the trainer's name, which is the same in all games.
  package let slug: String
  package let kind: Kind
  /// Position in the story, from 1. Variants of one battle share it.
  package let order: Int
  /// Slug of the location. Nil if it is unknown.
  package let location: String?
  /// English words for the building or room. Nil for the location as a whole.
  package let part: String?
  package let isRematch: Bool
  package let isDouble: Bool
  /// The type that a leader specializes in.
  package let type: PokemonType?
  /// Number of the badge that a leader gives, from 1.
  package let badge: Int?
  /// Conditions as `name` or `name:value`, such as `player-starter:piplup`.
  package let conditions: [String]
  /// Slugs of the items that the trainer uses.
  package let items: [String]
  /// Whether the record comes from a list other than the game's own data.
  package let isFromLists: Bool
  package let party: [TrainerPokemon]

  package init(
    versions: [String], battle: String, slug: String, kind: Kind, order: Int, location: String?,
    part: String?, isRematch: Bool, isDouble: Bool, type: PokemonType?, badge: Int?,
    conditions: [String], items: [String], isFromLists: Bool, party: [TrainerPokemon]
  ) {
    (self.versions, self.battle, self.slug, self.kind) = (versions, battle, slug, kind)
    (self.order, self.location, self.part, self.isRematch) = (order, location, part, isRematch)
    (self.isDouble, self.type, self.badge, self.conditions) = (isDouble, type, badge, conditions)
    (self.items, self.isFromLists, self.party) = (items, isFromLists, party)
  }

  /// Highest level in the party.
  package var topLevel: Int { party.map(\.level).max() ?? 0 }
}

/// A Pokémon of a trainer.
package struct TrainerPokemon: Sendable, Equatable {
  package let pokemon: VarietyReference
  package let level: Int
  /// Slug of the held item.
  package let item: String?
  /// Slugs of the ability and the nature, if the game's rule determines them.
  package let ability: String?
  package let nature: String?
  /// Individual values of all stats, 0 to 31, or DVs, 0 to 15, of attack, defense, speed and special
  /// in generations I and II. Nil if they are unknown.
  package let genes: Genes?
  package let teraType: PokemonType?
  /// Slugs of the moves.
  package let moves: [String]
  /// Whether the game sets the moves. Otherwise, they are the last four that the Pokémon learns up
  /// to its level.
  package let hasSetMoves: Bool

  package enum Genes: Sendable, Equatable {
    case individual(Int)
    case determinant(attack: Int, defense: Int, speed: Int, special: Int)
  }

  package init(
    pokemon: VarietyReference, level: Int, item: String?, ability: String?, nature: String?,
    genes: Genes?, teraType: PokemonType?, moves: [String], hasSetMoves: Bool
  ) {
    (self.pokemon, self.level, self.item) = (pokemon, level, item)
    (self.ability, self.nature, self.genes) = (ability, nature, genes)
    (self.teraType, self.moves, self.hasSetMoves) = (teraType, moves, hasSetMoves)
  }
}

/// Looks up the important trainers of the games.
package protocol Trainers: Sendable {
  /// Returns the battles of a version, in the order of the story.
  func trainers(ofVersion slug: String) -> [Trainer]
  /// Returns the battles with a trainer in all games, in the order of release and story.
  func trainers(named slug: String) -> [Trainer]
  /// Returns the battles in a location, in the order of release and story.
  func trainers(in location: String) -> [Trainer]
}
