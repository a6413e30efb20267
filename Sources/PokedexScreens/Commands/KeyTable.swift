internal import PokedexFeatures
package import PokedexText
package import TerminalUI

/// One row of the table of keys, which drives the keys, the help and the key bar.
package struct KeyBinding: Sendable {
  /// Where it works.
  package struct Places: OptionSet, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) {
      self.rawValue = rawValue
    }

    package static let list = Places(rawValue: 1)
    package static let entry = Places(rawValue: 2)
    package static let help = Places(rawValue: 4)
    /// A page of anything but an entry.
    package static let subject = Places(rawValue: 8)
    /// Things to choose from.
    package static let menu = Places(rawValue: 16)
    /// A line of text that is being typed.
    package static let box = Places(rawValue: 32)
    /// The box that goes by name to anything. What edits a line does so here, too, and
    /// what is no text in a box is none here.
    package static let palette = Places(rawValue: 64)
    /// A picture as large as the window.
    package static let picture = Places(rawValue: 128)
    /// A note that is being written.
    package static let note = Places(rawValue: 256)
    package static let boxes: Places = [.box, .note]
    package static let pages: Places = [.entry, .subject]
    package static let everywhere: Places = [.list, .pages, .help, .menu]
    package static let pictured: Places = [.entry, .picture]
  }

  package let intent: Intent
  package let keys: [Key]
  /// How the help writes the keys.
  package let written: String
  package let label: Sentence
  package let places: Places
  /// How the key bar writes the keys; nil for what it leaves to the help.
  package let inBar: String?
}

