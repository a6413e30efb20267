/// Games that share their learnsets, such as Red and Blue.
package struct VersionGroup: Sendable, Equatable {
  package let slug: String
  package let generation: Int
  /// The slugs of its versions.
  package let versions: [String]

  package init(slug: String, generation: Int, versions: [String]) {
    self.slug = slug
    self.generation = generation
    self.versions = versions
  }
}
