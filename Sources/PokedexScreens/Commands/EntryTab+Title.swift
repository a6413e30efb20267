internal import PokedexFeatures
internal import PokedexText

extension EntryTab {
  /// What the page is called.
  var title: Sentence {
    switch self {
    case .overview: .tabOverview
    case .evolution: .tabEvolution
    case .matchups: .tabMatchups
    case .moves: .tabMoves
    case .places: .tabPlaces
    case .forms: .tabForms
    case .breeding: .tabBreeding
    }
  }
}
