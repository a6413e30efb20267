internal import PokedexModel
internal import PokedexText
internal import TerminalUI

// The commands for comparing Pokémon.
extension Command {
  static let comparison: [Command] = [
    // Chooses the open or selected Pokémon, or drops it if it is already chosen. Says which Pokémon
    // are chosen and which keys to press next.
    Command("choose-to-compare", ["c"], .keyChooseToCompare, [.list, .entry]) { state in
      guard let id = state.currentPokemonID else { return }
      let words = state.words
      if let index = state.choices.compared.firstIndex(of: id) {
        state.choices.compared.remove(at: index)
      } else if state.choices.compared.count == AppState.largestComparison {
        return state.notice = words(.noMoreChosen, String(AppState.largestComparison))
      } else {
        state.choices.compared.append(id)
      }
      let names = state.choices.compared.map { words.name(of: .pokemon($0)) }
      let sentence = state.comparison == nil ? Sentence.chosenFirst : .chosenMore
      state.notice =
        names.isEmpty ? words(.noneChosen) : words(sentence, words.joined(names, by: .listPair))
    },
    Command(
      "compare", ["X"], .keyCompare, [.list, .pages],
      unavailable: { $0.comparison == nil ? $0.words(.chooseTwo) : nil }
    ) { state in if let comparison = state.comparison { state.open(Destination(comparison)) } },
  ]
}
