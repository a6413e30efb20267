package import TerminalUI

// Keys as a person wants them.
extension KeyTable {
  /// Other keys for what has a name in the table.
  package struct Change: Sendable {
    package let name: String
    package let keys: [Key]

    package init(_ name: String, to keys: [Key]) {
      self.name = name
      self.keys = keys
    }
  }

  /// Why a change is not made.
  package enum Clash: Error, Equatable {
    case unknownName
    /// The key already does what has this name, in one of the same places.
    case taken(Key, by: String)
    /// Where one types, it is text.
    case isText(Key)
    /// Before a command, it is a count.
    case isCount(Key)
    /// Without a key for this there would be no way out.
    case needsKey
  }

  /// The places that keys are looked up in.
  private static let places: [KeyBinding.Places] = [
    .list, .entry, .subject, .sets, .duel, .help, .menu, .box, .note, .palette, .picture,
  ]

  /// What has to have a key.
  private static let needed = [
    "quit", "box-quit", "box-clear", "note-discard", "palette-close", "back",
  ]

  /// The names that changes may have, in the order of the table, each once.
  package var names: [String] {
    var names: [String] = []
    for row in all where row.intent != .goTo && !names.contains(row.name) { names.append(row.name) }
    return names
  }

  /// The table with all changes that go together; a change that does not is left out.
  ///
  /// - Returns: the table, and what is wrong with the changes at some places.
  package func changed(
    by changes: [Change]
  ) -> (table: KeyTable, clashes: [(place: Int, clash: Clash)]) {
    var clashes = changes.indices.compactMap { place in
      clash(of: changes[place]).map { (place: place, clash: $0) }
    }
    while true {
      let made = changes.indices.filter { place in !clashes.contains { $0.place == place } }
      var table = self
      for place in made { table.bind(changes[place].name, to: changes[place].keys) }
      // The last first: what stands above in a file was there before.
      let wrong = made.reversed().lazy.compactMap { place in
        table.clash(amongKeysOf: changes[place].name).map { (place: place, clash: $0) }
      }
      guard let first = wrong.first else {
        return (table, clashes.sorted { $0.place < $1.place })
      }
      clashes.append(first)
    }
  }

  /// What is wrong with a change by itself.
  private func clash(of change: Change) -> Clash? {
    let rows = all.filter { $0.name == change.name && $0.intent != .goTo }
    guard !rows.isEmpty else { return .unknownName }
    if change.keys.isEmpty { return Self.needed.contains(change.name) ? .needsKey : nil }
    let places = rows.reduce(into: KeyBinding.Places()) { $0.formUnion($1.places) }
    for key in change.keys {
      guard case .character(let character) = key else { continue }
      if !places.isDisjoint(with: [.boxes, .palette]) { return .isText(key) }
      if key.isDigit, character != "0", !places.isSubset(of: .pictured) {
        return .isCount(key)
      }
    }
    return nil
  }

  /// The first of its keys that does something else in one of its places, too.
  private func clash(amongKeysOf name: String) -> Clash? {
    for row in all where row.name == name {
      for key in row.keys {
        for place in Self.places where row.places.contains(place) {
          let other = all.first {
            $0.name != name && $0.places.contains(place) && $0.keys.contains(key)
          }
          if let other { return .taken(key, by: other.name) }
        }
      }
    }
    return nil
  }
}
