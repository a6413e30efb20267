internal import PokedexFeatures
package import PokedexModel

/// Content of an entry's open tab, with the parts that are loaded.
package struct EntryContent: Sendable, Equatable {
  package let pokemon: Pokemon
  package var parts: EntryParts
  /// Slugs of versions; the description of any one of them is shown. Empty for the newest
  /// description.
  package var descriptionVersions: [String] = []
  /// The open tab.
  package var tab = EntryTab.overview
  /// The slug of the version in which the user wants to obtain it, if any.
  package var version: String?
  package var table = TableSettings()
  /// Values that the user has set on its pages.
  package var controls = ControlValues()
  /// The generation it is shown in; nil for the newest.
  package var generation: Int?
  /// The generation that introduced it, if that is later than the shown one; else nil.
  package var introducedLater: Int?
  /// Whether varieties that did not exist yet in the generation are shown anyway.
  package var showsLater = false
  /// Its picture; nil if the page shows none.
  package var picture: PictureInput?
  /// The pictures of its family; nil if the page shows none.
  package var family: FamilyInput?
  /// The user's marks and notes, one record per game.
  package var marksAndNotes: [MarkRecord] = []

  package init(
    pokemon: Pokemon, evolutionLine: EvolutionLine?, descriptions: [GameDescription]?
  ) {
    self.pokemon = pokemon
    parts = EntryParts(evolutionLine: evolutionLine, descriptions: descriptions)
  }
}

/// The parts of an entry apart from its facts. Each is nil until it is loaded.
package struct EntryParts: Sendable, Equatable {
  package var evolutionLine: EvolutionLine?
  package var descriptions: [GameDescription]?
  package var evolutionSteps: [EvolutionStep]?
  package var learnset: [LearnedMove]?
  package var encounters: [Encounter]?
  package var heldItems: [HeldItem]?
  package var forms: [PokemonForm]?
  /// The facts of the species' other varieties by PokeAPI's ids, as many as are loaded.
  package var varieties: [Int: Pokemon] = [:]
}

/// Content of a page other than an entry's, with the parts that are loaded.
package struct SubjectContent: Sendable, Equatable {
  package let subject: Subject
  package var table = TableSettings()
  /// The generation it is shown in; nil for the newest.
  package var generation: Int?
  /// The slug of the version that the user plays, if any.
  package var version: String?
  /// PokeAPI's text about its effect, if any.
  package var effect: LocalizedText?
  /// The Pokémon of a team or comparison, in the shown generation; empty for any other page.
  package var team: [Pokemon] = []
  /// Whether things that did not exist yet in the generation are shown anyway.
  package var showsLater = false
  /// Marks by species number, for the completeness page. `markGame` is the slug of the version that
  /// they belong to; nil for all versions.
  package var marks: [Int: Marks] = [:]
  package var markGame: String?

  package init(_ subject: Subject) {
    self.subject = subject
  }
}
