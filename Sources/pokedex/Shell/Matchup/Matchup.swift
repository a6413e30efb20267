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
  func text(columns: Int, moveLimit: Int?) throws -> Output {
    let known = try read()
    return Output(
      text: text(of: known, columns: columns, moveLimit: moveLimit), complaints: known.readings)
  }

  private func text(of known: Evaluation, columns: Int, moveLimit: Int?) -> String {
    let report = known.report
    let needs = known.needs.indices.flatMap { index in
      known.needs[index].sentences(of: report.names[index], words: words)
    }
    let ending = needs.isEmpty ? "" : needs.joined(separator: "\n") + "\n"
    if let line = known.moveDescription { return line + "\n" + ending }
    let text = report.text(columns: columns, moveLimit: moveLimit)
    return text + (ending.isEmpty ? "" : "\n" + ending)
  }

  /// Returns the output as JSON.
  ///
  /// - Throws: `Shell.Failure`, with a sentence for each side that can't be read.
  func json() throws -> String {
    let known = try read()
    let (report, duel) = (known.report, known.report.duel)
    let sets = [duel.first, duel.second].map(\.fighter.set)
    let slugs = sets.map { $0.pokemon?.slug ?? "" }
    let writer = SetWriter(names: DexSetNames(), generation: duel.generation)
    let sides = (0...1).map { index in
      let source = report.moves[index].source
      var members: [String: JSONValue] = [
        "name": .text(slugs[index]), "display_name": .text(report.names[index]),
        "set": .text(writer.export(sets[index])), "speed": .integer(known.speeds[index]),
        "version_group": .optional(source?.game),
        "not_in_version_group": .optional(source?.missingGame),
        "moves": .array(known.hits[index].map { self.members(of: $0, duel.generation) }),
      ]
      if !known.needs.isEmpty { members["need"] = known.needs[index].json }
      return JSONValue.object(members)
    }
    return try JSONText.text(
      of: JSONValue.object([
        "generation": .integer(duel.generation), "level": .integer(duel.level),
        "faster": .optional(report.faster.map { slugs[$0] }), "sides": .array(sides),
        "also_read_as": .texts(known.readings),
      ]))
  }

  private func members(of hit: DuelHit, _ generation: Int) -> JSONValue {
    let range = hit.result.range
    return .object([
      "move": .text(hit.move.slug), "type": .text(hit.result.type.rawValue),
      "damage_class": .text(hit.result.damageClass.rawValue), "power": .integer(hit.move.power),
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
    let report: DuelReport
    let hits: [[DuelHit]]
    let speeds: [Int]
    /// The damage of the move that the first side's phrase names, as text. Nil if it names no move.
    let moveDescription: String?
    /// Sentences about phrases that can be read in several ways.
    let readings: [String]
    /// The effort values that each side needs to survive the opponent's strongest move and to be
    /// faster. Empty if not requested.
    let needs: [MatchupNeeds]
  }

  private func read() throws -> Evaluation {
    let phrases = try phrases()
    let generation = generation
    for case let slug? in phrases.map({ $0.move?.name.slug })
    where dex.battleMove(slug, in: generation) == nil {
      throw Shell.Failure(
        sentence: words(.noBattleMove, words.name(ofMove: slug), String(generation)))
    }
    for phrase in phrases { try checkHits(of: phrase, in: generation) }
    var fighters = phrases.map(\.fighter)
    fighters[0].stages.merge(command.stages) { $1 }
    let sources = dex.moveSources(
      of: fighters.map(id), in: generation, requestedGame: command.game)
    let moves = zip(phrases, zip(fighters, sources)).map { phrase, known in
      self.moves(phrase, of: known.0, from: known.1)
    }
    var sides = zip(fighters, moves).map { Duel.Side($0, moves: $1.moves) }
    let conditions = conditions(with: phrases)
    (sides[0].field, sides[1].field) = (conditions.forFirst, conditions.forSecond)
    sides[0].isCritical = conditions.isCritical
    sides[0].hits = phrases[0].hits
    var duel = Duel(sides[0], sides[1], generation: generation)
    duel.level = command.level
    let report = DuelReport(
      duel, names: fighters.map(title), moves: moves, words: words, rules: dex)
    guard let hits = report.hits, let speeds = report.speeds else {
      throw Shell.Failure(sentences: introducedLaterSentences(fighters, generation))
    }
    let described = phrases[0].move == nil ? nil : hits[0].first
    return Evaluation(
      report: report, hits: hits, speeds: speeds,
      moveDescription: described.map { hit in
        ([line(of: hit, generation)] + report.details(of: hit)).joined(separator: "\n")
      },
      readings: zip(command.sides, phrases).compactMap(reading),
      needs: command.showsNeeds ? (0...1).compactMap(report.needs) : [])
  }

  private func phrases() throws -> [Phrase] {
    let reader = PhraseReader(names: names, rules: dex)
    var (phrases, sentences): ([Phrase], [String]) = ([], [])
    for side in command.sides {
      let isTarget = phrases.first?.move != nil
      switch reader.read(Self.resolvingNumber(side), isTarget: isTarget) {
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

  /// Returns a sentence with all readings of a phrase; nil if there is only one.
  private func reading(of text: String, _ phrase: Phrase) -> String? {
    if phrase.otherReadings.isEmpty { return nil }
    let names = DexSetNames()
    let readings = ([phrase] + phrase.otherReadings).map { phrase in
      let pokemon = phrase.fighter.set.pokemon?.slug.flatMap {
        names.spelling(of: $0, as: .pokemon)
      }
      return [pokemon, phrase.move?.name.slug.map(words.name(ofMove:))].compactMap(\.self)
        .joined(separator: " + ")
    }
    return words(
      .phraseReadings, Quote.text(text), readings[0],
      words.joined(Array(readings.dropFirst()), by: .listPair))
  }

  private func moves(_ phrase: Phrase, of fighter: Fighter, from source: MoveSource?) -> DuelMoves {
    if let move = phrase.move { return DuelMoves(own: [move]) }
    return DuelMoves(of: fighter.set, source, gameData: dex)
  }

  /// Throws if a phrase has a number of hits that its move can't have.
  private func checkHits(of phrase: Phrase, in generation: Int) throws {
    guard let hits = phrase.hits, let slug = phrase.move?.name.slug,
      let move = dex.battleMove(slug, in: generation)
    else { return }
    let range = move.hitRange ?? min(move.hits, 1)...move.hits
    if range.contains(hits) { return }
    let known =
      range.count == 1 ? "\(range.lowerBound)" : "\(range.lowerBound)–\(range.upperBound)"
    throw Shell.Failure(
      sentence: words(.badHits, words.name(ofMove: slug), known, String(hits)))
  }

  private func id(of fighter: Fighter) -> Int? {
    fighter.set.pokemon?.slug.flatMap(dex.variety(ofSet:))
  }

  private func title(of fighter: Fighter) -> String {
    fighter.form(rules: dex).map { SetWords(words, dex).name(ofSlug: $0, as: .pokemon) } ?? ""
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
