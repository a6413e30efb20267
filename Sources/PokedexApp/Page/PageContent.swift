internal import PokedexFeatures
package import PokedexModel

/// Content of an entry's pages, as far as it has come.
package struct EntryContent: Sendable, Equatable {
  package let pokemon: Pokemon
  package var parts: EntryParts
  /// The versions whose description is wanted, any of them; none for the newest.
  package var describingVersions: [String] = []
  /// The page that is open.
  package var tab = EntryTab.overview
  /// The slug of the version in which the user wants to get it; nil for none.
  package var version: String?
  package var table = TableSettings()
  /// Values set by the user on its pages.
  package var dials = DialValues()
  /// The generation as of which it is shown; nil for today's.
  package var generation: Int?
  /// The generation it came with, where that is a later one; else nil.
  package var comesWith: Int?
  /// Whether varieties that did not exist yet in the generation are shown all the same.
  package var showsLater = false
  /// Its picture; nil where there is to be none.
  package var picture: PictureInput?
  /// The pictures of its family; nil where there are to be none.
  package var family: FamilyInput?
  /// Marks and notes of the user, game by game.
  package var said: [MarkRecord] = []

  package init(
    pokemon: Pokemon, evolutionLine: EvolutionLine?, descriptions: [GameDescription]?
  ) {
    self.pokemon = pokemon
    parts = EntryParts(evolutionLine: evolutionLine, descriptions: descriptions)
  }
}

/// The parts of an entry besides its facts, each nil until it has come.
package struct EntryParts: Sendable, Equatable {
  package var evolutionLine: EvolutionLine?
  package var descriptions: [GameDescription]?
  package var evolutionSteps: [EvolutionStep]?
  package var learnset: [LearnedMove]?
  package var encounters: [Encounter]?
  package var heldItems: [HeldItem]?
  package var forms: [PokemonForm]?
  /// The facts of the species' other varieties, by PokeAPI's ids, as far as they are here.
  package var varieties: [Int: Pokemon] = [:]
}

/// Content of a page of anything but an entry, as far as it has come.
package struct SubjectContent: Sendable, Equatable {
  package let subject: Subject
  package var table = TableSettings()
  /// The generation as of which it is shown; nil for today's.
  package var generation: Int?
  /// The slug of the version that the user plays; nil for none.
  package var version: String?
  /// What the source says it does; nil where there is nothing to say.
  package var effect: LocalizedText?
  /// The Pokémon of a team or comparison, as of the generation; empty for any other page.
  package var team: [Pokemon] = []
  /// Whether what did not exist yet in the generation is shown all the same.
  package var showsLater = false
  /// Of the page of what is marked: the marks by the species' numbers, and the slug of the version that
  /// they are of; nil for all.
  package var marks: [Int: Marks] = [:]
  package var markGame: String?

  package init(_ subject: Subject) {
    self.subject = subject
  }
}
