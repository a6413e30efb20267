internal import PokedexScreens
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

  private var lastShown: ContinuousClock.Instant?

  /// Nil where standard error is no terminal.
  init?() {
    if isatty(StandardStream.error.rawValue) == 0 { return nil }
  }

  /// Shows how far it is, unless that was shown just now.
  func show(_ done: Int, of total: Int, _ words: Words) {
    let now = ContinuousClock.now
    if let lastShown, lastShown.duration(to: now) < Self.leastPause, done < total { return }
    lastShown = now
    StandardStream.error.write("\r" + Self.text(done, of: total, columns: columns - 1, words))
  }

  /// Takes the line away.
  func end() {
    if lastShown == nil { return }
    lastShown = nil
    StandardStream.error.write("\r" + String(repeating: " ", count: columns - 1) + "\r")
  }

  /// Exactly so wide: the count, and a bar where there is room for one.
  static func text(_ done: Int, of total: Int, columns: Int, _ words: Words) -> String {
    let count = words(.searchCount, String(done), String(total))
    let room = columns - TextWidth.of(count) - 2
    let bar = room < 8 ? "" : "  " + Bar.text(done, of: total, columns: min(room, 40))
    return TextFit.pad(TextFit.clip(count + bar, to: columns), to: columns)
  }

  private var columns: Int {
    var size = winsize()
    let isKnown = ioctl(StandardStream.error.rawValue, UInt(TIOCGWINSZ), &size) == 0
    return isKnown && size.ws_col > 1 ? Int(size.ws_col) : 80
  }
}
