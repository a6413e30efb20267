import DexData
import EmbeddedTables

/// Numbers of species and varieties, read from the tables so that a new species changes no test.
enum Counts {
  static let species = Dex().speciesCount
  static let varieties = Dex().varietyCount
  /// Ids without a variety: just outside the ids of default varieties and of the others.
  static let unknownIDs = [
    0, -1, species + 1, 10_000, (TableText(.pokemon)["id"].compactMap { Int($0) }.max() ?? 0) + 1,
  ]
}
