internal import PokedexFeatures
internal import PokedexModel
internal import PokedexText
internal import TerminalUI
internal import UserStore

extension Command {
  /// All commands except those in `tabs`.
  static let all: [Command] = [
    motion("down", [.down, "j"], .keyDown, .everywhere, .down),
    motion("up", [.up, "k"], .keyUp, .everywhere, .up),
    motion("page-down", [.pageDown, .control("d")], .keyPageDown, .everywhere, .pageDown),
    motion("page-up", [.pageUp, .control("u")], .keyPageUp, .everywhere, .pageUp),
    motion("first", [.home, "g"], .keyFirst, .everywhere, .first),
    motion("last", [.end, "G"], .keyLast, .everywhere, .last),
    Command("search", ["/"], .keySearch, [.list, .picture], isInBar: true) { $0.openSearch() },
    Command("search", ["/"], .keySearch, .pages.subtracting(.tables)) { $0.openSearch() },
    Command("go-to", [], .keyGo, .list, isInPalette: false, example: "25G") { _ in },
    Command("open", [.enter, .right, "l"], .keyOpen, .list, isInBar: true, isInPalette: false) {
      $0.openSelection()
    },
    Command("show-all", [.escape], .keyShowAll, .list) { $0.showAll() },
    Command("follow", [.enter, .right, "l"], .keyFollow, .pages, isInBar: true, isInPalette: false)
    {
      $0.followSelected()
    },
    Command(
      "back", [.escape, .left, "h", .backspace], .keyBack, [.pages, .overlays], isInBar: true
    ) { $0.goBack() },
    Command(
      "next-ability", ["A"], .keyAbility, .tab(.matchups), isInBar: true, searchWords: "ability",
      unavailable: { $0.abilityControl == nil ? $0.words(.abilitiesChangeNothing) : nil }
    ) { $0.chooseNextAbility() },
    Command("swap", ["x"], .keySwap, .duel, isInBar: true) { state in
      state.duel?.swapSides()
    },
    Command("save", ["s"], .keySave, .sets, isInBar: true, unavailable: storesTeams) {
      $0.openTeamName()
    },
    menu("copy", ["y"], .keyCopy, .battle, isInBar: true, .copies),
    Command(
      "duel", ["b"], .keyDuel, [.list, .entry, .subject], searchWords: "battle",
      unavailable: hasFighter
    ) { $0.openDuel() },
    Command("duel", ["b"], .keyDuel, .sets, isInBar: true, unavailable: hasFighter) {
      $0.openDuel()
    },
    menu("teams", ["B"], .keyTeams, [.list, .pages], unavailable: hasTeams, .savedTeams),
    Command("delete-team", ["d"], .keyDeleteTeam, .sets) { $0.deleteTeam() },
    Command("next-set", ["n"], .keyNextSet, .sets) { $0.stepSet(by: $0.repeats) },
    Command("previous-set", ["p"], .keyPreviousSet, .sets) { $0.stepSet(by: -$0.repeats) },
    Command("next-field", [.tab, "t"], .keyNextValue, .battle, isInBar: true) {
      $0.selectControl(by: $0.repeats)
    },
    Command("previous-field", [.backTab, "T"], .keyPreviousValue, .battle) {
      $0.selectControl(by: -$0.repeats)
    },
    Command("raise", ["+", "="], .keyRaise, [.dials, .battle], isInBar: true) {
      $0.turnControl(by: 1)
    },
    Command("lower", ["-"], .keyLower, [.dials, .battle]) { $0.turnControl(by: -1) },
    Command("raise-more", [">"], .keyRaiseMore, [.dials, .battle]) {
      $0.turnControl(by: 1, isCoarse: true)
    },
    Command("lower-more", ["<"], .keyLowerMore, [.dials, .battle]) {
      $0.turnControl(by: -1, isCoarse: true)
    },
    Command("next-dial", ["t"], .keyNextValue, .dials, isInBar: true) {
      $0.selectControl(by: $0.repeats)
    },
    Command("previous-dial", ["T"], .keyPreviousValue, .dials) {
      $0.selectControl(by: -$0.repeats)
    },
    Command("restore", ["0"], .keyRestore, .dials) { $0.entry?.controls = ControlValues() },
    Command(
      "palette", [":", .control("p")], .keyPalette, [.list, .pages], isInBar: true,
      isInPalette: false
    ) { $0.openPalette() },
    Command("step-back", ["["], .keyStepBack, .pages) { $0.stack.goBack($0.count ?? 1) },
    Command("forward", ["]"], .keyForward, [.list, .pages]) { $0.stack.goForward($0.count ?? 1) },
    Command(
      "next-game", ["v"], .keyGame, .tables, isInBar: true, searchWords: "game",
      unavailable: hasGames
    ) { $0.stepGame(by: $0.count ?? 1) },
    Command("previous-game", ["V"], .keyPreviousGame, .tables, unavailable: hasGames) {
      $0.stepGame(by: -($0.count ?? 1))
    },
    Command("filter", ["/"], .keyFilter, [.tables, .help, .menu], isInBar: true) {
      $0.openFilter()
    },
    Command("sort", ["o"], .keySort, .list, isInBar: true) { state in
      for _ in 0..<state.repeats { state.list.sortByNextColumn(in: state.listSource) }
    },
    Command("reverse", ["O"], .keyReverse, .list) { state in
      for _ in 0..<state.repeats { state.list.reverse(in: state.listSource) }
    },
    menu("columns", ["S"], .keyColumns, .list, .listColumns),
    Command("sort", ["o"], .keySort, .tables, isInBar: true, unavailable: hasColumns) {
      $0.view.sort(byColumnAfter: $0.repeats, of: $0.page?.columns.count ?? 0)
    },
    Command("reverse", ["O"], .keyReverse, .tables, unavailable: hasColumns) {
      $0.view.reverse($0.repeats)
    },
    menu("columns", ["S"], .keyColumns, .tables, unavailable: hasColumns, .tableColumns),
    Command("next-entry", ["n"], .keyNextEntry, [.entry, .picture], isInBar: true) {
      $0.stepEntry(by: $0.count ?? 1)
    },
    Command("previous-entry", ["p"], .keyPreviousEntry, [.entry, .picture], isInBar: true) {
      $0.stepEntry(by: -($0.count ?? 1))
    },
    Command("next-tab", [.tab], .keyTabs, .entry, isInBar: true, searchWords: "tabs") {
      $0.turnTab(by: 1)
    },
    Command("previous-tab", [.backTab], .keyPreviousTab, .entry) { $0.turnTab(by: -1) },
    Command("scope", ["a"], .keyScope, .list) { $0.switchScope() },
    Command(
      "roster", ["d"], .keyRoster, .list, searchWords: "regional dex",
      unavailable: { $0.game == nil ? $0.words(.noRosters, $0.keys.displayText(of: .game)) : nil }
    ) { $0.switchRoster() },
    Command(
      "show-later", ["A"], .keyShowLater, [.list, .subject, .tab(.forms)],
      unavailable: { $0.generation == nil ? $0.words(.nothingLater) : nil }
    ) { $0.toggleLater() },
    Command("choose-to-compare", ["c"], .keyChooseToCompare, [.list, .entry]) {
      $0.chooseToCompare()
    },
    Command(
      "compare", ["X"], .keyCompare, [.list, .pages],
      unavailable: { $0.team == nil ? $0.words(.chooseTwo) : nil }
    ) { state in if let team = state.team { state.open(Destination(team)) } },
    menu("mark", ["m"], .keyMark, [.list, .entry], unavailable: hasMarkable, .marks),
    Command("note", ["N"], .keyNote, [.list, .entry], unavailable: hasMarkable) { $0.openNote() },
    Command("completeness", ["%"], .keyCompleteness, [.list, .pages]) { $0.open(.completeness) },
    Command("undo", ["u"], .keyUndo, [.list, .pages]) { $0.undoOrRedo(.undo) },
    Command("redo", [.control("r")], .keyRedo, [.list, .pages]) { $0.undoOrRedo(.redo) },
    Command("older-description", ["d"], .keyOlderDescription, .tab(.overview)) {
      $0.stepDescription(by: $0.count ?? 1)
    },
    Command("newer-description", ["D"], .keyNewerDescription, .tab(.overview)) {
      $0.stepDescription(by: -($0.count ?? 1))
    },
    Command(
      "picture", ["P"], .keyPicture, [.list, .entry],
      unavailable: { $0.showsPictures ? nil : $0.words(.noPicturesHere) }
    ) { $0.show(.picture) },
    Command("picture-close", ["P", .enter], .keyBack, .picture) { $0.closeOverlay() },
    Command("picture-next", [.down, "j"], .keyNextEntry, .picture) {
      $0.stepEntry(by: $0.count ?? 1)
    },
    Command("picture-previous", [.up, "k"], .keyPreviousEntry, .picture) {
      $0.stepEntry(by: -($0.count ?? 1))
    },
    picture("artwork", "a", .keyArtwork, .tab(.overview), .toggleArtwork),
    picture("shiny", "s", .keyShiny, .tab(.overview), .toggleShiny),
    picture("side", "f", .keySide, .tab(.overview), .flip),
    picture("female", "F", .keyFemale, .tab(.overview), .toggleFemale),
    picture("artwork", "a", .keyArtwork, .picture, .toggleArtwork),
    picture("shiny", "s", .keyShiny, .picture, .toggleShiny),
    picture("side", "f", .keySide, .picture, .flip),
    picture("female", "F", .keyFemale, .picture, .toggleFemale),
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
    Command("mouse", ["M"], .keyMouse, [.list, .pages]) { $0.request(.terminal(.switchMouse)) },
    Command(
      "retry", ["r"], .keyRetry, [.everywhere, .picture], isInBar: true,
      unavailable: { $0.canRetry ? nil : $0.words(.nothingToAsk) }
    ) { $0.request(.retry) },
    Command("box-complete", [.tab], .keyComplete, .searches, isInBar: true) {
      $0.complete(by: 1)
    },
    Command("box-complete-back", [.backTab], .keyChoiceBefore, .searches) { $0.complete(by: -1) },
    Command("box-former", [.up], .keyPreviousSearch, .searches, isInBar: true) { $0.recall(by: 1) },
    Command("box-later", [.down], .keyNextSearch, .searches) { $0.recall(by: -1) },
    Command("box-page-down", [.pageDown], .keyPageDown, .searches) {
      $0.list.scroll(byPages: 1, of: $0.listRows)
    },
    Command("box-page-up", [.pageUp], .keyPageUp, .searches) {
      $0.list.scroll(byPages: -1, of: $0.listRows)
    },
    edit("box-left", [.left], .keyLeft, .left),
    edit("box-right", [.right], .keyRight, .right),
    edit("box-start", [.home, .control("a")], .keyLineStart, .start),
    edit("box-end", [.end, .control("e")], .keyLineEnd, .end),
    edit("box-delete-before", [.backspace], .keyDeleteBefore, .deleteBackward),
    edit("box-delete-after", [.delete], .keyDeleteAfter, .deleteForward),
    edit("box-delete-word", [.control("w")], .keyDeleteWord, .deleteWord),
    edit("box-delete-line", [.control("u")], .keyDeleteLine, .deleteToStart),
    Command("box-keep", [.enter], .keyKeep, .search, isInBar: true) { $0.keepSearch() },
    Command("box-keep", [.enter], .keyOpen, .pageSearch, isInBar: true) { $0.openFound() },
    Command("box-keep", [.enter], .keyKeep, .filter, isInBar: true) { $0.keepFilter() },
    Command("box-keep", [.enter], .keyChoose, .menuFilter, isInBar: true) {
      $0.chooseSelectedRow()
    },
    Command("box-clear", [.escape], .keyClear, .search, isInBar: true) { $0.clearSearch() },
    Command("box-clear", [.escape], .keyBack, .pageSearch, isInBar: true) { $0.clearSearch() },
    Command("box-clear", [.escape], .keyClear, .filters, isInBar: true) { $0.clearFilter() },
    Command("note-keep", [.enter], .keyWrite, .note, isInBar: true) { $0.keepNote() },
    Command("note-discard", [.escape], .keyDiscard, .note, isInBar: true) { $0.input = nil },
    motion("palette-down", [.down, .control("n")], .keyDown, .palette, .down, isInBar: true),
    motion("palette-up", [.up, .control("p")], .keyUp, .palette, .up),
    motion("palette-page-down", [.pageDown], .keyPageDown, .palette, .pageDown),
    motion("palette-page-up", [.pageUp], .keyPageUp, .palette, .pageUp),
    Command("palette-complete", [.tab], .keyComplete, .palette, isInBar: true) {
      $0.completeTarget()
    },
    Command("palette-open", [.enter], .keyGoThere, .palette, isInBar: true) { $0.goToTarget() },
    Command("palette-close", [.escape], .keyClose, .palette, isInBar: true) { $0.closeOverlay() },
    Command("redraw", [.control("l")], .keyRedraw, [.everywhere, .texts, .picture]) {
      $0.request(.terminal(.redraw))
    },
    Command("suspend", [.control("z")], .keySuspend, [.everywhere, .texts, .picture]) {
      $0.request(.terminal(.suspend))
    },
    Command("help", ["?"], .keyHelp, [.everywhere, .picture], isInBar: true) { $0.toggleHelp() },
    Command("close", ["q"], .keyClose, .overlays, isInBar: true) { $0.closeOverlay() },
    Command("quit", ["q", .control("c")], .keyQuit, [.list, .pages], isInBar: true) { $0.quit() },
    Command("box-quit", [.control("c")], .keyQuit, [.texts, .overlays]) { $0.quit() },
  ]

