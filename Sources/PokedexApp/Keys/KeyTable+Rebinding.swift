package import TerminalUI

// The user's changes to the table of keys.
extension KeyTable {
  /// New keys for all bindings with a name.
  package struct KeyRebinding: Sendable {
    package let name: String
    package let keys: [Key]

    package init(_ name: String, to keys: [Key]) {
      self.name = name
      self.keys = keys
    }
  }

  /// The reason why a change is rejected.
  package enum Clash: Error, Equatable {
    case unknownName
    /// Another binding, which has this name, uses the key in one of the same contexts.
    case taken(Key, by: String)
    /// The key is text in a text box.
    case isText(Key)
    /// The key is a digit of the count that can be typed before a command.
    case isCount(Key)
    /// The command needs a key: without one there would be no way out.
    case needsKey
  }

  /// The contexts in which keys are looked up.
  private static let contexts: [KeyContexts] = [
    .list, .entry, .subject, .sets, .duel, .help, .menu, .box, .note, .palette, .picture,
  ]

  /// The commands that must keep a key.
  private static let needed = [
    "quit", "box-quit", "box-clear", "note-discard", "palette-close", "back",
  ]

  /// The names that can be rebound, in the order of the table, each once.
  package var names: [String] {
    var names: [String] = []
    for row in all where row.intent != .goTo && !names.contains(row.name) { names.append(row.name) }
    return names
  }

  /// Returns the table with all changes that are compatible. A change that clashes is left out.
  ///
  /// - Returns: the table, and the clashes by the index of the change.
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
      // Later changes are rejected first: a line further up in the file takes precedence.
      let wrong = accepted.reversed().lazy.compactMap { index in
        table.clash(amongKeysOf: changes[index].name).map { (index: index, clash: $0) }
      }
      guard let first = wrong.first else {
        return (table, clashes.sorted { $0.index < $1.index })
      }
      clashes.append(first)
    }
  }

  /// Returns the clash that a change has regardless of other changes, if any.
  private func clash(of change: KeyRebinding) -> Clash? {
    let rows = all.filter { $0.name == change.name && $0.intent != .goTo }
    guard !rows.isEmpty else { return .unknownName }
    if change.keys.isEmpty { return Self.needed.contains(change.name) ? .needsKey : nil }
    let contexts = rows.reduce(into: KeyContexts()) { $0.formUnion($1.contexts) }
    for key in change.keys {
      guard case .character(let character) = key else { continue }
      if !contexts.isDisjoint(with: [.boxes, .palette]) { return .isText(key) }
      if key.isDigit, character != "0", !contexts.isSubset(of: .entryOrPicture) {
        return .isCount(key)
      }
    }
    return nil
  }

  /// Returns the first clash of a binding's keys with another binding in one of the same contexts,
  /// if any.
  private func clash(amongKeysOf name: String) -> Clash? {
    for row in all where row.name == name {
      for key in row.keys {
        for context in Self.contexts where row.contexts.contains(context) {
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
