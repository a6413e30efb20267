internal import PokedexFeatures
internal import PokedexModel
internal import PokedexText
internal import PokemonAPI
internal import TerminalUI

// The lines around the panes: title, status, keys.
extension Canvas {
  /// The title, and as much of where one stands as fits; the source's state goes last.
  func drawHeader(_ frame: inout Frame) {
    guard let (title, standing) = header else { return }
    Line([Span(" " + title, .heading)], right: [Span(standing + " ")]).write(
      to: &frame, column: 0, row: layout.header, columns: layout.size.columns, theme: theme)
  }

  private var header: (title: String, standing: String)? {
    let room = layout.size.columns - 2
    let headers = headers
    return headers.first { TextWidth.of($0.title) + TextWidth.of($0.standing) < room }
      ?? headers.last
  }

  /// How many pages back the name at a column of the header is; nil where there is none.
  func stepsBack(at column: Int) -> Int? {
    guard case .page(let shown) = state.content, let title = header?.title else { return nil }
    let names = title.split(separator: Self.trailSeparator)
    var start = 1
    for (place, name) in names.enumerated() {
      let end = start + TextWidth.of(String(name))
      if start..<end ~= column {
        if name == "…" { return nil }
        return name == words(.appName) ? shown.trail.count : names.count - 1 - place
      }
      start = end + TextWidth.of(Self.trailSeparator)
    }
    return nil
  }

  private static let trailSeparator = " › "

  /// The title, with source, language and place in the list, the fullest first; the one place that
  /// tells the source's state.
  private var headers: [(title: String, standing: String)] {
    let place = state.list.total == 0 ? 0 : state.position + 1
    let offline = state.isOffline ? words(.offline) : ""
    let source = [sources.joined(separator: " + "), offline].filter { !$0.isEmpty }
      .joined(separator: ", ")
    let brief = offline.isEmpty ? sources.last ?? "" : offline
    let position = "\(place)/\(state.list.total)"
    let then = state.generation.map { [words.generation($0)] } ?? []
    let standings = [
      [source] + then + [words.language.endonym, position], [source] + then + [position],
      [brief] + then + [position],
    ].map { $0.joined(separator: " · ") }
    var titles = [words(.appTitle), words(.appName)]
    // The whole trail with all that is said of the source, then ever less of both.
    if case .page(let shown) = state.content { titles = trails(shown.trail) + [words(.appName)] }
    return titles.dropLast().flatMap { title in standings.map { (title, $0) } }
      + (standings + [(then + [position]).joined(separator: " · "), position])
      .map { (words(.appName), $0) }
  }

  /// The way from the list to what is seen, then less and less of its beginning.
  private func trails(_ names: [String]) -> [String] {
    names.indices.map { first in
      let start = first == 0 ? words(.appName) : "…"
      return ([start] + names[first...]).joined(separator: Self.trailSeparator)
    }
  }

  /// Where what is seen comes from: the bundle, then what the network adds to it.
  private var sources: [String] {
    var sources = state.source == .live ? [] : [words(.sourceBundled)]
    switch state.origin {
    case .live: if !state.isOffline { sources.append(words(.sourceLive)) }
    case .cached(let age), .stale(let age, because: _):
      sources.append(words(.sourceCached, words.text(ofAge: age)))
    case .bundled, nil: break
    }
    return sources.isEmpty && !state.isOffline ? [words(.sourceLive)] : sources
  }

  func drawStatus(_ frame: inout Frame) {
    let text: Span =
      if let count = state.count {
        Span(String(count), .key)
      } else if !state.errorMessage.isEmpty {
        Span(state.errorMessage, .error)
      } else if !state.notice.isEmpty {
        Span(state.notice, .secondary)
      } else {
        Span(state.isLoading ? words(.loading) : "", .secondary)
      }
    Line([Span(" "), text]).write(
      to: &frame, column: 0, row: layout.status, columns: layout.size.columns, theme: theme)
  }

  func drawKeyBar(_ frame: inout Frame) {
    let bar = KeyBar(words: words, columns: layout.size.columns, place: state.content.place)
    for hint in bar.hints {
      let end = frame.write(
        hint.key, column: hint.columns.lowerBound, row: layout.keyBar, style: theme.style(.key))
      frame.write(hint.label, column: end + 1, row: layout.keyBar, style: theme.style(.secondary))
    }
  }
}

/// Where the hints of the key bar are.
struct KeyBar {
  struct Hint {
    let binding: KeyBinding
    let key: String
    let label: String
    let columns: Range<Int>
  }

  let words: Words
  let columns: Int
  let place: KeyBinding.Places

  private static let gap = 2

  /// As many whole hints as fit; room is kept for the last two, by which one finds the others.
  var hints: [Hint] {
    let all = KeyTable.bindings.filter { $0.places.contains(place) }.compactMap { binding in
      binding.inBar.map { (binding: binding, key: $0, label: words(binding.label)) }
    }
    let widths = all.map { TextWidth.of($0.key) + 1 + TextWidth.of($0.label) + Self.gap }
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
          binding: hint.binding, key: hint.key, label: hint.label,
          columns: column..<end - Self.gap))
      column = end
    }
    return hints
  }
}

extension ScreenState.Content {
  /// The place whose keys work.
  var place: KeyBinding.Places {
    switch self {
    case .list: .list
    case .page(let shown): shown.tab == nil ? .subject : .entry
    case .help: .help
    case .generations: .menu
    }
  }
}
