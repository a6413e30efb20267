internal import PokedexFeatures
internal import PokedexText
internal import TerminalUI

/// Where the hints of the key bar are.
package struct KeyBar {
  package struct Hint {
    package let binding: KeyBinding
    let key: String
    let label: String
    package let columns: Range<Int>
  }

  let keys: KeyTable
  let words: Words
  let columns: Int
  let place: KeyBinding.Places
  /// The entry's page that is open; nil for anything else.
  let tab: EntryTab?
  /// What keys do with the table to see.
  let onTable: [Intent]
  /// Whether what is typed filters a table: then letters are text, and two keys are all to know.
  let isFiltering: Bool
  /// Whether what is typed means nothing: the same two keys end that.
  let isSwallowing: Bool
  /// Whether there is a network to ask.
  let usesNetwork: Bool

  private static let gap = 2
  /// The status line tells that key where it does something.
  private static let toldElsewhere: (tab: EntryTab, intent: Intent) = (.forms, .nextAbility)
  /// What does nothing where there is no table.
  private static let ofTables: Set<Intent> = [.nextGame, .filter, .sort]
  /// What does nothing without a network.
  private static let ofNetwork: Set<Intent> = [.retry, .artwork, .shiny, .side, .female]

  package init(
    keys: KeyTable, words: Words, columns: Int, place: KeyBinding.Places, tab: EntryTab? = nil,
    onTable: [Intent] = [], isFiltering: Bool = false, isSwallowing: Bool = false,
    usesNetwork: Bool = true
  ) {
    self.onTable = onTable
    self.isFiltering = isFiltering
    self.isSwallowing = isSwallowing
    self.usesNetwork = usesNetwork
    self.keys = keys
    self.words = words
    self.columns = columns
    self.place = place
    self.tab = tab
  }

  /// As many whole hints as fit; room is kept for the last two, by which one finds the others.
  package var hints: [Hint] {
    let shown = keys.bindings.filter { binding in
      if isFiltering || isSwallowing {
        return binding.places.contains(.box) && [.keep, .clear].contains(binding.intent)
      }
      return binding.inBar != nil && binding.places.contains(place)
        && tab?.responds(to: binding.intent) != false
        && !(tab == Self.toldElsewhere.tab && binding.intent == Self.toldElsewhere.intent)
        && (onTable.contains(binding.intent) || !Self.ofTables.contains(binding.intent))
        && (usesNetwork || !Self.ofNetwork.contains(binding.intent))
    }
    let all = shown.compactMap { binding in
      let label = words(isSwallowing ? .keyBack : binding.label)
      return binding.inBar.map { (binding: binding, key: words.keys($0), label: label) }
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
  let onTable: [Intent]
  let isFiltering: Bool
  let isSwallowing: Bool
  let usesNetwork: Bool
  /// What is being typed, if there is something to say of it; nil for the keys.
  let box: ScreenState.Box?

  static func pane(of state: ScreenState) -> KeyBarPane {
    KeyBarPane(
      place: state.box?.place ?? state.content.place, tab: state.content.tab,
      onTable: state.content.onTable, isFiltering: state.isFiltering,
      isSwallowing: state.isSwallowing, usesNetwork: state.source.usesNetwork,
      box: state.box.flatMap { $0.hasToSay ? $0 : nil })
  }
}

extension Canvas {
  func draw(_ pane: KeyBarPane, _ frame: inout Frame) {
    if let box = pane.box { return drawNote(on: box, &frame) }
    let bar = KeyBar(
      keys: keys, words: words, columns: layout.size.columns, place: pane.place, tab: pane.tab,
      onTable: pane.onTable, isFiltering: pane.isFiltering, isSwallowing: pane.isSwallowing,
      usesNetwork: pane.usesNetwork)
    for hint in bar.hints {
      let end = frame.write(
        hint.key, column: hint.columns.lowerBound, row: layout.keyBar, style: theme.style(.key))
      frame.write(hint.label, column: end + 1, row: layout.keyBar, style: theme.style(.secondary))
    }
  }
}

extension ScreenState.Content {
  /// The entry's page that is open; nil for anything else.
  package var tab: EntryTab? { if case .page(let shown) = self { shown.tab } else { nil } }

  /// What keys do with the table to see, or with the help.
  package var onTable: [Intent] {
    if case .help = self { return [.filter] }
    guard case .page(let shown) = self, let page = shown.page?.page, page.isFilterable else {
      return []
    }
    return (page.game == nil ? [] : [.nextGame]) + [.filter, .sort]
  }

  /// The place whose keys work.
  package var place: KeyBinding.Places {
    switch self {
    case .list: .list
    case .page(let shown): shown.tab == nil ? .subject : .entry
    case .help: .help
    case .generations, .languages, .columns, .themes, .copies, .marks, .games: .menu
    case .palette: .palette
    case .picture: .picture
    }
  }
}
