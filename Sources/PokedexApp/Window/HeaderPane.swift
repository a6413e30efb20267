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
  /// The name of the game that the user plays, with that of the page behind it if it differs; nil for none.
  let game: String?
  /// From 1, 0 where there is nothing; nil on a page, which is no place in the list.
  let position: Int?
  let total: Int
  /// How many species of the listed game's dex are caught, in words; nil for none, without a game, on a page,
  /// and while a query is kept.
  let caught: String?
  /// The names of the pages that led to the one to see, itself the last; nil for the list.
  let trail: [String]?
  /// Whether the list has a row for each species or for each variety.
  let scope: ListScope
  /// The dex that is listed; nil for the National Dex.
  let roster: String?
  /// The kept query; empty for none, and while one is being typed.
  let query: String
  /// By what a person has sorted the list; nil for its own order.
  let order: ListOrder?
  /// The figure beside the list's names; nil for none.
  let column: ListColumn?
}

extension AppState {
  func headerPane(_ cache: PageCache) -> HeaderPane {
    let (list, search) = (data.list, data.search)
    return HeaderPane(
      source: setup.source, origin: data.status.origin, isOffline: data.status.isOffline,
      generation: generation, game: gameInHeader,
      position: stack.top == nil ? (list.totalCount == 0 ? 0 : list.selection + 1) : nil,
      total: list.totalCount, caught: caughtInList(cache),
      trail: stack.top == nil ? nil : stack.walked.map { title(of: $0.screen) },
      scope: search.scope,
      roster: search.roster == .national ? nil : words.name(of: search.roster),
      query: searchBox == nil ? search.text : "", order: search.order,
      column: search.column)
  }

  private func caughtInList(_ cache: PageCache) -> String? {
    guard game != nil, stack.top == nil, data.search.text.isEmpty, data.marks.isAvailable,
      data.search.roster != .national
    else { return nil }
    let progress = cache.progress(of: data.list, data.marks)
    return progress.caught == 0
      ? nil : words(.caughtOf, String(progress.caught), String(progress.count))
  }

  private var gameInHeader: String? {
    guard let game else { return nil }
    let name = words.title(ofGame: game.version)
    guard let shown = view.table.game, shown.group != game.group || shown.version != game.version,
      shown.group != game.group || shown.version != nil
    else { return name }
    return name + " (" + (shown.version.map(words.plainName) ?? words.name(ofGame: shown.group))
      + ")"
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

  /// How much is said of where one stands, the fullest first.
  private enum Extent: CaseIterable {
    /// Source, generation, language and place in the list.
    case all
    case withoutLanguage
    /// Of the source only what is most to be wondered at.
    case latest
    case withoutSource
    case position
  }

  /// A title, and how much is said beside it.
  private struct Form {
    let title: String
    let extent: Extent
    /// To how many columns the title may be cut; nil where it is to be whole.
    var least: Int?
    /// Text behind the title, which is never cut.
    var tail = ""
  }

  /// The title, and as much of where one stands as fits; the source's state goes last.
  var text: (title: String, standing: String) {
    let forms = pane.trail.map(forms) ?? listForms
    for form in forms {
      let (room, standing) = room(for: form)
      if min(TextWidth.of(form.title), form.least ?? .max) <= room {
        return (TextFit.clip(form.title, to: room) + form.tail, standing)
      }
    }
    let last = forms[forms.count - 1]
    let (room, standing) = room(for: last)
    return (TextFit.clip(last.title, to: room) + last.tail, standing)
  }

  /// How wide a form's title may be, and what stands at the other end.
  private func room(for form: Form) -> (columns: Int, standing: String) {
    let standing = standing(form.extent)
    return (columns - 3 - TextWidth.of(form.tail) - TextWidth.of(standing), standing)
  }

  private static let fullest: [Extent] = [.all, .withoutLanguage, .latest]

  /// On a page, the names of as many pages before it as fit, else as much of its own as tells it from others.
  private func forms(_ trail: [String]) -> [Form] {
    let ways = trail.indices.map { first in
      ([first == 0 ? words(.appName) : "…"] + trail[first...])
        .joined(separator: Self.trailSeparator)
    }
    let name = trail.last ?? ""
    return (ways + [name]).flatMap { title in Self.fullest.map { Form(title: title, extent: $0) } }
      + [.latest, .withoutSource].map { Form(title: name, extent: $0, least: 12) }
      + Extent.allCases.map { Form(title: words(.appName), extent: $0) }
  }

  /// On the list, what its rows are, sorted by and found with. That goes before all else but the generation and
  /// the position, beside which the query is cut.
  private var listForms: [Form] {
    let isPlain = query.isEmpty && order.isEmpty && pane.scope == .varieties
    let title =
      pane.roster.map { words(.appName) + Self.dot + $0 }
      ?? words(pane.scope == .varieties ? .appTitle : .titleSpecies)
    if isPlain {
      return (pane.roster == nil ? [Form(title: words(.titleVarieties), extent: .all)] : [])
        + Self.fullest.map { Form(title: title, extent: $0) }
        + Extent.allCases.map { Form(title: words(.appName), extent: $0) }
    }
    let sought = order + (query.isEmpty ? "" : "  " + query)
    let titles = sought.isEmpty ? [title] : [title + sought, words(.appName) + sought]
    let brief = [Extent.withoutSource, .position]
    let least =
      !query.isEmpty
      ? query : sorted.isEmpty ? words(.appName) : String(sorted.dropFirst(Self.dot.count))
    return titles.flatMap { title in Self.fullest.map { Form(title: title, extent: $0) } }
      + brief.flatMap { extent in titles.map { Form(title: $0, extent: extent) } }
      + (query.isEmpty ? [] : brief.map { Form(title: query, extent: $0, least: 8, tail: sorted) })
      + [Form(title: least, extent: .position)]
  }

  /// The query behind its slash; empty for the whole list.
  private var query: String { pane.query.isEmpty ? "" : "/" + pane.query }

  /// The sorted column behind a dot; empty for the usual order.
  private var sorted: String {
    guard let order = pane.order else { return "" }
    return Self.dot + words.title(of: order.column) + (order.isReversed ? " ▴" : " ▾")
  }

  /// What the list is sorted by and shows.
  private var order: String {
    guard let column = pane.column, column != pane.order?.column else { return sorted }
    return sorted + Self.dot + words.title(of: column)
  }

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
  private static let dot = " · "

  private func standing(_ extent: Extent) -> String {
    let source: String? =
      switch extent {
      case .all, .withoutLanguage:
        words.joined(
          [sources.joined(separator: " + "), pane.isOffline ? offline : ""].filter { !$0.isEmpty },
          by: .listPair)
      case .latest: pane.isOffline ? offline : sources.last
      case .withoutSource, .position: nil
      }
    let parts = [
      source, extent == .position ? nil : pane.game ?? pane.generation.map(words.generation),
      extent == .all ? words.language.endonym : nil,
      extent == .position ? nil : pane.caught,
      pane.position.map { "\($0)/\(pane.total)" },
    ]
    return parts.compactMap { $0 }.joined(separator: " · ")
  }

  private var offline: String { words(.offline) }

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
