package import PokedexModel

// Choosing Pokémon to see side by side.
extension PokedexViewModel {
  /// So many stand side by side.
  package nonisolated static let mostChosen = 6

  /// What came of choosing.
  package enum Choice: Sendable, Equatable {
    case chosen, dropped
    /// There are `mostChosen` already.
    case full
    /// Nothing is selected.
    case nothing
  }

  /// Chooses the variety that is open or selected, or drops it where it was chosen.
  package func chooseOrDrop() -> Choice {
    guard let id = page == nil ? list.selectedItem?.id : entry?.detail.id else { return .nothing }
    if let place = chosen.firstIndex(of: id) {
      chosen.remove(at: place)
      return .dropped
    }
    if chosen.count == Self.mostChosen { return .full }
    chosen.append(id)
    return .chosen
  }

  /// Drops all that were chosen.
  package func dropChosen() {
    if !chosen.isEmpty { chosen = [] }
  }

  /// Those that were chosen, once there are two; nil before.
  package var team: Subject? { chosen.count > 1 ? .team(chosen) : nil }
}
