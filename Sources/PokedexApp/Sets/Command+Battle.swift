internal import PokedexFeatures
internal import PokedexModel
internal import PokedexSets
internal import PokedexText
internal import TerminalUI
internal import UserStore

// The commands of teams of sets and of duels.
extension Command {
  static let battle: [Command] = [
    Command("swap", ["x"], .keySwap, .duel, isInBar: true) { $0.duel?.swapSides() },
    // Asks for the name under which to save the team.
    Command(
      "save", ["s"], .keySave, .sets, isInBar: true,
      unavailable: { $0.data.marks.isAvailable ? nil : $0.words(.teamsNotSaved) }
    ) { state in
      let name = state.sets?.team.name ?? ""
      state.input = .note(NoteBox(line: TextBox(name), purpose: .teamName))
    },
    menu("copy", ["y"], .keyCopy, .battle, isInBar: true, .copies),
    Command(
      "duel", ["b"], .keyDuel, [.list, .entry, .subject], searchWords: "battle",
      unavailable: hasFighter
    ) { $0.openDuel() },
    Command("duel", ["b"], .keyDuel, .sets, isInBar: true, unavailable: hasFighter) {
      $0.openDuel()
    },
    menu(
      "teams", ["B"], .keyTeams, [.list, .pages],
      unavailable: { $0.data.marks.teams.isEmpty ? $0.words(.noTeams) : nil }, .savedTeams),
    // The page of the deleted team stays open.
    Command(
      "delete-team", ["d"], .keyDeleteTeam, .sets,
      unavailable: { savedTeam($0) == nil ? $0.words(.notSaved) : nil }
    ) { state in
      if let saved = savedTeam(state) { state.request(.mark(.delete(team: saved.name))) }
    },
    Command("next-set", ["n"], .keyNextSet, .sets) { state in
      let count = state.repeats
      state.sets?.step(by: count)
    },
    Command("previous-set", ["p"], .keyPreviousSet, .sets) { state in
      let count = state.repeats
      state.sets?.step(by: -count)
    },
    Command("next-field", [.tab, "t"], .keyNextValue, .battle, isInBar: true) {
      $0.selectControl(by: $0.repeats)
    },
    Command("previous-field", [.backTab, "T"], .keyPreviousValue, .battle) {
      $0.selectControl(by: -$0.repeats)
    },
  ]

  /// Returns the saved team that has the open team's name, if any.
  private static func savedTeam(_ state: AppState) -> SavedTeam? {
    let key = state.sets?.team.name.map(SavedTeam.key)
    return state.data.marks.teams.first { $0.key == key }
  }

  @Sendable private static func hasFighter(_ state: AppState) -> String? {
    state.fighter == nil ? state.words(.nothingToFight) : nil
  }
}
