private import CNcurses
package import TerminalUI

/// How large a terminal is, without taking it over.
package enum TerminalSize {
  /// Of a file by its descriptor; nil where it is no terminal, or one that does not say.
  package static func columns(ofFile file: Int32) -> Int? {
    let columns = shim_columns(file)
    return columns > 0 ? Int(columns) : nil
  }

  /// Nil where standard output is no terminal, or one that does not say.
  package static var columns: Int? {
    var (columns, rows): (Int32, Int32) = (0, 0)
    return shim_window_size(&columns, &rows) == 0 ? Int(columns) : nil
  }
}

/// How many colours a terminal has, without taking it over.
@MainActor
package enum TerminalColors {
  /// The colour depth that the environment and terminfo give for the terminal; none for an unknown terminal.
  package static var depth: ColorDepth {
    guard !CursesTerminal.termName.isEmpty, shim_setupterm() == 1 else { return .none }
    return CursesTerminal.codes(.all)?.depth ?? .none
  }
}
