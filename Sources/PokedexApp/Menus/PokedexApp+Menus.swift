internal import PokedexFeatures
internal import PokedexModel
internal import PokedexText
internal import TerminalUI

// Menus before the list or a page: the generations, the languages, and what there is to sort by.
extension PokedexApp {
  func showGenerations() {
    model.show(.generations)
    menuRow = model.generation ?? 0
  }

  /// Offers the languages; in their menu it goes to the next, so that few keys lead far.
  func showLanguages() {
    if model.overlay == .languages {
      menuRow = (menuRow + (count ?? 1)) % menuCount
    } else {
      model.show(.languages)
      menuRow = LanguageMenu(words: words).choices.firstIndex(of: model.language) ?? 0
    }
  }

  /// Offers what the list or the table to see can be sorted by.
  func showColumns() {
    let columns = columns
    guard !columns.titles.isEmpty else { return model.note(words(.nothingToSort)) }
    model.show(.columns)
    menuRow = columns.sorted
  }

  /// What there is to sort by, and which of it is sorted by.
  var columns: (titles: [String], sorted: Int) {
    if model.page != nil { return (wholePage?.columns ?? [], pageState.table.column) }
    let titles = model.search.columns.map { $0.map(words.title(of:)) ?? words(.columnBest) }
    return (titles, model.search.sortedColumn)
  }

  private var menuCount: Int {
    switch model.overlay {
    case .generations: GenerationMenu(words: words).choices.count
    case .languages: LanguageMenu(words: words).choices.count
    case .themes: ThemeChoice.allCases.count
    case .copies: copyForms.count
    case .marks: MarksMenu.rowCount
    case .games: GameMenu(words: words).choices.count
    default: columns.titles.count
    }
  }

  func moveMenu(_ intent: Intent) {
    let last = menuCount - 1
    switch intent {
    case .moveDown: menuRow = min(menuRow + (count ?? 1), last)
    case .moveUp: menuRow = max(menuRow - (count ?? 1), 0)
    case .first, .pageUp: menuRow = 0
    case .last, .pageDown: menuRow = last
    case .open: choose(menuRow)
    default: break
    }
  }

  /// The row of a menu that is at a row of the window; nil where none is.
  func menuRow(at row: Int) -> Int? {
    let rows = MenuRows.shown(of: menuCount, selected: menuRow, in: layout.bodyRows)
    let place = rows.startIndex + row - layout.menuRow
    return rows.contains(place) ? place : nil
  }

  /// Takes what stands in a row of the menu.
  func choose(_ row: Int) {
    switch model.overlay {
    case .generations: choose(generation: row == 0 ? nil : row)
    case .languages: choose(language: LanguageMenu(words: words).choices[row])
    case .themes:
      theme = theme.choosing(ThemeChoice.allCases[row])
      model.closeOverlay()
    case .copies: choose(copyInRow: row)
    case .marks: choose(markInRow: row)
    case .games: choose(game: GameMenu(words: words).choices[row])
    default:
      model.closeOverlay()
      if model.page == nil {
        sortList(by: row)
      } else {
        pageState.table.sort(byColumn: row)
        toTop()
      }
    }
  }

  func choose(generation: Int?) {
    keepingSelection { model.choose(generation: generation) }
  }

  func choose(language: Language) {
    guard words.canShow(language) else { return model.note(words(.notInASCII, language.code)) }
    keepingSelection { model.choose(language: language) }
  }

  /// Takes a digit for what stands beside it in a menu, or a letter for the language that it begins. False
  /// for any other key.
  func choose(by key: Key) -> Bool {
    guard case .character(let character) = key else { return false }
    let digit = character.isASCII ? character.wholeNumberValue : nil
    switch model.overlay {
    case .generations:
      guard let digit, digit < GenerationMenu(words: words).choices.count else { return false }
      choose(digit)
    case .languages:
      let menu = LanguageMenu(words: words)
      if let row = digit.flatMap(menu.row(ofDigit:)) {
        choose(row)
      } else {
        guard keys.intent(of: key, in: .menu) == nil,
          let row = menu.row(after: menuRow, beginningWith: character)
        else { return false }
        menuRow = row
      }
    case .marks:
      guard let digit, 1...MarksMenu.rowCount ~= digit else { return false }
      choose(digit - 1)
    case .copies:
      guard let digit, 1...copyForms.count ~= digit else { return false }
      choose(digit - 1)
    case .games:
      guard keys.intent(of: key, in: .menu) == nil,
        let row = GameMenu(words: words).row(after: menuRow, beginningWith: character)
      else { return false }
      menuRow = row
    default: return false
    }
    return true
  }

  /// Changes how a page is shown; the link that is selected stays so, where it is there again, and in its
  /// place in the window.
  private func keepingSelection(_ change: () -> Void) {
    guard let before = wholePage, before.links.indices ~= pageState.selectedLink else {
      return change()
    }
    let selected = before.links[pageState.selectedLink]
    let isSame = { (link: Page.Link) in link.subject == selected.subject }
    let earlier = before.links[..<pageState.selectedLink].count(where: isSame)
    let row = selected.line - pageState.scroll
    change()
    update()
    guard let after = wholePage else { return }
    let places = after.links.indices.filter { isSame(after.links[$0]) }
    guard places.indices ~= earlier else { return }
    pageState.selectedLink = places[earlier]
    if 0..<pageRows ~= row {
      let last = max(0, after.lineCount - pageRows)
      pageState.scroll = max(0, min(after.links[places[earlier]].line - row, last))
    }
  }
}
