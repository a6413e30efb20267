internal import PokedexModel
internal import PokedexText
internal import TerminalUI

// The commands of the list.
extension Command {
  static let list: [Command] = [
    Command("search", ["/"], .keySearch, [.list, .picture], isInBar: true) { $0.openSearch() },
    Command("go-to", [], .keyGo, .list, isInPalette: false, example: "25G") { _ in },
    Command("open", [.enter, .right, "l"], .keyOpen, .list, isInBar: true, isInPalette: false) {
      $0.openSelection()
    },
    // Clears one thing per press.
    Command("show-all", [.escape], .keyShowAll, .list) { state in
      if !state.list.search.text.isEmpty { return state.list.clear(in: state.listSource) }
      if state.choices.compared.isEmpty { return state.list.resetOrder(in: state.listSource) }
      state.choices.compared = []
      state.notice = state.words(.noneChosen)
    },
    Command("sort", ["o"], .keySort, .list, isInBar: true) { state in
      for _ in 0..<state.repeats { state.list.sortByNextColumn(in: state.listSource) }
    },
    Command("reverse", ["O"], .keyReverse, .list) { state in
      for _ in 0..<state.repeats { state.list.reverse(in: state.listSource) }
    },
    menu("columns", ["S"], .keyColumns, .list, .listColumns),
    // Lists every variety, or only species.
    Command("scope", ["a"], .keyScope, .list) { state in
      guard state.repeats % 2 == 1 else { return }
      let isToSpecies = state.list.search.scope == .varieties
      state.notice = state.words(isToSpecies ? .speciesShown : .varietiesShown)
      state.list.switchScope(in: state.listSource)
    },
    // Lists the Pokémon of the game's next dex.
    Command(
      "roster", ["d"], .keyRoster, .list, searchWords: "regional dex",
      unavailable: { $0.game == nil ? $0.words(.noRosters, $0.keys.displayText(of: .game)) : nil }
    ) { state in
      let rosters = state.rosters
      let index = rosters.firstIndex(of: state.list.search.roster) ?? 0
      let next = rosters[(index + state.repeats) % rosters.count]
      state.notice = state.words.name(of: next)
      state.list.show(next, in: state.listSource)
    },
    Command(
      "show-later", ["A"], .keyShowLater, [.list, .subject, .tab(.forms)],
      unavailable: { $0.generation == nil ? $0.words(.nothingLater) : nil }
    ) { state in
      state.choices.showsLater.toggle()
      state.notice = state.words(state.choices.showsLater ? .laterShown : .laterHidden)
      state.list.refresh(state.listSource)
    },
  ]
}