  /// The commands that open an entry's tabs.
  static let tabs: [Command] = EntryTab.allCases.map { tab in
    let key = Key.character(Character(String(tab.rawValue + 1)))
    return Command(tab.keyName, [key], tab.page.title, .entry) { $0.turn(to: tab) }
  }
}

// MARK: - Commands of the same kind

extension Command {
  private static func motion(
    _ name: String, _ keys: [Key], _ label: Sentence, _ contexts: KeyContexts, _ motion: Motion,
    isInBar: Bool = false
  ) -> Command {
    Command(name, keys, label, contexts, isInBar: isInBar, isInPalette: false) { $0.move(motion) }
  }

  /// A command that opens a menu.
  private static func menu(
    _ name: String, _ keys: [Key], _ label: Sentence, _ contexts: KeyContexts,
    isInBar: Bool = false,
    unavailable: @escaping @Sendable (AppState) -> String? = { _ in nil },
    _ kind: MenuKind
  ) -> Command {
    Command(name, keys, label, contexts, isInBar: isInBar, unavailable: unavailable) {
      $0.showMenu(kind)
    }
  }

  /// A command that edits the text of the open box.
  private static func edit(
    _ name: String, _ keys: [Key], _ label: Sentence, _ edit: TextBox.Edit
  ) -> Command {
    Command(name, keys, label, .texts) { $0.editText { $0.edit(edit) } }
  }

