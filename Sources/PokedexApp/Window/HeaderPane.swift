internal import PokedexFeatures
internal import PokedexModel
internal import PokedexText
internal import PokemonAPI
internal import TerminalUI

/// The title with the way that led to what is seen, and where one stands: the one place that tells the
/// source's state.
struct HeaderPane: Sendable, Equatable {
  let source: Source
  let origin: Origin?
  let isOffline: Bool
  let generation: Int?
  /// From 1, 0 where there is nothing; nil on a page, which is no place in the list.
  let position: Int?
  let total: Int
  /// The names of the pages that led to the one to see, itself the last; nil for the list.
  let trail: [String]?
  let search: Search

  /// What the list shows of all there is.
  struct Search: Sendable, Equatable {
    let scope: ListScope
    /// What the rows were found with; empty for nothing, and while it is being typed.
    let text: String
    /// By what a person has sorted them; nil for their own order.
    let order: ListOrder?
    /// The figure beside the names; nil for none.
    let column: ListColumn?
  }
}

extension AppState {
  var headerPane: HeaderPane {
    let (list, search) = (data.list, data.search)
    return HeaderPane(
      source: setup.source, origin: data.status.origin, isOffline: data.status.isOffline,
      generation: generation,
      position: stack.top == nil ? (list.totalCount == 0 ? 0 : list.selection + 1) : nil,
      total: list.totalCount,
      trail: stack.top == nil ? nil : stack.walked.map { words.name(of: $0.screen.subject) },
      search: HeaderPane.Search(
        scope: search.scope, text: searchBox == nil ? search.text : "", order: search.order,
        column: search.column))
  }
}

/// A header in words, as fully as fits.
struct Header {
  private let pane: HeaderPane
  private let words: Words
  private let columns: Int

  init(_ pane: HeaderPane, words: Words, columns: Int) {
    self.pane = pane
    self.words = words
    self.columns = columns
  }

  /// The title, and as much of where one stands as fits; the source's state goes last.
  var text: (title: String, standing: String) {
    let room = columns - 2
    let fits = { (title: String, standing: String) in
      TextWidth.of(title) + TextWidth.of(standing) < room
    }
    if let title = fullTitle, fits(title, standing(.all)) { return (title, standing(.all)) }
    for title in titles {
      for extent in Extent.allCases where extent.rawValue <= Extent.latest.rawValue {
        let standing = standing(extent)
        if fits(title, standing) { return (title, standing) }
      }
    }
    if let found = whileSearching(fits) ?? whoseEntry(room) { return found }
    let name = words(.appName)
    for extent in Extent.allCases {
      let standing = standing(extent)
      if fits(name, standing) { return (name, standing) }
    }
    return (name, standing(.position))
  }

  /// What the list's rows are, where there is room for it and for all else.
  private var fullTitle: String? {
    pane.trail == nil && sought.isEmpty && pane.search.scope == .varieties
      ? words(.titleVarieties) : nil
  }

  /// What the list is sorted by or shows, and what its rows were found with; empty for all by number.
  private var sought: String {
    if pane.trail != nil { return "" }
    let search = pane.search
    var sought = order.isEmpty ? "" : Self.gap + order
    if let column = search.column, column != search.order?.column {
      sought += Self.gap + words.title(of: column)
    }
    return search.text.isEmpty ? sought : sought + "  /" + search.text
  }

  private static let gap = " · "

  /// What the list is sorted by; empty for by number.
  private var order: String {
    guard let order = pane.search.order else { return "" }
    return words.title(of: order.column) + (order.isReversed ? " ▴" : " ▾")
  }

  /// What the list is made of goes before all else but the generation and the position, beside which the
  /// query is cut; nil where that is all there is, by number.
  private func whileSearching(
    _ fits: ((title: String, standing: String)) -> Bool
  ) -> (title: String, standing: String)? {
    let isPlain = sought.isEmpty && pane.search.scope == .varieties
    guard pane.trail == nil, !isPlain else { return nil }
    let standings = [standing(.withoutSource), standing(.position)]
    for standing in standings {
      for title in titles where fits((title, standing)) { return (title, standing) }
    }
    let order = order
    if pane.search.text.isEmpty { return (order.isEmpty ? words(.appName) : order, standings[1]) }
    let text = "/" + pane.search.text
    let tail = order.isEmpty ? "" : Self.gap + order
    for standing in standings {
      let room = columns - 3 - TextWidth.of(tail) - TextWidth.of(standing)
      if room >= Self.leastQuery { return (TextFit.clip(text, to: room) + tail, standing) }
    }
    return (TextFit.clip(text, to: columns - 3 - TextWidth.of(standings[1])), standings[1])
  }

