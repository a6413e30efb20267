internal import DexData
internal import PokedexApp
internal import PokedexModel

/// The output of `compare`.
struct ComparisonOutput {
  /// The compared Pokémon, as they were in `generation`.
  let team: [Pokemon]
  /// The generation. Nil for the current generation.
  let generation: Int?
  let words: Words

  func text(in format: ListRequest.Format, columns: Int) throws -> String {
    switch format {
    case .text:
      ComparisonGrid(team: team, generation: generation, words: words).text(columns: columns)
    case .json: try JSONText.text(of: json)
    case .tsv, .csv:
      try ListTable(team, fields: EntryField.tableDefaults, words: words).text(
        in: format, words.figures)
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
          (key, .texts(BestFigures.indices(of: values).sorted().map { team[$0].slug }))
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
      "takes": .factors(Matchups(of: pokemon, chart: chart).damageWithOnlyAbility),
    ]
  }

  /// The compared values with their JSON keys.
  private var figures: [(key: String, values: [Int?])] {
    Stat.allCases.map { stat in (stat.rawValue, team.map { $0.stats[stat] }) }
      + [
        ("total", team.map(\.stats.total)), ("height_dm", team.map(\.heightDecimetres)),
        ("weight_hg", team.map(\.weightHectograms)),
      ]
  }
}

/// The output of `weak`.
struct TeamOutput {
  /// The Pokémon as they were in the chart's generation.
  let team: [Pokemon]
  let chart: TypeChart
  let words: Words

  private var grid: TeamGrid { TeamGrid(team: team, chart: chart, words: words) }

  func text(in format: ListRequest.Format, columns: Int) throws -> String {
    switch format {
    case .text: grid.text(columns: columns)
    case .json: try JSONText.text(of: json)
    case .tsv, .csv: try table.text(in: format, words.figures)
    }
  }

  private var json: JSONValue {
    let grid = grid
    let matchups = grid.matchups
    let members = team.map { pokemon in
      JSONValue.object([
        "id": .integer(pokemon.id), "name": .text(pokemon.slug),
        "display_name": .text(words.name(of: pokemon)),
        "types": .texts(pokemon.types.map(\.rawValue)),
        "takes": .factors(Matchups(of: pokemon, chart: chart).damageWithOnlyAbility),
      ])
    }
    let own: [String: JSONValue] = [
      "generation": .integer(chart.generation), "team": .array(members),
    ]
    return .object(own.merging(matchups.members(grid.suggestions)) { $1 })
  }

  /// A table with a row for each attacking type and a column for each team member.
  private var table: ListTable {
    let rows = grid.matchups.rows
    let members = team.indices.map { member in
      ListTable.OutputColumn(
        key: team[member].slug, cells: rows.map { .text(Self.plain($0.factors[member])) })
    }
    return ListTable(
      columns: [ListTable.OutputColumn(key: "type", cells: rows.map { .text($0.attack.rawValue) })]
        + members + [
          ListTable.OutputColumn(key: "weak", cells: rows.map { .integer($0.weak) }),
          ListTable.OutputColumn(key: "resisting", cells: rows.map { .integer($0.resisting) }),
        ], rowCount: rows.count)
  }

  /// Converts a percentage to a decimal factor: 25 becomes "0.25", and 200 becomes "2".
  private static func plain(_ percent: Double) -> String {
    percent.truncatingRemainder(dividingBy: 100) == 0
      ? String(Int(percent) / 100) : String(percent / 100)
  }
}

extension TeamMatchups {
  /// Returns the JSON members about a team's weaknesses, its coverage, and the types of a new member
  /// that would mend them.
  func members(_ suggestions: [TeamSuggestion]) -> [String: JSONValue] {
    func texts(_ types: [PokemonType]) -> JSONValue { .texts(types.map(\.rawValue)) }
    return [
      "attacks": .objects(
        rows.map { row in
          [
            "type": .text(row.attack.rawValue), "weak": .integer(row.weak),
            "resisting": .integer(row.resisting), "is_open": .flag(row.isHole),
          ]
        }),
      "hits_hard": texts(covered), "no_answer_to": texts(uncovered),
      "mended_by": .objects(
        suggestions.map { suggestion in
          [
            "types": texts(suggestion.types), "resists": texts(suggestion.resists),
            "still_open": texts(suggestion.holesLeft),
          ]
        }),
    ]
  }
}
