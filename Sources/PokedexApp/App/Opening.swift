internal import PokedexFeatures
internal import PokedexModel

/// What is to be seen first.
package enum Opening: Sendable, Equatable {
  case list
  /// An entry, by PokeAPI's id, and how it was named.
  case entry(Int, named: String)
  /// What a query finds.
  case query(String)
}

extension PokedexApp {
  /// Fetches the list, and shows what is to be seen first: all at once as far as bundled data goes.
  package func start(at opening: Opening) async {
    if case .entry(let id, _) = opening { open(Subject.pokemon(id)) }
    await model.start()
    switch opening {
    case .list: break
    case .entry(let id, _):
      if let row = model.list.row(ofID: id) { model.list.select(row: row) }
    case .query(let text):
      model.search.find(text)
      model.search.keep()
      model.followSelection()
    }
  }
}
