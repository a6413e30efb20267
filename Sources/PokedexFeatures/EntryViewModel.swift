internal import Observation
internal import PokedexModel

/// An entry that was opened, with the links in it that lead to others.
@MainActor @Observable
package final class EntryViewModel {
  package let detail: PokemonDetailViewModel
  /// The selected link, from 0.
  package private(set) var selectedLink = 0

  package init(detail: PokemonDetailViewModel) {
    self.detail = detail
  }

  /// The varieties that the entry leads to, by PokeAPI's id: its family's species, then its own
  /// varieties, itself left out of neither.
  package var links: [Int] {
    let family = detail.evolutionLine?.members.map(\.number) ?? []
    let varieties = detail.pokemon?.species.varieties.map(\.id) ?? []
    return (family.count > 1 ? family : []) + (varieties.count > 1 ? varieties : [])
  }

  /// Moves to another link, as far as there are any.
  package func moveLink(by count: Int) {
    selectedLink = max(0, min(selectedLink + count, links.count - 1))
  }

  /// Begins again at the first link, for another variety.
  package func show(id: Int) {
    detail.show(id: id)
    selectedLink = 0
  }
}
