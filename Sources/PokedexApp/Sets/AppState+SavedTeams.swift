internal import PokedexFeatures
internal import PokedexModel
internal import PokedexSets
internal import PokedexText
internal import TerminalUI
internal import UserStore

// Teams saved in the user's store.
extension AppState {
  /// Saves the open team. If the name is invalid, shows a notice and leaves the box open, so that
  /// the user can correct the name. If the team is too large, shows a notice and closes the box.
  mutating func saveTeam(named text: String) {
    guard var team = sets?.team else { return }
    guard let name = SavedTeam.name(text) else {
      return notice = words(.badTeamName, String(SavedTeam.longestName))
    }
    input = nil
    team.name = name
    let text = SetWriter(names: setup.sets.names(in: .english)).export([team])
    guard let saved = SavedTeam(name: name, text: text) else {
      return notice = words(.teamTooLarge, "\(SavedTeam.largestText >> 10) KB")
    }
    request(.mark(.save(saved)))
  }

  /// Gives the open team the name under which it was saved, and clears its edit history, so that
  /// the next undo reverts the save itself.
  mutating func applySavedName(_ changes: [UserChange]) {
    guard case .team(_, let saved?)? = changes.first, sets != nil else { return }
    sets?.team.name = saved.name
    sets?.history = EditHistory()
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
}
