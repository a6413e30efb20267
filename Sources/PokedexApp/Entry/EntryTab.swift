package import PokedexFeatures
internal import PokedexSets
internal import PokedexText
internal import TerminalUI

/// Pages of an entry, in the order of the digit keys that open them.
package enum EntryTab: Int, CaseIterable, Sendable {
  case overview, evolution, matchups, moves, places, forms, breeding

  var page: EntryPage {
    switch self {
    case .overview: .overview
    case .evolution: .evolution
    case .matchups: .matchups
    case .moves: .moves
    case .places: .places
    case .forms: .forms
    case .breeding: .breeding
    }
  }

  /// Data that this page needs in addition to the data that every page needs.
  package var parts: [EntryPart] { page.parts }

  /// Name of the page in the user's files.
  package var keyName: String { "page-" + page.name }

  /// Returns the page `count` places after this one in the row of tabs, wrapping around.
  package func stepped(by count: Int) -> EntryTab {
    let all = Self.allCases
    return all[((rawValue + count) % all.count + all.count) % all.count]
  }
}

/// One page of an entry: its name, its title, the data that is specific to it, and a closure that
/// builds it. Each page is declared in the file that builds its content.
struct EntryPage: Sendable {
  /// Input for building the page.
  struct Input {
    let entry: EntryContent
    let layout: Layout
    let words: Words
    /// The data of battles. Nil for a page that is only printed.
    let sets: (any SetGameData)?

    /// Width of the page when it is a single pane.
    var columns: Int { layout.pagePane.columns }
  }

  /// Name in the user's files. The config file uses it to name the page's key, and a saved session
  /// uses it to name the open page.
  let name: String
  let title: Sentence
  /// Data that this page needs in addition to the data that every page needs.
  var parts: [EntryPart] = []
  /// Whether the page has a table that can be sorted and filtered.
  var hasTable = false
  /// Closure that adds to the content what only this page shows.
  var addContent: @Sendable (inout EntryContent, EntryScreen, AppState) -> Void = { _, _, _ in }
  let make: @Sendable (Input) -> Page
}
