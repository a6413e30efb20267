internal import CursesTerminal
internal import PokedexApp
internal import PokedexText
internal import TerminalUI

#if canImport(Glibc)
  private import Glibc
#else
  private import Darwin
#endif

/// A line on standard error that is written anew while something goes on, where somebody sees it.
@MainActor
final class ProgressLine {
  /// Often enough for the eye.
  private static let leastPause = Duration.milliseconds(100)

  private let symbols: Symbols
  private var lastShown: ContinuousClock.Instant?

  /// Nil where standard error is no terminal, and where a line that changes is no help, as it is read out.
  init?(symbols: Symbols) {
    if isatty(StandardStream.error.rawValue) == 0 || symbols.contains(.plain) { return nil }
    self.symbols = symbols
  }

  /// Shows what comes before anything can be counted.
  func show(_ text: String) {
    lastShown = .now
    let text = TextFit.pad(TextFit.clip(text, to: columns), to: columns)
    StandardStream.error.write("\r" + text)
  }

  /// Shows how far it is, unless that was shown just now.
  func show(_ done: Int, of total: Int, _ words: Words) {
    let now = ContinuousClock.now
    if let lastShown, lastShown.duration(to: now) < Self.leastPause, done > 0, done < total {
      return
    }
    lastShown = now
    let text = Self.text(done, of: total, columns: columns, isPictorial: symbols == .all, words)
    StandardStream.error.write("\r" + text)
  }

  /// Takes the line away, and a “^C” behind it.
  func end() {
    if lastShown == nil { return }
    lastShown = nil
    StandardStream.error.write("\r" + String(repeating: " ", count: columns + 2) + "\r")
  }

  /// Exactly so wide: the count, and a bar where there is room for one.
  ///
  /// - Parameter isPictorial: whether the terminal has the symbols for a bar, and as wide as they should be.
  static func text(
    _ done: Int, of total: Int, columns: Int, isPictorial: Bool, _ words: Words
  ) -> String {
    let count = words(.searchCount, String(done), String(total))
    let room = max(0, min(40, columns - TextWidth.of(count) - 2))
    let full = total == 0 ? 0 : min(room, room * done / total)
    let (here, rest) = isPictorial ? ("█", "░") : ("#", "-")
    let cells = String(repeating: here, count: full) + String(repeating: rest, count: room - full)
    let bar = room < 8 ? "" : "  " + cells
    return TextFit.pad(TextFit.clip(count + bar, to: columns), to: columns)
  }

  /// With room for the “^C” that a terminal writes behind it.
  private var columns: Int {
    max(1, (TerminalSize.columns(ofFile: StandardStream.error.rawValue) ?? 80) - 3)
  }
}