/// The table of keys.
package enum KeyTable {
  /// Every key, in the order of the help and the key bar. Where two rows share a key, each has a
  /// place of its own.
  package static let bindings: [KeyBinding] = [
    row(.moveDown, [.down, .character("j")], "↓ j", .keyDown, .everywhere),
    row(.moveUp, [.up, .character("k")], "↑ k", .keyUp, .everywhere),
    row(.pageDown, [.pageDown, .control("d")], "PgDn Ctrl-d", .keyPageDown, .everywhere),
    row(.pageUp, [.pageUp, .control("u")], "PgUp Ctrl-u", .keyPageUp, .everywhere),
    row(.first, [.home, .character("g")], "Home g", .keyFirst, .everywhere),
    row(.last, [.end, .character("G")], "End G", .keyLast, .everywhere),
    row(.search, [.character("/")], "/", .keySearch, .list, bar: "/"),
    row(.goTo, [], "25G", .keyGo, .list),
    row(.open, [.enter, .right], "Enter →", .keyOpen, .list, bar: "Enter"),
    row(.showAll, [.escape], "Esc", .keyShowAll, .list),
    row(.open, [.enter, .right], "Enter →", .keyFollow, .pages, bar: "Enter"),
    row(
      .back, [.escape, .left, .backspace], "Esc ← ⌫", .keyBack, [.pages, .help, .menu, .picture],
      bar: "Esc"),
    row(.nextAbility, [.character("A")], "A", .keyAbility, .entry, bar: "A"),
    row(.raise, [.character("+"), .character("=")], "+ =", .keyRaise, .entry, bar: "+"),
    row(.lower, [.character("-")], "-", .keyLower, .entry),
    row(.raiseMore, [.character(">")], ">", .keyRaiseMore, .entry),
    row(.lowerMore, [.character("<")], "<", .keyLowerMore, .entry),
    row(.nextDial, [.character("t")], "t", .keyNextDial, .entry, bar: "t"),
    row(.previousDial, [.character("T")], "T", .keyPreviousDial, .entry),
    row(.restore, [.character("0")], "0", .keyRestore, .entry),
    row(
      .palette, [.character(":"), .control("p")], ": Ctrl-p", .keyPalette, [.list, .pages],
      bar: ":"),
    row(.stepBack, [.character("[")], "[", .keyStepBack, .pages),
    row(.forward, [.character("]")], "]", .keyForward, [.list, .pages]),
    row(.nextEntry, [.character("n")], "n", .keyNextEntry, .pictured, bar: "n"),
    row(.previousEntry, [.character("p")], "p", .keyPreviousEntry, .pictured, bar: "p"),
    row(.nextTab, [.tab], "Tab", .keyTabs, .entry, bar: "Tab"),
    row(.previousTab, [.backTab], "Shift-Tab", .keyPreviousTab, .entry),
    row(.nextGame, [.character("v")], "v", .keyGame, .pages),
    row(.previousGame, [.character("V")], "V", .keyPreviousGame, .pages),
    row(.sort, [.character("o")], "o", .keySort, [.list, .pages]),
    row(.reverse, [.character("O")], "O", .keyReverse, [.list, .pages]),
    row(.columns, [.character("S")], "S", .keyColumns, [.list, .pages]),
    row(.scope, [.character("a")], "a", .keyScope, .list),
    row(.showLater, [.character("A")], "A", .keyShowLater, [.list, .subject]),
    row(.filter, [.character("/")], "/", .keyFilter, [.pages, .help, .menu]),
    row(.choose, [.character("c")], "c", .keyChooseToCompare, [.list, .entry]),
    row(.compare, [.character("X")], "X", .keyCompare, [.list, .pages]),
    row(.mark, [.character("m")], "m", .keyMark, [.list, .entry]),
    row(.note, [.character("N")], "N", .keyNote, [.list, .entry]),
    row(.completeness, [.character("%")], "%", .keyCompleteness, [.list, .pages]),
    row(.undo, [.character("u")], "u", .keyUndo, [.list, .pages]),
    row(.redo, [.control("r")], "Ctrl-r", .keyRedo, [.list, .pages]),
    row(.olderDescription, [.character("d")], "d", .keyOlderDescription, .entry),
    row(.newerDescription, [.character("D")], "D", .keyNewerDescription, .entry),
    row(.picture, [.character("P")], "P", .keyPicture, [.list, .entry]),
    row(.back, [.character("P"), .enter], "P Enter", .keyBack, .picture),
    row(.nextEntry, [.down, .character("j")], "↓ j", .keyNextEntry, .picture),
    row(.previousEntry, [.up, .character("k")], "↑ k", .keyPreviousEntry, .picture),
    row(.artwork, [.character("a")], "a", .keyArtwork, .entry),
    row(.shiny, [.character("s")], "s", .keyShiny, .entry),
    row(.side, [.character("f")], "f", .keySide, .entry),
    row(.female, [.character("F")], "F", .keyFemale, .entry),
    row(.artwork, [.character("a")], "a", .keyArtwork, .picture, bar: "a"),
    row(.shiny, [.character("s")], "s", .keyShiny, .picture, bar: "s"),
    row(.side, [.character("f")], "f", .keySide, .picture, bar: "f"),
    row(.female, [.character("F")], "F", .keyFemale, .picture, bar: "F"),
    row(.open, [.enter, .right], "Enter →", .keyChoose, .menu, bar: "Enter"),
    row(.generation, [.character("e")], "e", .keyGeneration, [.list, .pages], bar: "e"),
    row(.language, [.character("L")], "L", .keyLanguage, [.everywhere, .picture], bar: "L"),
    row(.themes, [.character("C")], "C", .keyThemes, [.list, .pages]),
    row(.copy, [.character("y")], "y", .keyCopy, [.list, .pages]),
    row(.mouse, [.character("M")], "M", .keyMouse, [.list, .pages]),
    row(.retry, [.character("r")], "r", .keyRetry, [.everywhere, .picture], bar: "r"),
    row(.complete, [.tab], "Tab", .keyComplete, .box, bar: "Tab"),
    row(.completeBack, [.backTab], "Shift-Tab", .keyChoiceBefore, .box),
    row(.former, [.up], "↑", .keyFormer, .box, bar: "↑"),
    row(.later, [.down], "↓", .keyLater, .box),
    row(.pageDown, [.pageDown], "PgDn", .keyPageDown, .box),
    row(.pageUp, [.pageUp], "PgUp", .keyPageUp, .box),
    row(.edit(.left), [.left], "←", .keyLeft, .boxes),
    row(.edit(.right), [.right], "→", .keyRight, .boxes),
    row(.edit(.start), [.home, .control("a")], "Home Ctrl-a", .keyLineStart, .boxes),
    row(.edit(.end), [.end, .control("e")], "End Ctrl-e", .keyLineEnd, .boxes),
    row(.edit(.deleteBackward), [.backspace], "⌫", .keyDeleteBefore, .boxes),
    row(.edit(.deleteForward), [.delete], "Del", .keyDeleteAfter, .boxes),
    row(.edit(.deleteWord), [.control("w")], "Ctrl-w", .keyDeleteWord, .boxes),
    row(.edit(.deleteToStart), [.control("u")], "Ctrl-u", .keyDeleteLine, .boxes),
    row(.keep, [.enter], "Enter", .keyKeep, .box, bar: "Enter"),
    row(.clear, [.escape], "Esc", .keyClear, .box, bar: "Esc"),
    row(.keep, [.enter], "Enter", .keyWrite, .note, bar: "Enter"),
    row(.clear, [.escape], "Esc", .keyDiscard, .note, bar: "Esc"),
    row(.moveDown, [.down, .control("n")], "↓ Ctrl-n", .keyDown, .palette, bar: "↓"),
    row(.moveUp, [.up, .control("p")], "↑ Ctrl-p", .keyUp, .palette),
    row(.pageDown, [.pageDown], "PgDn", .keyPageDown, .palette),
    row(.pageUp, [.pageUp], "PgUp", .keyPageUp, .palette),
    row(.complete, [.tab], "Tab", .keyComplete, .palette, bar: "Tab"),
    row(.open, [.enter], "Enter", .keyGoThere, .palette, bar: "Enter"),
    row(.back, [.escape], "Esc", .keyClose, .palette, bar: "Esc"),
    row(.redraw, [.control("l")], "Ctrl-l", .keyRedraw, [.everywhere, .boxes, .picture]),
    row(.suspend, [.control("z")], "Ctrl-z", .keySuspend, [.everywhere, .boxes, .picture]),
    row(.help, [.character("?")], "?", .keyHelp, [.everywhere, .picture], bar: "?"),
    row(
      .quit, [.character("q"), .control("c")], "q Ctrl-c", .keyQuit, [.everywhere, .picture],
      bar: "q"),
    row(.quit, [.control("c")], "Ctrl-c", .keyQuit, .boxes),
  ]

  /// The digits that open an entry's pages, which the row of their names shows.
  package static let tabs: [KeyBinding] = EntryTab.allCases.map { tab in
    let digit = Character(String(tab.rawValue + 1))
    return row(.openTab(tab), [.character(digit)], String(digit), tab.page.title, .entry)
  }

  private static let all = bindings + tabs

  /// What a key means in a place; nil for nothing.
  package static func intent(of key: Key, in place: KeyBinding.Places) -> Intent? {
    all.first { $0.places.contains(place) && $0.keys.contains(key) }?.intent
  }

  private static func row(
    _ intent: Intent, _ keys: [Key], _ written: String, _ label: Sentence,
    _ places: KeyBinding.Places, bar: String? = nil
  ) -> KeyBinding {
    KeyBinding(
      intent: intent, keys: keys, written: written, label: label, places: places, inBar: bar)
  }
}
