private import CNcurses

/// How large the terminal of standard output is, without taking it over.
package enum TerminalSize {
  /// Nil where standard output is no terminal, or one that does not say.
  package static var columns: Int? {
    var (columns, rows): (Int32, Int32) = (0, 0)
    return shim_window_size(&columns, &rows) == 0 ? Int(columns) : nil
  }
}
