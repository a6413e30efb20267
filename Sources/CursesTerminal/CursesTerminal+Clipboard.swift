internal import TerminalUI

// The clipboard of the person who sits at the terminal, wherever the program runs.
extension CursesTerminal {
  /// How the terminal takes a text for the clipboard.
  package enum Clipboard {
    case direct
    /// It takes it only if it is told so in its settings.
    case tmux
  }

  /// So many bytes of text at most; some terminals take no more than 100,000 of the whole sequence.
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
