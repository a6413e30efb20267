internal import PokedexFeatures
internal import PokedexText
internal import TerminalUI

extension Command {
  /// All commands except those in `tabs`. Each screen and each box declares its own; here are those
  /// of the whole program. The key bar and the help show them in this order.
  static let all: [Command] = [
    moves, list, pages, battle, dials, palette, tables, entry, comparison, pictures, marks, menus,
    searchBox, program,
  ].flatMap(\.self)

  private static let moves: [Command] = [
    motion("down", [.down, "j"], .keyDown, .everywhere, .down),
    motion("up", [.up, "k"], .keyUp, .everywhere, .up),
    motion("page-down", [.pageDown, .control("d")], .keyPageDown, .everywhere, .pageDown),
    motion("page-up", [.pageUp, .control("u")], .keyPageUp, .everywhere, .pageUp),
    motion("first", [.home, "g"], .keyFirst, .everywhere, .first),
    motion("last", [.end, "G"], .keyLast, .everywhere, .last),
  ]

  private static let program: [Command] = [
    Command("mouse", ["M"], .keyMouse, [.list, .pages]) { $0.request(.terminal(.switchMouse)) },
    Command(
      "retry", ["r"], .keyRetry, [.everywhere, .picture], isInBar: true,
      unavailable: { state in
        let canRetry = state.setup.source.usesNetwork || !state.data.status.errorMessage.isEmpty
        return canRetry ? nil : state.words(.nothingToAsk)
      }
    ) { $0.request(.retry) },
    Command("redraw", [.control("l")], .keyRedraw, [.everywhere, .texts, .picture]) {
      $0.request(.terminal(.redraw))
    },
    Command("suspend", [.control("z")], .keySuspend, [.everywhere, .texts, .picture]) {
      $0.request(.terminal(.suspend))
    },
    Command("help", ["?"], .keyHelp, [.everywhere, .picture], isInBar: true) { state in
      if case .help = state.overlay { return state.closeOverlay() }
      state.show(.help(HelpState(context: state.keyContext)))
    },
    Command("close", ["q"], .keyClose, .overlays, isInBar: true) { $0.closeOverlay() },
    Command("quit", ["q", .control("c")], .keyQuit, [.list, .pages], isInBar: true) { $0.quit() },
    Command("box-quit", [.control("c")], .keyQuit, [.texts, .overlays]) { $0.quit() },
  ]

  static func motion(
    _ name: String, _ keys: [Key], _ label: Sentence, _ contexts: KeyContexts, _ motion: Motion,
    isInBar: Bool = false
  ) -> Command {
    Command(name, keys, label, contexts, isInBar: isInBar, isInPalette: false) { $0.move(motion) }
  }
}
