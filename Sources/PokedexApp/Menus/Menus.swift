internal import PokedexFeatures
internal import PokedexModel
package import PokedexSets
internal import PokedexText
internal import TerminalUI

/// Kinds of menus. To add a menu, add a case here, its rows in `AppState.content(of:_:)`, and its
/// key in the table of keys.
package enum MenuKind: Sendable, Hashable {
  case generations, languages, columns, themes
  /// The formats in which the user can copy the selected or open subject.
  case copies
  /// The marks of the selected or open Pokémon.
  case marks
  /// The games that the user can play.
  case games
  /// The possible values of a page control.
  case values(PageControl)
  /// The Pokémon that can be opponents of a set in a duel.
  case opponents(of: PokemonSet)
  /// The saved teams.
  case savedTeams

  /// Whether the menu can have hundreds of rows.
  var isLong: Bool {
    switch self {
    case .values, .opponents: true
    case .generations, .languages, .columns, .themes, .copies, .marks, .games, .savedTeams: false
    }
  }
}

/// The state of an open menu.
package struct MenuState: Sendable {
  package let kind: MenuKind
  /// Index of the selected row among the rows that pass the filter.
  package internal(set) var selected = 0
  /// The filter that the user has typed. Only rows that match it are shown.
  package internal(set) var filter = TableSettings()
  /// The content of a long menu, which is built when the menu is opened. Nil for other menus, whose
  /// content is built each time they are shown.
  var cachedContent: MenuContent?

  init(kind: MenuKind) { self.kind = kind }

  /// The menu without a filter.
  var unfiltered: MenuState {
    var menu = MenuState(kind: kind)
    menu.cachedContent = cachedContent
    return menu
  }
}

// MARK: - Rows

extension AppState {
  func content(of menu: MenuState) -> MenuContent {
    (menu.cachedContent ?? content(of: menu.kind)).filtered(by: menu.filter)
  }

  private func content(of kind: MenuKind) -> MenuContent {
    switch kind {
    case .generations: generationMenu
    case .languages: languageMenu
    case .columns: columnMenu
    case .themes: themeMenu
    case .copies: copyMenu
    case .marks: markMenu
    case .games: gameMenu
    case .values(let pageControl): valueMenu(pageControl)
    case .opponents(let set): opponentMenu(of: set)
    case .savedTeams: savedTeamMenu
    }
  }

  /// The menu of generations. The first row is the newest generation, shown as "today"; the others
  /// name their games. Games with the same name are listed once.
  private var generationMenu: MenuContent {
    let numbers = [nil] + (1...TypeChart.newestGeneration).map(Optional.some)
    let rows = numbers.map { number -> MenuRow in
      let versions = words.rules.versionGroups.filter { $0.generation == number }
        .flatMap(\.versions)
      return MenuRow(
        title: "\(number ?? 0) " + (number.map(words.generation) ?? words(.generationToday)),
        details: versions.map(words.plainName(ofVersion:)).unique, digit: number ?? 0,
        names: versions.map(words.plainName(ofVersion:)), choice: .generation(number))
    }
    return MenuContent(title: words(.chooseGeneration), rows: rows)
  }

  /// The menu of languages that can be shown. The rows are numbered from 1; the last one has the
  /// digit 0.
  private var languageMenu: MenuContent {
    let languages = Language.allCases.filter(words.canShow)
    let rows = languages.enumerated().map { index, language in
      let (name, digit) = (words.name(of: language), (index + 1) % languages.count)
      return MenuRow(
        title: "\(digit) \(language.endonym)",
        details: [name == language.endonym ? "" : name], digit: digit,
        names: [language.endonym, name, language.code], choice: .language(language))
    }
    return MenuContent(
      title: words(.chooseLanguage), rows: rows, current: languages.firstIndex(of: language),
      hasLetters: true)
  }

  /// Returns the menu of columns by which the list or the open table can be sorted.
  private var columnMenu: MenuContent {
    let (titles, current): ([String], Int)
    if stack.top != nil {
      (titles, current) = (page?.columns ?? [], view.table.column)
    } else {
      titles = list.search.columns.map { $0.map(words.title(of:)) ?? words(.columnBest) }
      current = list.search.sortedColumn
    }
    return MenuContent(
      title: words(.chooseColumn),
      rows: titles.enumerated().map { MenuRow(title: $1, choice: .column($0)) }, current: current)
  }

  private var themeMenu: MenuContent {
    let rows = ThemeChoice.allCases.map {
      MenuRow(title: $0.rawValue, details: [words($0.about)], choice: .theme($0))
    }
    return MenuContent(
      title: words(.chooseTheme), rows: rows,
      current: ThemeChoice.allCases.firstIndex(of: window.theme.choice), showsColors: true)
  }

  private var copyMenu: MenuContent {
    let rows = copyFormats.enumerated().map { index, format in
      MenuRow(
        title: "\(index + 1) \(words.name(of: format))", digit: index + 1, choice: .copy(format))
    }
    return MenuContent(title: words(.chooseCopy, nameToCopy ?? ""), rows: rows)
  }

