package import PokedexText
package import TerminalUI

/// The table of keys, which drives the keys, the help and the key bar.
package struct KeyTable: Sendable {
  /// Every key, in the order of the help and the key bar. Where two rows share a key, each has a
  /// place of its own.
  package private(set) var bindings: [KeyBinding]
  /// The keys that open an entry's pages, which the row of their names shows.
  package private(set) var tabs: [KeyBinding]

  /// The keys, unless a person wants others.
  package static let usual = KeyTable(bindings: usualBindings, tabs: usualTabs)

  /// All that there is, in the order of the help.
  package var all: [KeyBinding] { bindings + tabs }

  /// The row of a name that works on the list or a page; nil for a name without one.
  func command(named name: String) -> KeyBinding? {
    bindings.first { $0.name == name && !$0.places.isDisjoint(with: [.list, .pages]) }
  }

  /// What a key means in a place; nil for nothing.
  package func intent(of key: Key, in place: KeyBinding.Places) -> Intent? {
    let isMeant = { (row: KeyBinding) in row.places.contains(place) && row.keys.contains(key) }
    return (bindings.first(where: isMeant) ?? tabs.first(where: isMeant))?.intent
  }

  /// How the help writes the first key of an intent; empty for none.
  func written(_ intent: Intent) -> String {
    bindings.first { $0.intent == intent }?.keys.first?.written ?? ""
  }

  /// Whether digits typed in a place are a count for the next key: where they are no keys themselves.
  package func counts(in place: KeyBinding.Places) -> Bool {
    !tabs.contains { row in row.places.contains(place) && row.keys.contains { $0.isDigit } }
  }

  /// Gives the rows of a name other keys.
  mutating func bind(_ name: String, to keys: [Key]) {
    for place in bindings.indices where bindings[place].name == name {
      bindings[place].keys = keys
    }
    for place in tabs.indices where tabs[place].name == name { tabs[place].keys = keys }
  }
}

/// One row of the table of keys, which drives the keys, the help and the key bar.
package struct KeyBinding: Sendable {
  /// Where it works.
  package struct Places: OptionSet, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) {
      self.rawValue = rawValue
    }

    package static let list = Places(rawValue: 1)
    package static let entry = Places(rawValue: 2)
    package static let help = Places(rawValue: 4)
    /// A page of anything but an entry.
    package static let subject = Places(rawValue: 8)
    /// Things to choose from.
    package static let menu = Places(rawValue: 16)
    /// A line of text that is being typed.
    package static let box = Places(rawValue: 32)
    /// The box that goes by name to anything. What edits a line does so here, too, and
    /// what is no text in a box is none here.
    package static let palette = Places(rawValue: 64)
    /// A picture as large as the window.
    package static let picture = Places(rawValue: 128)
    /// A note that is being written.
    package static let note = Places(rawValue: 256)
    /// A team of sets.
    package static let sets = Places(rawValue: 512)
    /// Two sets against each other.
    package static let duel = Places(rawValue: 1024)
    package static let battle: Places = [.sets, .duel]
    package static let boxes: Places = [.box, .note]
    package static let pages: Places = [.entry, .subject, .sets, .duel]
    /// Pages with values that keys change.
    static let fields: Places = [.entry, .sets, .duel]
    /// What stands in front of the list or a page, but for boxes.
    package static let overlays: Places = [.help, .menu, .picture]
    package static let everywhere: Places = [.list, .pages, .help, .menu]
    package static let pictured: Places = [.entry, .picture]
  }

  /// What the config file calls it. Rows of one name have the same keys.
  package let name: String
  package let intent: Intent
  /// The one to show first, first; none for what has to be typed otherwise, and where a person wants none.
  package internal(set) var keys: [Key]
  package let label: Sentence
  package let places: Places
  /// The English words that the palette finds it by, besides its label: hyphens stand for spaces.
  let searchWords: String
  /// Whether the key bar shows it; else it is left to the help.
  package let isInBar: Bool

  /// How the help writes the keys; empty for none.
  package var written: String {
    intent == .goTo ? "25G" : keys.map(\.written).joined(separator: " ")
  }

  /// How the key bar writes the keys; nil for what it leaves to the help.
  package var inBar: String? { isInBar ? keys.first?.written : nil }
}

/// What a person wants of the program.
package enum Intent: Sendable, Hashable {
  case moveDown, moveUp, pageDown, pageUp, first, last, goTo
  case open, back, close, stepBack, forward, nextEntry, previousEntry
  case openTab(EntryTab), nextTab, previousTab
  case shiny, side, female, artwork, picture
  case nextGame, previousGame, sort, reverse, filter
  case olderDescription, newerDescription
  /// Of what is set on a page: where that is, a step, a larger step, and back to what it was.
  case nextDial, previousDial, raise, lower, raiseMore, lowerMore, restore, nextAbility
  /// Of some Pokémon side by side.
  case choose, compare
  /// A duel of the Pokémon or the set at hand, its sides the other way round, and saving and deleting a team.
  case duel, swap, save, deleteTeam
  case search, scope, roster, showAll, palette
  case menu(MenuKind)
  /// What did not exist yet in the generation.
  case showLater
  /// In a box that is typed into.
  case keep, clear, complete, completeBack, former, later, edit(TextBox.Edit)
  /// What a person says of a Pokémon.
  case note, undo, redo, completeness
  /// To take the mouse, or to leave it to the terminal.
  case mouse
  case retry, redraw, suspend, help, quit
}
