package import PokedexModel
internal import PokedexText
internal import TerminalUI

/// Facts about a move, an ability, a type, an item or a nature, in reading order. The page and the
/// shell both show `facts`. Only the shell shows `lists`, because the page has more detailed tables
/// instead.
package struct SubjectFacts {
  let words: Words
  /// Generation whose facts are returned. Nil means the current generation.
  let generation: Int?
  /// Game whose facts are returned where the games of the generation differ.
  let game: Game?

  var rules: any GameData { words.rules }

  /// Whether the generation is before the current one. If so, facts that are known only for the
  /// current generation are labelled accordingly.
  var isOfThePast: Bool { TypeChart.isPast(generation) }

  package init(words: Words, generation: Int? = nil, game: Game? = nil) {
    self.words = words
    self.generation = generation
    self.game = game
  }

  /// Returns the facts about a move.
  ///
  /// - Parameter shown: the move as it was in the displayed game.
  package func facts(of shown: Move) -> [SubjectFact] {
    [
      SubjectFact(
        .moveType, words.name(of: shown.type), slug: shown.type.rawValue, key: "type",
        link: .type(shown.type)),
      damageClass(of: shown),
      SubjectFact(.movePower, shown.power, key: "power"),
      SubjectFact(.moveAccuracy, shown.accuracy, key: "accuracy"),
      SubjectFact(.movePoints, shown.powerPoints, key: "pp"),
      SubjectFact(.movePriority, shown.priority, key: "priority"),
      term(.moveTarget, "target", shown.target, key: "target"),
      effect(of: shown), figures(of: shown), flags(of: shown), introductionFact(shown.generation),
      machines(of: shown), changes(of: shown),
    ]
  }

  package func lists(of move: Move) -> [SubjectFact] { [learners(of: move)] }

  private func damageClass(of move: Move) -> SubjectFact {
    if let edition, move.hasVaryingClass(in: edition.generation) {
      return SubjectFact(.moveClass, words(.classByType), slug: nil, key: "damage_class")
    }
    return term(.moveClass, "class", move.damageClass, key: "damage_class")
  }

  package func facts(of ability: Ability) -> [SubjectFact] {
    [summary(of: ability), defense(of: ability), introductionFact(ability.generation)]
  }

  package func lists(of ability: Ability) -> [SubjectFact] { [owners(of: ability)] }

  package func facts(of type: PokemonType) -> [SubjectFact] {
    let chart = rules.typeChart(generation: generation ?? TypeChart.newestGeneration)
    return [
      introductionFact(type.generation),
      factors(.typeAttacks, chart.types.map { ($0, chart.factor(of: type, on: $0)) }, "attacks"),
      factors(.typeTakes, chart.types.map { ($0, chart.factor(of: $0, on: type)) }, "takes"),
    ]
  }

  package func lists(of type: PokemonType) -> [SubjectFact] {
    let members = rules.members(of: type, in: generation)
    let moves = rules.moves(of: type, in: generation)
    // The physical and the special version of a Z-Move have the same name, which is listed once.
    var names: Set<String> = []
    let named = moves.map { Span(words.name(ofMove: $0), link: .move($0)) }
      .filter { names.insert($0.text).inserted }
    return [
      SubjectFact(
        .pokemonLabel, .parts(members.map { words.fact(of: $0) }), key: "pokemon",
        value: .texts(members.map(\.slug))),
      SubjectFact(
        .movesLabel, .parts(named), key: "moves", value: .texts(moves)),
    ]
  }

  package func facts(of nature: Nature) -> [SubjectFact] {
    let (liked, hated) = (nature.likedFlavor, nature.hatedFlavor)
    return [
      term(.natureRaises, "stat", nature.increased?.slug, key: "increased_stat"),
      term(.natureLowers, "stat", nature.decreased?.slug, key: "decreased_stat"),
      SubjectFact(.natureLikes, liked.map(words.flavor), slug: liked, key: "likes_flavor"),
      SubjectFact(.natureHates, hated.map(words.flavor), slug: hated, key: "hates_flavor"),
    ]
  }

  /// Returns a fact about a value given by its slug, such as a stat or a damage class. The text is
  /// the value's name, or a dash if the slug is nil.
  func term(_ label: Sentence, _ kind: String, _ slug: String?, key: String) -> SubjectFact {
    SubjectFact(label, slug.map { words.label(kind, $0) }, slug: slug, key: key)
  }
}

// MARK: - Moves

extension SubjectFacts {
  /// Returns a fact on the generation that introduced the subject. The fact's label is the word for
  /// "generation", so that word is left out of the text if the text begins with it. Texts such as
  /// 第七世代 stay whole.
  private func introductionFact(_ generation: Int) -> SubjectFact {
    let numeral = words.numeral(ofGeneration: generation)
    let name = words.generation(generation)
    let text = name.hasPrefix(words(.generationLabel)) ? numeral : name
    return SubjectFact(
      .generationLabel, .parts([Span(text)]), key: "generation", value: .integer(generation))
  }

