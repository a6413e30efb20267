private import DexData
private import PokedexModel

/// Counts from the bundle, so that a new species changes its tables but no test.
package enum Counts {
  /// The number of species. It is also the highest national number, as the numbers have no gaps.
  package static let species = Dex().speciesCount
  package static let varieties = Dex().varietyCount

  /// Returns the number of varieties that exist in a generation, including those of earlier ones.
  package static func varieties(in generation: Int) -> Int {
    let dex = Dex()
    return dex.listItems(urlPrefix: "").count { item in
      dex.firstGeneration(ofVariety: item.id).map { $0 <= generation } ?? false
    }
  }
}
