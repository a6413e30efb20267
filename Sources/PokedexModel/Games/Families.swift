/// What the members of a family are, looked up in the whole dex.
package protocol Families: Sendable {
  /// The varieties of a species by its number, the default one first; none for an unknown one.
  func varieties(ofSpecies number: Int) -> [VarietyReference]
  /// A variety as it was in a generation, nil for today; nil for an unknown one and for one that did not
  /// exist yet.
  func pokemon(ofVariety id: Int, in generation: Int?) -> Pokemon?
  /// Every way to evolve within the family of a species by its number; none for an unknown one.
  func evolutionSteps(ofFamilyOf number: Int) -> [EvolutionStep]
  /// The slugs of the parts of places where a variety is met, by version in the order of release; none
  /// where that is not known.
  func areas(ofVariety id: Int) -> [(version: String, areas: [String])]
}
