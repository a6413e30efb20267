/// An ability as a thing of its own.
package struct Ability: Sendable, Equatable {
  package let slug: String
  package let names: LocalizedText
  /// The generation it first appeared in.
  package let generation: Int

  package init(slug: String, names: LocalizedText, generation: Int) {
    self.slug = slug
    self.names = names
    self.generation = generation
  }
}
