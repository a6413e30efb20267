private import DexData
private import PokedexModel

/// Numbers of Pokémon in the bundle. Tests use them instead of literals, so that they still pass
/// when a species is added.
package enum Counts {
  /// The number of species. It is also the highest national Pokédex number, because these numbers
  /// have no gaps.
  package static let species = Dex().speciesCount
  package static let varieties = Dex().varietyCount

  /// Returns the number of varieties that exist in a generation, including those introduced in
  /// earlier ones.
  package static func varieties(in generation: Int) -> Int {
    let dex = Dex()
    return dex.listItems(urlPrefix: "").count { item in
      dex.firstGeneration(ofVariety: item.id).map { $0 <= generation } ?? false
    }
  }
}
