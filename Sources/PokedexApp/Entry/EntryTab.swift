package import PokedexFeatures
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

  /// Whether the page supports a command. Always true for commands that aren't specific to certain
  /// pages.
  package func responds(to intent: Intent) -> Bool {
    !EntryPage.pageSpecificIntents.contains(intent) || page.intents.contains(intent)
  }

  /// Whether a command works on this page. False for a command that acts on a table if the page has
  /// none.
  func has(_ intent: Intent) -> Bool {
    responds(to: intent) && (page.hasTable || !EntryPage.tableIntents.contains(intent))
  }

  /// Whether a command works on this page, but not on all pages of an entry.
  func isPageSpecific(_ intent: Intent) -> Bool {
    page.intents.contains(intent) || page.hasTable && EntryPage.tableIntents.contains(intent)
  }

  /// Returns the page `count` places after this one in the row of tabs, wrapping around.
  package func stepped(by count: Int) -> EntryTab {
    let all = Self.allCases
    return all[((rawValue + count) % all.count + all.count) % all.count]
  }
}

extension KeyBinding {
  /// Returns the label of the binding's command on a page of an entry. On the forms page, the key
  /// for the next ability has a different label, because it shows or hides newer forms there.
  func label(on tab: EntryTab?) -> Sentence {
    tab == .forms && intent == .nextAbility ? .keyShowLater : label
  }
}

extension Words {
  /// Returns a sentence that names the pages where a command works. It is shown on pages where the
  /// command doesn't work.
  package func pages(for intent: Intent) -> String {
    let pages = EntryTab.allCases.filter { $0.responds(to: intent) }.map { self($0.page.title) }
    return self(.keyOfOtherPages, joined(pages, by: .listPair))
  }
}

/// One page of an entry: its title, the data and commands that are specific to it, and a closure
/// that builds it. Each page is declared in the file that builds its content.
struct EntryPage: Sendable {
  /// Input for building the page.
  struct Input {
    let entry: EntryContent
    let layout: Layout
    let words: Words

    /// Width of the page when it is a single pane.
    var columns: Int { layout.pagePane.columns }
  }

  let title: Sentence
  /// Data that this page needs in addition to the data that every page needs.
  var parts: [EntryPart] = []
  /// Page-specific commands that this page supports.
  var intents: [Intent] = []
  /// Whether the page has a table that can be sorted and filtered.
  var hasTable = false
  let make: @Sendable (Input) -> Page

  /// Commands that only some pages have.
  static let pageSpecificIntents: [Intent] =
    [
      .nextGame, .previousGame, .shiny, .side, .female, .artwork, .olderDescription,
      .newerDescription, .nextAbility,
    ] + controls

  /// Commands that act on the table of a page.
  static let tableIntents: [Intent] = [.filter, .sort, .reverse, .menu(.columns)]

  /// Commands that act on page controls.
  static let controls: [Intent] = [
    .nextControl, .previousControl, .raise, .lower, .raiseMore, .lowerMore, .restore,
  ]
}
