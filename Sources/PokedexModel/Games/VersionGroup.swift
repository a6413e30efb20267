/// Games that share their learnsets, such as Red and Blue.
package struct VersionGroup: Sendable, Equatable {
  package let slug: String
  package let generation: Int
  /// The slugs of its versions.
  package let versions: [String]
  /// Whether the source has any places for one of its versions. Where it has none, nobody knows where
  /// a Pokémon is met in them: that is not recorded, and not "nowhere".
  package let recordsEncounters: Bool

  package init(
    slug: String, generation: Int, versions: [String], recordsEncounters: Bool = true
  ) {
    self.slug = slug
    self.generation = generation
    self.versions = versions
    self.recordsEncounters = recordsEncounters
  }
}
