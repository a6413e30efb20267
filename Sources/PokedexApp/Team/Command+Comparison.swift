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
      if let index = state.choices.team.firstIndex(of: id) {
        state.choices.team.remove(at: index)
      } else if state.choices.team.count == AppState.largestTeam {
        return state.notice = words(.noMoreChosen, String(AppState.largestTeam))
      } else {
        state.choices.team.append(id)
      }
      let names = state.choices.team.map { words.name(of: .pokemon($0)) }
      let sentence = state.team == nil ? Sentence.chosenFirst : .chosenMore
      state.notice =
        names.isEmpty ? words(.noneChosen) : words(sentence, words.joined(names, by: .listPair))
    },
    Command(
      "compare", ["X"], .keyCompare, [.list, .pages],
      unavailable: { $0.team == nil ? $0.words(.chooseTwo) : nil }
    ) { state in if let team = state.team { state.open(Destination(team)) } },
  ]
}
