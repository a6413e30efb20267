package import PokedexModel

/// Everything to fetch for the current screen. All other running fetches are cancelled.
package struct FetchNeeds: Sendable, Equatable {
  /// Language of the sentences about errors.
  package var language = Language.english
  /// Edition whose facts are shown; nil for today's.
  package var edition: Edition?
  /// Edition whose facts the preview shows, which is that of the list's query.
  package var previewEdition: Edition?
  /// Items of the list.
  package var list = ListWish()
  /// Picture to show.
  package struct Picture: Sendable, Equatable {
    /// PokeAPI id of the Pokémon; nil for no picture.
    package var id: Int?
    package var generation: Int?
    /// Delay before the picture is requested, in case the user soon selects another entry.
    package var rest = Duration.zero

    package init(id: Int? = nil, generation: Int? = nil, rest: Duration = .zero) {
      (self.id, self.generation, self.rest) = (id, generation, rest)
    }
  }

  /// Page on top; nil while the list is in front.
  package var page: PageRequest?
  /// Ids of all screens in the stack, including those that the user has gone back from.
  package var screens: [Int] = []
  /// PokeAPI's id of the selected entry; nil while a page covers it.
  package var preview: Int?
  /// Entries that are likely to be opened next, the nearest first.
  package var neighbours: [Int] = []
  package var picture = Picture()
  package var previewPicture = Picture()
  /// PokeAPI ids of the Pokémon in the family tree whose pictures are needed.
  package var family: [Int] = []
  package var familyGeneration: Int?

  package init() {}
}

/// A page to open and, for a page of an entry, the parts that it shows.
package struct PageRequest: Sendable, Equatable {
  /// The id of the page's screen. Two pages about the same subject have different ids.
  package let screen: Int
  package let subject: Subject
  /// Parts that the current page of an entry shows in addition to those shown on every page.
  package let parts: [EntryPart]

  package init(screen: Int, subject: Subject, parts: [EntryPart] = []) {
    self.screen = screen
    self.subject = subject
    self.parts = parts
  }
}
