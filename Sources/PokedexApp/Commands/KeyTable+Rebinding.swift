package import TerminalUI

// The user's changes to the table of keys.
extension KeyTable {
  /// New keys for all bindings that have a given name.
  package struct KeyRebinding: Sendable {
    package let name: String
    package let keys: [Key]

    package init(_ name: String, to keys: [Key]) {
      self.name = name
      self.keys = keys
    }
  }

  /// The reason why a rebinding is rejected.
  package enum Clash: Error, Equatable {
    case unknownName
    /// The key is already used by the binding with this name, in one of the same contexts.
    case taken(Key, by: String)
    /// The binding works in a text box, where this key types a character.
    case isText(Key)
    /// The key is a digit from 1 to 9, which begins a count that can be typed before a command.
    case isCount(Key)
    /// The command needs a key, because otherwise the user couldn't leave the screen.
    case needsKey
  }

  /// The names of the commands that must have a key.
  private static let needed = [
    "quit", "box-quit", "box-clear", "note-discard", "palette-close", "back",
  ]

  /// The names of all bindings that can be rebound, without duplicates, in the order of the table.
  package var names: [String] {
    var names: [String] = []
    for row in all where row.isRebindable && !names.contains(row.name) { names.append(row.name) }
    return names
  }

  /// Returns the table with the given rebindings applied. A rebinding that clashes with the table
  /// or with another rebinding is left out.
  ///
  /// - Returns: the changed table, and the clashes, each with the index of the rejected rebinding.
  package func changed(
    by changes: [KeyRebinding]
  ) -> (table: KeyTable, clashes: [(index: Int, clash: Clash)]) {
    var clashes = changes.indices.compactMap { index in
      clash(of: changes[index]).map { (index: index, clash: $0) }
    }
    while true {
      let accepted = changes.indices.filter { index in !clashes.contains { $0.index == index } }
      var table = self
      for index in accepted { table.bind(changes[index].name, to: changes[index].keys) }
      // Later rebindings are rejected first, because an earlier line in the config file takes
      // precedence.
      let wrong = accepted.reversed().lazy.compactMap { index in
        table.clash(amongKeysOf: changes[index].name).map { (index: index, clash: $0) }
      }
      guard let first = wrong.first else {
        return (table, clashes.sorted { $0.index < $1.index })
      }
      clashes.append(first)
    }
  }

  /// Returns the reason why a rebinding is invalid on its own, regardless of other rebindings. Nil
  /// if it is valid.
  private func clash(of change: KeyRebinding) -> Clash? {
    let rows = all.filter { $0.name == change.name && $0.isRebindable }
    guard !rows.isEmpty else { return .unknownName }
    if change.keys.isEmpty { return Self.needed.contains(change.name) ? .needsKey : nil }
    let contexts = rows.reduce(into: KeyContexts()) { $0.formUnion($1.contexts) }
    for key in change.keys {
      guard case .character(let character) = key else { continue }
      if !contexts.isDisjoint(with: .texts) { return .isText(key) }
      if key.isDigit, character != "0", !contexts.isSubset(of: [.entry, .picture]) {
        return .isCount(key)
      }
    }
    return nil
  }

  /// Returns the first clash between a key of the bindings with this name and another binding in
  /// one of the same contexts, if any.
  private func clash(amongKeysOf name: String) -> Clash? {
    for row in all where row.name == name {
      for key in row.keys {
        for context in KeyContexts.all where row.contexts.contains(context) {
          let other = all.first {
            $0.name != name && $0.contexts.contains(context) && $0.keys.contains(key)
          }
          if let other { return .taken(key, by: other.name) }
        }
      }
    }
    return nil
  }
}
