internal import PokedexFeatures
internal import PokedexModel
internal import PokedexQuery
internal import PokemonAPI
internal import TerminalUI

// What there is to see, from the view models.
extension PokedexApp {
  /// The state to draw. Reads only; `update()` has made what is dear to make.
  var state: ScreenState {
    var state = ScreenState(content: content, list: list, source: model.source, words: words)
    state.keys = keys
    state.position = position
    state.search = search
    state.box = searchBox.map(box) ?? noteBox.map(box)
    state.isSwallowing = isSwallowing
    state.isFiltering = isFiltering
    state.origin = model.origin
    state.errorMessage = model.errorMessage
    state.notice = model.notice
    state.isLoading = model.isLoading
    state.pagesAwaited = model.page == nil ? model.list.pagesAwaited : nil
    state.isAskingAgain = model.isAskingAgain
    state.isOffline = model.isOffline
    state.count = count
    state.generation = model.generation
    state.trail = trail
    state.leftOut = leftOut
    return state
  }

  /// Whether what is typed filters the table to see, or the help.
  var isFiltering: Bool {
    model.isShowingHelp
      ? helpFilter.isFiltering : model.overlay == nil && pageState.table.isFiltering
  }

  /// How many rows of what did not exist yet are left out of what is to be seen.
  private var leftOut: Int {
    if model.overlay != nil { return 0 }
    return model.page == nil ? model.search.leftOutCount : openPage?.page.leftOut ?? 0
  }

  /// The names of the pages that led to the one to see; nil for the list.
  private var trail: [String]? {
    model.page == nil ? nil : model.trail.walked.compactMap { $0.subject.map(words.name(of:)) }
  }

  /// The row of the entry that is open, or the selected one.
  private var position: Int {
    model.entry?.detail.id.flatMap { model.list.row(ofID: $0) } ?? model.list.selection
  }

  private var list: ScreenState.List {
    var list = ScreenState.List()
    list.rows = rows.shown
    list.first = firstRow
    list.selection = model.list.selection
    list.total = model.list.totalCount
    list.isFound = !model.search.text.isEmpty
    list.column = model.search.column
    list.generation = model.generation
    return list
  }

  private var search: ScreenState.Search {
    var search = ScreenState.Search()
    search.scope = model.search.scope
    search.text = searchBox == nil ? model.search.text : ""
    search.order = model.search.order
    search.column = model.search.column
    return search
  }

  private func box(_ searchBox: SearchBox) -> ScreenState.Box {
    var box = ScreenState.Box(
      line: searchBox.line, found: model.list.rowCount, total: model.search.totalCount,
      mistake: model.search.mistake)
    box.choices = searchBox.completion?.choices.map(\.text) ?? []
    box.chosen = searchBox.chosen
    box.note = searchBox.note
    return box
  }

  private var content: ScreenState.Content {
    switch model.overlay {
    case .help:
      return .help(scroll: helpScroll, place: helpPlace, tab: helpTab, filter: helpFilter)
    case .generations: return .generations(selected: menuRow)
    case .languages: return .languages(selected: menuRow)
    case .themes: return .themes(selected: menuRow, chosen: chosenTheme)
    case .copies: return .copies(copyForms, of: nameToCopy ?? "", selected: menuRow)
    case .marks: return .marks(marking, selected: menuRow)
    case .games: return .games(selected: menuRow, chosen: model.marks.game)
    case .columns:
      let columns = columns
      return .columns(columns.titles, selected: menuRow, sorted: columns.sorted)
    case .palette:
      return .palette(
        ScreenState.Palette(
          line: palette.line, rows: palette.rows, selected: palette.selected - palette.first,
          count: palette.count))
    case .picture: return .picture(largePicture)
    case nil: break
    }
    if model.page == nil { return .list(preview: model.list.rowCount == 0 ? nil : preview) }
    let pageState = pageState
    return .page(
      ScreenState.Shown(
        page: openPage, tab: model.entry == nil ? nil : pageState.tab,
        selectedLink: pageState.selectedLink, scroll: pageState.scroll))
  }

  private var preview: ScreenState.Entry? {
    var entry = entry(of: model.preview)
    if !previewPicture.isEmpty { entry?.picture = previewPicture }
    return entry
  }

  func entry(of detail: PokemonDetailViewModel) -> ScreenState.Entry? {
    guard let pokemon = detail.pokemon else { return nil }
    var entry = ScreenState.Entry(
      pokemon: pokemon, evolutionLine: detail.evolutionLine, descriptions: detail.descriptions)
    entry.generation = detail.generation
    entry.comesWith = detail.comesWith
    entry.said = model.marks.records(of: pokemon.id)
    return entry
  }
}

// MARK: - What follows from the view models

extension PokedexApp {
  var listRows: Int { max(1, layout.listRows.rows) }

