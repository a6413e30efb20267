internal import PokedexFeatures
internal import PokedexText
internal import TerminalUI

/// Where the hints of the key bar are.
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
  /// The status line tells that key where it does something.
  private static let toldElsewhere: (tab: EntryTab, intent: Intent) = (.forms, .nextAbility)
  /// What does nothing where there is no table.
  private static let ofTables: Set<Intent> = [.nextGame, .filter, .sort]
  /// What does nothing without a network.
  private static let ofNetwork: Set<Intent> = [.retry, .artwork, .shiny, .side, .female]

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
      return binding.places.contains(.box) && [.keep, .clear].contains(intent)
    }
    return binding.places.contains(pane.place) && pane.tab?.responds(to: intent) != false
      && !(pane.tab == Self.toldElsewhere.tab && intent == Self.toldElsewhere.intent)
      && (pane.onTable.contains(intent) || !Self.ofTables.contains(intent))
      && (pane.usesNetwork || !Self.ofNetwork.contains(intent))
  }

  /// The label of a hint. Enter and Esc do something else in a search opened from a page and in a menu.
  private func label(of binding: KeyBinding) -> Sentence {
    switch binding.intent {
    case .keep where pane.isSearchFromPage: .keyOpen
    case .keep where pane.place == .menu: .keyChoose
    case .clear where pane.isSearchFromPage: .keyBack
    default: binding.label
    }
  }

  /// As many whole hints as fit; room is kept for the last two, by which one finds the others.
  var hints: [Hint] {
    let all = keys.bindings.filter(isShown).map {
      (binding: $0, key: words.keys($0.inBar ?? ""), label: words(label(of: $0)))
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

/// The last line: what keys do, or what there is to say of what is being typed above it.
struct KeyBarPane: Sendable, Equatable {
  let place: KeyBinding.Places
  /// The entry's page that is open; nil for anything else.
  let tab: EntryTab?
  /// Intents that work on the table in view.
  let onTable: [Intent]
  /// Whether what is typed filters a table: then letters are text, and two keys are all to know.
  let isFiltering: Bool
  /// Whether the search box is open, and was opened from a page.
  let isSearchFromPage: Bool
  /// Whether there is a network to ask.
  let usesNetwork: Bool
  /// What is being typed, if there is something to say of it; nil for the keys.
  let box: BoxContent?
}

extension AppState {
  func keyBarPane(_ cache: PageCache) -> KeyBarPane {
    let box = boxContent
    return KeyBarPane(
      place: box?.place ?? place, tab: overlay == nil ? entry?.tab : nil,
      onTable: onTable(cache), isFiltering: input == nil && takesText && palette == nil,
      isSearchFromPage: (searchBox?.before.depth ?? 0) > 0,
      usesNetwork: setup.source.usesNetwork, box: box.flatMap { $0.hasToSay ? $0 : nil })
  }

  /// What keys do with the table, the menu or the help to see.
  private func onTable(_ cache: PageCache) -> [Intent] {
    switch overlay {
    case .help, .menu: return [.filter]
    case .palette, .picture: return []
    case nil: break
    }
    guard let page = page(cache), page.isFilterable else { return [] }
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
