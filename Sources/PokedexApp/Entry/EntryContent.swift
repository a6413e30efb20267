package import PokedexFeatures
package import PokedexModel
internal import PokedexSets

/// Content of an entry's open tab, with the data that has been loaded.
package struct EntryContent: PageContent {
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
  /// The game or the generation whose facts are shown. Nil for today's.
  package var edition: Edition?
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
  /// Slug of the version group whose moves a calculation uses. Nil for the newest.
  var gameOfMoves: String?
  /// Slugs of the varieties that the user has caught or chosen for comparison.
  var mine: Set<String> = []
  /// The user's marks and notes on the Pokémon, one record per game.
  package var marksAndNotes: [MarkRecord] = []

  package init(_ pokemon: Pokemon, parts: EntryParts) {
    self.pokemon = pokemon
    self.parts = parts
  }

  /// The generation that the entry is shown in. Nil for the newest.
  package var generation: Int? { edition?.generation }

  /// Features of the shown game; those of today's main games if none is chosen.
  var features: GameFeatures {
    edition?.features ?? .ofGeneration(TypeChart.newestGeneration)
  }

  /// Whether a variety of the species is not in the shown game, or newer than the generation.
  func isAbsent(_ variety: Int, _ data: any GameData) -> Bool {
    guard let edition else { return false }
    if let first = data.firstGeneration(ofVariety: variety), first > edition.generation {
      return true
    }
    return variety != pokemon.id && edition.game.map { !data.isKnown(variety, in: $0) } ?? false
  }

  /// Whether the data source knows figures such as the catch rate only as they are today.
  var figuresAreToday: Bool { parts.pastValues?.knowsFigures == false }

  func page(in layout: Layout, _ words: Words, _ sets: any SetGameData) -> Page {
    Page(self, layout: layout, words: words, sets: sets)
  }
}

extension AppState {
  /// The loaded data of the open entry. Nil if no entry is open.
  var entryData: EntryState? {
    guard let entry, data.screen == stack.top?.id, case .entry(let data) = data.page,
      data.id == entry.pokemon
    else { return nil }
    return data
  }

  /// The content of the entry that is selected in the list.
  var previewContent: EntryContent? { EntryContent(data.preview, in: self) }
}

extension EntryContent {
  /// Creates the content that all tabs of an entry share. Nil until it is loaded.
  ///
  /// - Parameter form: slug of the form that is shown; nil for the variety's usual one.
  init?(_ entry: EntryState, form: String? = nil, in state: AppState) {
    guard var pokemon = entry.pokemon else { return nil }
    if let form {
      let known = state.words.rules.forms(ofVariety: pokemon.id).first { $0.slug == form }
      pokemon = known.map(pokemon.inForm) ?? pokemon
    }
    self.init(pokemon, parts: entry.parts.only(EntryPart.pastCommon))
    edition = entry.edition
    introducedLater = entry.introducedLater
    marksAndNotes = Array(state.data.marks.records(of: pokemon.id))
  }
}