  /// The name of what is open, cut where there is no room for all of it; nil where there is hardly any.
  private func whoseEntry(_ room: Int) -> (title: String, standing: String)? {
    guard let name = pane.trail?.last else { return nil }
    for extent in [Extent.latest, .withoutSource] {
      let standing = standing(extent)
      let room = room - 1 - TextWidth.of(standing)
      if room >= Self.leastName { return (TextFit.clip(name, to: room), standing) }
    }
    return nil
  }

  /// So many columns of a name tell it from others.
  private static let leastName = 12

  /// So many columns of a query are worth to be seen beside its order.
  private static let leastQuery = 8

  /// How many pages back the name at a column is; nil where there is none.
  func stepsBack(at column: Int) -> Int? {
    guard let trail = pane.trail else { return nil }
    let names = text.title.split(separator: Self.trailSeparator)
    var start = 1
    for (place, name) in names.enumerated() {
      let end = start + TextWidth.of(String(name))
      if start..<end ~= column {
        if name == "…" { return nil }
        return name == words(.appName) ? trail.count : names.count - 1 - place
      }
      start = end + TextWidth.of(Self.trailSeparator)
    }
    return nil
  }

  private static let trailSeparator = " › "

  /// The fullest first, without the program's bare name.
  private var titles: [String] {
    guard let trail = pane.trail else { return listTitles }
    let ways = trail.indices.map { first in
      let start = first == 0 ? words(.appName) : "…"
      return ([start] + trail[first...]).joined(separator: Self.trailSeparator)
    }
    return ways + trail.suffix(1)
  }

  private var listTitles: [String] {
    let search = pane.search
    let title = words(search.scope == .varieties ? .appTitle : .titleSpecies)
    if sought.isEmpty { return [title] }
    return [title + sought, words(.appName) + sought]
  }

  /// How much is said of where one stands, the fullest first.
  private enum Extent: Int, CaseIterable {
    /// Source, generation, language and place in the list.
    case all
    case withoutLanguage
    /// Of the source only what is most to be wondered at.
    case latest
    case withoutSource
    case position
  }

  private func standing(_ extent: Extent) -> String {
    let position = pane.position.map { ["\($0)/\(pane.total)"] } ?? []
    let then = pane.generation.map { [words.generation($0)] } ?? []
    let parts =
      switch extent {
      case .all: [fullSource] + then + [words.language.endonym] + position
      case .withoutLanguage: [fullSource] + then + position
      case .latest: [pane.isOffline ? words(.offline) : sources.last ?? ""] + then + position
      case .withoutSource: then + position
      case .position: position
      }
    return parts.joined(separator: " · ")
  }

  private var fullSource: String {
    let offline = pane.isOffline ? words(.offline) : ""
    return [sources.joined(separator: " + "), offline].filter { !$0.isEmpty }
      .joined(separator: ", ")
  }

  /// Where what is seen comes from: the bundle, then what the network adds to it.
  private var sources: [String] {
    var sources = pane.source == .live ? [] : [words(.sourceBundled)]
    switch pane.origin {
    case .live: if !pane.isOffline { sources.append(words(.sourceLive)) }
    case .cached(let age), .stale(let age, because: _):
      sources.append(words(.sourceCached, words.text(ofAge: age)))
    case .bundled, nil: break
    }
    return sources.isEmpty && !pane.isOffline ? [words(.sourceLive)] : sources
  }
}

extension Canvas {
  func draw(_ header: HeaderPane, _ frame: inout Frame) {
    let (title, standing) = Header(header, words: words, columns: layout.size.columns).text
    Line([Span(" " + title, .heading)], right: [Span(standing + " ")]).write(
      to: &frame, column: 0, row: layout.header, columns: layout.size.columns, styles: theme.styles)
  }
}