  /// The menu of marks. A tick is beside each mark that is set. The last row opens the menu of
  /// games, and shows the game that the marks are for.
  private var markMenu: MenuContent {
    let id = currentPokemonID ?? 0
    let made = data.marks.record(of: id).marks
    var rows = Mark.allCases.enumerated().map { index, mark in
      MenuRow(
        title: "\(index + 1) \(words.name(of: mark))", details: [made.contains(mark) ? "✓" : ""],
        digit: index + 1, choice: .mark(mark))
    }
    rows.append(
      MenuRow(
        title: "\(rows.count + 1) \(words(.markGame))",
        details: [words.title(ofGame: choices.game)],
        digit: rows.count + 1, choice: .openGames))
    return MenuContent(
      title: words(.chooseMark, words.name(of: .pokemon(id))), rows: rows)
  }

  /// The menu of games. The first row is for playing no game; the games follow from newest to
  /// oldest, each with its generation.
  private var gameMenu: MenuContent {
    let groups = words.rules.versionGroups
    let games = [nil] + groups.playable.reversed().map(Optional.some)
    return MenuContent(
      title: words(.chooseGame),
      rows: games.map { game in
        let title = words.title(ofGame: game)
        let generation = groups.first { $0.versions.contains(game ?? "") }?.generation
        return MenuRow(
          title: title, details: generation.map { [words.generation($0)] } ?? [],
          names: [title] + (game.map { [$0] } ?? []), choice: .game(game))
      }, current: games.firstIndex(of: choices.game))
  }
}

// MARK: - Keys

extension AppState {
  /// Opens a menu with the current value selected. If the menu of languages is already open,
  /// selects the next language, so that the user can reach every language with this menu's key.
  mutating func showMenu(_ kind: MenuKind) {
    if kind == .languages, case .menu(var menu) = overlay, menu.kind == kind {
      let count = max(1, content(of: menu).rows.count)
      menu.selected = (menu.selected + (self.count ?? 1)) % count
      return overlay = .menu(menu)
    }
    if let reason = reasonUnavailable(kind) { return notice = words(reason) }
    var menu = MenuState(kind: kind)
    if kind.isLong {
      var content = content(of: kind)
      content.rows = content.rows.map(\.keyed)
      menu.cachedContent = content
    }
    menu.selected = content(of: menu).current ?? (kind == .generations ? generation ?? 0 : 0)
    // Start with the filter, because typing a name is quicker than scrolling in a menu this long.
    menu.filter.isFiltering = kind == .games || kind.isLong
    show(.menu(menu))
  }

  /// Returns a sentence that explains why a menu can't be opened. Nil if it can be opened.
  private func reasonUnavailable(_ kind: MenuKind) -> Sentence? {
    switch kind {
    case .columns: content(of: kind).rows.isEmpty ? .nothingToSort : nil
    case .copies: nameToCopy == nil ? .nothingToCopy : nil
    case .marks: !data.marks.isAvailable || currentPokemonID == nil ? .nothingToMark : nil
    case .generations, .languages, .themes, .games, .values, .opponents: nil
    case .savedTeams: data.marks.teams.isEmpty ? .noTeams : nil
    }
  }

  mutating func move(_ intent: Intent, in menu: MenuState) -> [Effect] {
    var menu = menu
    let last = content(of: menu).rows.count - 1
    switch intent {
    case .moveDown: menu.selected = min(menu.selected + (count ?? 1), last)
    case .moveUp: menu.selected -= count ?? 1
    case .first, .pageUp: menu.selected = 0
    case .last, .pageDown: menu.selected = last
    case .open: return choose(row: menu.selected, of: menu)
    default: return []
    }
    menu.selected = max(0, menu.selected)
    overlay = .menu(menu)
    return []
  }

  /// Chooses the row with the typed digit, or selects the next row that begins with the typed
  /// letter. Returns nil if the key does neither.
  mutating func chooseRow(by key: Key) -> [Effect]? {
    guard case .menu(var menu) = overlay, case .character(let character) = key else { return nil }
    let content = content(of: menu)
    if key.isDigit,
      let row = content.rows.firstIndex(where: { $0.digit == character.wholeNumberValue })
    {
      return choose(row: row, of: menu)
    }
    guard keys.intent(of: key, in: .menu) == nil,
      let row = content.row(after: menu.selected, beginningWith: character)
    else { return nil }
    menu.selected = row
    overlay = .menu(menu)
    return []
  }

  /// Chooses the selected row when the user presses Enter while typing a menu's filter. Returns nil
  /// for any other key, or if no row matches the filter.
  mutating func chooseFiltered(by key: Key) -> [Effect]? {
    guard case .menu(let menu) = overlay, menu.filter.isFiltering,
      keys.intent(of: key, in: .box) == .keep, !content(of: menu).rows.isEmpty
    else { return nil }
    return choose(row: menu.selected, of: menu)
  }

