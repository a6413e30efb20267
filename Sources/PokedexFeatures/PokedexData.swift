package import Pictures
package import PokedexModel
package import PokemonAPI

/// The data of the view models as values: all that a screen needs.
///
/// `PokedexViewModel.data` makes it after every change. Arrays and dictionaries are shared, so a copy is
/// cheap.
package struct PokedexData: Sendable {
  package var list: ListState
  package var search: SearchState
  package var marks: MarksState
  /// The entry that is selected in the list.
  package var preview: EntryState
  /// The page on top; nil for the list.
  package var page: PageState?
  /// The id of the screen that `page` is of.
  package var screen: Int?
  /// The facts that have come, by PokeAPI's ids.
  package var known: [Int: Pokemon]
  package var pictures: PictureState
  package var status: FetchStatus
}

/// The rows of the list, as far as they have come.
package struct ListState: Sendable {
  fileprivate let results: [PokemonListItem]
  /// Indices into `results`, row by row.
  fileprivate let rows: [Int]
  /// The selected row, from 0.
  package let selection: Int
  /// How many rows there will be once all is fetched.
  package let totalCount: Int
  /// Whether the rows are others than all by number.
  package let isArranged: Bool
  /// How often the rows were arranged anew.
  package let arrangements: Int

  /// How many rows can be shown now.
  package var rowCount: Int { rows.count }

  package var selectedItem: PokemonListItem? { self[selection] }

  /// Whether all that there is has come.
  package var isComplete: Bool { !results.isEmpty && totalCount <= rowCount }

  /// The item of a row; nil outside `0..<rowCount`.
  package subscript(row: Int) -> PokemonListItem? {
    rows.indices ~= row ? results[rows[row]] : nil
  }

  /// The items of those rows that there are.
  package func items(in range: Range<Int>) -> [PokemonListItem] {
    range.clamped(to: rows.indices).map { results[rows[$0]] }
  }

  /// The row of a variety by PokeAPI's id; nil while it is not there.
  package func row(ofID id: Int) -> Int? { rows.firstIndex { results[$0].id == id } }
}

extension PokemonListViewModel {
  package var state: ListState {
    ListState(
      results: pokemonList?.results ?? [], rows: rows, selection: selection,
      totalCount: totalCount, isArranged: isArranged, arrangements: arrangements)
  }
}

/// An entry, as far as it has come.
package struct EntryState: Sendable, Equatable {
  /// PokeAPI's id; nil before the first entry.
  package var id: Int?
  /// The facts, as of the generation; nil until they have come.
  package var pokemon: Pokemon?
  /// The generation as of which it is shown; nil for today's.
  package var generation: Int?
  /// The generation it came with, where that is a later one; else nil.
  package var comesWith: Int?
  /// All that has come of it.
  package var parts: EntryShelf.Entry?
  /// The facts of the species' varieties by id, as of the generation, as far as they have come. Empty
  /// unless the open page needs them.
  package var varieties: [Int: Pokemon] = [:]
}

/// The page on top, as far as it has come.
package enum PageState: Sendable {
  case entry(EntryState)
  /// What the source says that the subject does; nil where there is nothing to say.
  case subject(effect: LocalizedText?)
  /// All members as of the generation; nil until the last has come.
  case team([Pokemon]?)
}

/// The pictures that have come.
package struct PictureState: Sendable {
  /// The picture of an entry.
  package struct Shown: Sendable {
    /// PokeAPI's id; nil where no picture is wanted.
    package let id: Int?
    package let kind: PictureKind
    /// Nil until it has come.
    package let file: PictureFile?

    /// The file, where it is that of an entry.
    package func file(of id: Int) -> PictureFile? { id == self.id ? file : nil }
  }

  /// Of the entry that is open, or as large as the window.
  package var entry: Shown
  /// Of the entry that is selected in the list.
  package var preview: Shown
  /// Of the members of a family by PokeAPI's ids.
  package var family: [Int: PictureFile]
}

/// How the fetches for what is on the screen are going.
package struct FetchStatus: Sendable, Equatable {
  /// Where what is shown comes from, the least sure part of it; nil until something is there.
  package var origin: Origin?
  /// What went wrong, with the key that helps; empty when nothing did.
  package var errorMessage = ""
  /// Whether an answer is awaited.
  package var isLoading = false
  /// Whether it is awaited because the user asked for it anew.
  package var isAskingAgain = false
  /// Whether something could not be completed for want of a network.
  package var isOffline = false
  /// How far the list has come while more of it is awaited; nil where that is not known.
  package var pagesAwaited: PagesAwaited?
}
