internal import CNcurses
internal import CTerminalSignals
package import TerminalUI

/// Non-blocking output to the terminal.
///
/// If the terminal is not reading, the program does not wait: bytes that the terminal has not
/// accepted are queued. No frames are drawn while bytes are queued, so the queue never holds more
/// than one screen.
@MainActor
final class TerminalOutput {
  /// Timeout of each wait for the terminal at exit, and the maximum number of waits.
  private static let exitTimeout = (milliseconds: Int32(200), times: 5)

  /// The descriptor to poll while the queue is not empty.
  let descriptor = terminal_output_open()

  private var pendingBytes: [UInt8] = []

  /// Whether bytes are queued.
  var hasUnsentOutput: Bool { !pendingBytes.isEmpty }

  /// Writes bytes after everything sent earlier.
  func send(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes(send)
  }

  /// Writes as much of the queue as the terminal takes.
  func continueSending() {
    let waiting = pendingBytes
    pendingBytes = []
    send(waiting)
  }

  /// Waits until the terminal has taken everything. Returns false if it stops reading.
  func finish() -> Bool {
    for _ in 0..<Self.exitTimeout.times where hasUnsentOutput {
      guard terminal_output_wait(Self.exitTimeout.milliseconds) == 1 else { return false }
      continueSending()
    }
    return !hasUnsentOutput
  }

  /// Discards the queue.
  func drop() {
    pendingBytes = []
  }

  private func send(_ bytes: UnsafeRawBufferPointer) {
    if bytes.isEmpty { return }
    let taken = hasUnsentOutput ? 0 : terminal_output_write(bytes.baseAddress, bytes.count)
    // If the terminal is gone, the bytes are dropped.
    if taken >= 0 { pendingBytes += bytes[taken...] }
  }
}

/// Reason why the terminal can't be used.
package enum TerminalError: Error, Equatable {
  /// Standard input or output is not a terminal.
  case notATerminal
  /// TERM is not set.
  case termNotSet
  /// TERM names a terminal that the terminfo database does not have.
  case termUnknown(term: String)
  /// The description of the terminal in the terminfo database is damaged.
  case termDamaged(term: String)
  /// The terminal can't move the cursor, or ncurses rejects it.
  case unusable(term: String)
}

// Access to the clipboard of the user's terminal, even if the program runs on another machine.
extension CursesTerminal {
  /// How the program sends text to the clipboard.
  package enum Clipboard {
    case direct
    /// Through tmux, if it is configured to allow that.
    case tmux
  }

  /// Maximum size of a copied text in bytes, before Base64 encoding.
  ///
  /// Some terminals accept at most 100,000 bytes for the whole sequence.
  package static let maximumCopiedBytes = 74_994

  /// How to set the clipboard, judging by the terminal's name; nil if that is not possible.
  ///
  /// Terminals that don't know OSC 52 ignore it.
  package var clipboard: Clipboard? {
    if !Self.variable("TMUX").isEmpty || Self.termName.hasPrefix("tmux") { return .tmux }
    let unsupportedTerminals = ["linux", "vt", "screen", "ansi", "cons", "sun", "dumb"]
    let isUnsupported =
      unsupportedTerminals.contains(where: Self.termName.hasPrefix)
      || Self.capability("cup")?.hasPrefix("\u{1B}[") != true
    return isUnsupported ? nil : .direct
  }

  /// Asks the terminal to copy a text to the clipboard with OSC 52.
  ///
  /// - Parameter base64: The text's bytes in Base64.
  package func copy(base64: String) {
    send(Array("\u{1B}]52;c;\(base64)\u{1B}\\".utf8))
  }
}

/// The terminal's size, for commands that print without opening the full-screen browser.
package enum TerminalSize {
  /// Returns the width of the terminal behind a file descriptor; nil if it is unknown or there is
  /// no terminal.
  package static func columns(ofFile file: Int32) -> Int? {
    let columns = shim_columns(file)
    return columns > 0 ? Int(columns) : nil
  }

  /// Size of the terminal on standard output; nil if it is not a terminal or the size is unknown.
  package static var ofOutput: Size? {
    var (columns, rows): (Int32, Int32) = (0, 0)
    return shim_window_size(&columns, &rows) == 0
      ? Size(columns: Int(columns), rows: Int(rows)) : nil
  }

  /// Width of the terminal on standard output; nil if it is not a terminal or the width is unknown.
  package static var columns: Int? { ofOutput?.columns }
}

/// Colour support for commands that print to the terminal without opening the full-screen browser.
@MainActor
package enum TerminalColors {
  /// The colour depth according to the environment and terminfo; `none` for an unknown terminal.
  package static var depth: ColorDepth {
    guard !CursesTerminal.termName.isEmpty, (try? CursesTerminal.readDescription()) != nil else {
      return .none
    }
    return CursesTerminal.codes(.all)?.depth ?? .none
  }
}
