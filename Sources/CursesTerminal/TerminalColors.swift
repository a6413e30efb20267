private import CNcurses
package import TerminalUI

/// How many colours a terminal has, without taking it over.
@MainActor
package enum TerminalColors {
  /// What the environment and terminfo say of the terminal by its name; none for one that is not known.
  package static var depth: ColorDepth {
    guard !CursesTerminal.termName.isEmpty, shim_setupterm() == 1 else { return .none }
    return CursesTerminal.codes(.all)?.depth ?? .none
  }
}
