internal import PokedexFeatures
internal import PokedexModel
internal import PokedexText
internal import TerminalUI

// Pages of trainers, and of the trainers of a game.
extension SubjectPage {
  /// Returns the page of a trainer: each of their battles in a game, with the team.
  ///
  /// - Parameter order: point of the story whose battle comes first; nil for the first one.
  func trainerPage(_ slug: String, _ order: Int?) -> Page {
    let all = rules.trainers(named: slug)
    let games = games(of: all)
    guard let shown = recordedGame(among: games) else {
      let recorded = Set(all.flatMap(\.versions))
      let names = rules.versionGroups.filter { $0.versions.contains(where: recorded.contains) }
        .map { words.name(ofGame: $0.slug) }
      let sentence = words(
        .trainerNotInGame, words.name(ofTrainer: slug), gameName(chosenGame),
        words.joined(names, by: .listPair))
      return notRecorded(.nounTrainer, sentence, games)
    }
    let versions = subjectFacts.versionSlugs(of: shown)
    let (first, others) = all.filter { $0.versions.contains(where: versions.contains) }
      .divided { $0.order == order }
    let battles = first + others
    let kind = battles.first.map { words(Words.sentence(of: $0.kind)) } ?? words(.nounTrainer)
    let lines = battles.flatMap {
      TrainerLines(battle: $0, game: shown, words: words, columns: columns).lines
    }
    let note =
      battles.contains(where: \.isFromLists)
      ? [.blank] + Line.wrapped(words(.trainerFromList), .secondary, columns: columns) : []
    return Page(
      title: title([kind, gameName(shown)].joined(separator: " · ")),
      panes: [LazyLines(lines + note)], games: games, game: shown)
  }

  /// The page with the important trainers of a game, in the order of the story.
  var trainersPage: Page {
    let recorded = ofGeneration(rules.versionGroups).filter { group in
      group.versions.contains { !rules.trainers(ofVersion: $0).isEmpty }
    }
    let games = recorded.map { Game($0.slug) }
    guard let shown = recordedGame(among: games) else {
      return notRecorded(
        .nounReference, words(.trainersNotRecorded, gameName(chosenGame)), games)
    }
    let version = subjectFacts.versionSlugs(of: shown).first ?? ""
    let rows = TrainerRow.rows(of: rules.trainers(ofVersion: version))
    let list = TrainersTable(rows: rows, game: shown, words: words, columns: columns)
    let arranged = table.arranged(rows, by: list.sortColumns) { list.texts(of: $0) }
    let sorting = list.sortColumns.map(\.title)
    let heading = Line.title(
      words(.trainersOf, gameName(shown)), sorted: sortedTitle(sorting), table, columns: columns)
    let note =
      rows.contains { $0.battles[0].isFromLists }
      ? [.blank] + Line.wrapped(words(.trainerFromList), .secondary, columns: columns) : []
    return Page(
      title: heading, head: [list.header],
      panes: [LazyLines(arranged.flatMap(list.lines) + note)], games: games, game: shown,
      columns: sorting.map { words($0) })
  }

  private func games(of battles: [Trainer]) -> [Game] {
    let versions = Set(battles.flatMap(\.versions))
    return ofGeneration(rules.versionGroups).filter {
      $0.versions.contains(where: versions.contains)
    }.map { Game($0.slug) }
  }

  /// Game of the page, or else the game that the user plays.
  var chosenGame: Game? { table.game ?? game }

  /// Returns the chosen game if the data has it, and the newest one if none is chosen. Nil if the
  /// data doesn't have the chosen one.
  func recordedGame(among games: [Game]) -> Game? {
    table.ownGame(among: games) ?? (chosenGame == nil ? games.last : nil)
  }

  /// Returns a page with only a sentence that something is not recorded for the chosen game.
  func notRecorded(_ noun: Sentence, _ sentence: String, _ games: [Game]) -> Page {
    Page(
      title: title(noun),
      panes: [LazyLines([.blank] + Line.wrapped(sentence, .secondary, columns: columns))],
      games: games)
  }

  /// Returns the name of a game's version, or of the whole group.
  func gameName(_ game: Game?) -> String {
    game.map { $0.version.map(words.name(ofVersion:)) ?? words.name(ofGame: $0.group) } ?? ""
  }
}

extension Words {
  static func sentence(of kind: Trainer.Kind) -> Sentence {
    switch kind {
    case .gymLeader: .trainerKindGymLeader
    case .eliteFour: .trainerKindEliteFour
    case .champion: .trainerKindChampion
    case .rival: .trainerKindRival
    case .boss: .trainerKindBoss
    case .other: .trainerKindOther
    }
  }

  /// Returns the place of a trainer's battle. Empty if it is unknown.
  func place(of battle: Trainer) -> String {
    guard let location = battle.location.map(name(ofLocation:)) else {
      return battle.part.map(name(ofPart:)) ?? ""
    }
    return battle.part.map { self(.placePart, location, name(ofPart: $0)) } ?? location
  }

  /// Returns the conditions of a trainer's battle, such as "badge 2" or "rematch".
  func circumstances(of battle: Trainer) -> [String] {
    var texts = battle.badge.map { [self(.trainerBadge, String($0))] } ?? []
    if battle.isRematch { texts.append(self(.trainerRematch)) }
    if battle.isDouble { texts.append(self(.trainerDouble)) }
    texts += battle.conditions.compactMap(need)
    let items = battle.items.grouped { $0 }.map { slug, all in
      all.count > 1 ? self(.placeTimes, name(ofItem: slug), String(all.count)) : name(ofItem: slug)
    }
    if !items.isEmpty { texts.append(self(.trainerUses, joined(items, by: .listPair))) }
    return texts
  }
}

