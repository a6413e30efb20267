/// What a person wants of the program.
package enum Intent: Sendable, Hashable {
  case moveDown, moveUp, pageDown, pageUp, first, last, goTo
  case open, back, nextEntry, previousEntry
  case language, retry, redraw, suspend, help, quit
}
