package import PokedexModel
internal import PokedexText
internal import TerminalUI

// Pokémon side by side.
extension AppState {
  /// So many stand side by side.
  package static let largestTeam = 6

  /// Those that were chosen, once there are two; nil before.
  var team: Subject? { choices.team.count > 1 ? .team(choices.team) : nil }

  /// Chooses the Pokémon that is open or selected, or drops it; says which are chosen now, and which key
  /// takes it back.
  mutating func chooseToCompare() {
    guard let id = idAtHand else { return }
    if let place = choices.team.firstIndex(of: id) {
      choices.team.remove(at: place)
    } else if choices.team.count == Self.largestTeam {
      return notice = words(.noMoreChosen, String(Self.largestTeam))
    } else {
      choices.team.append(id)
    }
    sayChosen()
  }

  /// Opens the page of those that were chosen.
  mutating func compareChosen() {
    guard let team else { return notice = words(.chooseTwo) }
    open(Destination(team))
  }

  /// Drops all that were chosen; false where none was.
  mutating func dropChosen() -> Bool {
    if choices.team.isEmpty { return false }
    choices.team = []
    notice = words(.noneChosen)
    return true
  }

  private mutating func sayChosen() {
    if choices.team.isEmpty { return notice = words(.noneChosen) }
    let names = words.joined(choices.team.map { words.name(of: .pokemon($0)) }, by: .listPair)
    notice = words(team == nil ? .chosenFirst : .chosenMore, names)
  }
}

// The page of some Pokémon side by side.
extension SubjectPage {
  /// Their figures, then what they take as a team; beside each other where there is room for both.
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
    return Page(title: title, panes: [Lines(lines)])
  }
}

/// A Pokémon as Pokémon Showdown's teambuilder takes it: its name there, and an ability.
package enum Showdown {
  /// - Parameter words: in English, as Showdown is.
  package static func text(of pokemon: Pokemon, words: Words) -> String {
    let ability = pokemon.abilities.first.map { "Ability: \(words.name(of: .ability($0.slug)))\n" }
    let name = words.rules.showdownName(of: pokemon.slug) ?? SlugWords.title(pokemon.slug)
    return name + "\n" + (ability ?? "")
  }
}
