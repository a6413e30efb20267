package import PokedexModel
package import PokedexQuery
internal import PokedexText

extension Words {
  /// Returns the answer to a question in a sentence. Nil if only a page can answer it.
  ///
  /// - Parameters:
  ///   - engine: the engine that has the columns of Pokémon.
  ///   - edition: the edition whose facts apply if the question names no game. Nil for today's.
  package func answer(
    to question: Question, _ engine: QueryEngine, in edition: Edition?
  ) -> String? {
    if case .item(let slug) = question.subject(rules) { return places(of: slug, question, edition) }
    guard let id = question.pokemon.first else { return nil }
    let group = rules.versionGroups.first { $0.versions.contains(question.version ?? "") }
    let edition = group.flatMap { rules.versionGroups.edition(of: $0.slug) } ?? edition
    if let figure = question.figure { return answer(figure, of: id, engine, edition) }
    guard let value = question.value else { return nil }
    return switch value.kind {
    case .type: PokemonType(rawValue: value.slug).map { factor(of: $0, on: id, edition) }
    case .move: answer(whether: id, learns: value.slug, in: group)
    case .ability: answer(whether: id, has: value.slug, edition?.generation)
    default: nil
    }
  }

  /// "Dusk Stone: hidden: Route 214; lying there: Victory Road"
  private func places(of item: String, _ question: Question, _ edition: Edition?) -> String {
    let named = question.version.flatMap(rules.versionGroups.game(ofVersion:))
    let facts = SubjectFacts(
      words: self, generation: named == nil ? edition?.generation : nil,
      game: named ?? edition?.game.map { Game($0) })
    let texts = joined(facts.places(of: item).texts(in: self), by: .listClauses)
    return self(.itemWay, name(ofItem: item), texts)
  }

  /// "Snorlax: Weight 460 kg"
  private func answer(
    _ figure: NumericColumn, of id: Int, _ engine: QueryEngine, _ edition: Edition?
  ) -> String? {
    guard let number = engine.number(figure, ofRow: id, in: edition) else { return nil }
    let text =
      switch figure {
      case .height: height(number)
      case .weight: weight(number)
      default: figure.dimension.textWithUnit(Int32(number))
      }
    let title =
      figure == .generation
      ? self(.nounGeneration) : engine.terms.of(figure)?.label(in: language.interface) ?? ""
    return self(.answerFigure, name(of: .pokemon(id)), title, text)
  }

  /// "Water → Charizard: ×2"
  private func factor(of type: PokemonType, on id: Int, _ edition: Edition?) -> String {
    let generation = edition?.generation
    let chart = rules.typeChart(generation: generation ?? TypeChart.newestGeneration)
    let percent = chart.factor(of: type, on: rules.types(ofVariety: id, in: generation))
    return self(
      .answerFactor, name(of: type), name(of: .pokemon(id)), figures.factor(Double(percent)))
  }

  /// The games in which a Pokémon learns a move; only the named game if it is one of them.
  private func answer(whether id: Int, learns slug: String, in named: VersionGroup?) -> String? {
    guard let move = rules.move(slug) else { return nil }
    let (pokemon, learned) = (name(of: .pokemon(id)), name(ofMove: slug))
    let learners = rules.learnersByGame(of: move)
    let games = rules.versionGroups.filter { group in
      learners[group.slug]?.contains { $0.pokemon.id == id } == true
    }
    if !games.isEmpty {
      let shown = games.filter { $0.slug == named?.slug }
      let names = (shown.isEmpty ? games : shown).reversed().map { name(ofGame: $0.slug) }
      return self(.answerLearns, pokemon, learned, joined(names, by: .listPair))
    }
    let isEarlier = rules.earlierMoves(ofVariety: id, in: nil).contains { $0.move == slug }
    return self(isEarlier ? .answerLearnsEarlier : .answerLearnsNot, pokemon, learned)
  }

  private func answer(whether id: Int, has slug: String, _ generation: Int?) -> String? {
    let now = generation ?? TypeChart.newestGeneration
    guard let abilities = rules.battler(ofVariety: id, in: now)?.abilities else { return nil }
    let (pokemon, ability) = (name(of: .pokemon(id)), name(ofAbility: slug))
    if let own = abilities.first(where: { $0.slug == slug }) {
      return self(own.isHidden ? .answerHasHidden : .answerHas, pokemon, ability)
    }
    let others = joined(abilities.map { name(ofAbility: $0.slug) }, by: .listPair)
    let last = (1...now).last { earlier in
      rules.battler(ofVariety: id, in: earlier)?.abilities.contains { $0.slug == slug } == true
    }
    guard let last else { return self(.answerHasNot, pokemon, ability, others) }
    return self(.answerHadUntil, pokemon, ability, String(last), others)
  }
}
