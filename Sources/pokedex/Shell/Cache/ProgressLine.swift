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

  /// Creates the line. Nil if standard error isn't a terminal, and in plain mode, because a screen
  /// reader would read out every change.
  init?(symbols: CharacterLimits) {
    if isatty(StandardStream.error.rawValue) == 0 || symbols.contains(.plain) { return nil }
    self.symbols = symbols
  }

  /// Shows a text while the total isn't known yet.
  func show(_ text: String) {
    lastShown = .now
    let text = TextFit.pad(TextFit.clip(text, to: columns), to: columns)
    StandardStream.error.write("\r" + text)
  }

  /// Shows the progress, unless the line was updated less than `minimumInterval` ago. The first and
  /// last counts are always shown.
  func show(_ done: Int, of total: Int, _ words: Words) {
    let now = ContinuousClock.now
    if let lastShown, lastShown.duration(to: now) < Self.minimumInterval, done > 0, done < total {
      return
    }
    lastShown = now
    let text = Self.text(done, of: total, columns: columns, isPictorial: symbols == .all, words)
    StandardStream.error.write("\r" + text)
  }

  /// Erases the line and a “^C” that the terminal printed after it.
  func end() {
    if lastShown == nil { return }
    lastShown = nil
    StandardStream.error.write("\r" + String(repeating: " ", count: columns + 2) + "\r")
  }

  /// Returns the count, followed by a bar if there is room. The text is padded to exactly
  /// `columns`.
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

  /// The width of the line. It leaves room for the “^C” that the terminal prints when the user
  /// presses Ctrl-C.
  private var columns: Int {
    max(1, (TerminalSize.columns(ofFile: StandardStream.error.rawValue) ?? 80) - 3)
  }
}
