internal import PokedexFeatures
internal import PokedexModel
internal import PokedexQuery
internal import PokedexText
internal import TerminalUI

/// The state of the open help: its scroll offset and filter.
package struct HelpState: Sendable, Equatable {
  /// The context that the help was opened from. The help lists the keys of this context first.
  let context: KeyContexts
  /// Scroll offset in lines.
  package internal(set) var scroll = 0
  /// The filter, with which the user finds keys and query terms.
  package internal(set) var filter = TableSettings()

  /// The help without a filter, at the top.
  var unfiltered: HelpState { HelpState(context: context) }

  /// Scrolls.
  ///
  /// - Parameter rows: height of the help.
  mutating func move(_ motion: Motion, by times: Int, on page: HelpPage, rows: Int) {
    let (lines, shown) = (page.lineCount, page.rows(of: rows))
    let step =
      switch motion {
      case .down: times
      case .up: -times
      case .pageDown: shown * times
      case .pageUp: -shown * times
      case .first: -lines
      case .last: lines
      }
    scroll = max(0, min(scroll + step, lines - shown))
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
  /// Text to filter by. Only lines that contain it are shown; if it is empty, all lines are shown.
  let filter: TableSettings
  let columns: Int

  init(_ help: HelpState, keys: KeyTable, words: Words, columns: Int) {
    self.keys = keys
    self.words = words
    self.columns = columns
    context = help.context
    filter = help.filter
  }

  init(_ help: HelpState, _ state: AppState) {
    self.init(help, keys: state.keys, words: state.words, columns: state.layout.size.columns - 2)
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
  private func lines(of commands: [Command]) -> [Line] {
    let sides = Columns(2, of: 50..., in: columns, gap: 4)
    let half = sides.groups.count > 1 ? commands.count : (commands.count + 1) / 2
    let halves = [commands.prefix(half), commands.dropFirst(half)].filter { !$0.isEmpty }
    return sides.lines(halves.map { $0.flatMap { row($0, columns: sides.width) } })
  }

  /// The contexts and their titles. The context that the help was opened from comes first.
  private var sections: [(context: KeyContexts, title: Sentence)] {
    // Most keys of other pages (`subject`) also work in an entry, so their section is shown only if
    // the help was opened from one of those pages.
    let others = KeyContexts.sections.filter {
      $0.context.isDisjoint(with: context) && $0.context != .subject
    }
    let own = KeyContexts.sections.filter { !$0.context.isDisjoint(with: context) }
    return own.map { (context, $0.title) } + others
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
      let rows = commands(in: context).filter { has($0.displayText, words($0.label)) }
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

  /// Returns the commands of a context that have keys. On a page of an entry, those that work on
  /// few of its pages come first.
  private func rows(in context: KeyContexts) -> [Command] {
    let (specific, others) = commands(in: context).divided { command in
      EntryTab.allCases.count { command.works(in: .tab($0)) } <= EntryTab.allCases.count / 2
    }
    return context.isStrictSubset(of: .entry) ? specific + others : commands(in: context)
  }

  private func commands(in context: KeyContexts) -> [Command] {
    keys.all.filter { $0.works(in: context) && !$0.displayText.isEmpty }
  }

  private func row(_ command: Command, columns: Int) -> [Line] {
    let keys = TextFit.pad(words.keys(command.displayText), to: Self.keyColumns - 1, gap: 1)
    return Flow([Span(words(command.label))], label: Span(keys, .key))
      .lines(columns: columns)
  }
}
