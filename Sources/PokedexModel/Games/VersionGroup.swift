/// Games that share their learnsets, such as Red and Blue.
public struct VersionGroup: Sendable, Equatable {
  /// PokeAPI's slug.
  public let slug: String
  /// The generation, from 1.
  public let generation: Int
  /// The slugs of its versions.
  public let versions: [String]
  /// Whether the source has any places for one of its versions. Where it has none, nobody knows where
  /// a Pokémon is met in them: that is not recorded, and not "nowhere".
  public let recordsEncounters: Bool
  /// The slug of the game that it is an expansion of; nil for a game of its own.
  package let baseGame: String?
  /// In a game that has one learnset for all varieties of a species: the last generation whose varieties
  /// are in it.
  package let varietiesUntil: Int?
  /// Whether nothing is caught in it.
  package let isBattlesOnly: Bool

  package init(
    slug: String, generation: Int, versions: [String], recordsEncounters: Bool = true,
    baseGame: String? = nil, varietiesUntil: Int? = nil, isBattlesOnly: Bool = false
  ) {
    self.slug = slug
    self.generation = generation
    self.versions = versions
    self.recordsEncounters = recordsEncounters
    self.baseGame = baseGame
    self.varietiesUntil = varietiesUntil
    self.isBattlesOnly = isBattlesOnly
  }

  /// Whether another is an expansion of it, or of the same game.
  package func isBase(of other: VersionGroup) -> Bool {
    other.baseGame.map { slug == $0 || baseGame == $0 } ?? false
  }
}
