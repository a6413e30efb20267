internal import PokedexFeatures
internal import PokedexText
internal import TerminalUI

/// The hints of the key bar and their columns.
struct KeyBar {
  struct Hint {
    let binding: KeyBinding
    let key: String
    let label: String
    let columns: Range<Int>
  }

  private let pane: KeyBarPane
  private let keys: KeyTable
  private let words: Words
  private let columns: Int

  private static let gap = 2
  /// A tab and an intent. While the tab is open, the key bar has no hint for the intent, because
  /// the status line explains the intent whenever it has an effect.
  private static let shownInStatusLine: (tab: EntryTab, intent: Intent) = (.forms, .nextAbility)
  /// Intents that have no effect without a table.
  private static let tableOnlyIntents: Set<Intent> = [.nextGame, .filter, .sort]
  /// Intents that have no effect without a network.
  private static let networkOnlyIntents: Set<Intent> = [.retry, .artwork, .shiny, .side, .female]

  init(_ pane: KeyBarPane, keys: KeyTable, words: Words, columns: Int) {
    self.pane = pane
    self.keys = keys
    self.words = words
    self.columns = columns
  }

  private func isShown(_ binding: KeyBinding) -> Bool {
    let intent = binding.intent
    guard binding.isInBar, !binding.keys.isEmpty else { return false }
    if pane.isFiltering {
      return binding.contexts.contains(.box) && [.keep, .clear].contains(intent)
    }
    return binding.contexts.contains(pane.context) && pane.tab?.responds(to: intent) != false
      && !(pane.tab == Self.shownInStatusLine.tab && intent == Self.shownInStatusLine.intent)
      && (pane.tableIntents.contains(intent) || !Self.tableOnlyIntents.contains(intent))
      && (pane.usesNetwork || !Self.networkOnlyIntents.contains(intent))
  }

  /// Returns the label of a hint. In a search opened from a page, Enter and Esc have their own
  /// labels, because they have other effects there. The same goes for Enter in a menu.
  private func label(of binding: KeyBinding) -> Sentence {
    switch binding.intent {
    case .keep where pane.isSearchFromPage: .keyOpen
    case .keep where pane.context == .menu: .keyChoose
    case .clear where pane.isSearchFromPage: .keyBack
    default: binding.label
    }
  }

  /// All hints that fit completely. Room is reserved for the last two, because one of them opens
  /// the help, which lists the keys of the other hints.
  var hints: [Hint] {
    let all = keys.bindings.filter(isShown).map {
      (binding: $0, key: words.keys($0.keyBarText ?? ""), label: words(label(of: $0)))
    }
    let widths = all.map { TextWidth.of($0.key) + 1 + TextWidth.of($0.label) + Self.gap }
    var room = columns - 1 - widths.suffix(2).reduce(0, +)
    var column = 1
    var hints: [Hint] = []
    for (index, hint) in all.enumerated() {
      if index < all.count - 2 {
        room -= widths[index]
        if room < 0 { continue }
      }
      let end = column + widths[index]
      hints.append(
        Hint(
          binding: hint.binding, key: hint.key, label: hint.label,
          columns: column..<end - Self.gap))
      column = end
    }
    return hints
  }
}

/// The last line: key hints, or a message about the text being typed above it.
struct KeyBarPane: Sendable, Equatable {
  let context: KeyContexts
  /// The open tab of an entry. Nil if no entry is open, or if an overlay covers it.
  let tab: EntryTab?
  /// Intents that work on the visible table.
  let tableIntents: [Intent]
  /// Whether a table is being filtered. Letters are then text, and only two keys are shown.
  let isFiltering: Bool
  /// Whether the search box is open, and was opened from a page.
  let isSearchFromPage: Bool
  let usesNetwork: Bool
  /// The line being typed, if there is a message about it. Nil if the bar shows key hints.
  let box: BoxContent?
}

extension AppState {
  var keyBarPane: KeyBarPane {
    let box = boxContent
    return KeyBarPane(
      context: box?.context ?? keyContext, tab: overlay == nil ? entry?.tab : nil,
      tableIntents: tableIntents, isFiltering: input == nil && takesText && palette == nil,
      isSearchFromPage: (searchBox?.before.depth ?? 0) > 0,
      usesNetwork: setup.source.usesNetwork, box: box.flatMap { $0.hasMessage ? $0 : nil })
  }

  /// Returns the intents that work on the visible table, menu or help.
  private var tableIntents: [Intent] {
    switch overlay {
    case .help, .menu: return [.filter]
    case .palette, .picture: return []
    case nil: break
    }
    guard let page = page, page.isFilterable else { return [] }
    return (page.game == nil ? [] : [.nextGame]) + [.filter, .sort]
  }
}

extension Canvas {
  func draw(_ pane: KeyBarPane, _ frame: inout Frame) {
    if let box = pane.box { return drawNote(on: box, &frame) }
    let bar = KeyBar(pane, keys: keys, words: words, columns: layout.size.columns)
    for hint in bar.hints {
      let end = frame.write(
        hint.key, column: hint.columns.lowerBound, row: layout.keyBar, style: theme.style(.key))
      frame.write(hint.label, column: end + 1, row: layout.keyBar, style: theme.style(.secondary))
    }
  }
}
