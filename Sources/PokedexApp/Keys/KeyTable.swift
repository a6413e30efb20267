package import PokedexText
package import TerminalUI

/// The table of keys. Key handling, the help and the key bar are based on it.
package struct KeyTable: Sendable {
  /// All bindings except those in `tabs`, in the order in which the help and the key bar show them.
  /// Two bindings with the same key never share a context.
  package private(set) var bindings: [KeyBinding]
  /// The bindings of the keys that open an entry's tabs. The row of tabs shows these keys.
  package private(set) var tabs: [KeyBinding]

  /// The default keys.
  package static let defaultKeys = KeyTable(bindings: defaultBindings, tabs: defaultTabs)

  /// All bindings, in the order in which the help shows them.
  package var all: [KeyBinding] { bindings + tabs }

  /// Returns the binding with this name, if it works in the list or on a page.
  func command(named name: String) -> KeyBinding? {
    bindings.first { $0.name == name && !$0.contexts.isDisjoint(with: [.list, .pages]) }
  }

  /// Returns the command that a key triggers in a context, if any.
  package func intent(of key: Key, in context: KeyContexts) -> Intent? {
    let isMeant = { (row: KeyBinding) in row.contexts.contains(context) && row.keys.contains(key) }
    return (bindings.first(where: isMeant) ?? tabs.first(where: isMeant))?.intent
  }

  /// Returns the text with which the help shows a command's first key. Empty if the command has no
  /// key.
  func displayText(_ intent: Intent) -> String {
    bindings.first { $0.intent == intent }?.keys.first?.displayText ?? ""
  }

  /// Whether digits typed in a context are a count for the next command. False in contexts where
  /// digits open tabs.
  package func acceptsCounts(in context: KeyContexts) -> Bool {
    !tabs.contains { row in row.contexts.contains(context) && row.keys.contains { $0.isDigit } }
  }

  /// Replaces the keys of all bindings that have the given name.
  mutating func bind(_ name: String, to keys: [Key]) {
    for index in bindings.indices where bindings[index].name == name {
      bindings[index].keys = keys
    }
    for index in tabs.indices where tabs[index].name == name { tabs[index].keys = keys }
  }
}

/// The contexts in which a key works.
package struct KeyContexts: OptionSet, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) {
    self.rawValue = rawValue
  }

  package static let list = KeyContexts(rawValue: 1)
  package static let entry = KeyContexts(rawValue: 2)
  package static let help = KeyContexts(rawValue: 4)
  /// A page other than an entry, a team of sets or a duel.
  package static let subject = KeyContexts(rawValue: 8)
  /// A menu.
  package static let menu = KeyContexts(rawValue: 16)
  /// The search box, or the box of a filter.
  package static let box = KeyContexts(rawValue: 32)
  /// The palette. The keys for editing, redrawing, suspending and quitting in a text box work here,
  /// too.
  package static let palette = KeyContexts(rawValue: 64)
  /// A picture that fills the window.
  package static let picture = KeyContexts(rawValue: 128)
  /// The box in which a note or a team's name is being written.
  package static let note = KeyContexts(rawValue: 256)
  /// A page with a team of sets.
  package static let sets = KeyContexts(rawValue: 512)
  /// A page with a duel between two sets.
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
  /// Name in the config file. Rows with the same name always have the same keys.
  package let name: String
  package let intent: Intent
  /// The keys; hints show the first one. Empty if the user has removed all keys, or if the command
  /// isn't a single key press, such as `25G`.
  package internal(set) var keys: [Key]
  package let label: Sentence
  package let contexts: KeyContexts
  /// English words by which the palette finds the command, in addition to its label. Hyphens are
  /// read as spaces.
  let searchWords: String
  /// Whether the key bar shows the command. The help shows all commands.
  package let isInBar: Bool

  /// The keys as the help shows them. Empty if there are none.
  package var displayText: String {
    intent == .goTo ? "25G" : keys.map(\.displayText).joined(separator: " ")
  }

  /// The first key as the key bar shows it. Nil if the key bar doesn't show the command.
  package var keyBarText: String? { isInBar ? keys.first?.displayText : nil }
}

/// A command that the user can give.
package enum Intent: Sendable, Hashable {
  case moveDown, moveUp, pageDown, pageUp, first, last, goTo
  case open, back, close, stepBack, forward, nextEntry, previousEntry
  case openTab(EntryTab), nextTab, previousTab
  case shiny, side, female, artwork, picture
  case nextGame, previousGame, sort, reverse, filter
  case olderDescription, newerDescription
  /// Commands for page controls: selecting one, changing its value by a small or a large step,
  /// restoring all defaults, and choosing the next ability.
  case nextControl, previousControl, raise, lower, raiseMore, lowerMore, restore, nextAbility
  /// Choosing a Pokémon for comparison, and opening the comparison.
  case choose, compare
  /// Opening a duel of the current Pokémon or set, swapping its sides, and saving and deleting a
  /// team.
  case duel, swap, save, deleteTeam
  case search, scope, roster, showAll, palette
  case menu(MenuKind)
  /// Shows or hides Pokémon that did not exist yet in the generation.
  case showLater
  /// Commands in a text box.
  case keep, clear, complete, completeBack, olderSearch, newerSearch, edit(TextBox.Edit)
  /// Writing a note, undoing and redoing changes, and opening the completeness page.
  case note, undo, redo, completeness
  /// Turns mouse handling on, or leaves the mouse to the terminal.
  case mouse
  case retry, redraw, suspend, help, quit
}
