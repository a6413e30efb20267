import DexData
import EmbeddedTables

/// How much there is, from the tables: a new species changes them, and no test.
enum Counts {
  static let species = Dex().speciesCount
  static let varieties = Dex().varietyCount
  /// Ids that no variety has: around those of the default ones, and around those of the others.
  static let unknownIDs = [
    0, -1, species + 1, 10_000, (TableText(.pokemon)["id"].compactMap { Int($0) }.max() ?? 0) + 1,
  ]
}
