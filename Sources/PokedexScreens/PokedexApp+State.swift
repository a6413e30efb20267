internal import PokedexFeatures
internal import PokedexModel
internal import TerminalUI

// What there is to see, from the view models.
extension PokedexApp {
  /// A page that was made, kept for the keys that do not change it.
  struct MadePage {
    /// What it was made of.
    struct Content: Equatable {
      var entry: ScreenState.Entry?
      var subject: ScreenState.Subject?
      let size: Size
      let language: Language
    }

    let content: Content
    let page: Page
  }

  var layout: Layout { Layout(size: size) }

  var listRows: Int { max(1, layout.bodyRows) }

  /// The rows of a page that are scrolled.
  var pageRows: Int { visiblePage?.rows(in: layout) ?? layout.pageRows }

  /// Brings what is derived up to date: the preview, the view, which moves just as far as it takes to
  /// have the selection in it, the words, and the page.
  func settle() {
    model.followSelection()
    followPicture()
    let selection = model.list.selection
    let last = max(0, model.list.rowCount - listRows)
    let first = max(selection - listRows + 1, min(firstRow, selection, last))
    if first != firstRow { firstRow = first }
    if rowsGeneration != model.generation {
      rowsGeneration = model.generation
      rows = [:]
    }
    if model.language != words.language {
      words = Words(language: model.language, vocabulary: vocabulary)
      rows = [:]
    }
    if let page = model.page { settle(page) }
  }

  var state: ScreenState {
    ScreenState(
      content: content, list: list, position: position, source: model.source,
      origin: model.origin, errorMessage: model.errorMessage, notice: model.notice,
      isLoading: model.isLoading, isOffline: model.isOffline, count: count,
      generation: model.generation, words: words)
  }

  /// The row of the entry that is open, or the selected one.
  private var position: Int {
    model.entry?.detail.id.flatMap { model.list.row(ofID: $0) } ?? model.list.selection
  }

  private var content: ScreenState.Content {
    switch model.overlay {
    case .help: return .help(scroll: helpScroll)
    case .generations: return .generations(selected: generationRow)
    case nil: break
    }
    guard let page = model.page else { return .list(preview: entry(of: model.preview)) }
    return .page(
      ScreenState.Shown(
        page: visiblePage, tab: model.entry?.tab, selectedLink: page.selectedLink,
        scroll: page.scroll,
        trail: model.trail.walked.compactMap { $0.subject.map(words.name(of:)) }))
  }

  /// The page to see; nil while nothing of it has come, and for the list.
  var shownPage: Page? { makePage(isWhole: true) }

  /// As much of it as is in view: a long page is made whole with the first key that moves on it.
  private var visiblePage: Page? {
    makePage(isWhole: model.page.map { $0.scroll > 0 || $0.selectedLink > 0 } ?? true)
  }

  private func makePage(isWhole: Bool) -> Page? {
    guard let content = pageContent else { return nil }
    if let madePage, madePage.content == content, madePage.page.isWhole || !isWhole {
      return madePage.page
    }
    let page: Page
    if let entry = content.entry {
      page = Page(
        entry, layout: layout, words: words, enough: isWhole ? nil : layout.pageRows + 2)
    } else if let subject = content.subject {
      page = SubjectPage(shown: subject, words: words, columns: layout.pagePane.columns).page
    } else {
      return nil
    }
    madePage = MadePage(content: content, page: page)
    return page
  }

  private var pageContent: MadePage.Content? {
    var content = MadePage.Content(size: size, language: model.language)
    switch model.page {
    case let entry as EntryViewModel: content.entry = self.entry(of: entry)
    case let subject as SubjectViewModel: content.subject = state(of: subject)
    default: return nil
    }
    return content
  }

  private func state(of shown: SubjectViewModel) -> ScreenState.Subject? {
    shown.subject.map { subject in
      var state = ScreenState.Subject(subject)
      state.table = shown.table
      state.generation = model.generation
      state.effect = shown.effect
      return state
    }
  }

  private func entry(of shown: EntryViewModel) -> ScreenState.Entry? {
    guard var entry = entry(of: shown.detail) else { return nil }
    entry.tab = shown.tab
    entry.describingVersions = shown.describingVersions
    entry.table = shown.table
    entry.evolutionSteps = shown.entry?.evolutionSteps
    entry.learnset = shown.entry?.learnset
    entry.encounters = shown.entry?.encounters
    entry.heldItems = shown.entry?.heldItems
    entry.forms = shown.entry?.forms
    addPicture(to: &entry)
    if shown.tab == .forms {
      for variety in entry.pokemon.species.varieties {
        guard let known = model.shelf[variety.id] else { continue }
        entry.varieties[variety.id] =
          if let generation = entry.generation, let past = known.pastValues {
            known.pokemon.inGeneration(generation, past: past)
          } else {
            known.pokemon
          }
      }
    }
    return entry
  }

  private func entry(of detail: PokemonDetailViewModel) -> ScreenState.Entry? {
    guard let pokemon = detail.pokemon else { return nil }
    var entry = ScreenState.Entry(
      pokemon: pokemon, evolutionLine: detail.evolutionLine, descriptions: detail.descriptions)
    entry.generation = detail.generation
    entry.comesWith = detail.comesWith
    return entry
  }

  private var list: ScreenState.List {
    let list = model.list
    let items = list.items(in: firstRow..<firstRow + listRows)
    return ScreenState.List(
      rows: items.map(row), first: firstRow, selection: list.selection, total: list.totalCount)
  }

  /// The row of an item, made once where the list itself knows all of it.
  private func row(of item: PokemonListItem) -> ScreenState.Row {
    if let row = rows[item.id] { return row }
    let known = item.types.isEmpty ? model.shelf[item.id]?.pokemon : nil
    let isVariety = item.number.map { $0 != item.id } ?? false
    let row = ScreenState.Row(
      number: isVariety ? nil : item.number,
      name: words.name(ofRow: item, known: known?.name, isUnderSpecies: isVariety),
      isVariety: isVariety, types: types(of: item) ?? known?.types ?? item.types)
    if !item.types.isEmpty { rows[item.id] = row }
    return row
  }

  /// Its types in an earlier generation, none for one that came later; nil where today's are wanted and
  /// where it is not in the bundle.
  private func types(of item: PokemonListItem) -> [PokemonType]? {
    guard let generation = model.generation, words.rules.number(ofVariety: item.id) != nil else {
      return nil
    }
    return words.rules.types(ofVariety: item.id, in: generation)
  }
}
