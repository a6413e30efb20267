internal import PokedexFeatures
internal import PokedexModel
internal import PokedexText
internal import TerminalUI

/// Page of a subject other than a Pokémon, such as an ability, a move, an item or a place: its
/// facts, then a table of its Pokémon.
struct SubjectPage {
  let shown: SubjectContent
  let words: Words
  let columns: Int

  var rules: any GameData { words.rules }
  var table: TableSettings { shown.table }
  var generation: Int? { shown.generation }
  var subjectFacts: SubjectFacts { subjectFacts(in: game) }
  /// Game and version that the user plays.
  var game: Game? { shown.version.flatMap(rules.versionGroups.game(ofVersion:)) }

  var page: Page {
    switch shown.subject {
    case .ability(let slug): abilityPage(slug)
    case .move(let slug): movePage(slug)
    case .type(let type): typePage(type)
    case .item(let slug): itemPage(slug)
    case .eggGroup(let slug): eggGroupPage(slug)
    case .nature(let slug): naturesPage(slug)
    case .place(let slug): placePage(slug)
    case .natures: naturesPage(nil)
    case .growthRates: growthRatesPage
    case .typeChart: typeChartPage
    case .team: teamPage
    case .completeness: completenessPage
    case .trainer(let slug, let order): trainerPage(slug, order)
    case .trainers: trainersPage
    case .effortSpots: effortSpotsPage
    case .pokemon, .form: Page(panes: [LazyLines([])])
    }
  }

  /// - Parameter game: the game whose facts are returned where the generation's games differ, if
  ///   any.
  func subjectFacts(in game: Game?) -> SubjectFacts {
    SubjectFacts(words: words, generation: generation, game: game)
  }

  /// Returns a title line with the subject's name, and with a noun such as "Move" at the right end.
  func title(_ noun: Sentence) -> Line { title(words(noun)) }

  func title(_ text: String) -> Line {
    Line([Span(words.name(of: shown.subject), .name)], right: [Span(text, .secondary)])
  }

  /// Returns the facts beside aligned labels, then the data source's description, then the facts
  /// that have their own headings.
  func lines(of facts: [SubjectFact], effect: [Line] = []) -> [Line] {
    labelled(facts) + effect + facts.flatMap(section)
  }

  private func labelled(_ facts: [SubjectFact]) -> [Line] {
    let fields = facts.compactMap { fact -> Field? in
      guard case .parts(let parts) = fact.content else { return nil }
      return Field(words(fact.label), parts)
    }
    return Field.lines(fields, columns: columns)
  }

  /// Returns the lines of a fact that has its own heading. Empty for other facts.
  private func section(_ fact: SubjectFact) -> [Line] {
    let lines: [Line] =
      switch fact.content {
      case .parts, .figures: []
      case .section(let passages):
        passages.flatMap {
          Line.wrapped($0.text, names: $0.names, game: $0.game, columns: columns)
        }
      case .factors(let groups):
        groups.flatMap { percent, types in
          Field(words.figures.factor(Double(percent)), types)
            .lines(labelColumns: 6, columns: columns)
        }
      }
    return lines.isEmpty ? [] : [.blank, heading(words(fact.label))] + lines
  }

  /// The data source's description of the effect, under a heading. Empty if none exists.
  var effect: [Line] {
    guard let text = shown.effect?[words.language] else { return [] }
    return [.blank, heading(words(.effectTitle))] + Line.wrapped(text, columns: columns)
  }

  func heading(_ text: String) -> Line { Line([Span(text, .heading)]) }

  /// Returns the title of the column that the table is sorted by. Nil if no column is chosen.
  func sortedTitle(_ sorting: [Sentence]) -> String? {
    sorting.indices ~= table.column ? words(sorting[table.column]) : nil
  }

  /// Returns the lines to show above a table: none while the table is filtered, so that its
  /// heading, which shows the typed filter, stays in view; otherwise `lines`.
  func above(_ lines: [Line]) -> LazyLines {
    LazyLines(table.isFiltering || !table.filter.isEmpty ? [] : lines)
  }

