package import PokedexText
package import TerminalUI

/// A command that the user can give: its name, its keys, where it works, and what it does. Keys,
/// help, key bar, palette and config file are based on `Command.all`.
///
/// Two commands with the same name are the same command in different contexts, and have the same
/// keys.
package struct Command: Sendable {
  /// Name in the config file.
  package let name: String
  /// The keys; hints show the first one. Empty if the user has removed all keys.
  package internal(set) var keys: [Key]
  package let label: Sentence
  package let contexts: KeyContexts
  /// Whether the key bar shows the command while it is available. The help shows all commands.
  package let isInBar: Bool
  /// Whether the palette offers the command.
  let isInPalette: Bool
  /// English words by which the palette finds the command, in addition to its label. Hyphens are
  /// read as spaces.
  let searchWords: String
  /// The way in which the help writes a command that isn't a single key press. Such a command has
  /// no keys and can't be given any.
  let example: String?
  /// Closure that returns a sentence on why the command can't be used now. Nil if it can.
  let unavailable: @Sendable (AppState) -> String?
  let run: @Sendable (inout AppState) -> Void

  init(
    _ name: String, _ keys: [Key], _ label: Sentence, _ contexts: KeyContexts,
    isInBar: Bool = false, isInPalette: Bool = true, searchWords: String? = nil,
    example: String? = nil,
    unavailable: @escaping @Sendable (AppState) -> String? = { _ in nil },
    run: @escaping @Sendable (inout AppState) -> Void
  ) {
    self.name = name
    self.keys = keys
    self.label = label
    self.contexts = contexts
    self.isInBar = isInBar
    self.isInPalette = isInPalette && !contexts.isDisjoint(with: [.list, .pages])
    self.searchWords = searchWords ?? name
    self.example = example
    self.unavailable = unavailable
    self.run = run
  }

  /// The keys as the help shows them. Empty if there are none.
  package var displayText: String { example ?? keys.map(\.displayText).joined(separator: " ") }

  /// Whether the user can change the keys.
  package var isRebindable: Bool { example == nil }

  package func works(in context: KeyContexts) -> Bool { !contexts.isDisjoint(with: context) }

  /// Names of the commands that texts refer to.
  enum Name: String, CaseIterable {
    case undo, redo, forward, save, game
    case completeWord = "box-complete"
  }
}

/// A movement through the list, a page or an overlay.
enum Motion: Sendable {
  case down, up, pageDown, pageUp, first, last
}

/// The contexts in which a key works.
package struct KeyContexts: OptionSet, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) {
    self.rawValue = rawValue
  }

  package static let list = KeyContexts(rawValue: 1)
  package static let help = KeyContexts(rawValue: 2)
  package static let menu = KeyContexts(rawValue: 4)
  /// A picture that fills the window.
  package static let picture = KeyContexts(rawValue: 8)
  /// A page other than an entry, a team of sets or a duel, without or with a table.
  static let plainSubject = KeyContexts(rawValue: 16)
  static let tableSubject = KeyContexts(rawValue: 8192)
  package static let subject: KeyContexts = [.plainSubject, .tableSubject]
  /// A page with a team of sets.
  package static let sets = KeyContexts(rawValue: 32)
  /// A page with a duel between two sets.
  package static let duel = KeyContexts(rawValue: 64)
  /// The search box, opened on the list or on a page.
  package static let search = KeyContexts(rawValue: 128)
  package static let pageSearch = KeyContexts(rawValue: 256)
  /// The box of a filter on a page or in the help, or in a menu.
  package static let filter = KeyContexts(rawValue: 512)
  package static let menuFilter = KeyContexts(rawValue: 1024)
  /// The box in which a note or a team's name is being written.
  package static let note = KeyContexts(rawValue: 2048)
  package static let palette = KeyContexts(rawValue: 4096)

  /// The page of an entry.
  package static func tab(_ tab: EntryTab) -> KeyContexts {
    KeyContexts(rawValue: 16384 << tab.rawValue)
  }

  /// All contexts, one by one.
  package static let all: [KeyContexts] =
    (0..<14).map { KeyContexts(rawValue: 1 << $0) } + EntryTab.allCases.map(tab)

  package static let entry = KeyContexts(EntryTab.allCases.map(tab))
  package static let pages: KeyContexts = [.entry, .subject, .sets, .duel]
  static let battle: KeyContexts = [.sets, .duel]
  /// Pages with a table.
  static let tables = KeyContexts(
    EntryTab.allCases.filter(\.page.hasTable).map(tab) + [.tableSubject])
  static let dials: KeyContexts = [.tab(.matchups), .tab(.breeding)]
  static let searches: KeyContexts = [.search, .pageSearch]
  static let filters: KeyContexts = [.filter, .menuFilter]
  /// All text boxes. Letters are always text there.
  static let texts: KeyContexts = [.searches, .filters, .note, .palette]
  static let overlays: KeyContexts = [.help, .menu, .picture]
  static let everywhere: KeyContexts = [.list, .pages, .help, .menu]

  /// The contexts that the help describes, with the titles of their sections.
  package static let sections: [(context: KeyContexts, title: Sentence)] = [
    (.list, .helpInList), (.entry, .helpInEntry), (.subject, .helpInPage), (.sets, .helpInSets),
    (.duel, .helpInDuel), (.menu, .helpInMenu), (.search, .helpInBox), (.note, .helpInNote),
    (.palette, .helpInPalette), (.picture, .keyPicture),
  ]
}
