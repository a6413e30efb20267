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
  /// The slug of the version group that it is downloadable content of; nil for a game of its own.
  package let addedTo: String?
  /// Whether nothing is caught in it.
  package let isBattlesOnly: Bool
  /// The last generation whose varieties are all in it if their species is; nil unless one learnset stands
  /// for all varieties of a species.
  package let varietiesUntil: Int?

  package init(
    slug: String, generation: Int, versions: [String], recordsEncounters: Bool = true,
    addedTo: String? = nil, isBattlesOnly: Bool = false, varietiesUntil: Int? = nil
  ) {
    self.slug = slug
    self.generation = generation
    self.versions = versions
    self.recordsEncounters = recordsEncounters
    self.addedTo = addedTo
    self.isBattlesOnly = isBattlesOnly
    self.varietiesUntil = varietiesUntil
  }

  /// Whether another is downloadable content of it, or of the same game as it.
  package func isBase(of other: VersionGroup) -> Bool {
    other.addedTo.map { slug == $0 || addedTo == $0 } ?? false
  }

  /// Whether every variety of a generation is in it if its species is.
  package func hasVarieties(ofGeneration generation: Int) -> Bool {
    varietiesUntil.map { generation <= $0 } ?? false
  }
}
