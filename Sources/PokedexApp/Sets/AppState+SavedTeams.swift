internal import PokedexFeatures
internal import PokedexModel
internal import PokedexSets
internal import PokedexText
internal import TerminalUI
internal import UserStore

// Teams that are kept in the user's store.
extension AppState {
  /// Asks for the name that the team on top is saved under.
  mutating func openTeamName() {
    guard let team = sets?.team else { return }
    guard data.marks.isAvailable else { return notice = words(.teamsNotKept) }
    input = .note(NoteBox(line: TextBox(team.name ?? ""), purpose: .teamName))
  }

  /// Saves the team on top; a name that can't be is said, and stays to be changed.
  mutating func saveTeam(named text: String) -> [Effect] {
    guard var team = sets?.team else { return [] }
    guard let name = SavedTeam.name(text) else {
      notice = words(.badTeamName, String(SavedTeam.longestName))
      return []
    }
    input = nil
    team.name = name
    let text = SetWriter(names: setup.sets.names(in: .english)).export([team])
    guard let saved = SavedTeam(name: name, text: text) else {
      notice = words(.teamTooLarge, "\(SavedTeam.largestText >> 10) KB")
      return []
    }
    return [.mark(.save(saved))]
  }

  /// Gives the team on top the name that it was saved under. Its changes are in the file now: what is undone next is
  /// that it was saved.
  mutating func takeSavedName(_ changes: [UserChange]) {
    guard case .team(_, let saved?)? = changes.first, sets != nil else { return }
    sets?.team.name = saved.name
    sets?.history = EditHistory()
  }

  /// Deletes the saved team of the name of the one on top, which stays on the screen.
  mutating func deleteTeam() -> [Effect] {
    let key = sets?.team.name.map(SavedTeam.key)
    guard let saved = data.marks.teams.first(where: { $0.key == key }) else {
      notice = words(.notSaved)
      return []
    }
    return [.mark(.delete(team: saved.name))]
  }

  /// Opens a saved team.
  mutating func openTeam(named name: String) {
    let key = SavedTeam.key(name)
    guard let saved = data.marks.teams.first(where: { $0.key == key }) else { return }
    let reading = SetReader(names: setup.sets.names(in: language)).read(saved.text)
    guard !reading.sets.isEmpty else { return notice = words(.teamEmpty) }
    open(reading)
    if reading.teams.count == 1 {
      sets?.team.name = saved.name
      notice = ""
    }
  }

  /// The saved teams, with their first Pokémon.
  var savedTeamMenu: MenuContent {
    let rows = data.marks.teams.map { team in
      MenuRow(title: team.name, choice: .savedTeam(team.name))
    }
    return MenuContent(title: words(.chooseTeam), rows: rows)
  }
}
