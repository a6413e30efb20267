internal import PokedexFeatures
internal import PokedexText
internal import TerminalUI

// The default keys.
extension KeyTable {
  static let defaultBindings: [KeyBinding] = [
    row("down", .moveDown, [.down, .character("j")], .keyDown, .everywhere),
    row("up", .moveUp, [.up, .character("k")], .keyUp, .everywhere),
    row("page-down", .pageDown, [.pageDown, .control("d")], .keyPageDown, .everywhere),
    row("page-up", .pageUp, [.pageUp, .control("u")], .keyPageUp, .everywhere),
    row("first", .first, [.home, .character("g")], .keyFirst, .everywhere),
    row("last", .last, [.end, .character("G")], .keyLast, .everywhere),
    row("search", .search, [.character("/")], .keySearch, [.list, .picture], isInBar: true),
    row("go-to", .goTo, [], .keyGo, .list),
    row("open", .open, [.enter, .right, .character("l")], .keyOpen, .list, isInBar: true),
    row("show-all", .showAll, [.escape], .keyShowAll, .list),
    row("follow", .open, [.enter, .right, .character("l")], .keyFollow, .pages, isInBar: true),
    row(
      "back", .back, [.escape, .left, .character("h"), .backspace], .keyBack,
      [.pages, .help, .menu, .picture],
      isInBar: true),
    row(
      "next-ability", .nextAbility, [.character("A")], .keyAbility, .entry,
      searchWords: "ability", isInBar: true),
    row("swap", .swap, [.character("x")], .keySwap, .duel, isInBar: true),
    row("save", .save, [.character("s")], .keySave, .sets, isInBar: true),
    row("copy", .menu(.copies), [.character("y")], .keyCopy, .battle, isInBar: true),
    row(
      "duel", .duel, [.character("b")], .keyDuel, [.list, .entry, .subject],
      searchWords: "battle"),
    row("duel", .duel, [.character("b")], .keyDuel, .sets, isInBar: true),
    row("teams", .menu(.savedTeams), [.character("B")], .keyTeams, [.list, .pages]),
    row("delete-team", .deleteTeam, [.character("d")], .keyDeleteTeam, .sets),
    row("next-set", .nextEntry, [.character("n")], .keyNextSet, .sets),
    row("previous-set", .previousEntry, [.character("p")], .keyPreviousSet, .sets),
    row(
      "next-field", .nextControl, [.tab, .character("t")], .keyNextValue, .battle, isInBar: true),
    row(
      "previous-field", .previousControl, [.backTab, .character("T")], .keyPreviousValue, .battle),
    row("raise", .raise, [.character("+"), .character("=")], .keyRaise, .fields, isInBar: true),
    row("lower", .lower, [.character("-")], .keyLower, .fields),
    row("raise-more", .raiseMore, [.character(">")], .keyRaiseMore, .fields),
    row("lower-more", .lowerMore, [.character("<")], .keyLowerMore, .fields),
    row("next-dial", .nextControl, [.character("t")], .keyNextValue, .entry, isInBar: true),
    row("previous-dial", .previousControl, [.character("T")], .keyPreviousValue, .entry),
    row("restore", .restore, [.character("0")], .keyRestore, .entry),
    row(
      "palette", .palette, [.character(":"), .control("p")], .keyPalette, [.list, .pages],
      isInBar: true),
    row("step-back", .stepBack, [.character("[")], .keyStepBack, .pages),
    row("forward", .forward, [.character("]")], .keyForward, [.list, .pages]),
    row(
      "next-game", .nextGame, [.character("v")], .keyGame, .pages, searchWords: "game",
      isInBar: true),
    row("previous-game", .previousGame, [.character("V")], .keyPreviousGame, .pages),
    row(
      "filter", .filter, [.character("/")], .keyFilter, [.pages, .help, .menu],
      isInBar: true),
    row("sort", .sort, [.character("o")], .keySort, [.list, .pages], isInBar: true),
    row("reverse", .reverse, [.character("O")], .keyReverse, [.list, .pages]),
    row("columns", .menu(.columns), [.character("S")], .keyColumns, [.list, .pages]),
    row("next-entry", .nextEntry, [.character("n")], .keyNextEntry, .entryOrPicture, isInBar: true),
    row(
      "previous-entry", .previousEntry, [.character("p")], .keyPreviousEntry, .entryOrPicture,
      isInBar: true),
    row("next-tab", .nextTab, [.tab], .keyTabs, .entry, searchWords: "tabs", isInBar: true),
    row("previous-tab", .previousTab, [.backTab], .keyPreviousTab, .entry),
    row("scope", .scope, [.character("a")], .keyScope, .list),
    row("roster", .roster, [.character("d")], .keyRoster, .list, searchWords: "regional dex"),
    row("show-later", .showLater, [.character("A")], .keyShowLater, [.list, .subject]),
    row(
      "choose-to-compare", .choose, [.character("c")], .keyChooseToCompare, [.list, .entry]),
    row("compare", .compare, [.character("X")], .keyCompare, [.list, .pages]),
    row("mark", .menu(.marks), [.character("m")], .keyMark, [.list, .entry]),
    row("note", .note, [.character("N")], .keyNote, [.list, .entry]),
    row("completeness", .completeness, [.character("%")], .keyCompleteness, [.list, .pages]),
    row("undo", .undo, [.character("u")], .keyUndo, [.list, .pages]),
    row("redo", .redo, [.control("r")], .keyRedo, [.list, .pages]),
    row("older-description", .olderDescription, [.character("d")], .keyOlderDescription, .entry),
    row("newer-description", .newerDescription, [.character("D")], .keyNewerDescription, .entry),
    row("picture", .picture, [.character("P")], .keyPicture, [.list, .entry]),
    row("picture-close", .back, [.character("P"), .enter], .keyBack, .picture),
    row("picture-next", .nextEntry, [.down, .character("j")], .keyNextEntry, .picture),
    row("picture-previous", .previousEntry, [.up, .character("k")], .keyPreviousEntry, .picture),
    row("artwork", .artwork, [.character("a")], .keyArtwork, .entry),
    row("shiny", .shiny, [.character("s")], .keyShiny, .entry),
    row("side", .side, [.character("f")], .keySide, .entry),
    row("female", .female, [.character("F")], .keyFemale, .entry),
    row("artwork", .artwork, [.character("a")], .keyArtwork, .picture, isInBar: true),
    row("shiny", .shiny, [.character("s")], .keyShiny, .picture, isInBar: true),
    row("side", .side, [.character("f")], .keySide, .picture, isInBar: true),
    row("female", .female, [.character("F")], .keyFemale, .picture, isInBar: true),
    row("choose", .open, [.enter, .right, .character("l")], .keyChoose, .menu, isInBar: true),
    row(
      "generation", .menu(.generations), [.character("e")], .keyGeneration, [.list, .pages]),
    row("game", .menu(.games), [.character("E")], .keyGameToPlay, [.list, .pages], isInBar: true),
    row(
      "language", .menu(.languages), [.character("L")], .keyLanguage, [.everywhere, .picture],
      isInBar: true),
    row("themes", .menu(.themes), [.character("C")], .keyThemes, [.list, .pages]),
    row("copy", .menu(.copies), [.character("y")], .keyCopy, [.list, .entry, .subject]),
    row("mouse", .mouse, [.character("M")], .keyMouse, [.list, .pages]),
    row("retry", .retry, [.character("r")], .keyRetry, [.everywhere, .picture], isInBar: true),
    row("box-complete", .complete, [.tab], .keyComplete, .box, isInBar: true),
    row("box-complete-back", .completeBack, [.backTab], .keyChoiceBefore, .box),
    row("box-former", .olderSearch, [.up], .keyPreviousSearch, .box, isInBar: true),
    row("box-later", .newerSearch, [.down], .keyNextSearch, .box),
    row("box-page-down", .pageDown, [.pageDown], .keyPageDown, .box),
    row("box-page-up", .pageUp, [.pageUp], .keyPageUp, .box),
    row("box-left", .edit(.left), [.left], .keyLeft, .boxes),
    row("box-right", .edit(.right), [.right], .keyRight, .boxes),
    row("box-start", .edit(.start), [.home, .control("a")], .keyLineStart, .boxes),
    row("box-end", .edit(.end), [.end, .control("e")], .keyLineEnd, .boxes),
    row("box-delete-before", .edit(.deleteBackward), [.backspace], .keyDeleteBefore, .boxes),
    row("box-delete-after", .edit(.deleteForward), [.delete], .keyDeleteAfter, .boxes),
    row("box-delete-word", .edit(.deleteWord), [.control("w")], .keyDeleteWord, .boxes),
    row("box-delete-line", .edit(.deleteToStart), [.control("u")], .keyDeleteLine, .boxes),
    row("box-keep", .keep, [.enter], .keyKeep, .box, isInBar: true),
    row("box-clear", .clear, [.escape], .keyClear, .box, isInBar: true),
    row("note-keep", .keep, [.enter], .keyWrite, .note, isInBar: true),
    row("note-discard", .clear, [.escape], .keyDiscard, .note, isInBar: true),
    row("palette-down", .moveDown, [.down, .control("n")], .keyDown, .palette, isInBar: true),
    row("palette-up", .moveUp, [.up, .control("p")], .keyUp, .palette),
    row("palette-page-down", .pageDown, [.pageDown], .keyPageDown, .palette),
    row("palette-page-up", .pageUp, [.pageUp], .keyPageUp, .palette),
    row("palette-complete", .complete, [.tab], .keyComplete, .palette, isInBar: true),
    row("palette-open", .open, [.enter], .keyGoThere, .palette, isInBar: true),
    row("palette-close", .back, [.escape], .keyClose, .palette, isInBar: true),
    row("redraw", .redraw, [.control("l")], .keyRedraw, [.everywhere, .boxes, .picture]),
    row("suspend", .suspend, [.control("z")], .keySuspend, [.everywhere, .boxes, .picture]),
    row("help", .help, [.character("?")], .keyHelp, [.everywhere, .picture], isInBar: true),
    row("close", .close, [.character("q")], .keyClose, .overlays, isInBar: true),
    row(
      "quit", .quit, [.character("q"), .control("c")], .keyQuit, [.list, .pages], isInBar: true),
    row("box-quit", .quit, [.control("c")], .keyQuit, [.boxes, .overlays]),
  ]

  static let defaultTabs: [KeyBinding] = EntryTab.allCases.map { tab in
    let digit = Character(String(tab.rawValue + 1))
    return row(tab.keyName, .openTab(tab), [.character(digit)], tab.page.title, .entry)
  }

  private static func row(
    _ name: String, _ intent: Intent, _ keys: [Key], _ label: Sentence,
    _ contexts: KeyContexts, searchWords: String? = nil, isInBar: Bool = false
  ) -> KeyBinding {
    KeyBinding(
      name: name, intent: intent, keys: keys, label: label, contexts: contexts,
      searchWords: searchWords ?? name, isInBar: isInBar)
  }
}

extension EntryTab {
  /// Name of the tab in the user's files. The config file uses it to name the tab's key, and a
  /// saved session uses it to name the open tab.
  package var keyName: String {
    switch self {
    case .overview: "page-overview"
    case .evolution: "page-evolution"
    case .matchups: "page-matchups"
    case .moves: "page-moves"
    case .places: "page-places"
    case .forms: "page-forms"
    case .breeding: "page-breeding"
    }
  }
}
