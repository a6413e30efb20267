internal import PokedexModel
internal import TerminalUI

/// What is typed in the palette, and what has such a name.
struct Palette {
  var line = TextBox()
  /// Whether it has changed since targets were looked for.
  var isBehind = false
  /// The best first.
  var targets: [PaletteTarget] = []
  /// How many there are, with those that are too many for `targets`.
  var count = 0
  var selected = 0
  /// The target at the top of those in view.
  var first = 0
  /// Those in view.
  var rows: [ScreenState.Palette.Row] = []

  var target: PaletteTarget? { targets.indices ~= selected ? targets[selected] : nil }

  mutating func move(by rows: Int) {
    selected = max(0, min(selected + rows, targets.count - 1))
  }

  /// Brings the selected one into view.
  ///
  /// - Returns: those in view.
  mutating func scroll(in rows: Int) -> Range<Int> {
    first = max(0, min(max(first, selected - rows + 1), selected, targets.count - rows))
    return first..<min(targets.count, first + rows)
  }
}

/// What was gone to, the latest last.
struct PaletteHistory {
  private(set) var targets: [PaletteTarget] = []
  /// So many are remembered.
  private static let most = 9

  mutating func note(_ target: PaletteTarget) {
    targets.removeAll { $0 == target }
    targets.append(target)
    if targets.count > Self.most { targets.removeFirst() }
  }
}
