internal import PokedexFeatures
internal import PokedexModel
internal import PokedexText
internal import TerminalUI

/// The page of an ability, a move, a type, an item, an egg group, a nature or a place: its facts, then a
/// table of the Pokémon that it is about.
struct SubjectPage {
  let shown: SubjectContent
  let words: Words
  let columns: Int

  var rules: any Rulebook { words.rules }
  var table: TableSettings { shown.table }
  var generation: Int? { shown.generation }
  var known: SubjectFacts { known(in: game) }
  /// The version that the user plays; nil for none.
  private var game: Game? { shown.version.flatMap(rules.versionGroups.game(ofVersion:)) }

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
    case .pokemon: Page(panes: [Lines([])])
    }
  }

  /// - Parameter game: the one that is asked about first; nil for none.
  func known(in game: Game?) -> SubjectFacts {
    SubjectFacts(words: words, generation: generation, game: game)
  }

  /// What it is of, and what kind of thing that is.
  func title(_ noun: Sentence) -> Line { title(words(noun)) }

  func title(_ text: String) -> Line {
    Line([Span(words.name(of: shown.subject), .name)], right: [Span(text, .secondary)])
  }

  /// Facts with labels as wide as the widest of them, then what the source says it does, then the
  /// sections with headings.
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

  /// What stands below a heading of its own; nothing where there is nothing.
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

  /// What the source says it does; nothing where it says nothing.
  var effect: [Line] {
    guard let text = shown.effect?[words.language] else { return [] }
    return [.blank, heading(words(.effectTitle))] + Line.wrapped(text, columns: columns)
  }

  func heading(_ text: String) -> Line { Line([Span(text, .heading)]) }

  /// The title of the sorted column.
  func sortedTitle(_ sorting: [Sentence]) -> String? {
    sorting.indices ~= table.column ? words(sorting[table.column]) : nil
  }

  /// Lines above a table, left out while the table is filtered so that the typed text stays in view.
  func above(_ lines: [Line]) -> Lines {
    Lines(table.isFiltering || !table.filter.isEmpty ? [] : lines)
  }

  /// A page that ends with a heading and a table of the Pokémon that pass the filter.
  ///
  /// - Parameters:
  ///   - head: what stands above it.
  ///   - note: what is said of each; nil for nothing.
  ///   - isDetailed: whether the note stands below it.
  ///   - game: the one that is shown, of those that can be; the types are as of it. Nil for the generation
  ///     that is chosen.
  ///   - more: what stands below the table.
  func page(
    _ noun: Sentence, _ head: [Line], _ sentence: Sentence, _ pokemon: Rows, note: Sentence? = nil,
    isDetailed: Bool = false, game: Game? = nil, of games: [Game] = [], more: Lines = Lines([])
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
    return Page(
      title: title(noun),
      panes: [
        above(head) + Lines([.blank, heading]) + (isDetailed ? shown.detailedLines : shown.lines)
          + more
      ], games: games, game: game,
      columns: pokemon.rows.isEmpty ? [] : sorting.map { words($0) }, leftOut: pokemon.leftOut)
  }

  /// Rows of a table, and how many are left out that came after the generation.
  typealias Rows = (rows: [PokemonTable.Row], leftOut: Int)

  /// The rows as of the generation with those of what came later, where that is wanted; else how many are
  /// left out.
  ///
  /// - Parameter today: the rows as of today.
  func rows(
    _ then: [PokemonTable.Row], today: @autoclosure () -> [PokemonTable.Row]
  ) -> Rows {
    if generation == nil { return (then, 0) }
    let later = today().filter { isLater($0.pokemon) }
    return shown.showsLater ? (then + later, 0) : (then, later.count)
  }

  /// Whether a variety came after the generation.
  func isLater(_ pokemon: VarietyReference) -> Bool {
    guard let generation, let first = rules.firstGeneration(ofVariety: pokemon.id) else {
      return false
    }
    return first > generation
  }

  /// A page that says that its subject came after the generation; nil where it did not.
  func notYet(_ noun: Sentence, _ first: Int?) -> Page? {
    guard let generation, let first, first > generation else { return nil }
    let sentence = words(.notYetThere, words.generation(generation), words.generation(first))
    return Page(title: title(noun), panes: [Lines(Line.wrapped(sentence, columns: columns))])
  }

  /// Those of some games that are of the generation.
  func ofGeneration(_ groups: [VersionGroup]) -> [VersionGroup] { known.ofGeneration(groups) }

  /// A level, a machine's number, or a way in a word.
  func way(of learned: LearnedMove, machine: String?) -> String {
    switch learned.way {
    case .levelUp:
      learned.level.map { $0 == 0 ? words(.wayEvolution) : words(.levels, String($0)) } ?? "—"
    case .machine: machine.map(words.shortName(ofMachine:)) ?? words(.wayMachine)
    case .egg: words(.wayEgg)
    case .tutor: words(.wayTutor)
    case .other: words.name(ofOther: learned)
    }
  }
}
