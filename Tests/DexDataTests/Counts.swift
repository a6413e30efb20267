import DexData
import EmbeddedTables
import PokedexModel

/// The numbers of species and varieties. They are read from the tables, so that tests needn't
/// change when a species is added.
enum Counts {
  static let species = Dex().speciesCount
  static let varieties = Dex().varietyCount
  /// Ids that no variety has, just outside the ranges of ids.
  static let unknownIDs = [
    0, -1, species + 1, 10_000, (TableText(.pokemon)["id"].compactMap { Int($0) }.max() ?? 0) + 1,
  ]
}

extension Dex {
  /// The ids of all varieties.
  var ids: [Int] { listItems(urlPrefix: "").map(\.id) }
}
