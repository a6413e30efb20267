internal import PokedexFeatures
internal import PokedexModel
internal import PokedexText
internal import TerminalUI

// Pages of abilities, moves and types.
extension SubjectPage {
  func abilityPage(_ slug: String) -> Page {
    let ability = rules.ability(slug)
    if let page = notYet(.nounAbility, ability?.generation) { return page }
    let owners = rows(owners(of: slug, in: generation), today: owners(of: slug, in: nil))
    let head = lines(of: ability.map(subjectFacts.facts) ?? [], effect: effect)
    return page(.nounAbility, head, .pokemonLabel, owners, note: .hiddenAbility)
  }

  private func owners(of ability: String, in generation: Int?) -> [PokemonTable.PokemonTableRow] {
    rules.owners(of: ability, in: generation).map { owner in
      PokemonTable.PokemonTableRow(
        pokemon: owner.pokemon, note: owner.isHidden ? words(.hiddenAbility) : "",
        rank: owner.isHidden ? 1 : 0)
    }
  }

  func movePage(_ slug: String) -> Page {
    guard let move = rules.move(slug) else {
      return Page(title: title(.nounMove), panes: [LazyLines(effect)])
    }
    if let page = notYet(.nounMove, move.generation) { return page }
    let learners = rules.learnersByGame(of: move)
    let games = ofGeneration(rules.versionGroups).map(\.slug).filter { learners[$0] != nil }
      .map { Game($0) }
    // Prefer the newest game whose data says how Pokémon learn the move. The data of newer games
    // may say only that they learn it.
    let newest = games.last { (learners[$0.group] ?? []).contains { !$0.isListedOnly } }
    let game = table.game(among: games, of: rules.versionGroups) ?? newest ?? games.last
    let shown = game.flatMap { rules.move(slug, in: $0.group) } ?? subjectFacts.move(slug) ?? move
    // If the user plays a game, show the move's facts as of the page's game, which may be another
    // one.
    let subjectFacts =
      self.shown.version == nil || game == nil ? subjectFacts : subjectFacts(in: game)
    let head = lines(of: subjectFacts.facts(of: shown), effect: effect)
    guard let game else { return page(.nounMove, head, .learnedBy, ([], 0)) }
    let machine = rules.machines(of: [slug], in: game.group)[slug]
    let rows = (learners[game.group] ?? []).map { learner in
      PokemonTable.PokemonTableRow(
        pokemon: learner.pokemon,
        note: words.joined(
          learner.learned.map { way(of: $0, machine: machine) }, by: .listPair),
        rank: learner.learned.map(rank(of:)).min())
    }
    let name = Line.wrapped(words.name(ofGame: game.group), .heading, columns: columns)
    return page(
      .nounMove, head + [.blank] + name, .learnedBy, (rows, 0), note: .columnWay, game: game,
      of: games)
  }

  func typePage(_ type: PokemonType) -> Page {
    if let page = notYet(.nounType, type.generation) { return page }
    let moves = rules.moves(of: type, in: generation)
    let chart = Line([Span(words(.typeChart), link: .typeChart)])
    let head = lines(of: subjectFacts.facts(of: type)) + [.blank, chart]
    let members = rows(
      rules.members(of: type, in: generation).map { PokemonTable.PokemonTableRow(pokemon: $0) },
      today: rules.members(of: type, in: nil).map { PokemonTable.PokemonTableRow(pokemon: $0) })
    let shown = table.arranged(
      moves,
      by: [
        TableSortColumn(.columnNumber),
        TableSortColumn(.columnName) { .text(words.name(ofMove: $0)) },
        TableSortColumn(.moveType),
        TableSortColumn(.columnPower) { subjectFacts.move($0)?.power.map { .figure($0) } },
      ]
    ) { [words.name(ofMove: $0)] }
    return page(
      .nounType, head, .pokemonLabel, members, note: .columnPower,
      more: LazyLines([.blank, heading("\(words(.movesLabel)) (\(shown.count))")]) + rows(of: shown)
    )
  }

  /// Returns a sort key for a way to learn the move: first level-up, sorted by level, then
  /// machines, then the other learn methods.
  private func rank(of learned: LearnedMove) -> Int {
    let way = LearnedMove.LearnMethod.allCases.firstIndex(of: learned.way) ?? 0
    return way * 1_000 + (learned.level ?? 0)
  }

  /// Returns a row for each move, with its damage class and power.
  private func rows(of moves: [String]) -> LazyLines {
    let table = Table(
      [
        Table.Column("", minimum: 8, ideal: 28), Table.Column("", minimum: 10),
        Table.Column("", .right, minimum: 4, gap: 0),
      ], in: columns, gap: 1)
    return LazyLines(links: moves.map { .move($0) }) { index in
      let move = subjectFacts.move(moves[index])
      return table.line([
        Span(words.name(ofMove: moves[index]), link: .move(moves[index])),
        Span(move.map { words.label("class", $0.damageClass) } ?? "—", .secondary),
        Span(words.figure(move?.power)),
      ])
    }
  }
}

extension MoveLearner {
  /// Whether the data source doesn't say that this Pokémon learns the move by level-up, machine,
  /// egg or tutor. The learnset then only lists the move.
  fileprivate var isListedOnly: Bool { learned.allSatisfy { $0.way == .other } }
}