/// Battles at one point of the story: variants of one battle, of which the player fights one.
struct TrainerRow: Sendable {
  let battles: [Trainer]

  static func rows(of battles: [Trainer]) -> [TrainerRow] {
    // Battles at the same point without conditions come one after another.
    battles.grouped { battle in
      let own = battle.conditions.isEmpty || battle.isRematch ? battle.battle : ""
      return [battle.slug, String(battle.order), own]
    }.map { TrainerRow(battles: $0.elements) }
  }
}

/// Table of a game's trainers. A row has the trainer's kind, place and highest level, and, where it
/// fits, the team.
struct TrainersTable: Sendable {
  let rows: [TrainerRow]
  let game: Game
  let words: Words
  let columns: Int

  private var table: Table {
    Table(
      [
        Table.Column(words(.columnTrainer), minimum: 10, ideal: 16),
        Table.Column("", minimum: 10, ideal: 14, priority: 1),
        Table.Column(words(.columnPlace), minimum: 12, ideal: 22, priority: 2),
        Table.Column(words(.columnLevel), .right, minimum: 5),
        Table.Column(words(.columnTeam), minimum: 20, ideal: columns, priority: 0),
      ], in: columns)
  }

  var header: Line { table.header }

  var sortColumns: [TableSortColumn<TrainerRow>] {
    [
      TableSortColumn(.columnNumber),
      TableSortColumn(.columnTrainer) { .text(words.name(ofTrainer: $0.battles[0].slug)) },
      TableSortColumn(.columnLevel) { .figure($0.battles[0].topLevel) },
    ]
  }

  func texts(of row: TrainerRow) -> [String] {
    let battle = row.battles[0]
    return [
      words.name(ofTrainer: battle.slug), words(Words.sentence(of: battle.kind)),
      words.place(of: battle),
    ] + battle.party.map { words.name(ofPokemon: $0.pokemon.id, slug: $0.pokemon.slug) }
  }

  func lines(of row: TrainerRow) -> [Line] {
    let battle = row.battles[0]
    let kind = words(Words.sentence(of: battle.kind))
    let note = battle.badge.map { words(.trainerGym, String($0)) } ?? kind
    let team = battle.party.map {
      "\(words.name(ofPokemon: $0.pokemon.id, slug: $0.pokemon.slug)) \($0.level)"
    }
    let variants =
      row.battles.count > 1 && !battle.conditions.isEmpty
      ? [words(.trainerVariants, String(row.battles.count))] : []
    return [
      table.line([
        Span(words.name(ofTrainer: battle.slug), link: .trainer(battle.slug, order: battle.order)),
        Span(battle.isRematch ? words(.trainerRematch) : note, .secondary),
        Span(battle.location.map(words.name(ofLocation:)) ?? ""),
        Span(String(battle.topLevel)),
        Span((variants + team).joined(separator: " · "), .secondary),
      ])
    ]
  }
}

/// Lines of one battle: where it is, then each Pokémon with its level, item and moves.
struct TrainerLines {
  let battle: Trainer
  let game: Game
  let words: Words
  let columns: Int
  /// Whether the lines are text without keys.
  var isReadOnly = false

  var lines: [Line] {
    let version = game.version ?? battle.versions[0]
    let place = words.place(of: battle)
    let heading = place.isEmpty ? words.name(ofTrainer: battle.slug) : place
    let team = Span("[\(words(.trainerTeam))]", .key, target: .battle(version, battle.battle))
    let title = Line(
      [Span(TextFit.clip(heading, to: max(8, columns - 10)), .heading)]
        + (isReadOnly ? [] : [Span(" "), team]))
    let circumstances = words.circumstances(of: battle)
    let about =
      circumstances.isEmpty
      ? []
      : Line.wrapped(
        words.joined(circumstances, by: .listPair), .secondary,
        names: battle.items.map { (words.name(ofItem: $0), .item($0)) }, columns: columns)
    return [.blank, title] + about + battle.party.flatMap(lines(of:))
  }

  private func lines(of member: TrainerPokemon) -> [Line] {
    var facts: [Span] = [
      words.fact(of: member.pokemon), Span("  "), Span(words(.levels, String(member.level))),
    ]
    if let item = member.item {
      facts += [Span("  "), Span(words.name(ofItem: item), link: .item(item))]
    }
    if let type = member.teraType {
      facts += [Span("  "), Span(words(.trainerTera, words.name(of: type)))]
    }
    let ability = member.ability.map { [(words.name(ofAbility: $0), Subject.ability($0))] } ?? []
    let nature = member.nature.map { [(words.name(ofNature: $0), Subject.nature($0))] } ?? []
    let moves = member.moves.map { (words.name(ofMove: $0), Subject.move($0)) }
    let names = ability + nature + moves
    let traits = (ability + nature).map(\.0).joined(separator: " · ")
    let attacks = moves.map(\.0).joined(separator: ", ")
    let text = [traits, attacks].filter { !$0.isEmpty }.joined(separator: " · ")
    return [Line(facts)]
      + Line.wrapped(text, .secondary, names: names, indent: "  ", columns: columns)
  }
}
