internal import CursesTerminal
internal import PokedexApp
internal import PokedexText
internal import TerminalUI

#if canImport(Glibc)
  private import Glibc
#else
  private import Darwin
#endif

/// A progress line on standard error that is rewritten as work proceeds.
@MainActor
final class ProgressLine {
  /// Minimum time between two updates.
  private static let minimumInterval = Duration.milliseconds(100)

  private let symbols: CharacterLimits
  private var lastShown: ContinuousClock.Instant?

  /// Creates the line; nil if nobody would see it, or in plain mode, as screen readers would read
  /// out every change.
  init?(symbols: CharacterLimits) {
    if isatty(StandardStream.error.rawValue) == 0 || symbols.contains(.plain) { return nil }
    self.symbols = symbols
  }

  /// Shows a text before progress can be counted.
  func show(_ text: String) {
    lastShown = .now
    let text = TextFit.pad(TextFit.clip(text, to: columns), to: columns)
    StandardStream.error.write("\r" + text)
  }

  /// Shows the progress, unless it was shown a moment ago.
  func show(_ done: Int, of total: Int, _ words: Words) {
    let now = ContinuousClock.now
    if let lastShown, lastShown.duration(to: now) < Self.minimumInterval, done > 0, done < total {
      return
    }
    lastShown = now
    let text = Self.text(done, of: total, columns: columns, isPictorial: symbols == .all, words)
    StandardStream.error.write("\r" + text)
  }

  /// Erases the line, including a “^C” after it.
  func end() {
    if lastShown == nil { return }
    lastShown = nil
    StandardStream.error.write("\r" + String(repeating: " ", count: columns + 2) + "\r")
  }

  /// Returns the count and, if there is room, a bar, padded to the exact width.
  ///
  /// - Parameter isPictorial: whether the terminal can show block symbols at the right width.
  static func text(
    _ done: Int, of total: Int, columns: Int, isPictorial: Bool, _ words: Words
  ) -> String {
    let count = words(.searchCount, String(done), String(total))
    let room = max(0, min(40, columns - TextWidth.of(count) - 2))
    let full = total == 0 ? 0 : min(room, room * done / total)
    let (filledCell, emptyCell) = isPictorial ? ("█", "░") : ("#", "-")
    let cells =
      String(repeating: filledCell, count: full) + String(repeating: emptyCell, count: room - full)
    let bar = room < 8 ? "" : "  " + cells
    return TextFit.pad(TextFit.clip(count + bar, to: columns), to: columns)
  }

  /// Width of the line. It leaves room for the “^C” that a terminal prints.
  private var columns: Int {
    max(1, (TerminalSize.columns(ofFile: StandardStream.error.rawValue) ?? 80) - 3)
  }
}
