internal import DexData
internal import PokedexApp
internal import PokedexBattle
internal import PokedexModel
internal import PokedexSets
internal import PokedexText

/// The output of `pokedex matchup`.
@MainActor
struct Matchup {
  let command: MatchupCommand
  let language: Language
  /// The sets of the team. A side that only names a Pokémon takes its set from here.
  var team: [PokemonSet] = []

  private var dex: Dex { Dex() }
  private var names: DexSetNames { DexSetNames(language) }
  private var words: Words { Words(language: language, vocabulary: DexVocabulary()) }

  /// Returns the output as text.
  ///
  /// - Throws: `Shell.Failure`, with a sentence for each side that can't be read.
  func text(columns: Int, moveLimit: Int?) throws -> String {
    let known = try read()
    let (duel, speeds) = (known.duel, known.speeds)
    let needs = (0...1).flatMap { index in
      known.needs.map { $0[index].sentences(of: known.titles[index], words: words) } ?? []
    }
    let ending = needs.isEmpty ? "" : needs.joined(separator: "\n") + "\n"
    if let line = known.moveDescription { return line + "\n" + ending }
    let parts = [
      DuelText.Part(name: known.titles[0], hits: known.hits[0], game: known.games[0]),
      DuelText.Part(name: known.titles[1], hits: known.hits[1], game: known.games[1]),
    ]
    let text = DuelText(duel: duel, parts: parts, speeds: speeds, words: words)
      .text(columns: columns, moveLimit: moveLimit)
    return text + (ending.isEmpty ? "" : "\n" + ending)
  }

  /// Returns the output as JSON.
  ///
  /// - Throws: `Shell.Failure`, with a sentence for each side that can't be read.
  func json() throws -> String {
    let known = try read()
    let faster =
      known.speeds.first == known.speeds.second
      ? nil : known.speeds.first > known.speeds.second ? 0 : 1
    let slugs = [known.duel.first, known.duel.second].map { $0.fighter.set.pokemon?.slug ?? "" }
    let speeds = [known.speeds.first, known.speeds.second]
    let sides = (0...1).map { index in
      var members: [String: JSONValue] = [
        "name": .text(slugs[index]), "display_name": .text(known.titles[index]),
        "set": .text(SetWriter(names: DexSetNames()).export(known.sets[index])),
        "speed": .integer(speeds[index]), "version_group": .optional(known.games[index]),
        "moves": .array(known.hits[index].map { self.members(of: $0, known.duel.generation) }),
      ]
      members["need"] = known.needs?[index].json
      return JSONValue.object(members)
    }
    return try JSONText.text(
      of: JSONValue.object([
        "generation": .integer(known.duel.generation), "level": .integer(known.duel.level),
        "faster": .optional(faster.map { slugs[$0] }), "sides": .array(sides),
      ]))
  }

  private func members(of hit: DuelHit, _ generation: Int) -> JSONValue {
    let range = hit.result.range
    return .object([
      "move": .text(hit.move.slug), "type": .text(hit.move.type.rawValue),
      "damage_class": .text(hit.move.damageClass.rawValue), "power": .integer(hit.move.power),
      "rolls": .array(hit.result.rolls.map { .array($0.map(JSONValue.integer)) }),
      "damage": .array([.integer(range.lowerBound), .integer(range.upperBound)]),
      "percent": .array([
        .number(Double(hit.percent.lowerBound) / 10), .number(Double(hit.percent.upperBound) / 10),
      ]),
      "knock_out": knockOut(hit.knockOut),
      "varying": .optional(hit.result.varying?.cause.rawValue),
      "counted": .texts(hit.appliedEffects), "not_counted": .texts(hit.result.notCounted),
      "line": .text(line(of: hit, generation)),
    ])
  }

  /// Returns a JSON object with the smallest number of uses that can make the target faint, and the
  /// probability, from 0 to 1, that this number is enough. Null if no number of uses can.
  private func knockOut(_ knockOut: KnockOut) -> JSONValue {
    guard let uses = knockOut.minimumUses else { return .null }
    return .object(["hits": .integer(uses), "chance": .number(knockOut.chance)])
  }

  private func line(of hit: DuelHit, _ generation: Int) -> String {
    DamageLine(names: DexSetNames(), rules: dex, generation: generation).text(of: hit)
  }

  // MARK: - Evaluation

  private struct Evaluation {
    var duel: Duel
    let titles: [String]
    let sets: [PokemonSet]
    let games: [String?]
    let hits: [[DuelHit]]
    let speeds: (first: Int, second: Int)
    /// The damage of the move that the first side's phrase names, as text. Nil if it names no move.
    let moveDescription: String?
    /// The effort values that each side needs to survive the opponent's strongest move and to be
    /// faster. Nil if not requested.
    let needs: [MatchupNeeds]?
  }

