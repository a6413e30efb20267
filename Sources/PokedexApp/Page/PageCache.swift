internal import PokedexFeatures
internal import PokedexModel
internal import PokedexSets
internal import PokemonAPI
internal import TerminalUI

/// Content of a page. Pages with equal content look the same in windows of the same size.
package enum PageContent: Sendable, Equatable {
  case entry(EntryContent)
  case subject(SubjectContent)
  case sets(SetsContent)
  case duel(DuelContent)
}

/// A rendered page with the input that it was rendered from.
package final class RenderedPage: Sendable {
  let content: PageContent
  let size: Size
  let language: Language
  package let page: Page

  init(_ content: PageContent, layout: Layout, words: Words, sets: any SetGameData) {
    self.content = content
    size = layout.size
    language = words.language
    switch content {
    case .entry(let entry): page = Page(entry, layout: layout, words: words)
    case .subject(let subject):
      page = SubjectPage(shown: subject, words: words, columns: layout.pagePane.columns).page
    case .sets(let content):
      page =
        SetsPage(
          shown: content, text: SetWords(words, sets), columns: layout.pagePane.columns
        ).page
    case .duel(let content):
      page = DuelPage(content, text: SetWords(words, sets), layout: layout).page
    }
  }
}

/// Caches the most recently shown pages and the texts of list rows. It is the only cache of the
/// user interface, and it affects only speed.
package final class PageCache {
  /// Maximum number of cached pages, which is enough for an entry's seven tabs and a page opened
  /// from it.
  private static let limit = 8
  /// The cached pages, the most recently shown last.
  private var pages: [RenderedPage] = []

  package init() {}

  func page(
    of content: PageContent, layout: Layout, words: Words, sets: any SetGameData
  ) -> RenderedPage {
    let index = pages.lastIndex {
      $0.size == layout.size && $0.language == words.language && $0.content == content
    }
    let page =
      index.map { pages.remove(at: $0) }
      ?? RenderedPage(content, layout: layout, words: words, sets: sets)
    pages.append(page)
    if pages.count > Self.limit { pages.removeFirst() }
    return page
  }

  // Row texts are cached for speed. Compared with a minimal curses program that scrolls the same
  // list, a key press executes 0.8 times as many instructions with this cache, and 1.9 times as
  // many without it. The limit is 1.4.
  private var rowTextKey: ListRowTextKey?
  private var rows: [Int: ListRow.ListRowText] = [:]

  /// Returns the text of a list row, from the cache if possible. The text depends on the Pokémon,
  /// and on whether the row is below the row of the Pokémon's species.
  func content(
    of item: PokemonListItem, _ isUnderSpecies: Bool, _ rowTextKey: ListRowTextKey,
    make: () -> ListRow.ListRowText
  ) -> ListRow.ListRowText {
    if rowTextKey != self.rowTextKey { (self.rowTextKey, rows) = (rowTextKey, [:]) }
    // The row of a Pokémon whose types aren't loaded yet isn't cached, because its text will
    // change.
    guard item.hasTypes else { return make() }
    let key = 2 * item.id + (isUnderSpecies ? 1 : 0)
    if let content = rows[key] { return content }
    let content = make()
    rows[key] = content
    return content
  }

  private var progressKey: (arrangementCount: Int, rows: Int, marks: Int)?
  private var progress = (caught: 0, count: 0)

  /// Returns the numbers of species in the list: those that the user has caught, and all. They are
  /// counted again only if the rows or the marks have changed.
  func progress(of list: ListScreen, _ marks: MarksState) -> (caught: Int, count: Int) {
    let now = (list.arrangementCount, list.rowCount, marks.revision)
    if let progressKey, progressKey == now { return progress }
    let items = list.items(in: 0..<list.rowCount)
    let caught = items.filter { marks.marks(of: $0.id).contains(.caught) }
    progressKey = now
    progress = (caught.speciesCount, items.speciesCount)
    return progress
  }
}

extension [PokemonListItem] {
  fileprivate var speciesCount: Int { Set(map { $0.number ?? $0.id }).count }
}

