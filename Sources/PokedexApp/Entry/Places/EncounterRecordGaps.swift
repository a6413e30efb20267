internal import PokedexFeatures
internal import PokedexModel
internal import PokedexText
internal import TerminalUI

/// Finds the games without recorded places for a Pokémon. A missing record does not mean that the
/// Pokémon can't be found in the game.
struct EncounterRecordGaps {
  let entry: EntryContent
  let words: Words
  /// Slug of the only game to show. Nil to show all games.
  var onlyGame: String?

  /// Games of the shown generation in which the Pokémon exists, except games that have only
  /// battles.
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

  /// Slugs of the games in which this variety exists, for varieties that the data source lists no
  /// learnsets for. They are chosen from the games of its species' default variety.
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

  /// Names of the games in which the Pokémon exists, except games that have only battles.
  var gameNames: [String] { games.map { words.name(ofGame: $0.slug) } }

  /// Returns up to two sentences: one says that the Pokémon is not found in the wild, the other
  /// names the games without recorded places.
  ///
  /// - Parameter isEncountered: whether the Pokémon is encountered in any game.
  func sentences(isEncountered: Bool) -> [String] {
    let games = games
    let unrecorded = unrecorded(of: games)
    var sentences: [String] = []
    if !isEncountered, games.count > unrecorded.count || games.isEmpty {
      let when =
        onlyGame.map { words.name(ofGame: $0) } ?? entry.generation.map { words.generation($0) }
      sentences.append(when.map { words(.notInTheWildThen, $0) } ?? words(.notInTheWild))
    }
    if !unrecorded.isEmpty { sentences.append(sentence(on: unrecorded)) }
    return sentences
  }

  /// Returns a line that names the games without recorded places. If the line had to be shortened,
  /// also returns the whole sentence. Nil if all games have records.
  func note(columns: Int) -> (line: String, whole: String?)? {
    let unrecorded = unrecorded(of: games)
    if unrecorded.isEmpty { return nil }
    let whole = sentence(on: unrecorded)
    if TextWidth.of(whole) <= columns { return (whole, nil) }
    return (brief(unrecorded, columns: columns), whole)
  }

  /// Returns the names of the games that lack encounters in the loaded data although the bundled
  /// tables have areas for the Pokémon. This happens because PokeAPI lacks the newest games.
  private func unrecorded(of games: [VersionGroup]) -> [String] {
    let recordedVersions = Set((entry.parts.encounters ?? []).map(\.version))
    let known = Set(words.rules.areas(ofVariety: entry.pokemon.id).map(\.version))
    return games.filter { game in
      game.versions.contains(where: known.contains)
        && !game.versions.contains(where: recordedVersions.contains)
    }.map { words.name(ofGame: $0.slug) }
  }

  private func sentence(on unrecorded: [String]) -> String {
    words(.placesNotRecorded, words.joined(unrecorded, by: .listPair))
  }

  /// Returns a text with as many of the names as fit, followed by the number of names left out.
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
