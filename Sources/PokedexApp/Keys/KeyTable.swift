package import PokedexText
package import TerminalUI

/// The table of keys. It drives key handling, help and key bar.
package struct KeyTable: Sendable {
  /// The bindings, except those of `tabs`, in the order of the help and the key bar. Bindings that
  /// share a key have different contexts.
  package private(set) var bindings: [KeyBinding]
  /// The keys that open an entry's tabs. The row of tabs shows them.
  package private(set) var tabs: [KeyBinding]

  /// The default keys.
  package static let defaultKeys = KeyTable(bindings: defaultBindings, tabs: defaultTabs)

  /// All bindings, in the order of the help.
  package var all: [KeyBinding] { bindings + tabs }

  /// Returns the binding with a name that works on the list or a page, if any.
  func command(named name: String) -> KeyBinding? {
    bindings.first { $0.name == name && !$0.contexts.isDisjoint(with: [.list, .pages]) }
  }

  /// Returns the meaning of a key in a context, if any.
  package func intent(of key: Key, in context: KeyContexts) -> Intent? {
    let isMeant = { (row: KeyBinding) in row.contexts.contains(context) && row.keys.contains(key) }
    return (bindings.first(where: isMeant) ?? tabs.first(where: isMeant))?.intent
  }

  /// Returns the first key of an intent as the help writes it; empty for none.
  func displayText(_ intent: Intent) -> String {
    bindings.first { $0.intent == intent }?.keys.first?.displayText ?? ""
  }

  /// Whether digits typed in a context are a count for the next key. They are not if digits open
  /// tabs there.
  package func acceptsCounts(in context: KeyContexts) -> Bool {
    !tabs.contains { row in row.contexts.contains(context) && row.keys.contains { $0.isDigit } }
  }

  /// Replaces the keys of all bindings with a name.
  mutating func bind(_ name: String, to keys: [Key]) {
    for index in bindings.indices where bindings[index].name == name {
      bindings[index].keys = keys
    }
    for index in tabs.indices where tabs[index].name == name { tabs[index].keys = keys }
  }
}

/// The contexts that a key works in.
package struct KeyContexts: OptionSet, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) {
    self.rawValue = rawValue
  }

  package static let list = KeyContexts(rawValue: 1)
  package static let entry = KeyContexts(rawValue: 2)
  package static let help = KeyContexts(rawValue: 4)
  /// A page other than an entry's.
  package static let subject = KeyContexts(rawValue: 8)
  /// A menu.
  package static let menu = KeyContexts(rawValue: 16)
  /// The search box, or a filter.
  package static let box = KeyContexts(rawValue: 32)
  /// The palette. The line-editing, redraw, suspend and quit keys of a text box work here, too.
  package static let palette = KeyContexts(rawValue: 64)
  /// A picture as large as the window.
  package static let picture = KeyContexts(rawValue: 128)
  /// A note that is being written.
  package static let note = KeyContexts(rawValue: 256)
  /// A team of sets.
  package static let sets = KeyContexts(rawValue: 512)
  /// Two sets against each other.
  package static let duel = KeyContexts(rawValue: 1024)
  package static let battle: KeyContexts = [.sets, .duel]
  package static let boxes: KeyContexts = [.box, .note]
  package static let pages: KeyContexts = [.entry, .subject, .sets, .duel]
  /// Pages with page controls.
  static let fields: KeyContexts = [.entry, .sets, .duel]
  /// Overlays except the palette, which is a text box.
  package static let overlays: KeyContexts = [.help, .menu, .picture]
  package static let everywhere: KeyContexts = [.list, .pages, .help, .menu]
  package static let entryOrPicture: KeyContexts = [.entry, .picture]
}

/// One row of the table of keys.
package struct KeyBinding: Sendable {
  /// Name in the config file. Rows with the same name have the same keys.
  package let name: String
  package let intent: Intent
  /// The keys; hints show the first one. Empty for a command that is typed differently (`25G`), and
  /// if the user wants no key.
  package internal(set) var keys: [Key]
  package let label: Sentence
  package let contexts: KeyContexts
  /// English words that the palette finds it by, apart from its label. Hyphens are read as spaces.
  let searchWords: String
  /// Whether the key bar shows it. Otherwise only the help does.
  package let isInBar: Bool

  /// The keys as the help writes them; empty for none.
  package var displayText: String {
    intent == .goTo ? "25G" : keys.map(\.displayText).joined(separator: " ")
  }

  /// The first key as the key bar writes it; nil if the bar doesn't show it.
  package var keyBarText: String? { isInBar ? keys.first?.displayText : nil }
}

/// A command of the user.
package enum Intent: Sendable, Hashable {
  case moveDown, moveUp, pageDown, pageUp, first, last, goTo
  case open, back, close, stepBack, forward, nextEntry, previousEntry
  case openTab(EntryTab), nextTab, previousTab
  case shiny, side, female, artwork, picture
  case nextGame, previousGame, sort, reverse, filter
  case olderDescription, newerDescription
  /// Commands for page controls: select one, step its value, step it further, and restore all
  /// values.
  case nextControl, previousControl, raise, lower, raiseMore, lowerMore, restore, nextAbility
  /// Choosing Pokémon for comparison, and comparing them.
  case choose, compare
  /// A duel of the Pokémon or set at hand, swapping its sides, and saving and deleting a team.
  case duel, swap, save, deleteTeam
  case search, scope, roster, showAll, palette
  case menu(MenuKind)
  /// Shows or hides things that did not exist yet in the generation.
  case showLater
  /// Commands in a text box.
  case keep, clear, complete, completeBack, olderSearch, newerSearch, edit(TextBox.Edit)
  /// The user's notes, undo and redo, and the completeness page.
  case note, undo, redo, completeness
  /// Switches between handling the mouse and leaving it to the terminal.
  case mouse
  case retry, redraw, suspend, help, quit
}
