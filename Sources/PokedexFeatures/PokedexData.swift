package import Pictures
package import PokedexModel
package import PokemonAPI

/// The data of all view models, as values. The screen is drawn from this data alone.
///
/// `Fetcher.data` creates it after every change. The storage of arrays and dictionaries is
/// shared, so copies are cheap.
package struct PokedexData: Sendable {
  /// The items of the list fetched so far; nil before the first page.
  package var list: PokemonList?
  package var marks: MarksState
  /// The entry that is selected in the list.
  package var preview: EntryState
  /// The page on top; nil while the list is shown.
  package var page: PageState?
  /// The id of the screen that shows `page`.
  package var screen: Int?
  /// The facts fetched so far, keyed by PokeAPI's id.
  package var known: [Int: Pokemon]
  package var pictures: PictureState
  package var status: FetchStatus
}

/// The parts of an entry fetched so far.
package struct EntryState: Sendable, Equatable {
  /// PokeAPI's id; nil before the first entry is shown.
  package var id: Int?
  /// The facts as they are in the edition; nil until they are fetched.
  package var pokemon: Pokemon?
  /// The edition whose facts are shown; nil for today's.
  package var edition: Edition?
  /// The generation that introduced the entry, if it is later than the edition's.
  package var introducedLater: Int?
  /// All parts fetched so far. The varieties are as they are in the edition.
  package var parts: EntryParts
}

/// The fetched content of the page on top.
package enum PageState: Sendable {
  case entry(EntryState)
  /// The data source's text about the subject's effect, if any.
  case subject(effect: LocalizedText?)
  /// All team members as they were in the generation; nil until all are fetched.
  case team([Pokemon]?)
}

/// The pictures fetched so far.
package struct PictureState: Sendable {
  /// The picture of an entry.
  package struct Shown: Sendable {
    /// PokeAPI's id; nil if no picture is to be shown.
    package let id: Int?
    package let kind: PictureKind
    /// The picture's file; nil until it is fetched.
    package let file: PictureFile?

    /// Returns the file if it belongs to the entry with this PokeAPI id.
    package func file(of id: Int) -> PictureFile? { id == self.id ? file : nil }
  }

  /// Picture of the open entry, also in full size.
  package var entry: Shown
  /// Picture of the entry selected in the list.
  package var preview: Shown
  /// Pictures of a family, keyed by PokeAPI's id.
  package var family: [Int: PictureFile]
}

/// Progress of the fetches for the current screen.
package struct FetchStatus: Sendable, Equatable {
  /// Most outdated origin of the shown data; nil until there is data.
  package var origin: Origin?
  /// The error, with a hint about the retry key if retrying may help. Empty if there is no error.
  package var errorMessage = ""
  /// Whether a response is pending.
  package var isLoading = false
  /// Whether a reload that the user asked for is pending.
  package var isReloading = false
  /// Whether data is missing because the network can't be reached.
  package var isOffline = false
  /// Progress of fetching the list while more rows are pending. Nil if it is unknown.
  package var listProgress: ListProgress?
}
