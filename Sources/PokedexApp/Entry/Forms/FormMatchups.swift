internal import PokedexModel
internal import PokedexText
internal import TerminalUI

/// What Pokémon of different types take, side by side: a column for the types of each, a row for each type
/// of attack that is more or less than usual for one of them.
struct FormMatchups {
  private static let gap = 2

  /// The types of each, those of two once, in the order of the Pokémon.
  let types: [[PokemonType]]
  let chart: TypeChart
  let words: Words
  let columns: Int

  /// Nothing for none, and where there is no room for all of them.
  var lines: [Line] {
    let titles = types.map(title)
    let heading = words(.damageTaken)
    let first = max(words.typeColumns, TextWidth.of(heading)) + Self.gap
    let width = (titles.map { Line($0).leftColumns }.max() ?? 0) + Self.gap
    guard !types.isEmpty, first + types.count * width <= columns else { return [] }

    let takes = types.map { Matchups(types: $0, abilities: [], chart: chart).takes }
    let rows = takes[0].indices.filter { row in takes.contains { $0[row].percent != 100 } }
    var canvas = LineCanvas()
    canvas.write([Span(heading, .heading)], 0, 0)
    for (place, title) in titles.enumerated() { canvas.write(title, 0, first + place * width) }
    for (line, row) in rows.enumerated() {
      let type = takes[0][row].type
      let name = Span(words.name(of: type), .type(type), link: .type(type))
      canvas.write([name], line + 1, 0)
      for (place, factors) in takes.enumerated() {
        canvas.write([cell(factors[row].percent)], line + 1, first + place * width)
      }
    }
    return canvas.lines
  }

  private func title(_ types: [PokemonType]) -> [Span] {
    types.enumerated().map { place, type in
      Span((place > 0 ? " " : "") + words.name(of: type), .type(type))
    }
  }

  private func cell(_ percent: Double) -> Span {
    let role: Role = percent == 100 ? .secondary : percent > 100 ? .worse : .better
    return Span(words.figures.briefFactor(percent), role)
  }
}
