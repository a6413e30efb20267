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
