package import PokedexModel

extension Dex {
  package func varieties(ofSpecies number: Int) -> [VarietyReference] {
    Self.varieties(of: number)
  }

  package func pokemon(ofVariety id: Int, in generation: Int?) -> Pokemon? {
    guard let generation else { return pokemon(id: id) }
    return pokemon(id: id, in: generation)
  }
}