  mutating func choose(row: Int, of menu: MenuState) -> [Effect] {
    let rows = content(of: menu).rows
    guard rows.indices ~= row else { return [] }
    switch rows[row].choice {
    case .generation(let number): return choose(generation: number)
    case .language(let language): return choose(language: language)
    case .openGames: showMenu(.games)
    case .column(let column):
      closeOverlay()
      if stack.top == nil {
        list.sort(byColumn: column, in: listSource)
      } else {
        view.table.sort(byColumn: column)
        view.scrollToTop()
      }
    case .theme(let choice):
      closeOverlay()
      window.theme = window.theme.choosing(choice)
    case .copy(let format):
      let clip = clip(as: format)
      closeOverlay()
      return clip.map { [.copy($0)] } ?? []
    case .mark(let mark):
      closeOverlay()
      return currentPokemonID.map { [.mark(.toggle(mark, of: $0))] } ?? []
    case .game(let game): return choose(game: game)
    case .value(let pageControl, let index):
      closeOverlay()
      holdSelection()
      chooseValue(index, of: pageControl)
    case .savedTeam(let name):
      closeOverlay()
      openTeam(named: name)
    case .opponent(let slug, let set):
      closeOverlay()
      openDuel(of: set, against: slug)
    }
    return []
  }

  /// Switches all pages and the list to a generation, and leaves the game that the user plays, if
  /// any. Nil means the newest generation.
  mutating func choose(generation: Int?) -> [Effect] {
    if case .menu(let menu) = overlay, menu.kind == .generations { closeOverlay() }
    if generation == self.generation { return [] }
    holdSelection()
    choices.generation = generation
    let left = leaveGame()
    list.show(.national, in: listSource)
    return left
  }

  /// Leaves the game that the user plays, because the user has chosen a generation.
  private mutating func leaveGame() -> [Effect] {
    guard let game else { return [] }
    choices.game = nil
    notice = words(.gameLeft, words.title(ofGame: game.version))
    return [.mark(.choose(game: nil))]
  }

  /// Switches all pages and the list to the version that the user plays. If `version` is nil,
  /// leaves the game and returns to the newest generation.
  mutating func choose(game version: String?) -> [Effect] {
    if case .menu(let menu) = overlay, menu.kind == .games { closeOverlay() }
    if version == choices.game { return [] }
    holdSelection()
    choices.game = version
    let game = game
    let group = words.rules.versionGroups.first { $0.slug == game?.group }
    choices.generation = group?.generation
    stack.changeTop { $0.view.table.game = game }
    if let version, group?.dexes.isEmpty == true {
      notice = words(.noRegionalDex, words.title(ofGame: version))
    }
    list.show(rosters.first ?? .national, in: listSource)
    return [.mark(.choose(game: version))]
  }

  /// The lists that are available in the user's game, starting with the default: its regional
  /// dexes, all Pokémon of the game, and the National Dex.
  var rosters: [ListRoster] {
    guard let group = words.rules.versionGroups.first(where: { $0.slug == game?.group }) else {
      return [.national]
    }
    return group.dexes.map { .dex($0, game: group.slug) } + [.game(group.slug), .national]
  }

  /// Switches to the next list available in the game, wrapping around.
  mutating func switchRoster() {
    guard game != nil else {
      return notice = words(.noRosters, keys.displayText(.menu(.games)))
    }
    let index = rosters.firstIndex(of: list.search.roster) ?? 0
    let next = rosters[(index + repeats) % rosters.count]
    notice = words.name(of: next)
    list.show(next, in: listSource)
  }

  /// Switches all texts to a language.
  mutating func choose(language: Language) -> [Effect] {
    guard words.canShow(language) else {
      notice = words(.notInASCII, language.code)
      return []
    }
    if case .menu(let menu) = overlay, menu.kind == .languages { closeOverlay() }
    if language == self.language { return [] }
    holdSelection()
    covered = covered.map(\.withoutCachedContent)
    words = words.withLanguage(language)
    list.refresh(listSource)
    return []
  }

  /// The theme to draw with. While the menu of themes is open, it is the selected theme.
  package var shownTheme: Theme {
    guard case .menu(let menu) = overlay, menu.kind == .themes else { return window.theme }
    let rows = themeMenu.filtered(by: menu.filter).rows
    guard rows.indices ~= menu.selected, case .theme(let choice) = rows[menu.selected].choice
    else { return window.theme }
    return window.theme.choosing(choice)
  }

  /// PokeAPI's id of the open Pokémon, or of the one selected in the list.
  var currentPokemonID: Int? {
    stack.top == nil ? list.selectedItem?.id : entry?.pokemon
  }
}

extension ThemeChoice {
  fileprivate var about: Sentence {
    switch self {
    case .auto: .themeAuto
    case .dark: .themeDark
    case .light: .themeLight
    case .highContrast: .themeHighContrast
    case .mono: .themeMono
    }
  }
}

extension Words {
  /// Returns the name of a game.
  ///
  /// - Parameter slug: slug of a version, or nil for no game.
  func title(ofGame slug: String?) -> String {
    slug.map(plainName(ofVersion:)) ?? self(.noGame)
  }
}
