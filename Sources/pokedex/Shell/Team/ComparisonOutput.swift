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
        JSONValue.byKey(figures) { key, values in
          (key, .texts(BestFigures.places(of: values).sorted().map { team[$0].slug }))
        }),
    ])
  }

  private func members(
    of pokemon: Pokemon, _ ranks: RankedStats, _ chart: TypeChart
  ) -> [String: JSONValue] {
    let total = pokemon.stats.total
    var stats = JSONValue.byStat { pokemon.stats[$0] }
    stats["total"] = .integer(total)
    var shares = JSONValue.byStat { ranks.percentBelow(pokemon.stats[$0], of: $0) }
    shares["total"] = .integer(ranks.percentBelow(total: total))
    return [
      "id": .integer(pokemon.id), "name": .text(pokemon.slug),
      "number": .integer(pokemon.species.number), "display_name": .text(words.name(of: pokemon)),
      "types": .texts(pokemon.types.map(\.rawValue)),
      "abilities": .texts(pokemon.abilities.map(\.slug)),
      "stats": .object(stats), "percent_below": .object(shares),
      "height_dm": .integer(pokemon.heightDecimetres),
      "weight_hg": .optional(pokemon.weightHectograms),
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