  private func read() throws -> Evaluation {
    let phrases = try phrases()
    let generation = generation
    for case let slug? in phrases.map({ $0.move?.name.slug })
    where dex.battleMove(slug, in: generation) == nil {
      throw Shell.Failure(
        sentence: words(.noBattleMove, words.name(ofMove: slug), String(generation)))
    }
    var fighters = phrases.map(\.fighter)
    fighters[0].stages.merge(command.stages) { $1 }
    let sources = dex.moveSources(
      of: fighters.map(id), in: generation, requestedGame: command.game)
    var sides = zip(phrases, zip(fighters, sources)).map { phrase, known in
      Duel.Side(known.0, moves: moves(phrase, of: known.0, from: known.1))
    }
    let conditions = conditions(with: phrases)
    (sides[0].field, sides[1].field) = (conditions.forFirst, conditions.forSecond)
    sides[0].isCritical = conditions.isCritical
    sides[0].hits = phrases[0].hits
    var duel = Duel(sides[0], sides[1], generation: generation)
    duel.level = command.level
    guard let first = duel.hits(rules: dex), let second = duel.swapped.hits(rules: dex),
      let speeds = duel.speeds(rules: dex)
    else { throw Shell.Failure(sentences: introducedLaterSentences(fighters, generation)) }
    let titles = fighters.map { title(of: $0) }
    let moveDescription =
      phrases[0].move == nil ? nil : first.first.map { describe($0, generation) }
    return Evaluation(
      duel: duel, titles: titles, sets: fighters.map(\.set),
      games: zip(phrases, sources.map { $0?.game }).map { phrase, game in
        phrase.move == nil && phrase.fighter.set.moves.isEmpty ? game : nil
      }, hits: [first, second],
      speeds: speeds, moveDescription: moveDescription,
      needs: command.showsNeeds
        ? [
          MatchupNeeds(duel, hits: second, rules: dex),
          MatchupNeeds(duel.swapped, hits: first, rules: dex),
        ] : nil)
  }

  /// Returns lines with a hit's damage, its random rolls, and the effects that the calculation
  /// applied or left out.
  private func describe(_ hit: DuelHit, _ generation: Int) -> String {
    let rolls = hit.result.rolls.map { $0.map(String.init).joined(separator: " ") }
    var lines = [line(of: hit, generation)]
    if hit.result.varying == nil { lines += rolls.map { words(.duelRolls, $0) } }
    if !hit.appliedEffects.isEmpty {
      lines.append(
        words(
          .duelCounted, words.joined(hit.appliedEffects.map(words.name(ofEffect:)), by: .listPair)))
    }
    let cells = HitCells(words: words, generation: generation)
    lines += [cells.varying(hit), cells.notCounted(hit)].compactMap(\.self)
    return lines.joined(separator: "\n")
  }

  private func phrases() throws -> [Phrase] {
    let reader = PhraseReader(names: names, rules: dex)
    var (phrases, sentences): ([Phrase], [String]) = ([], [])
    for side in command.sides {
      switch reader.read(Self.resolvingNumber(side)) {
      case .success(let phrase): phrases.append(withSet(phrase))
      case .failure(let error): sentences.append(TeamIssue(error.issue, words: words).sentence)
      }
    }
    if !sentences.isEmpty { throw Shell.Failure(sentences: sentences) }
    return phrases
  }

  /// Adds the team's set to a phrase that names only a Pokémon and perhaps a move.
  private func withSet(_ phrase: Phrase) -> Phrase {
    var bare = PokemonSet()
    bare.pokemon = phrase.fighter.set.pokemon
    guard phrase.fighter.set == bare, let set = team.first(where: { $0.pokemon == bare.pokemon })
    else { return phrase }
    var phrase = phrase
    phrase.fighter.set = set
    return phrase
  }

  /// Returns the Pokémon's slug if the text is a Pokémon's id. Otherwise returns the text
  /// unchanged.
  private static func resolvingNumber(_ text: String) -> String {
    guard let id = Int(text), let pokemon = Dex().pokemon(id: id) else { return text }
    return pokemon.slug
  }

  private var generation: Int {
    command.generation ?? command.game.flatMap { dex.versionGroup($0)?.generation }
      ?? TypeChart.newestGeneration
  }

  private func conditions(with phrases: [Phrase]) -> BattleConditions {
    var conditions = command.conditions
    let words = phrases[0].field.union(phrases[1].field)
    conditions.against.formUnion(words.intersection(BattleConditions.againstWords))
    conditions.field.formUnion(words.subtracting(BattleConditions.againstWords))
    conditions.isCritical = conditions.isCritical || phrases.contains(where: \.isCritical)
    return conditions
  }

  private func moves(_ phrase: Phrase, of fighter: Fighter, from source: MoveSource?) -> [SetMove] {
    if let move = phrase.move { return [move] }
    let own = fighter.set.moves.flatMap(\.alternatives)
    if !own.isEmpty { return own }
    return source.map(dex.moves) ?? []
  }

  private func id(of fighter: Fighter) -> Int? {
    fighter.set.pokemon?.slug.flatMap(dex.variety(ofSet:))
  }

  private func title(of fighter: Fighter) -> String {
    id(of: fighter).flatMap { dex.pokemon(id: $0) }.map(words.name(of:)) ?? ""
  }

  /// Returns a sentence for each Pokémon that appeared after the generation.
  private func introducedLaterSentences(_ fighters: [Fighter], _ generation: Int) -> [String] {
    fighters.compactMap { fighter in
      guard let id = id(of: fighter), let first = dex.firstGeneration(ofVariety: id),
        first > generation
      else { return nil }
      return Sentence.notYet.text(
        in: language.interface, title(of: fighter), String(generation), String(first))
    }
  }
}
