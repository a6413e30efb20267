/// An ability as a thing of its own.
public struct Ability: Sendable, Equatable {
  /// PokeAPI's slug.
  public let slug: String
  /// In the languages in which it is known.
  public let names: LocalizedText
  /// The generation it first appeared in.
  public let generation: Int

  package init(slug: String, names: LocalizedText, generation: Int) {
    self.slug = slug
    self.names = names
    self.generation = generation
  }
}
