internal import EmbeddedTables
package import PokedexModel

extension Dex {
  /// The chart of a generation.
  package func typeChart(generation: Int) -> TypeChart {
    let (current, past) = (ChartRows.current, ChartRows.past)
    return TypeChart(generation: generation) { attacking, defending in
      past.factor(attacking, defending, in: generation)
        ?? current.factor(attacking, defending, in: generation) ?? 100
    }
  }
}

/// The rows of a table of types against types.
private struct ChartRows {
  private typealias ChartRow = (attacking: PokemonType, until: Int, factors: [Int])

  static let current = ChartRows(
    types: TypeChartColumn.factorTypes,
    rows: Tables.typeChart.rows.map { row in
      var row = row
      return (row[.attacking].type, .max, factors(row.text(from: .factors)))
    })

  static let past = ChartRows(
    types: TypeChartPastColumn.factorTypes,
    rows: Tables.typeChartPast.rows.map { row in
      var row = row
      let until = row[.untilGeneration].integer
      return (row[.attacking].type, until, factors(row.text(from: .factors)))
    })

  private let defending: [PokemonType: Int]
  private let rows: [ChartRow]

  private init(types: [PokemonType], rows: [ChartRow]) {
    defending = Dictionary(uniqueKeysWithValues: zip(types, types.indices))
    self.rows = rows.sorted { $0.until < $1.until }
  }

  private static func factors(_ text: String) -> [Int] {
    text.split(separator: "\t").map { Int($0) ?? 100 }
  }

  /// Nil where the table does not say.
  func factor(_ attacking: PokemonType, _ defending: PokemonType, in generation: Int) -> Int? {
    guard let column = self.defending[defending] else { return nil }
    return rows.first { $0.attacking == attacking && $0.until >= generation }?.factors[column]
  }
}

extension TableColumns {
  /// The types after the column of attacking ones.
  fileprivate static var factorTypes: [PokemonType] {
    table.header.drop { $0 != "attacking" }.dropFirst().map {
      PokemonType(rawValue: $0) ?? .unknown
    }
  }
}

extension Tables {
  static let typeChart = Table<TypeChartColumn>()
  static let typeChartPast = Table<TypeChartPastColumn>()
}

enum TypeChartColumn: Int, TableColumns {
  case attacking, factors

  static var table: TableName { .typeChart }
}

enum TypeChartPastColumn: Int, TableColumns {
  case untilGeneration, attacking, factors

  static var table: TableName { .typeChartPast }
}
