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

  fileprivate func isCurrent(_ content: PageContent, _ layout: Layout, _ words: Words) -> Bool {
    size == layout.size && language == words.language && self.content == content
  }
}

extension AppState {
  /// The open page. Nil if the list is open, or if nothing of the page is loaded yet.
  package var page: Page? { renderedPage?.page }

  /// Makes the page that the state shows, unless it is made already.
  mutating func renderPage() {
    guard let content = pageContent else { return renderedPage = nil }
    if renderedPage?.isCurrent(content, layout, words) == true { return }
    renderedPage = RenderedPage(content, layout: layout, words: words, sets: setup.sets)
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
