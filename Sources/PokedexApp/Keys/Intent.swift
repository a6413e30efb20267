package import TerminalUI

/// What a person wants of the program.
package enum Intent: Sendable, Hashable {
  case moveDown, moveUp, pageDown, pageUp, first, last, goTo
  case open, back, close, stepBack, forward, nextEntry, previousEntry
  case openTab(EntryTab), nextTab, previousTab
  case shiny, side, female, artwork, picture
  case nextGame, previousGame, sort, reverse, filter
  case olderDescription, newerDescription
  /// Of what is set on a page: where that is, a step, a larger step, and back to what it was.
  case nextDial, previousDial, raise, lower, raiseMore, lowerMore, restore, nextAbility
  /// Of some Pokémon side by side.
  case choose, compare
  case search, scope, showAll, palette
  case menu(MenuKind)
  /// What did not exist yet in the generation.
  case showLater
  /// In a box that is typed into.
  case keep, clear, complete, completeBack, former, later, edit(TextBox.Edit)
  /// What a person says of a Pokémon.
  case note, undo, redo, completeness
  /// To take the mouse, or to leave it to the terminal.
  case mouse
  case retry, redraw, suspend, help, quit
}
