internal import Observation
package import PokedexModel

/// What has been fetched for entries, so that one seen before is there at once.
@MainActor @Observable
package final class EntryShelf {
  /// The parts of an entry, as far as they have come.
  package struct Entry: Sendable, Equatable {
    package let pokemon: Pokemon
    package var evolutionLine: EvolutionLine?
    package var descriptions: Descriptions = .unknown
  }

  /// Whether a source was asked for prose, and what it said.
  package enum Descriptions: Sendable, Equatable {
    case unknown
    case known(LocalizedText?)
  }

  private var entries: [Int: Entry] = [:]

  package init() {}

  /// The entry of a variety by PokeAPI's id.
  package subscript(id: Int) -> Entry? {
    get { entries[id] }
    set { entries[id] = newValue }
  }
}
