/// Why a terminal can't be taken over.
package enum TerminalError: Error, Equatable {
  /// Standard input or output is no terminal.
  case notATerminal
  /// The environment has no TERM.
  case termNotSet
  /// TERM names a terminal that the terminfo database does not have.
  case termUnknown(term: String)
  /// The terminal can't place the cursor, or curses refuses it.
  case unusable(term: String)
}
