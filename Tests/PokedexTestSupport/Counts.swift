private import DexData
private import PokedexModel

/// How much the bundle has: a new species changes its tables, and no test.
package enum Counts {
  /// Also the last number, as there is one for each.
  package static let species = Dex().speciesCount
  package static let varieties = Dex().varietyCount

  /// How many there were in a generation.
  package static func varieties(in generation: Int) -> Int {
    let dex = Dex()
    return dex.listItems(urlPrefix: "").count { item in
      dex.firstGeneration(ofVariety: item.id).map { $0 <= generation } ?? false
    }
  }
}