extension AppState {
  /// The open page. Nil if the list is open, or if nothing of the page is loaded yet.
  package func page(_ cache: PageCache) -> Page? { renderedPage(cache)?.page }

  func renderedPage(_ cache: PageCache) -> RenderedPage? {
    pageContent.map { cache.page(of: $0, layout: layout, words: words, sets: setup.sets) }
  }

  private var pageContent: PageContent? {
    guard let top = stack.top else { return nil }
    switch top.screen {
    case .sets(let screen): return .sets(content(of: screen))
    case .duel(let screen): return .duel(content(of: screen))
    case .entry, .subject: break
    }
    guard top.id == data.screen, let page = data.page else { return nil }
    switch (top.screen, page) {
    case (.entry(let screen), .entry(let data)): return content(of: data, on: screen)
    case (.subject(let screen), .subject(let effect)): return content(of: screen, effect, [])
    case (.subject(let screen), .team(let team?)): return content(of: screen, nil, team)
    default: return nil
    }
  }

  private func content(
    of screen: SubjectScreen, _ effect: LocalizedText?, _ team: [Pokemon]
  ) -> PageContent {
    var content = SubjectContent(screen.subject)
    content.table = screen.view.table
    content.generation = generation
    content.version = choices.game
    content.effect = effect
    content.team = team
    content.showsLater = choices.showsLater
    if screen.subject == .completeness {
      content.marks = marksBySpecies
      content.markGame = data.marks.game
    }
    return .subject(content)
  }

  /// The marks of each species, keyed by its number. A species has every mark that any of its
  /// varieties has.
  private var marksBySpecies: [Int: Marks] {
    var marks: [Int: Marks] = [:]
    for id in data.marks.pokemon {
      guard let number = words.rules.number(ofVariety: id) else { continue }
      marks[number] = (marks[number] ?? .none).union(data.marks.marks(of: id))
    }
    return marks
  }
}

// MARK: - Entries

extension AppState {
  /// The loaded data of the open entry. Nil if no entry is open.
  var entryData: EntryState? {
    guard let entry, data.screen == stack.top?.id, case .entry(let data) = data.page,
      data.id == entry.pokemon
    else { return nil }
    return data
  }

  /// The content of the entry that is selected in the list.
  var previewContent: EntryContent? { content(of: data.preview) }

  /// Returns the content that all tabs of an entry share. Nil until it is loaded.
  ///
  /// - Parameter form: slug of the form that is shown; nil for the variety's usual one.
  func content(of entry: EntryState, form: String? = nil) -> EntryContent? {
    guard var pokemon = entry.pokemon else { return nil }
    if let form {
      let known = words.rules.forms(ofVariety: pokemon.id).first { $0.slug == form }
      pokemon = known.map(pokemon.inForm) ?? pokemon
    }
    var content = EntryContent(pokemon, parts: entry.parts.only(EntryPart.pastCommon))
    content.generation = entry.edition?.generation
    content.introducedLater = entry.introducedLater
    content.marksAndNotes = Array(data.marks.records(of: pokemon.id))
    return content
  }

  /// Returns an entry's content for one of its tabs. It contains only data that the tab shows, so
  /// that data for other tabs doesn't cause the tab to be rendered again.
  private func content(of entry: EntryState, on screen: EntryScreen) -> PageContent? {
    guard entry.id == screen.pokemon, var content = content(of: entry, form: screen.form) else {
      return nil
    }
    content.tab = screen.tab
    content.table = screen.view.table
    content.controls = screen.controls
    if [.overview, .evolution, .matchups].contains(screen.tab) { content.version = choices.game }
    content.parts = entry.parts.only(EntryPart.pastCommon + screen.tab.parts)
    switch screen.tab {
    case .overview:
      content.descriptionVersions = descriptionVersions
      if showsPictures { content.picture = picture(of: content.pokemon.id) }
    case .evolution:
      if showsPictures, setup.source.usesNetwork {
        content.family = FamilyInput(files: data.pictures.family, graphics: graphics)
      }
    case .forms: content.showsLater = choices.showsLater
    case .matchups, .moves, .places, .breeding: break
    }
    return .entry(content)
  }
}
