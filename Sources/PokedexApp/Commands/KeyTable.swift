internal import PokedexText
package import TerminalUI

/// The commands with the keys that the user has chosen for them.
package struct KeyTable: Sendable {
  /// All commands except `tabs`, in the order in which the help and the key bar show them. Two
  /// commands with the same key never share a context.
  package private(set) var commands: [Command]
  /// The commands that open an entry's tabs. The row of tabs shows their keys.
  package private(set) var tabs: [Command]

  package static let defaultKeys = KeyTable(commands: Command.all, tabs: Command.tabs)

  /// All commands, in the order in which the help shows them.
  package var all: [Command] { commands + tabs }

  /// Returns the command with this name that works in a context. Nil if none does.
  func command(named name: String, in context: KeyContexts) -> Command? {
    commands.first { $0.name == name && $0.works(in: context) }
  }

  /// Returns the command that a key gives in a context, if any.
  package func command(of key: Key, in context: KeyContexts) -> Command? {
    let isMeant = { (command: Command) in command.works(in: context) && command.keys.contains(key) }
    return commands.first(where: isMeant) ?? tabs.first(where: isMeant)
  }

  /// Returns a command's first key as the help shows it. Empty if the command has no key.
  func displayText(of name: Command.Name) -> String {
    commands.first { $0.name == name.rawValue }?.keys.first?.displayText ?? ""
  }

  /// Whether digits typed in a context are a count for the next command. False in contexts where
  /// digits open tabs.
  package func acceptsCounts(in context: KeyContexts) -> Bool {
    !tabs.contains { tab in tab.works(in: context) && tab.keys.contains { $0.isDigit } }
  }

  /// Replaces the keys of all commands that have the given name.
  mutating func bind(_ name: String, to keys: [Key]) {
    for index in commands.indices where commands[index].name == name {
      commands[index].keys = keys
    }
    for index in tabs.indices where tabs[index].name == name { tabs[index].keys = keys }
  }
}
