internal import PokedexFeatures
internal import PokedexModel
internal import PokedexText
internal import TerminalUI

// The lines around the panes: title, status, keys.
extension Canvas {
  func drawHeader(_ frame: inout Frame) {
    let title = Span(" " + words(.appTitle), .heading)
    let line = Line([title], right: [Span(standing + " ")])
    line.write(
      to: &frame, column: 0, row: layout.header, columns: layout.size.columns, theme: theme)
  }

  /// Source, language and place in the list; the one place that tells the source's state.
  private var standing: String {
    let place = state.list.total == 0 ? 0 : state.list.selection + 1
    let source = state.isOffline ? "\(words(source)) (\(words(.offline)))" : words(source)
    let position = "\(place)/\(state.list.total)"
    return [source, words.language.endonym, position].joined(separator: " · ")
  }

  private var source: Sentence {
    switch state.source {
    case .layered: .sourceLayered
    case .demo: .sourceDemo
    case .live: .sourceLive
    }
  }

  func drawStatus(_ frame: inout Frame) {
    let text: Span =
      if let count = state.count {
        Span(String(count), .key)
      } else if !state.errorMessage.isEmpty {
        Span(state.errorMessage, .error)
      } else {
        Span(state.isLoading ? words(.loading) : "", .secondary)
      }
    Line([Span(" "), text]).write(
      to: &frame, column: 0, row: layout.status, columns: layout.size.columns, theme: theme)
  }

  /// As many whole hints as fit.
  func drawKeyBar(_ frame: inout Frame) {
    var column = 1
    for binding in KeyTable.bindings where binding.places.contains(place) {
      guard let key = binding.inBar else { continue }
      let label = words(binding.label)
      let width = TextWidth.of(key) + 1 + TextWidth.of(label)
      if column + width > layout.size.columns { continue }
      let end = frame.write(key, column: column, row: layout.keyBar, style: theme.style(.key))
      frame.write(label, column: end + 1, row: layout.keyBar, style: theme.style(.secondary))
      column += width + 2
    }
  }

  private var place: KeyBinding.Places {
    if case .entry = state.content { .entry } else { .list }
  }
}
