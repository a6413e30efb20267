internal import PokedexFeatures
internal import PokedexModel
internal import PokedexQuery
internal import PokedexText
internal import PokemonAPI
internal import TerminalUI

/// The header: the title or the path to the current page, then the app's state, such as the game or
/// generation and the position in the list. No other pane shows where the data comes from.
struct HeaderPane: Sendable, Equatable {
  let source: DataSource
  let origin: Origin?
  let isOffline: Bool
  let generation: Int?
  /// The name of the game that the user plays, followed by the name of the page's game if that
  /// differs.
  let game: String?
  /// The position of the selected row in the list, starting at 1, or 0 if the list is empty. Nil on
  /// a page.
  let position: Int?
  let total: Int
  /// Text on how many species of the dex in the list are caught. Nil on a page, for the results of
  /// a query, for the National Dex, if the user plays no game, and if no species is caught.
  let caught: String?
  /// The names of the pages from the first to the current one; nil for the list.
  let breadcrumbs: [String]?
  /// The kind of the list's rows: one for each species, or one for each variety.
  let scope: ListScope
  /// The name of the dex that the list shows; nil for the National Dex.
  let roster: String?
  /// The current query. Empty if none exists, and while the search box is open.
  let query: String
  /// How the query was read, or the words that were read in place of misspelt ones. Empty if the
  /// query was read as it is written, and while the search box is open.
  let reading: [String]
  /// The sort order that the user has chosen; nil for the default order.
  let order: ListOrder?
  /// The extra column beside the list's names, if any.
  let column: ListColumn?
}

extension HeaderPane {
  init(_ state: AppState) {
    let (list, words) = (state.list, state.words)
    let (search, isList) = (list.search, state.stack.top == nil)
    source = state.setup.source
    origin = state.data.status.origin
    isOffline = state.data.status.isOffline
    generation = isList ? search.generation : state.generation
    game = Self.game(in: state)
    position = isList ? (list.totalCount == 0 ? 0 : list.selection + 1) : nil
    total = list.totalCount
    caught = Self.caught(in: state)
    breadcrumbs = isList ? nil : state.stack.pathToTop.map { $0.screen.title(in: state) }
    scope = search.scope
    roster = search.roster == .national ? nil : words.name(of: search.roster)
    let isTyping = state.searchBox != nil
    query = isTyping ? "" : search.text
    // The name that was read for each misspelt name.
    let names = search.guesses.compactMap { guess in
      let name = guess.ids.first.map { words.name(of: .pokemon($0)) }
      return name.map { guess.ids.count > 1 ? $0 + ", …" : $0 }
    }
    let corrections = search.slips.map(\.meant) + names
    reading = isTyping ? [] : search.reading.isEmpty ? corrections : [search.reading]
    order = search.order
    column = search.column
  }

  private static func caught(in state: AppState) -> String? {
    let search = state.list.search
    guard state.game != nil, state.stack.top == nil, search.text.isEmpty,
      state.data.marks.isAvailable, search.caughtCount > 0
    else { return nil }
    return state.words(.caughtOf, String(search.caughtCount), String(search.speciesCount))
  }

  private static func game(in state: AppState) -> String? {
    guard let game = state.game else { return nil }
    let words = state.words
    let name = words.title(ofGame: game.version)
    guard let shown = state.view.table.game,
      shown.group != game.group || shown.version != game.version,
      shown.group != game.group || shown.version != nil
    else { return name }
    return name + " (" + (shown.version.map(words.plainName) ?? words.name(ofGame: shown.group))
      + ")"
  }
}

/// The header's text, in the fullest form that fits.
struct Header {
  private let pane: HeaderPane
  private let words: Words
  private let columns: Int

  init(_ pane: HeaderPane, words: Words, columns: Int) {
    self.pane = pane
    self.words = words
    self.columns = columns
  }

  /// The amount of detail shown, from the most to the least.
  private enum Extent: CaseIterable {
    /// Data sources, generation or game, language, caught species and position in the list.
    case all
    case withoutLanguage
    /// Without the language, and with "offline" or one data source instead of all.
    case mainSource
    case withoutSource
    case position
  }

  /// One possible form of the header: a title, and how much of the state is shown beside it.
  private struct Form {
    let title: String
    let extent: Extent
    /// Minimum width that the title may be clipped to, in columns; nil if it must not be clipped.
    var least: Int?
    /// Text after the title, which is never clipped.
    var tail = ""
  }

