package import PokedexModel
internal import PokedexText
internal import TerminalUI

// The choice of Pokémon to compare.
extension AppState {
  /// Maximum number of Pokémon to compare.
  package static let largestComparison = 6

  /// Comparison of the chosen Pokémon; nil if fewer than two are chosen.
  var comparison: Subject? { choices.compared.count > 1 ? .team(choices.compared) : nil }
}

// The page that compares Pokémon.
extension SubjectPage {
  /// Page with the comparison, then the team's matchups. They are side by side if both fit.
  var teamPage: Page {
    let chart = rules.typeChart(generation: generation ?? TypeChart.newestGeneration)
    let comparison = ComparisonGrid(team: shown.team, generation: generation, words: words)
    let grid = TeamGrid(team: shown.team, chart: chart, words: words)
    let title = Line(
      [Span(words(.comparisonTitle), .name)],
      right: [Span(words.generation(chart.generation), .secondary)])
    let layout = Columns(2, of: 73..., in: columns, gap: 4)
    let lines = layout.lines([
      comparison.lines(columns: layout.width), grid.lines(columns: layout.width),
    ])
    return Page(title: title, panes: [LazyLines(lines)])
  }
}

/// Exports Pokémon in the text format of Pokémon Showdown's teambuilder: Showdown's name of the
/// Pokémon and its first ability.
package enum Showdown {
  /// Returns a Pokémon in Showdown's format.
  ///
  /// - Parameter words: English words, since Showdown is in English.
  package static func text(of pokemon: Pokemon, words: Words) -> String {
    let ability = pokemon.abilities.first.map { "Ability: \(words.name(of: .ability($0.slug)))\n" }
    let name = words.rules.showdownName(of: pokemon.slug) ?? SlugWords.title(pokemon.slug)
    return name + "\n" + (ability ?? "")
  }
}
