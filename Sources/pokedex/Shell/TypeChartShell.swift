internal import DexData
internal import PokedexModel
internal import PokedexApp

/// `pokedex type` without a name: the chart of all types.
struct TypeChartShell {
  /// Nil for today's.
  let generation: Int?
  let language: Language
  let json: Bool

  private var chart: TypeChart {
    Dex().typeChart(generation: generation ?? TypeChart.newestGeneration)
  }

  func output() throws -> String {
    if json { return try JSONText.text(of: chartJSON) }
    let words = Words(language: language, vocabulary: DexVocabulary())
    return TypeChartGrid(chart: chart, words: words, columns: nil)?.text ?? ""
  }

  /// The factors by the slug of the type that attacks, then by that of the type that takes.
  private var chartJSON: JSONValue {
    let chart = chart
    let rows = chart.types.map { attacking in
      let row = chart.types.map { defending in
        let percent = chart.factor(of: attacking, on: defending)
        return (defending.rawValue, JSONValue.number(Double(percent) / 100))
      }
      return (attacking.rawValue, JSONValue.object(Dictionary(uniqueKeysWithValues: row)))
    }
    return .object([
      "generation": .integer(chart.generation), "types": .texts(chart.types.map(\.rawValue)),
      "factors": .object(Dictionary(uniqueKeysWithValues: rows)),
    ])
  }
}
