internal import PokedexFeatures
internal import PokedexModel
internal import PokedexSets
internal import PokedexText
internal import TerminalUI
internal import UserStore

/// A kind of menu: how its rows follow from the state. To add a menu, add one here and a command
/// that opens it.
package struct MenuKind: Sendable, Equatable {
  let name: String
  /// Whether the menu can have hundreds of rows. They are made only once, when the menu is opened.
  let isLong: Bool
  /// Whether the user types into the filter as soon as the menu is open, because that is quicker
  /// than scrolling.
  let beginsWithFilter: Bool
  let content: @Sendable (AppState) -> MenuContent

  init(
    _ name: String, isLong: Bool = false, beginsWithFilter: Bool = false,
    content: @escaping @Sendable (AppState) -> MenuContent
  ) {
    self.name = name
    self.isLong = isLong
    self.beginsWithFilter = isLong || beginsWithFilter
    self.content = content
  }

  package static func == (a: MenuKind, b: MenuKind) -> Bool { a.name == b.name }
}

// MARK: - The menus

extension MenuKind {
  /// The menu of generations. The first row is the newest generation, shown as "today"; the others
  /// name their games. Games with the same name are listed once.
  package static let generations = MenuKind("generations") { state in
    let words = state.words
    let numbers = [nil] + (1...TypeChart.newestGeneration).map(Optional.some)
    let rows = numbers.map { number -> MenuRow in
      let versions = words.rules.versionGroups.filter { $0.generation == number }
        .flatMap(\.versions)
      return MenuRow(
        title: "\(number ?? 0) " + (number.map(words.generation) ?? words(.generationToday)),
        details: versions.map(words.plainName(ofVersion:)).unique, digit: number ?? 0,
        names: versions.map(words.plainName(ofVersion:))
      ) { $0.choose(generation: number) }
    }
    return MenuContent(title: words(.chooseGeneration), rows: rows, first: state.generation ?? 0)
  }

  /// The menu of languages that can be shown. The rows are numbered from 1; the last one has the
  /// digit 0.
  package static let languages = MenuKind("languages") { state in
    let words = state.words
    let languages = Language.allCases.filter(words.canShow)
    let rows = languages.enumerated().map { index, language in
      let (name, digit) = (words.name(of: language), (index + 1) % languages.count)
      return MenuRow(
        title: "\(digit) \(language.endonym)",
        details: [name == language.endonym ? "" : name], digit: digit,
        names: [language.endonym, name, language.code]
      ) { $0.choose(language: language) }
    }
    return MenuContent(
      title: words(.chooseLanguage), rows: rows, current: languages.firstIndex(of: state.language),
      hasLetters: true)
  }

  /// The menu of columns by which the list can be sorted.
  package static let listColumns = MenuKind("columns") { state in
    let search = state.list.search
    let titles = search.columns.map { $0.map(state.words.title(of:)) ?? state.words(.columnBest) }
    return columns(titles, current: search.sortedColumn, state) { state, column in
      state.list.sort(byColumn: column, in: state.listSource)
    }
  }

  /// The menu of columns by which the open table can be sorted.
  package static let tableColumns = MenuKind("columns") { state in
    columns(state.page?.columns ?? [], current: state.view.table.column, state) { state, column in
      state.view.table.sort(byColumn: column)
      state.view.scrollToTop()
    }
  }

  private static func columns(
    _ titles: [String], current: Int, _ state: AppState,
    sort: @escaping @Sendable (inout AppState, Int) -> Void
  ) -> MenuContent {
    let rows = titles.enumerated().map { column, title in
      MenuRow(title: title) { sort(&$0, column) }
    }
    return MenuContent(title: state.words(.chooseColumn), rows: rows, current: current)
  }

  package static let themes = MenuKind("themes") { state in
    let rows = ThemeChoice.allCases.map { theme in
      MenuRow(title: theme.rawValue, details: [state.words(theme.about)], theme: theme) {
        $0.window.theme = $0.window.theme.choosing(theme)
      }
    }
    return MenuContent(
      title: state.words(.chooseTheme), rows: rows,
      current: ThemeChoice.allCases.firstIndex(of: state.window.theme.choice), showsColors: true)
  }

