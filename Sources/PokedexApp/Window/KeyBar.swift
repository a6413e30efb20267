internal import PokedexFeatures
internal import PokedexText
internal import TerminalUI

/// The hints of the key bar and their columns.
struct KeyBar {
  struct Hint {
    let key: Key
    let keyText: String
    let label: String
    let columns: Range<Int>
  }

  private let pane: KeyBarPane
  private let words: Words
  private let columns: Int

  private static let gap = 2

  init(_ pane: KeyBarPane, words: Words, columns: Int) {
    self.pane = pane
    self.words = words
    self.columns = columns
  }

  /// All hints that fit completely. Room is reserved for the last two, because one of them opens
  /// the help, which lists the keys of the other hints.
  var hints: [Hint] {
    let all = pane.hints.map {
      (key: $0.key, text: words.keys($0.key.displayText), label: words($0.label))
    }
    let widths = all.map { TextWidth.of($0.text) + 1 + TextWidth.of($0.label) + Self.gap }
    var room = columns - 1 - widths.suffix(2).reduce(0, +)
    var column = 1
    var hints: [Hint] = []
    for (index, hint) in all.enumerated() {
      if index < all.count - 2 {
        room -= widths[index]
        if room < 0 { continue }
      }
      let end = column + widths[index]
      hints.append(
        Hint(
          key: hint.key, keyText: hint.text, label: hint.label, columns: column..<end - Self.gap))
      column = end
    }
    return hints
  }
}

/// The last line: key hints, or a message about the text being typed above it.
struct KeyBarPane: Sendable, Equatable {
  struct Hint: Sendable, Equatable {
    let key: Key
    let label: Sentence
  }

  /// The commands that can be used now, each with its first key.
  let hints: [Hint]
  /// The line being typed, if there is a message about it. Nil if the bar shows key hints.
  let box: BoxContent?

  init(_ state: AppState) {
    let box = state.boxContent
    self.box = box.flatMap { $0.hasMessage ? $0 : nil }
    let context = state.textContext ?? state.keyContext
    hints = state.keys.commands.compactMap { command in
      guard command.isInBar, command.works(in: context), let key = command.keys.first,
        command.unavailable(state) == nil
      else { return nil }
      return Hint(key: key, label: command.label)
    }
  }
}

extension Canvas {
  func draw(_ pane: KeyBarPane, _ frame: inout Frame) {
    if let box = pane.box { return drawNote(on: box, &frame) }
    let bar = KeyBar(pane, words: words, columns: layout.size.columns)
    for hint in bar.hints {
      let end = frame.write(
        hint.keyText, column: hint.columns.lowerBound, row: layout.keyBar, style: theme.style(.key))
      frame.write(hint.label, column: end + 1, row: layout.keyBar, style: theme.style(.secondary))
    }
  }
}
