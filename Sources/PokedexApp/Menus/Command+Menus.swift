internal import PokedexText
internal import TerminalUI

// The commands that open menus, and those in menus.
extension Command {
  static let menus: [Command] = [
    Command("choose", [.enter, .right, "l"], .keyChoose, .menu, isInBar: true) {
      $0.chooseSelectedRow()
    },
    menu("generation", ["e"], .keyGeneration, [.list, .pages], .generations),
    menu("game", ["E"], .keyGameToPlay, [.list, .pages], isInBar: true, .games),
    menu("language", ["L"], .keyLanguage, [.everywhere, .picture], isInBar: true, .languages),
    menu("themes", ["C"], .keyThemes, [.list, .pages], .themes),
    menu(
      "copy", ["y"], .keyCopy, [.list, .entry, .subject],
      unavailable: { $0.nameToCopy == nil ? $0.words(.nothingToCopy) : nil }, .copies),
  ]

  /// A command that opens a menu.
  static func menu(
    _ name: String, _ keys: [Key], _ label: Sentence, _ contexts: KeyContexts,
    isInBar: Bool = false,
    unavailable: @escaping @Sendable (AppState) -> String? = { _ in nil },
    _ kind: MenuKind
  ) -> Command {
    Command(name, keys, label, contexts, isInBar: isInBar, unavailable: unavailable) {
      $0.showMenu(kind)
    }
  }
}
