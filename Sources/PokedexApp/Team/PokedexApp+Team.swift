internal import PokedexFeatures
internal import PokedexModel
internal import PokedexText

// Pokémon side by side.
extension PokedexApp {
  /// Chooses the Pokémon that is open or selected, or drops it, and says which are chosen now.
  func chooseToCompare() {
    switch model.chooseOrDrop() {
    case .nothing: return
    case .full: model.note(words(.noMoreChosen, String(PokedexViewModel.mostChosen)))
    case .chosen, .dropped: sayChosen()
    }
  }

  /// Opens the page of those that were chosen.
  func compareChosen() {
    guard let team = model.team else { return model.note(words(.chooseTwo)) }
    open(team)
  }

  /// Drops all that were chosen; false where none was.
  func dropChosen() -> Bool {
    if model.chosen.isEmpty { return false }
    model.dropChosen()
    model.note(words(.noneChosen))
    return true
  }

  private func sayChosen() {
    if model.chosen.isEmpty { return model.note(words(.noneChosen)) }
    let names = words.joined(model.chosen.map { words.name(of: .pokemon($0)) }, by: .listPair)
    model.note(words(model.team == nil ? .chosenFirst : .chosenMore, names))
  }
}