  private func learners(of move: Move) -> SubjectFact {
    let games = generation.map { _ in Set(ofGeneration(rules.versionGroups).map(\.slug)) }
    let learners = rules.learners(of: move, in: games)
    return SubjectFact(
      .learnedBy, .parts(learners.map { words.fact(of: $0.pokemon) }), key: "learned_by",
      value: .objects(
        learners.map {
          ["pokemon": .text($0.pokemon.slug), "ways": .texts($0.ways.map(\.rawValue))]
        }))
  }

  /// Returns a move as it is in the game or generation, or today if neither is given. Nil if the
  /// move is unknown.
  package func move(_ slug: String) -> Move? { rules.move(slug, in: edition) }

  /// The edition of the facts: the game, or the generation as a whole. Nil for today.
  private var edition: Edition? {
    rules.versionGroups.edition(of: game?.group, orOf: generation)
  }

  /// Returns the values that belong to the version group of `game`, or all values if none belongs
  /// to it.
  func ofGame<Value>(_ values: [Value], _ group: (Value) -> String) -> [Value] {
    let own = values.filter { group($0) == game?.group }
    return own.isEmpty ? values : own
  }

  /// Name of the game's version, or of its version group if it has no version. Nil if there is no
  /// game.
  var gameName: String? {
    game.map { $0.version.map(words.plainName) ?? words.name(ofGame: $0.group) }
  }

  /// Returns the version groups of the generation, or all version groups if `generation` is nil.
  func ofGeneration(_ groups: [VersionGroup]) -> [VersionGroup] {
    groups.filter { $0.generation == generation ?? $0.generation }
  }
}

// MARK: - Abilities and types

extension SubjectFacts {
  private func summary(of ability: Ability) -> SubjectFact {
    let line = AbilityWords.line(of: ability.slug, in: words.language)
    let shownLine = isOfThePast ? line.map { words(.figureToday, $0) } : line
    return SubjectFact(
      .abilityInShort, .parts(shownLine.map { [Span($0)] } ?? []), key: "summary",
      value: line.map { .text($0) } ?? .null)
  }

  private func defense(of ability: Ability) -> SubjectFact {
    let effect = AbilityDamageRule.of(
      ability.slug, in: generation ?? TypeChart.newestGeneration)
    return SubjectFact(
      .damageTaken, .parts(effect.map { [Span(words.reason(of: $0))] } ?? []), key: "damage_taken",
      value: effect.map(JSONValue.init) ?? .null)
  }

  private func owners(of ability: Ability) -> SubjectFact {
    let owners = rules.owners(of: ability.slug, in: generation)
    let facts = owners.map { owner in
      let fact = words.fact(of: owner.pokemon)
      return owner.isHidden ? Span(words(.hidden, fact.text), link: fact.link) : fact
    }
    return SubjectFact(
      .pokemonLabel, .parts(facts), key: "pokemon",
      value: .objects(
        owners.map { ["name": .text($0.pokemon.slug), "is_hidden": .flag($0.isHidden)] }))
  }

  private func factors(
    _ label: Sentence, _ factors: [(type: PokemonType, percent: Int)], _ key: String
  ) -> SubjectFact {
    let groups = [200, 50, 0].map { percent in
      let types = factors.filter { $0.percent == percent }.map(\.type)
      return (percent, types.map { Span(words.name(of: $0), link: .type($0)) })
    }
    let values = factors.map { ($0.type.rawValue, JSONValue.number(Double($0.percent) / 100)) }
    return SubjectFact(
      label, .factors(groups.filter { !$0.1.isEmpty }), key: key,
      value: .object(Dictionary(uniqueKeysWithValues: values)))
  }
}

extension JSONValue {
  /// Creates a JSON object with the rule's name, the factor for each type that the rule names, and
  /// the factor for super-effective moves (null if the rule has none).
  fileprivate init(_ effect: AbilityDamageRule) {
    let (rule, factors, factor): (String, [PokemonType: Int], Int?) =
      switch effect {
      case .immune(let type): ("types", [type: 0], nil)
      case .scales(let types, let percent):
        ("types", Dictionary(uniqueKeysWithValues: types.map { ($0, percent) }), nil)
      case .immuneAndWeak(let immune, let weak, let percent):
        ("types", [immune: 0, weak: percent], nil)
      case .onlySuperEffective: ("only-super-effective", [:], nil)
      case .softensSuperEffective(let percent): ("softens-super-effective", [:], percent)
      case .alwaysNotVeryEffective: ("never-effective-at-full-hp", [:], nil)
      case .guardsFlying: ("guards-flying", [:], nil)
      }
    let number = { (percent: Int) in JSONValue.number(Double(percent) / 100) }
    let named = factors.map { ($0.key.rawValue, number($0.value)) }
    self = .object([
      "rule": .text(rule), "factors": .object(Dictionary(uniqueKeysWithValues: named)),
      "factor": factor.map(number) ?? .null,
    ])
  }
}
