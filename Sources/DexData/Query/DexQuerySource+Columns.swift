internal import EmbeddedTables
package import PokedexModel
package import PokedexQuery

extension DexQuerySource {
  package func column(_ figure: NumericColumn, in edition: Edition?) -> [Int32] {
    switch figure {
    case .hp, .attack, .defense, .specialAttack, .specialDefense, .speed:
      stat(figure, in: edition)
    case .total: total(in: edition)
    case .height: QueryRows.integers(.heightDm)
    case .weight: weight
    case .number: QueryRows.numbers
    case .experience:
      QueryPast.applied(.baseExperience, in: edition, to: QueryRows.integers(.baseExperience))
    case .catchRate:
      QueryPast.applied(.captureRate, in: edition, to: QueryRows.species(.captureRate))
    case .friendship:
      QueryPast.applied(.baseHappiness, in: edition, to: QueryRows.species(.baseHappiness))
    case .hatching:
      QueryPast.applied(.hatchCounter, in: edition, to: QueryRows.species(.hatchCounter))
    // Converts eighths to tenths of a percent.
    case .female:
      QueryPast.applied(.genderRate, in: edition, to: QueryRows.species(.genderRate))
        .map { $0 < 0 ? NumericColumn.none : $0 * 125 }
    case .generation: QueryForms.generations.map { Int32($0) }
    case .evolutionLevel: QueryEvolutions.levels(in: edition?.generation)
    case .power, .accuracy, .points, .priority:
      [Int32](repeating: NumericColumn.none, count: QueryRows.count)
    }
  }

  private var weight: [Int32] {
    (0..<QueryRows.count).map { index in
      var row = Tables.pokemon[index]
      let slug = row[.slug].text
      let weight = Pokemon.weight(row[.weightHg].integer, ofVariety: slug)
      return weight.map(Int32.init) ?? NumericColumn.none
    }
  }

  private func stat(_ figure: NumericColumn, in edition: Edition?) -> [Int32] {
    let stats = Stat.allCases
    guard let stat = stats.first(where: { NumericColumn(stat: $0) == figure }) else { return [] }
    var column = QueryRows.list(.stats, at: stats.firstIndex(of: stat) ?? 0)
    QueryPast.forEachValue(.stats, in: edition) { row, value in
      column[row] = Int32(value.stats(by: "/")[stat])
    }
    return column
  }

  private func total(in edition: Edition?) -> [Int32] {
    var totals = [Int32](repeating: 0, count: QueryRows.count)
    for stat in Stat.allCases {
      let column = self.stat(NumericColumn(stat: stat), in: edition)
      for row in totals.indices { totals[row] += column[row] }
    }
    return totals
  }

  package func numbers(in dex: QueryValue) -> [Int32] {
    if dex.slug == "national" { return QueryRows.numbers }
    let slugs = RegionalDexSlugs.slugs(of: dex.slug)
    var numbers = [Int32](repeating: NumericColumn.none, count: Tables.species.count + 1)
    for (index, slug) in slugs.enumerated() {
      for row in Tables.regionalDexes.rows(containing: slug + ":") {
        var row = row
        let number = row[.number].integer
        var parts = row[.numbers].parts(by: ",")
        while numbers[number] == NumericColumn.none, let part = parts.optionalNext() {
          var pair = part.parts()
          if pair.next().isText(slug) {
            numbers[number] = Int32(1000 * index + pair.next().integer)
          }
        }
      }
    }
    return QueryRows.numbers.map { numbers[Int($0)] }
  }

  package func nameRanks(in language: Language) -> [Int32] {
    let names = DexVocabulary()
    let keys = QueryRows.ids.map { id in
      NormalizedName.letters(names.pokemon(id: Int(id))?.display(in: language) ?? "")
    }
    let order = keys.indices.sorted { one, other in
      keys[one].lexicographicallyPrecedes(keys[other])
        || keys[one] == keys[other] && one < other
    }
    var ranks = [Int32](repeating: 0, count: order.count)
    for (index, row) in order.enumerated() { ranks[row] = Int32(index) }
    return ranks
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
