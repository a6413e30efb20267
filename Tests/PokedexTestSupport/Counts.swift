private import DexData

/// How much the bundle has: a new species changes its tables, and no test.
package enum Counts {
  /// Also the last number, as there is one for each.
  package static let species = Dex().speciesCount
  package static let varieties = Dex().varietyCount
}
