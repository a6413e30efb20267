package import PokedexFeatures
internal import PokedexText
internal import TerminalUI

/// The pages of an entry, in the order of the digits that open them.
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

  /// What the page needs besides what every page shows.
  package var parts: [EntryPart] { page.parts }

  /// Whether the page has a use for what a key means that is for some pages only.
  package func responds(to intent: Intent) -> Bool {
    !EntryPage.particular.contains(intent) || page.intents.contains(intent)
  }

  /// Whether a key with a meaning does something on the page, as far as that is the same for all entries.
  func has(_ intent: Intent) -> Bool {
    responds(to: intent) && (page.hasTable || !EntryPage.ofTables.contains(intent))
  }

  /// Whether what a key means is for this page and not for all.
  func isOwn(_ intent: Intent) -> Bool {
    page.intents.contains(intent) || page.hasTable && EntryPage.ofTables.contains(intent)
  }

  /// The page so many further on, round and round.
  package func stepped(by count: Int) -> EntryTab {
    let all = Self.allCases
    return all[((rawValue + count) % all.count + all.count) % all.count]
  }
}

extension KeyBinding {
  /// What its key does on a page of an entry.
  func label(on tab: EntryTab?) -> Sentence {
    tab == .forms && intent == .nextAbility ? .keyShowLater : label
  }
}

extension Words {
  /// On which pages of an entry a key does something that does nothing on this one.
  package func pages(for intent: Intent) -> String {
    let pages = EntryTab.allCases.filter { $0.responds(to: intent) }.map { self($0.page.title) }
    return self(.keyOfOtherPages, joined(pages, by: .listPair))
  }
}

/// A page of an entry: all that is to be said of it in one place. Each is declared beside what makes it.
struct EntryPage: Sendable {
  /// What a page is made of.
  struct Input {
    let entry: EntryContent
    let layout: Layout
    let words: Words

    /// How wide its one pane is.
    var columns: Int { layout.pagePane.columns }
  }

  let title: Sentence
  /// What it needs besides what every page shows.
  var parts: [EntryPart] = []
  /// What keys mean on this page that have no meaning on every other.
  var intents: [Intent] = []
  /// Whether it has a table that can be sorted and filtered.
  var hasTable = false
  let make: @Sendable (Input) -> Page

  /// What keys mean on some pages only.
  static let particular: [Intent] =
    [
      .nextGame, .previousGame, .shiny, .side, .female, .artwork, .olderDescription,
      .newerDescription, .nextAbility,
    ] + dials

  /// What keys mean where there is a table.
  static let ofTables: [Intent] = [.filter, .sort, .reverse, .menu(.columns)]

  /// What keys mean where something can be set.
  static let dials: [Intent] = [
    .nextDial, .previousDial, .raise, .lower, .raiseMore, .lowerMore, .restore,
  ]
}
