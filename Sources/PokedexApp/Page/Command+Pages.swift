internal import PokedexModel
internal import PokedexText
internal import TerminalUI

// The commands of all pages.
extension Command {
  static let pages: [Command] = [
    Command("follow", [.enter, .right, "l"], .keyFollow, .pages, isInBar: true, isInPalette: false)
    {
      if let target = $0.selectedTarget { $0.follow(target) }
    },
    // Does the first of these that applies: clears the filter, closes the overlay, closes the open
    // set, or goes back one screen.
    Command(
      "back", [.escape, .left, "h", .backspace], .keyBack, [.pages, .overlays], isInBar: true
    ) { state in
      switch state.overlay {
      case .help(let help) where !help.filter.filter.isEmpty:
        state.overlay = .help(help.unfiltered)
      case .menu(let menu) where !menu.filter.filter.isEmpty:
        state.overlay = .menu(menu.unfiltered)
      case .some: state.closeOverlay()
      case nil where !state.view.table.filter.isEmpty && state.page?.isFilterable == true:
        state.view.table.filter = TextBox()
      case nil where state.sets?.opened != nil: state.sets?.open(nil)
      case nil:
        if state.sets?.history.isEmpty == false {
          let keys = state.keys
          state.notice = state.words(
            .teamNotSaved, keys.displayText(of: .forward), keys.displayText(of: .save))
        }
        state.stack.goBack()
      }
    },
    Command("step-back", ["["], .keyStepBack, .pages) { $0.stack.goBack($0.count ?? 1) },
    Command("forward", ["]"], .keyForward, [.list, .pages]) { $0.stack.goForward($0.count ?? 1) },
  ]

  /// The commands of tables, and of filters in the help and in menus.
  static let tables: [Command] = [
    Command(
      "next-game", ["v"], .keyGame, .tables, isInBar: true, searchWords: "game",
      unavailable: hasGames
    ) { stepGame(by: $0.count ?? 1, &$0) },
    Command("previous-game", ["V"], .keyPreviousGame, .tables, unavailable: hasGames) {
      stepGame(by: -($0.count ?? 1), &$0)
    },
    Command("search", ["/"], .keySearch, .pages.subtracting(.tables)) { $0.openSearch() },
    // A page whose table is empty has no filter; the key searches the list instead.
    Command("filter", ["/"], .keyFilter, [.tables, .help, .menu], isInBar: true) { state in
      if state.overlay == nil, state.page?.isFilterable != true { return state.openSearch() }
      state.changeFilter { $0.isFiltering = true }
    },
    // The rows stay filtered.
    Command("box-keep", [.enter], .keyKeep, .filter, isInBar: true) {
      $0.changeFilter { $0.isFiltering = false }
    },
    Command("box-keep", [.enter], .keyChoose, .menuFilter, isInBar: true) {
      $0.chooseSelectedRow()
    },
    // A menu that begins with its filter closes if the filter is empty.
    Command("box-clear", [.escape], .keyClear, .filters, isInBar: true) { state in
      if case .menu(let menu) = state.overlay, menu.kind.beginsWithFilter,
        menu.filter.filter.isEmpty
      {
        return state.closeOverlay()
      }
      state.changeFilter {
        $0.filter = TextBox()
        $0.isFiltering = false
      }
    },
    Command("sort", ["o"], .keySort, .tables, isInBar: true, unavailable: hasColumns) {
      $0.view.sort(byColumnAfter: $0.repeats, of: $0.page?.columns.count ?? 0)
    },
    Command("reverse", ["O"], .keyReverse, .tables, unavailable: hasColumns) {
      $0.view.reverse($0.repeats)
    },
    menu("columns", ["S"], .keyColumns, .tables, unavailable: hasColumns, .tableColumns),
  ]

  /// Shows the page for an older or newer game, wrapping around.
  private static func stepGame(by count: Int, _ state: inout AppState) {
    guard let page = state.page, let game = page.game else { return }
    let games = page.games
    let current =
      games.firstIndex(of: game) ?? games.firstIndex { $0.group == game.group } ?? games.count - 1
    state.view.table.game = games[((current - count) % games.count + games.count) % games.count]
    // Choosing a game replaces the user's earlier choice of a description.
    state.entry?.descriptionVersions = []
    state.view.scrollToTop()
  }

  @Sendable private static func hasColumns(_ state: AppState) -> String? {
    state.page?.isFilterable == true ? nil : state.words(.nothingToSort)
  }

  @Sendable private static func hasGames(_ state: AppState) -> String? {
    state.page?.game == nil ? state.words(.sameInEveryGame) : nil
  }
}