  /// The title and the state, in the first form that fits.
  var text: (title: String, statusText: String) {
    let forms = pane.breadcrumbs.map(forms) ?? listForms
    for form in forms {
      let (room, statusText) = room(for: form)
      if min(TextWidth.of(form.title), form.least ?? .max) <= room {
        return (TextFit.clip(form.title, to: room) + form.tail, statusText)
      }
    }
    let last = forms[forms.count - 1]
    let (room, statusText) = room(for: last)
    return (TextFit.clip(last.title, to: room) + last.tail, statusText)
  }

  /// Returns the maximum width of a form's title, in columns, and the text about the state, which
  /// is at the right end.
  private func room(for form: Form) -> (columns: Int, statusText: String) {
    let statusText = statusText(form.extent)
    return (columns - 3 - TextWidth.of(form.tail) - TextWidth.of(statusText), statusText)
  }

  private static let fullest: [Extent] = [.all, .withoutLanguage, .mainSource]

  /// Returns the header's forms on a page, the longest first. They drop the names of previous pages
  /// one by one, then clip the page's own name.
  private func forms(_ breadcrumbs: [String]) -> [Form] {
    let paths = breadcrumbs.indices.map { first in
      ([first == 0 ? words(.appName) : "…"] + breadcrumbs[first...])
        .joined(separator: Self.breadcrumbSeparator)
    }
    let name = breadcrumbs.last ?? ""
    return (paths + [name]).flatMap { title in Self.fullest.map { Form(title: title, extent: $0) } }
      + [.mainSource, .withoutSource].map { Form(title: name, extent: $0, least: 12) }
      + Extent.allCases.map { Form(title: words(.appName), extent: $0) }
  }

  /// The header's forms on the list, the longest first. In a narrow header, the kind of rows, the
  /// sort order and the query are kept longer than all other parts except generation and position.
  /// If there still isn't enough room, the query is clipped.
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
    let criteria = order + (query.isEmpty ? "" : "  " + query)
    let fullCriteria =
      pane.reading.isEmpty
      ? [] : [criteria + " → " + words.joined(pane.reading, by: .listPair)]
    let titles =
      criteria.isEmpty
      ? [title]
      : (fullCriteria + [criteria]).flatMap { [title + $0, words(.appName) + $0] }
    let brief = [Extent.withoutSource, .position]
    let least =
      !query.isEmpty
      ? query : sorted.isEmpty ? words(.appName) : String(sorted.dropFirst(Self.dot.count))
    return titles.flatMap { title in Self.fullest.map { Form(title: title, extent: $0) } }
      + brief.flatMap { extent in titles.map { Form(title: $0, extent: extent) } }
      + (query.isEmpty ? [] : brief.map { Form(title: query, extent: $0, least: 8, tail: sorted) })
      + [Form(title: least, extent: .position)]
  }

  /// The query, preceded by a slash. Empty if there is no query.
  private var query: String { pane.query.isEmpty ? "" : "/" + pane.query }

  /// The title of the column that the list is sorted by, between a dot and an arrow for the
  /// direction. Empty for the default order.
  private var sorted: String {
    guard let order = pane.order else { return "" }
    return Self.dot + words.title(of: order.column) + (order.isReversed ? " ▴" : " ▾")
  }

  /// The column that the list is sorted by and the extra column, each preceded by a dot. Omits the
  /// extra column if the list is sorted by it.
  private var order: String {
    guard let column = pane.column, column != pane.order?.column else { return sorted }
    return sorted + Self.dot + words.title(of: column)
  }

  /// Returns the number of steps back to the page whose name is at a column of the header. Nil if
  /// no page's name is there.
  func stepsBack(at column: Int) -> Int? {
    guard let breadcrumbs = pane.breadcrumbs else { return nil }
    let names = text.title.split(separator: Self.breadcrumbSeparator)
    var start = 1
    for (index, name) in names.enumerated() {
      let end = start + TextWidth.of(String(name))
      if start..<end ~= column {
        if name == "…" { return nil }
        return name == words(.appName) ? breadcrumbs.count : names.count - 1 - index
      }
      start = end + TextWidth.of(Self.breadcrumbSeparator)
    }
    return nil
  }

  private static let breadcrumbSeparator = " › "
  private static let dot = " · "

  private func statusText(_ extent: Extent) -> String {
    let source: String? =
      switch extent {
      case .all, .withoutLanguage:
        words.joined(
          [sources.joined(separator: " + "), pane.isOffline ? offline : ""].filter { !$0.isEmpty },
          by: .listPair)
      case .mainSource: pane.isOffline ? offline : sources.last
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

  /// The sources of the data: the bundled data, then the network or its cache.
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
    let (title, statusText) = Header(header, words: words, columns: layout.size.columns).text
    Line([Span(" " + title, .heading)], right: [Span(statusText + " ")]).write(
      to: &frame, column: 0, row: layout.header, columns: layout.size.columns, styles: theme.styles)
  }
}
