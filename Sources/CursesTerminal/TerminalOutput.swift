private import CTerminalSignals

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
