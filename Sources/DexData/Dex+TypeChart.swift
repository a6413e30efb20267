internal import EmbeddedTables
public import PokedexModel

extension Dex {
  /// Returns the type chart of a generation.
  public func typeChart(generation: Int) -> TypeChart {
    generation == TypeChart.newestGeneration ? Self.newestChart : Self.chart(of: generation)
  }

  private static let newestChart = chart(of: TypeChart.newestGeneration)

  private static func chart(of generation: Int) -> TypeChart {
    let (current, past) = (ChartRows.current, ChartRows.past)
    return TypeChart(generation: generation) { attacking, defending in
      past.factor(attacking, defending, in: generation)
        ?? current.factor(attacking, defending, in: generation) ?? 100
    }
  }
}

/// The rows of a type chart table, grouped by attacking type.
private struct ChartRows {
  private struct ChartRow {
    let until: Int
    /// Factors in percent, indexed by the defending type's ordinal; -1 if the table has none.
    let factors: [Int]
  }

  static let current = ChartRows(Tables.typeChart) { row in (row[.attacking].type, .max) }

  static let past = ChartRows(Tables.typeChartPast) { row in
    (row[.attacking].type, row[.untilGeneration].integer)
  }

  /// Rows indexed by the attacking type's ordinal, the earliest generation first.
  private var rows: [[ChartRow]]

  /// - Parameter heading: closure that reads the attacking type and the row's last generation from
  ///   the columns before the factors.
  private init<Columns: ChartColumns>(
    _ table: Table<Columns>, heading: (Row<Columns>) -> (PokemonType, Int)
  ) {
    rows = PokemonType.allCases.map { _ in [] }
    let defending = Columns.defendingTypes
    for row in table {
      let (attacking, until) = heading(row)
      var factors = PokemonType.allCases.map { _ in -1 }
      for (index, type) in defending.enumerated() {
        factors[type.ordinal] = row.line[Columns.factors.rawValue + index].integer
      }
      rows[attacking.ordinal].append(ChartRow(until: until, factors: factors))
    }
    for type in rows.indices { rows[type].sort { $0.until < $1.until } }
  }

  /// Returns the factor in percent; nil if the table has no factor for these types and this
  /// generation.
  func factor(_ attacking: PokemonType, _ defending: PokemonType, in generation: Int) -> Int? {
    for row in rows[attacking.ordinal] where row.until >= generation {
      let factor = row.factors[defending.ordinal]
      return factor < 0 ? nil : factor
    }
    return nil
  }
}

/// The columns of a type chart table. The last columns contain the factors, one for each defending
/// type.
private protocol ChartColumns: TableColumns {
  static var factors: Self { get }
}

extension ChartColumns {
  fileprivate static var defendingTypes: [PokemonType] {
    table.header.dropFirst(factors.rawValue).map { PokemonType(rawValue: $0) ?? .unknown }
  }
}

extension Tables {
  static let typeChart = Table<TypeChartColumn>()
  static let typeChartPast = Table<TypeChartPastColumn>()
}

enum TypeChartColumn: Int, ChartColumns {
  case attacking, factors

  static var table: TableName { .typeChart }
}

enum TypeChartPastColumn: Int, ChartColumns {
  case untilGeneration, attacking, factors

  static var table: TableName { .typeChartPast }
}
