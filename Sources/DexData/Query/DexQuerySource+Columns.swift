internal import EmbeddedTables
package import PokedexModel
package import PokedexQuery

extension DexQuerySource {
  package func column(_ figure: NumericColumn, in edition: Edition?) -> [Int32] {
    if figure == .evolutionLevel { return QueryEvolutions.levels(in: edition?.generation) }
    return Varieties.all.map { variety in
      Self.value(of: variety, figure, in: edition).map(Int32.init) ?? NumericColumn.none
    }
  }

  private static func value(
    of variety: VarietyRow, _ figure: NumericColumn, in edition: Edition?
  ) -> Int? {
    switch figure {
    case .hp: variety.stats(in: edition)[.hp]
    case .attack: variety.stats(in: edition)[.attack]
    case .defense: variety.stats(in: edition)[.defense]
    case .specialAttack: variety.stats(in: edition)[.specialAttack]
    case .specialDefense: variety.stats(in: edition)[.specialDefense]
    case .speed: variety.stats(in: edition)[.speed]
    case .total: variety.stats(in: edition).total
    case .height: variety.heightDecimetres
    case .weight: variety.weightHectograms
    case .number: variety.number
    case .experience: variety.cell(.baseExperience, in: edition).optionalInteger
    case .catchRate: variety.cell(.captureRate, in: edition).optionalInteger
    case .friendship: variety.cell(.baseHappiness, in: edition).optionalInteger
    case .hatching: variety.cell(.hatchCounter, in: edition).optionalInteger
    case .female:
      // A share in tenths of a percent.
      variety.cell(.genderRate, in: edition).optionalInteger.flatMap { $0 < 0 ? nil : $0 * 125 }
    case .generation: variety.generation
    case .evolutionLevel, .power, .accuracy, .points, .priority: nil
    }
  }

  package func numbers(in dex: QueryValue) -> [Int32] {
    if dex.slug == "national" { return column(.number, in: nil) }
    var numbers = [Int32](repeating: NumericColumn.none, count: Tables.species.count + 1)
    for (index, slug) in RegionalDexSlugs.slugs(of: dex.slug).enumerated() {
      for row in Tables.regionalDexes.rows(containing: slug + ":") {
        let species = row[.number].integer
        guard numbers[species] == NumericColumn.none, let number = row.number(in: slug) else {
          continue
        }
        numbers[species] = Int32(1000 * index + number)
      }
    }
    return Varieties.all.map { numbers[$0.number] }
  }

  package func names(in language: Language) -> [String] {
    Varieties.all.map { DexVocabulary().pokemon(id: $0.id)?.display(in: language) ?? "" }
  }
}

/// Looks up regional dexes by the names used in queries. A region's name refers to its newest dex.
/// Kalos refers to its three dexes, one after the other.
enum RegionalDexSlugs {
  static let regions: [(region: String, slugs: [String])] = [
    ("johto", ["updated-johto"]), ("hoenn", ["updated-hoenn"]), ("sinnoh", ["extended-sinnoh"]),
    ("unova", ["updated-unova"]), ("kalos", ["kalos-central", "kalos-coastal", "kalos-mountain"]),
    ("alola", ["updated-alola"]),
  ]

  /// Name of the first dex of Hoenn. PokeAPI's slug for it is the region's name.
  static let original = "original-hoenn"

  static func slugs(of name: String) -> [String] {
    if name == original { return ["hoenn"] }
    return regions.first { $0.region == name }?.slugs ?? [name]
  }
}

extension Tables {
  static let regionalDexes = SortedTable<RegionalDexColumn>()
}

enum RegionalDexColumn: Int, TableColumns {
  case number, numbers

  static var table: TableName { .regionalDexes }
}
