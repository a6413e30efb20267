internal import DexData
internal import PokedexModel
internal import PokedexApp

/// What `weak` prints.
struct TeamOutput {
  /// As they are in the chart's generation.
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
        "takes": .factors(Matchups(of: pokemon, chart: chart).takesSurely),
      ])
    }
    let rows = matchups.rows.map { row in
      JSONValue.object([
        "type": .text(row.attack.rawValue), "weak": .integer(row.weak),
        "resisting": .integer(row.resisting), "is_open": .flag(row.isHole),
      ])
    }
    let mendings = grid.mendings.map { mending in
      JSONValue.object([
        "types": texts(mending.types), "resists": texts(mending.resists),
        "still_open": texts(mending.holesLeft),
      ])
    }
    return .object([
      "generation": .integer(chart.generation), "team": .array(members), "attacks": .array(rows),
      "hits_hard": texts(matchups.covered), "no_answer_to": texts(matchups.uncovered),
      "mended_by": .array(mendings),
    ])
  }

  private func texts(_ types: [PokemonType]) -> JSONValue { .texts(types.map(\.rawValue)) }

  /// A row for each type that attacks, a column for each of the team.
  private var table: ListTable {
    let rows = grid.matchups.rows
    let members = team.indices.map { member in
      ListTable.Column(
        key: team[member].slug, cells: rows.map { .text(Self.plain($0.factors[member])) })
    }
    return ListTable(
      columns: [ListTable.Column(key: "type", cells: rows.map { .text($0.attack.rawValue) })]
        + members + [
          ListTable.Column(key: "weak", cells: rows.map { .integer($0.weak) }),
          ListTable.Column(key: "resisting", cells: rows.map { .integer($0.resisting) }),
        ], rowCount: rows.count)
  }

  /// A factor in percent as a decimal number: 25 as "0.25", 200 as "2".
  private static func plain(_ percent: Double) -> String {
    percent.truncatingRemainder(dividingBy: 100) == 0
      ? String(Int(percent) / 100) : String(percent / 100)
  }
}
