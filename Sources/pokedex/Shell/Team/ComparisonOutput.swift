internal import DexData
internal import PokedexModel
internal import PokedexApp

/// What `compare` prints.
struct ComparisonOutput {
  /// As they are in the generation.
  let team: [Pokemon]
  /// Nil for today.
  let generation: Int?
  let words: Words

  func text(in format: ListRequest.Format, columns: Int) throws -> String {
    switch format {
    case .text:
      ComparisonGrid(team: team, generation: generation, words: words).text(columns: columns)
    case .json: try JSONText.text(of: json)
    case .tsv, .csv:
      try ListTable(team, fields: EntryField.usual, words: words).text(in: format, words.figures)
    }
  }

  private var json: JSONValue {
    let ranks = Dex().rankedStats(in: generation)
    let generation = generation ?? TypeChart.newestGeneration
    let chart = Dex().typeChart(generation: generation)
    return .object([
      "generation": .integer(generation), "ranked_among": .text("fully-evolved-species"),
      "pokemon": .array(team.map { .object(members(of: $0, ranks, chart)) }),
      "best": .object(
        Dictionary(
          uniqueKeysWithValues: figures.map { key, values in
            let best = BestFigures.places(of: values).sorted()
            return (key, .texts(best.map { team[$0].slug }))
          })),
    ])
  }

  private func members(
    of pokemon: Pokemon, _ ranks: RankedStats, _ chart: TypeChart
  ) -> [String: JSONValue] {
    let stats = Stat.allCases.map { ($0.rawValue, JSONValue.integer(pokemon.stats[$0])) }
    let shares = Stat.allCases.map { stat in
      (stat.rawValue, JSONValue.integer(ranks.percentBelow(pokemon.stats[stat], of: stat)))
    }
    let total = pokemon.stats.total
    let share = JSONValue.integer(ranks.percentBelow(total: total))
    return [
      "id": .integer(pokemon.id), "name": .text(pokemon.slug),
      "number": .integer(pokemon.species.number), "display_name": .text(words.name(of: pokemon)),
      "types": .texts(pokemon.types.map(\.rawValue)),
      "abilities": .texts(pokemon.abilities.map(\.slug)),
      "stats": .object(Dictionary(uniqueKeysWithValues: stats + [("total", .integer(total))])),
      "percent_below": .object(Dictionary(uniqueKeysWithValues: shares + [("total", share)])),
      "height_dm": .integer(pokemon.heightDecimetres),
      "weight_hg": pokemon.weightHectograms.map(JSONValue.integer) ?? .null,
      "takes": .factors(
        Matchups(types: pokemon.types, abilities: [], chart: chart).takes),
    ]
  }

  /// By their keys in JSON.
  private var figures: [(key: String, values: [Int?])] {
    Stat.allCases.map { stat in (stat.rawValue, team.map { $0.stats[stat] }) }
      + [
        ("total", team.map(\.stats.total)), ("height_dm", team.map(\.heightDecimetres)),
        ("weight_hg", team.map(\.weightHectograms)),
      ]
  }
}

extension JSONValue {
  /// Factors by type: 0.25, 0.5, 1, 2, 4 and what abilities make of them.
  static func factors(_ factors: [Matchups.Factor]) -> JSONValue {
    .object(TextKey.factors(factors).mapValues(JSONValue.number))
  }
}
