internal import PokedexFeatures
internal import PokedexModel
internal import PokedexText
internal import TerminalUI

extension EntryPage {
  static let overview = EntryPage(
    title: .tabOverview,
    intents: [.shiny, .side, .female, .artwork, .olderDescription, .newerDescription]
  ) { Page(overviewOf: $0.entry, layout: $0.layout, words: $0.words) }
}

extension Page {
  /// The page of an entry that is open.
  ///
  /// - Parameter enough: how many lines of a long page are enough; nil for all.
  init(_ entry: ScreenState.Entry, layout: Layout, words: Words, enough: Int? = nil) {
    let input = EntryPage.Input(entry: entry, layout: layout, words: words, enough: enough)
    self = entry.comesWith == nil ? entry.tab.page.make(input) : Page(panes: [Self.notYet(input)])
  }

  /// What there is to say of an entry in a generation before its own.
  private static func notYet(_ input: EntryPage.Input) -> [Line] {
    let lines = EntryLines(entry: input.entry, words: input.words, columns: input.columns)
    return lines.title + [.blank] + lines.notYet
  }

  /// - Parameter columns: how wide its lines may be; the panes' width unless given.
  init(
    overviewOf entry: ScreenState.Entry, layout: Layout, words: Words, columns: Int? = nil
  ) {
    let isText = columns != nil
    let columns = columns ?? layout.pagePanes(layout.paneCount)[0].columns
    let lines = EntryLines(entry: entry, words: words, columns: columns)
    // Plain text is for scripts, too, which look for the title.
    let description = lines.description(namesGame: !isText)
    let sections = Sections(
      lines: lines, words: words, description: description,
      // Text for pipes, which alone is given a width, has no ranks.
      // Ranks are among today's.
      isRanked: !isText && entry.generation == nil)
    let panes =
      switch layout.paneCount {
      case 1:
        [
          sections.about + sections.kin + sections.breeding + sections.names + sections.picture
        ]
      // Links come first below a picture: what was below them may be out of view.
      case 2 where !entry.picture.isEmpty:
        [sections.about, sections.picture + sections.kin + sections.breeding + sections.names]
      case 2: [sections.about, sections.breeding + sections.kin + sections.names]
      default:
        [sections.about, sections.picture + sections.breeding, sections.kin + sections.names]
      }
    let facts = sections.facts.count
    self.init(
      panes: panes.map { Lines($0) },
      description: description.isEmpty ? nil : facts..<facts + description.count)
  }
}

/// The sections of a page in groups that stay together.
private struct Sections {
  let lines: EntryLines
  let words: Words
  let description: [Line]
  /// What stands above the description.
  let facts: [Line]

  init(lines: EntryLines, words: Words, description: [Line], isRanked: Bool) {
    self.lines = lines
    self.words = words
    self.description = description
    var stats = isRanked ? lines.rankedStats : lines.stats
    let rank = isRanked ? [Span(lines.rankTitle, .secondary)] : []
    stats.insert(Line([Span(words(.baseStats), .heading)], right: rank), at: 0)
    let abilities = [Line([Span(words(.abilities), .heading)])] + lines.abilities
    facts = lines.head + [.blank] + stats + [.blank] + abilities + [.blank]
  }

  var about: [Line] { facts + (description.isEmpty ? [] : description + [.blank]) }

  /// The picture and a blank line; nothing where there is none.
  var picture: [Line] {
    lines.entry.picture.isEmpty ? [] : Line.lines(of: lines.entry.picture) + [.blank]
  }

  var breeding: [Line] {
    section(.breeding, lines.breeding) + section(.training, lines.training)
  }

  var kin: [Line] {
    section(.evolution, lines.evolution)
      + section(.varieties, lines.varieties)
  }

  var names: [Line] { section(.names, lines.names) }

  /// A title, its lines and a blank one; nothing where there are no lines.
  private func section(_ title: Sentence, _ lines: [Line]) -> [Line] {
    lines.isEmpty ? [] : [Line([Span(words(title), .heading)])] + lines + [.blank]
  }
}
