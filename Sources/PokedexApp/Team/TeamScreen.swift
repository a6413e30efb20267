internal import PokedexModel
internal import PokedexText

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
