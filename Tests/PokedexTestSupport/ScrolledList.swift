internal import DexData
package import PokedexApp
package import PokedexFeatures
package import PokedexModel
package import PokemonAPI

/// A list that a user scrolls and searches: the view model that fetches it, and what the screen keeps
/// of it.
@MainActor @dynamicMemberLookup
package final class ScrolledList {
  package let model: PokemonListViewModel
  private var screen = ListScreen()
  private let source: ListSource

  package init(_ model: PokemonListViewModel) {
    self.model = model
    source = ListSource(
      engine: .ofDex(), edition: nil, showsLater: false, language: .english,
      marks: MarksState(isAvailable: false), seed: 0)
  }

  package convenience init(
    pokemonAPI: any PokemonAPIProtocol, language: Language = .english,
    pageSize: Int = PokemonList.pageSize, clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.init(
      PokemonListViewModel(
        pokemonAPI: pokemonAPI, language: language, pageSize: pageSize, clock: clock))
  }

  package subscript<Value>(dynamicMember member: KeyPath<PokemonListViewModel, Value>) -> Value {
    model[keyPath: member]
  }

  package subscript<Value>(
    dynamicMember member: ReferenceWritableKeyPath<PokemonListViewModel, Value>
  ) -> Value {
    get { model[keyPath: member] }
    set { model[keyPath: member] = newValue }
  }

  /// The screen's list, with the items fetched so far.
  package var state: ListScreen {
    screen.take(model.pokemonList, in: source)
    return screen
  }

  package var selection: Int { state.selection }
  package var selectedItem: PokemonListItem? { state.selectedItem }
  package var search: ListSearch { state.search }
  package var rowCount: Int { state.rowCount }
  package var totalCount: Int { state.totalCount }
  package subscript(row: Int) -> PokemonListItem? { state[row] }
  package func row(ofID id: Int) -> Int? { state.row(ofID: id) }

  package func fetchPokemonList() async { await model.fetchPokemonList() }
  package func retry() { model.retry() }
  package func cancel() { model.cancel() }
  package func append(newcomers: [PokemonListItem]) { model.append(newcomers: newcomers) }

  package func moveSelection(by rows: Int) { change { $0.moveSelection(by: rows) } }
  package func selectFirst() { change { $0.selectFirst() } }
  package func selectLast() { change { $0.selectLast() } }
  package func select(row: Int) { change { $0.select(row: row) } }
  package func select(number: Int) { change { $0.select(number: number) } }
  package func find(_ text: String) { change { [source] in $0.find(text, in: source) } }
  package func clear() { change { [source] in $0.clear(in: source) } }
  package func sortByNextColumn() { change { [source] in $0.sortByNextColumn(in: source) } }
  package func switchScope() { change { [source] in $0.switchScope(in: source) } }

  private func change(_ change: (inout ListScreen) -> Void) {
    screen = state
    change(&screen)
    model.want(screen.wish)
    screen = state
  }
}
