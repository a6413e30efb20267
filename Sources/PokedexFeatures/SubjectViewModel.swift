internal import Observation
package import PokedexModel
package import PokemonAPI

/// The page of an ability, a move, a type, an item, an egg group or a place.
@MainActor @Observable
package final class SubjectViewModel: PageViewModel {
  package let subject: Subject?
  package var selectedLink = 0
  package var scroll = 0
  package var table = TableView()
  package private(set) var phase = Phase.loaded

  private let api: any PokemonAPIProtocol

  package init(_ subject: Subject, api: any PokemonAPIProtocol) {
    self.subject = subject
    self.api = api
  }

  package func resume() {}

  package func retry() {}

  package func cancel() {}
}
