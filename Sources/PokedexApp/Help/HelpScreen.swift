internal import PokedexFeatures
internal import PokedexModel
internal import PokedexQuery
internal import PokedexText
internal import TerminalUI

/// The state of the open help: its scroll offset and filter.
package struct HelpState: Sendable, Equatable {
  /// The context that the help was opened from. The help lists the keys of this context first.
  let context: KeyContexts
  /// The tab of an entry that the help was opened from. Nil if it was opened from any other
  /// context.
  let tab: EntryTab?
  /// Scroll offset in lines.
  package internal(set) var scroll = 0
  /// The filter, with which the user finds keys and query terms.
  package internal(set) var filter = TableSettings()

  /// The help without a filter, at the top.
  var unfiltered: HelpState { HelpState(context: context, tab: tab) }
}

extension AppState {
  /// Opens the help, starting with the keys of the current context. If the help is open, closes it.
  mutating func toggleHelp() {
    if case .help = overlay { return closeOverlay() }
    show(.help(HelpState(context: keyContext, tab: keyContext == .entry ? entry?.tab : nil)))
  }

  mutating func moveHelp(_ intent: Intent) {
    guard case .help(var help) = overlay else { return }
    let page = HelpPage(help, keys: keys, words: words, columns: layout.size.columns - 2)
    let (lines, shown) = (page.lineCount, page.rows(of: layout.bodyRows))
    let rows =
      switch intent {
      case .moveDown: count ?? 1
      case .moveUp: -(count ?? 1)
      case .pageDown: shown * (count ?? 1)
      case .pageUp: -shown * (count ?? 1)
      case .first: -lines
      case .last: lines
      default: 0
      }
    help.scroll = max(0, min(help.scroll + rows, lines - shown))
    overlay = .help(help)
  }
}

// The help lists every key and every query term.
extension Canvas {
  func draw(_ help: HelpState, _ frame: inout Frame) {
    let page = HelpPage(help, keys: keys, words: words, columns: layout.size.columns - 2)
    let body = Rect(column: 1, row: 1, columns: page.columns, rows: layout.bodyRows)
    let pane = Rect(
      column: 1, row: body.endRow - page.rows(of: body.rows), columns: body.columns,
      rows: page.rows(of: body.rows))
    draw(page.title, in: body, &frame)
    let lines = page.lines
    draw(lines.dropFirst(help.scroll), in: pane, &frame)
    drawScrollArrows(of: lines.count, scroll: help.scroll, in: pane, &frame)
  }
}

/// The lines of the whole help, before scrolling.
struct HelpPage {
  let keys: KeyTable
  let words: Words
  /// The context that the help was opened from. The help lists the keys of this context first.
  let context: KeyContexts
  /// The tab of an entry that the help was opened from. Nil if it was opened from any other
  /// context.
  let tab: EntryTab?
  /// Text to filter by. Only lines that contain it are shown; if it is empty, all lines are shown.
  let filter: TableSettings
  let columns: Int

  init(_ help: HelpState, keys: KeyTable, words: Words, columns: Int) {
    self.keys = keys
    self.words = words
    self.columns = columns
    context = help.context
    tab = help.tab
    filter = help.filter
  }

  var lineCount: Int { lines.count }

  /// Returns the number of rows left for scrolling lines if the help has `rows` rows. The filter at
  /// the top doesn't scroll.
  func rows(of rows: Int) -> Int { max(1, rows - title.count) }

  /// The line with the filter. Empty if there is no filter.
  var title: [Line] {
    filter.isFiltering || !filter.filter.isEmpty
      ? [.title(words(.helpTitle), filter, columns: columns)] : []
  }

  private static let keyColumns = 14

  var lines: [Line] { filter.filter.isEmpty ? all : found }

  private var all: [Line] {
    let notes = [Sentence.helpCount, .helpMouse, .helpClose].flatMap(text)
    let keys = sections.flatMap { [heading($0.title)] + lines(of: rows(in: $0.context)) + [.blank] }
    return keys + notes + [.blank] + search
  }

  /// Returns lines with keys and their descriptions, in two columns if there is room.
  private func lines(of bindings: [KeyBinding]) -> [Line] {
    let sides = Columns(2, of: 50..., in: columns, gap: 4)
    let half = sides.groups.count > 1 ? bindings.count : (bindings.count + 1) / 2
    let halves = [bindings.prefix(half), bindings.dropFirst(half)].filter { !$0.isEmpty }
    return sides.lines(halves.map { $0.flatMap { row($0, columns: sides.width) } })
  }

