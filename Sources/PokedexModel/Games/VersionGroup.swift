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

  package init(
    slug: String, generation: Int, versions: [String], recordsEncounters: Bool = true
  ) {
    self.slug = slug
    self.generation = generation
    self.versions = versions
    self.recordsEncounters = recordsEncounters
  }
}