  /// Brings up to date what follows from the view models. To be called when they have changed.
  package func update() {
    isBehind = false
    if searchBox?.isBehind == true { find() }
    if palette.isBehind { findTargets() }
    model.followSelection()
    followPicture()
    if model.language != words.language {
      words = Words(
        language: model.language, vocabulary: vocabulary, symbols: symbols, units: words.units)
    }
    keepSelectionInView()
    rows.show(
      firstRow..<firstRow + listRows, of: model.list, found: model.search.state,
      marked: model.marks, as: model.generation, chosen: model.chosen, in: words,
      isWide: layout.isListWide
    ) { model.shelf[$0]?.pokemon.value }
    if model.overlay == .palette { updatePalette() }
    if model.overlay == .picture { updateLargePicture() }
    if model.source.usesNetwork { updatePreviewPicture() }
    if model.page == nil { openPage = nil } else { updatePage() }
  }

  /// Moves the view of the list just as far as it takes to have the selection in it.
  private func keepSelectionInView() {
    let selection = model.list.selection
    let last = max(0, model.list.rowCount - listRows)
    let first = max(selection - listRows + 1, min(firstRow, selection, last))
    if first != firstRow { firstRow = first }
  }

  private func updatePage() {
    makePage(isWhole: pageState.scroll > 0 || pageState.selectedLink > 0)
    settlePage()
  }

  /// Makes the page to see, unless it is there.
  ///
  /// - Parameter isWhole: false where as much of a long page will do as is in view.
  func makePage(isWhole: Bool) {
    guard let about = aboutPage else { return openPage = nil }
    let content = OpenPage.Content(about, size: layout.size, language: model.language)
    if let openPage, openPage.content == content { return }
    if let made = madePages.page(of: content, isWhole: isWhole) { return openPage = made }
    let page = OpenPage(
      content, layout: layout, words: words, isWhole: isWhole, overview: overview(of: about))
    madePages.keep(page)
    openPage = page
  }

  /// The overview to make a page of, where it has been made already to find room for the picture.
  func overview(of about: OpenPage.Content.About) -> OverviewPage? {
    guard case .entry(let entry) = about, entry.tab == .overview, entry.comesWith == nil else {
      return nil
    }
    return madeOverview.known(of: entry, in: layout, words: words)
  }

  private var aboutPage: OpenPage.Content.About? {
    switch model.page {
    case let entry as EntryViewModel: self.entry(of: entry, in: pageState).map { .entry($0) }
    case let subject as SubjectViewModel: state(of: subject).map { .subject($0) }
    case let team as TeamViewModel: state(of: team).map { .subject($0) }
    default: nil
    }
  }

  private func state(of shown: SubjectViewModel) -> ScreenState.Subject? {
    shown.subject.map { subject in
      var state = ScreenState.Subject(subject)
      state.table = pageState.table
      state.generation = model.generation
      state.effect = shown.effect
      state.showsLater = model.showsLater
      if subject == .completeness { addMarks(to: &state) }
      return state
    }
  }

  private func state(of shown: TeamViewModel) -> ScreenState.Subject? {
    guard let subject = shown.subject, let team = shown.team else { return nil }
    var state = ScreenState.Subject(subject)
    state.team = team
    state.generation = model.generation
    return state
  }

  /// An entry as one of its pages shows it.
  func entry(of shown: EntryViewModel, in state: PageState) -> ScreenState.Entry? {
    guard var entry = entry(of: shown.detail) else { return nil }
    entry.tab = state.tab
    entry.describingVersions = describingVersions
    entry.table = state.table
    entry.dials = state.dials
    entry.showsLater = state.tab == .forms && model.showsLater
    if let known = shown.entry { add(state.tab.parts, of: known, to: &entry) }
    addPicture(to: &entry)
    if state.tab == .evolution { addFamilyPictures(to: &entry) }
    return entry
  }

  /// Only what its page needs: a page stays as it is when something comes for another.
  private func add(
    _ parts: [EntryPart], of known: EntryShelf.Entry, to entry: inout ScreenState.Entry
  ) {
    for part in parts {
      switch part {
      case .evolutionSteps: entry.evolutionSteps = known.evolutionSteps?.value
      case .learnset: entry.learnset = known.learnset?.value
      case .encounters: entry.encounters = known.encounters?.value
      case .heldItems: entry.heldItems = known.heldItems?.value
      case .forms: entry.forms = known.forms?.value
      case .varieties: addVarieties(to: &entry)
      // Every page has these, or none has.
      case .facts, .evolutionLine, .descriptions, .pastValues, .pastVarieties: break
      }
    }
  }

  private func addVarieties(to entry: inout ScreenState.Entry) {
    for variety in entry.pokemon.species.varieties {
      guard let known = model.shelf[variety.id] else { continue }
      entry.varieties[variety.id] =
        if let generation = entry.generation, let past = known.pastValues?.value {
          known.pokemon.value.inGeneration(generation, past: past)
        } else {
          known.pokemon.value
        }
    }
  }
}
