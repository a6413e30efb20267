internal import PokedexFeatures
internal import PokedexModel
internal import PokedexText
internal import TerminalUI

/// What is known of where a Pokémon is met: not recorded is not "never".
struct PlaceRecords {
  let entry: EntryContent
  let words: Words
  /// The slug of the only game that is asked about; nil for all.
  var onlyGame: String?

  /// Those that it is in and whose kind has places to meet it, of the generation only.
  private var games: [VersionGroup] {
    let pokemon = entry.pokemon
    let slugs =
      words.rules.games(ofVariety: pokemon.id)
      + (pokemon.isDefault
        ? words.rules.gamesWithoutLearnsets(ofSpecies: pokemon.species.number)
        : gamesOfSpecies)
    return words.rules.versionGroups.filter { group in
      slugs.contains(group.slug) && entry.generation ?? group.generation == group.generation
        && !group.isBattlesOnly && onlyGame ?? group.slug == group.slug
    }
  }

  /// Where the source has a learnset of the species for all its varieties.
  private var gamesOfSpecies: [String] {
    let (id, rules) = (entry.pokemon.id, words.rules)
    guard let species = entry.pokemon.species.varieties.first,
      let first = rules.firstGeneration(ofVariety: id)
    else { return [] }
    let own = rules.values(of: .inGames, forVariety: id) ?? []
    let games =
      own + rules.versionGroups.filter { $0.hasVarieties(ofGeneration: first) }.map(\.slug)
    return rules.games(ofVariety: species.id).filter(games.contains)
  }

  /// What the games are called that it is in and whose kind has places to meet it.
  var gameNames: [String] { games.map { words.name(ofGame: $0.slug) } }

  /// Where it is not met although places are recorded, and the games for which none are.
  ///
  /// - Parameter isMet: whether it is met anywhere.
  func sentences(isMet: Bool) -> [String] {
    let games = games
    let unrecorded = unrecorded(of: games)
    var sentences: [String] = []
    if !isMet, games.count > unrecorded.count || games.isEmpty {
      let when =
        onlyGame.map { words.name(ofGame: $0) } ?? entry.generation.map { words.generation($0) }
      sentences.append(when.map { words(.notInTheWildThen, $0) } ?? words(.notInTheWild))
    }
    if !unrecorded.isEmpty { sentences.append(sentence(on: unrecorded)) }
    return sentences
  }

  /// The games for which no places are recorded: in one line, with as many names as fit in it, and whole where
  /// not all do; nothing where all are recorded.
  func note(columns: Int) -> (line: String, whole: String?)? {
    let unrecorded = unrecorded(of: games)
    if unrecorded.isEmpty { return nil }
    let whole = sentence(on: unrecorded)
    if TextWidth.of(whole) <= columns { return (whole, nil) }
    return (brief(unrecorded, columns: columns), whole)
  }

  /// The games in which it is met by the bundled facts, though the source that was asked has none of their
  /// places: PokeAPI lacks those of the newest games.
  private func unrecorded(of games: [VersionGroup]) -> [String] {
    let told = Set((entry.parts.encounters ?? []).map(\.version))
    let known = Set(words.rules.areas(ofVariety: entry.pokemon.id).map(\.version))
    return games.filter { game in
      game.versions.contains(where: known.contains) && !game.versions.contains(where: told.contains)
    }.map { words.name(ofGame: $0.slug) }
  }

  private func sentence(on unrecorded: [String]) -> String {
    words(.placesNotRecorded, words.joined(unrecorded, by: .listPair))
  }

  /// As many names as fit, and how many more there are.
  private func brief(_ names: [String], columns: Int) -> String {
    for count in names.indices.dropFirst().reversed() {
      let shown = words.joined(Array(names[..<count]), by: .listPair)
      let text = words(.placesNotRecordedBriefly, "\(shown) +\(names.count - count)")
      if TextWidth.of(text) <= columns { return text }
    }
    let all = names.count == 1 ? names[0] : words(.gamesCounted, String(names.count))
    return words(.placesNotRecordedBriefly, all)
  }
}