  /// A command that changes the kind of the picture.
  private static func picture(
    _ name: String, _ key: Key, _ label: Sentence, _ context: KeyContexts,
    _ change: PictureCommand
  ) -> Command {
    Command(
      name, [key], label, context, isInBar: context == .picture,
      unavailable: { $0.hasPicture ? nil : $0.words(.noPictureToChange) }
    ) { $0.request(.picture(change)) }
  }
}

// MARK: - Reasons why a command can't be used

extension Command {
  @Sendable private static func hasColumns(_ state: AppState) -> String? {
    state.page?.isFilterable == true ? nil : state.words(.nothingToSort)
  }

  @Sendable private static func hasGames(_ state: AppState) -> String? {
    state.page?.game == nil ? state.words(.sameInEveryGame) : nil
  }

  @Sendable private static func hasFighter(_ state: AppState) -> String? {
    state.fighter == nil ? state.words(.nothingToFight) : nil
  }

  @Sendable private static func hasTeams(_ state: AppState) -> String? {
    state.data.marks.teams.isEmpty ? state.words(.noTeams) : nil
  }

  @Sendable private static func storesTeams(_ state: AppState) -> String? {
    state.data.marks.isAvailable ? nil : state.words(.teamsNotSaved)
  }

  @Sendable private static func hasMarkable(_ state: AppState) -> String? {
    state.data.marks.isAvailable && state.currentPokemonID != nil
      ? nil : state.words(.nothingToMark)
  }
}