  /// The contexts and their titles. The context that the help was opened from comes first.
  private var sections: [(context: KeyContexts, title: Sentence)] {
    let all: [(context: KeyContexts, title: Sentence)] = [
      (.list, .helpInList), (.entry, .helpInEntry), (.subject, .helpInPage),
      (.sets, .helpInSets),
      (.duel, .helpInDuel), (.menu, .helpInMenu),
      (.box, .helpInBox), (.note, .helpInNote), (.palette, .helpInPalette), (.picture, .keyPicture),
    ]
    // Most keys of other pages (`subject`) also work in an entry, so their section is shown only if
    // the help was opened from one of those pages.
    let others = all.filter { $0.context != context && $0.context != .subject }
    return all.filter { $0.context == context } + others
  }

  /// The lines about the terms of the query language, which come from `TermTable`.
  private var search: [Line] {
    let (figures, others) = (terms.filter(\.isFigure), terms.filter { !$0.isFigure })
    return [heading(.helpSearch)] + text(.helpQuery) + [.blank]
      + others.flatMap { term($0.example, $0.label) } + [.blank] + text(.helpFigures) + [.blank]
      + figures.flatMap { term($0.example, $0.label) }
  }

  private var terms: [(example: String, label: String, about: String, isFigure: Bool)] {
    let language = words.language.interface
    return TermTable.pokemon.all.map {
      let isFigure = $0.figure != nil && $0.figure != .generation
      return ($0.example, $0.label(in: language), $0.about(in: language), isFigure)
    } + Trait.allCases.map { ("is:\($0.rawValue)", words($0.about), words($0.about), false) }
  }

  /// The lines that match the filter. Keys come first, grouped by context; terms of the query
  /// language follow.
  private var found: [Line] {
    let keys = sections.flatMap { context, title -> [Line] in
      let rows = bindings(in: context).filter { has($0.displayText, words($0.label)) }
      return rows.isEmpty ? [] : [heading(title)] + lines(of: rows) + [.blank]
    }
    let rows = terms.filter { has($0.example, $0.about) }.flatMap { term($0.example, $0.about) }
    let all = keys + (rows.isEmpty ? [] : [heading(.helpSearch)] + rows)
    return all.isEmpty ? text(.noMatch) : all
  }

  private func has(_ texts: String...) -> Bool {
    let typed = filter.filter.text
    let key = NameKey.key(typed)
    // `NameKey` removes punctuation. If the filter's text consists only of punctuation, such as ?,
    // search for it unchanged.
    return texts.contains { key.isEmpty ? $0.contains(typed) : NameKey.key($0).contains(key) }
  }

  private func text(_ sentence: Sentence) -> [Line] {
    TextFit.wrap(words(sentence), to: columns).map { Line([Span($0)]) }
  }

  private static let exampleColumns = 26

  /// Returns lines with an example and its description. The description is beside the example if
  /// there is room, or else below it.
  private func term(_ example: String, _ about: String) -> [Line] {
    if columns >= 3 * Self.exampleColumns {
      let label = Span(TextFit.pad(example, to: Self.exampleColumns), .key)
      return Flow([Span(about)], label: label).lines(columns: columns)
    }
    return [Line([Span(example, .key)])]
      + Flow([Span(about)], label: .spaces(2)).lines(columns: columns)
  }

  private func heading(_ sentence: Sentence) -> Line { Line([Span(words(sentence), .heading)]) }

  /// Returns the key bindings of a context. If the help was opened from an entry's tab, keys
  /// specific to that tab come first, and keys that have no effect there are left out.
  private func rows(in context: KeyContexts) -> [KeyBinding] {
    let all = bindings(in: context)
    guard context == .entry, let tab else { return all }
    let applicable = all.filter { tab.has($0.intent) }
    return applicable.filter { tab.isPageSpecific($0.intent) }
      + applicable.filter { !tab.isPageSpecific($0.intent) }
  }

  private func bindings(in context: KeyContexts) -> [KeyBinding] {
    keys.all.filter { $0.contexts.contains(context) && !$0.displayText.isEmpty }
  }

  private func row(_ binding: KeyBinding, columns: Int) -> [Line] {
    let keys = TextFit.pad(words.keys(binding.displayText), to: Self.keyColumns - 1, gap: 1)
    return Flow([Span(words(binding.label(on: tab)))], label: Span(keys, .key))
      .lines(columns: columns)
  }
}
