package import PokedexFeatures
package import PokedexModel

/// Content of an entry's open tab, with the data that has been loaded.
package struct EntryContent: Sendable, Equatable {
  package let pokemon: Pokemon
  package var parts: EntryParts
  /// Slugs of versions in order of preference. The description for the first one that has a
  /// description is shown. If empty, the newest description is shown.
  package var descriptionVersions: [String] = []
  /// The open tab.
  package var tab = EntryTab.overview
  /// Slug of the version that the user plays, if any. Always nil on tabs that don't depend on it.
  package var version: String?
  package var table = TableSettings()
  /// Values that the user has set with the entry's page controls.
  package var controls = ControlValues()
  /// The generation that the entry is shown in. Nil for the newest.
  package var generation: Int?
  /// Changes of the Pokémon's types, stats and abilities. Empty unless the page lists them.
  package var history: [HistoryEntry] = []
  /// The generation that introduced the Pokémon, if it is later than the shown generation.
  /// Otherwise nil.
  package var introducedLater: Int?
  /// Whether varieties that did not exist yet in the generation are shown.
  package var showsLater = false
  /// The Pokémon's picture. Nil if the page shows none.
  package var picture: PictureInput?
  /// The pictures of the family. Nil if the page shows none.
  package var family: FamilyInput?
  /// The user's marks and notes on the Pokémon, one record per game.
  package var marksAndNotes: [MarkRecord] = []

  package init(_ pokemon: Pokemon, parts: EntryParts) {
    self.pokemon = pokemon
    self.parts = parts
  }

  /// Whether the data source knows figures such as the catch rate only as they are today.
  var figuresAreToday: Bool { parts.pastValues?.knowsFigures == false }
}

/// Content of a page other than an entry's, with the data that has been loaded.
package struct SubjectContent: Sendable, Equatable {
  package let subject: Subject
  package var table = TableSettings()
  /// The generation that the page is shown in. Nil for the newest.
  package var generation: Int?
  /// Slug of the version that the user plays, if any.
  package var version: String?
  /// PokeAPI's text about the subject's effect, if any.
  package var effect: LocalizedText?
  /// The Pokémon of a team or comparison, as they are in the shown generation. Empty for any other
  /// page.
  package var team: [Pokemon] = []
  /// Whether the page shows Pokémon and other subjects that did not exist yet in the generation.
  package var showsLater = false
  /// Data of the completeness page. `marks` is keyed by species number. `markGame` is the slug of
  /// the version that the marks are for; nil if they are for all versions.
  package var marks: [Int: Marks] = [:]
  package var markGame: String?

  package init(_ subject: Subject) {
    self.subject = subject
  }
}