  /// Returns a page that ends with a heading and a table of the Pokémon that pass the filter.
  ///
  /// - Parameters:
  ///   - head: lines above the table.
  ///   - note: title of the column of notes; nil if the rows have no notes.
  ///   - isDetailed: whether each note is shown below its row.
  ///   - game: the displayed game, one of `games`. The Pokémon's types are shown as of its
  ///     generation, or as of the chosen generation if the game is nil.
  ///   - more: lines below the table.
  func page(
    _ title: Line, _ head: [Line], _ sentence: Sentence, _ pokemon: Rows, note: Sentence? = nil,
    isDetailed: Bool = false, game: Game? = nil, of games: [Game] = [],
    more: LazyLines = LazyLines([])
  ) -> Page {
    let group = rules.versionGroups.first { $0.slug == game?.group }
    let all = PokemonTable(
      rows: pokemon.rows, words: words, columns: columns,
      generation: group?.generation ?? generation)
    let shown = all.arranged(by: table, note: note)
    let sorting = all.sortColumns(note: note).map(\.title)
    let heading = Line.title(
      "\(words(sentence)) (\(shown.rows.count))", sorted: sortedTitle(sorting), table,
      columns: columns)
    if pokemon.rows.isEmpty, pokemon.leftOut == 0, note == .columnChance {
      return Page(title: title, panes: [above(head)], games: games, game: game)
    }
    return Page(
      title: title,
      panes: [
        above(head) + LazyLines([.blank, heading])
          + (isDetailed ? shown.detailedLines : shown.lines)
          + more
      ], games: games, game: game,
      columns: pokemon.rows.isEmpty ? [] : sorting.map { words($0) }, leftOut: pokemon.leftOut)
  }

  func page(
    _ noun: Sentence, _ head: [Line], _ sentence: Sentence, _ pokemon: Rows, note: Sentence? = nil,
    game: Game? = nil, of games: [Game] = [], more: LazyLines = LazyLines([])
  ) -> Page {
    page(title(noun), head, sentence, pokemon, note: note, game: game, of: games, more: more)
  }

  /// Rows of a table, and the number of newer Pokémon that are left out of it.
  typealias Rows = (rows: [PokemonTable.PokemonTableRow], leftOut: Int)

  /// Returns the rows of the generation. Adds the rows of newer Pokémon if the user wants to see
  /// them; otherwise only counts them as left out.
  ///
  /// - Parameter today: the rows as of the current generation, which include newer Pokémon.
  func rows(
    _ rowsOfGeneration: [PokemonTable.PokemonTableRow],
    today: @autoclosure () -> [PokemonTable.PokemonTableRow]
  ) -> Rows {
    if generation == nil { return (rowsOfGeneration, 0) }
    let later = today().filter { isLater($0.pokemon) }
    return shown.showsLater ? (rowsOfGeneration + later, 0) : (rowsOfGeneration, later.count)
  }

  /// Whether a variety is newer than the generation.
  func isLater(_ pokemon: VarietyReference) -> Bool {
    guard let generation, let first = rules.firstGeneration(ofVariety: pokemon.id) else {
      return false
    }
    return first > generation
  }

  /// Returns a page with a note that its subject is newer than the generation; nil if it is not
  /// newer.
  func notYet(_ noun: Sentence, _ first: Int?) -> Page? {
    guard let generation, let first, first > generation else { return nil }
    let sentence = words(.notYetThere, words.generation(generation), words.generation(first))
    return Page(title: title(noun), panes: [LazyLines(Line.wrapped(sentence, columns: columns))])
  }

  /// Returns the version groups of the generation, or all version groups if no generation is
  /// chosen.
  func ofGeneration(_ groups: [VersionGroup]) -> [VersionGroup] {
    subjectFacts.ofGeneration(groups)
  }

  /// Returns a short text on how a move is learnt: a level, a machine's number, or a word such as
  /// "Egg".
  func way(of learned: LearnedMove, machine: String?) -> String {
    switch learned.way {
    case .levelUp:
      learned.level.map { $0 == 0 ? words(.wayEvolution) : words(.levels, String($0)) } ?? "—"
    case .machine: machine.map(words.shortName(ofMachine:)) ?? words(.wayMachine)
    case .egg: words(.wayEgg)
    case .tutor: words(.wayTutor)
    case .reminder: words(.wayReminder)
    case .other: words.name(ofOtherMethod: learned)
    }
  }
}
