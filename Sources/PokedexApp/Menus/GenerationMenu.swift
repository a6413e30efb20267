internal import PokedexModel
internal import PokedexText
internal import TerminalUI

/// What can be chosen: today, then each generation.
package struct GenerationMenu {
  let words: Words

  package init(words: Words) {
    self.words = words
  }

  /// Nil for today.
  package var choices: [Int?] { [nil] + (1...TypeChart.newestGeneration).map { $0 } }

  func pane(selected: Int) -> MenuPane {
    MenuPane(
      title: words(.chooseGeneration), choices: choices.map(title), details: choices.map(games),
      selected: selected, sorted: nil)
  }

  func title(of choice: Int?) -> String {
    guard let choice else { return "0 " + words(.generationToday) }
    return "\(choice) " + words.generation(choice)
  }

  /// The games of a generation, in the order of their release; of those of one name the first.
  func games(of choice: Int?) -> [String] {
    let versions = words.rules.versionGroups.filter { $0.generation == choice }.flatMap(\.versions)
    return versions.map(words.plainName(ofVersion:)).unique
  }
}
