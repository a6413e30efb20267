internal import PokedexFeatures
internal import TerminalUI

/// The help, as far as it is scrolled and filtered.
package struct HelpState: Sendable, Equatable {
  /// The place that it was called from, whose keys stand first.
  let place: KeyBinding.Places
  /// The entry's page that it was called from; nil for anything else.
  let tab: EntryTab?
  /// In lines.
  package internal(set) var scroll = 0
  /// What is typed to find a key.
  package internal(set) var filter = TableSettings()

  /// The help with all its lines.
  var unfiltered: HelpState { HelpState(place: place, tab: tab) }
}

extension AppState {
  /// Opens the help at the keys of the place that it is called from, or closes it.
  mutating func toggleHelp() {
    if case .help = overlay { return closeOverlay() }
    show(.help(HelpState(place: place, tab: place == .entry ? entry?.tab : nil)))
  }

  mutating func moveHelp(_ intent: Intent) {
    guard case .help(var help) = overlay else { return }
    let page = HelpPage(help, keys: keys, words: words, columns: layout.size.columns - 2)
    let (lines, shown) = (page.lineCount, page.rows(of: layout.bodyRows))
    let rows =
      switch intent {
      case .moveDown: count ?? 1
      case .moveUp: -(count ?? 1)
      case .pageDown: shown * (count ?? 1)
      case .pageUp: -shown * (count ?? 1)
      case .first: -lines
      case .last: lines
      default: 0
      }
    help.scroll = max(0, min(help.scroll + rows, lines - shown))
    overlay = .help(help)
  }
}