  /// The formats in which the user can copy the selected or open subject.
  package static let copies = MenuKind("copies") { state in
    let rows = state.copyFormats.enumerated().map { index, format in
      MenuRow(title: "\(index + 1) \(state.words.name(of: format))", digit: index + 1) { state in
        if let clip = Clip(as: format, of: state) { state.request(.copy(clip)) }
      }
    }
    return MenuContent(title: state.words(.chooseCopy, state.nameToCopy ?? ""), rows: rows)
  }

  /// The marks of the selected or open Pokémon. A tick is beside each mark that is set. The last
  /// row opens the menu of games, and shows the game that the marks are for.
  package static let marks = MenuKind("marks") { state in
    let words = state.words
    let id = state.currentPokemonID ?? 0
    let made = state.data.marks.record(of: id).marks
    var rows = Mark.allCases.enumerated().map { index, mark in
      MenuRow(
        title: "\(index + 1) \(words.name(of: mark))", details: [made.contains(mark) ? "✓" : ""],
        digit: index + 1
      ) { $0.request(.mark(.toggle(mark, of: id))) }
    }
    rows.append(
      MenuRow(
        title: "\(rows.count + 1) \(words(.markGame))",
        details: [words.title(ofGame: state.choices.game)], digit: rows.count + 1, staysOpen: true
      ) { $0.showMenu(.games) })
    return MenuContent(title: words(.chooseMark, words.name(of: .pokemon(id))), rows: rows)
  }

  /// The games that the user can play. The first row is for playing no game; the games follow from
  /// newest to oldest, each with its generation.
  package static let games = MenuKind("games", beginsWithFilter: true) { state in
    let words = state.words
    let groups = words.rules.versionGroups
    let games = [nil] + groups.playable.reversed().map(Optional.some)
    return MenuContent(
      title: words(.chooseGame),
      rows: games.map { game in
        let title = words.title(ofGame: game)
        let generation = groups.first { $0.versions.contains(game ?? "") }?.generation
        return MenuRow(
          title: title, details: generation.map { [words.generation($0)] } ?? [],
          names: [title] + (game.map { [$0] } ?? [])
        ) { $0.choose(game: game) }
      }, current: games.firstIndex(of: state.choices.game))
  }

  /// The possible values of a page control that belongs to a set.
  static func values(of pageControl: PageControl) -> MenuKind {
    MenuKind("values", isLong: true) { state in
      guard case .set(let index, let field) = pageControl, let fields = state.fields(of: index)
      else { return MenuContent(title: "", rows: []) }
      let (choices, current) = fields.choices(of: field)
      return MenuContent(
        title: state.words(.chooseValue, fields.text.name(of: fields.set)),
        rows: choices.enumerated().map { position, choice in
          MenuRow(title: choice.title, details: choice.details, names: choice.names) { state in
            state.holdSelection()
            state.chooseValue(position, of: pageControl)
          }
        }, current: current)
    }
  }

  /// The Pokémon that can be opponents of a set in a duel: first those chosen for comparison, then
  /// all others of the generation.
  static func opponents(of set: PokemonSet) -> MenuKind {
    MenuKind("opponents", isLong: true) { state in
      let all = state.setup.sets.varieties(in: state.generationOfBattle)
      let team = state.choices.compared
      let chosen = team.compactMap { id in all.first { $0.id == id } }
      let rows = (chosen + all.filter { !team.contains($0.id) }).map { variety in
        MenuRow(
          title: state.words.name(of: .pokemon(variety.id)),
          names: [SlugWords.title(variety.slug)]
        ) { state in
          var opponent = PokemonSet(untrained: variety.slug)
          opponent.level = set.level
          state.stack.open(DuelScreen(set, opponent))
        }
      }
      return MenuContent(title: state.words(.chooseOpponent), rows: rows)
    }
  }

  package static let savedTeams = MenuKind("savedTeams") { state in
    let rows = state.data.marks.teams.map { team in
      MenuRow(title: team.name) { $0.openTeam(named: team.name) }
    }
    return MenuContent(title: state.words(.chooseTeam), rows: rows)
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
