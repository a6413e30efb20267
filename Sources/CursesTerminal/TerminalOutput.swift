internal import CNcurses
internal import CTerminalSignals
package import TerminalUI

/// What is written to the terminal.
///
/// Nothing waits for a terminal that does not read. What it has not taken stays in line, and as nobody
/// draws meanwhile, that is never more than a screen.
@MainActor
final class TerminalOutput {
  /// So long a terminal may take nothing at the end, in milliseconds, and so often.
  private static let patience = (milliseconds: Int32(200), times: 5)

  /// To be polled while something is in line.
  let descriptor = terminal_output_open()

  private var line: [UInt8] = []

  /// Whether something is in line.
  var isBehind: Bool { !line.isEmpty }

  /// Writes bytes, after all that came before.
  func send(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes(send)
  }

  /// Writes what is in line, as far as the terminal takes it.
  func goOn() {
    let waiting = line
    line = []
    send(waiting)
  }

  /// Waits until the terminal has taken all, as long as it takes any. False where it does not.
  func finish() -> Bool {
    for _ in 0..<Self.patience.times where isBehind {
      guard terminal_output_wait(Self.patience.milliseconds) == 1 else { return false }
      goOn()
    }
    return !isBehind
  }

  /// Forgets what is in line.
  func drop() {
    line = []
  }

  private func send(_ bytes: UnsafeRawBufferPointer) {
    if bytes.isEmpty { return }
    let taken = isBehind ? 0 : terminal_output_write(bytes.baseAddress, bytes.count)
    // One that is gone takes nothing, and nobody misses it.
    if taken >= 0 { line += bytes[taken...] }
  }
}

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

// The clipboard of the person who sits at the terminal, wherever the program runs.
extension CursesTerminal {
  /// How the terminal takes a text for the clipboard.
  package enum Clipboard {
    case direct
    /// It takes it only if it is told so in its settings.
    case tmux
  }

  /// Maximum bytes of text: some terminals take no more than 100,000 bytes of the whole sequence.
  package static let mostCopied = 74_994

  /// Nil for one that has none that a program can set, so far as its name says. What OSC 52 is to those that
  /// are asked but don't know it, is nothing to see.
  package var clipboard: Clipboard? {
    if !Self.variable("TMUX").isEmpty || Self.termName.hasPrefix("tmux") { return .tmux }
    let without = ["linux", "vt", "screen", "ansi", "cons", "sun", "dumb"]
    let isWithout =
      without.contains(where: Self.termName.hasPrefix)
      || Self.capability("cup")?.hasPrefix("\u{1B}[") != true
    return isWithout ? nil : .direct
  }

  /// Has the terminal put a text on the clipboard, by OSC 52.
  ///
  /// - Parameter base64: the text's bytes in Base64.
  package func copy(base64: String) {
    send(Array("\u{1B}]52;c;\(base64)\u{1B}\\".utf8))
  }
}

/// How large a terminal is, without taking it over.
package enum TerminalSize {
  /// Of a file by its descriptor; nil where it is no terminal, or one that does not say.
  package static func columns(ofFile file: Int32) -> Int? {
    let columns = shim_columns(file)
    return columns > 0 ? Int(columns) : nil
  }

  /// Nil where standard output is no terminal, or one that does not say.
  package static var ofOutput: Size? {
    var (columns, rows): (Int32, Int32) = (0, 0)
    return shim_window_size(&columns, &rows) == 0
      ? Size(columns: Int(columns), rows: Int(rows)) : nil
  }

  /// Nil where standard output is no terminal, or one that does not say.
  package static var columns: Int? { ofOutput?.columns }
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
