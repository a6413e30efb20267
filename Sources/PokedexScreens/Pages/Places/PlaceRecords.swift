internal import PokedexFeatures
internal import PokedexModel
internal import PokedexText

/// What is known of where a Pokémon is met: not recorded is not "never".
struct PlaceRecords {
  let entry: ScreenState.Entry
  let words: Words
  /// The slug of the only game that is asked about; nil for all.
  var onlyGame: String?

  /// Those that it is in and whose kind has places to meet it, of the generation only.
  private var games: [VersionGroup] {
    let pokemon = entry.pokemon
    let slugs =
      words.rules.games(ofVariety: pokemon.id)
      + (pokemon.isDefault
        ? words.rules.gamesWithoutLearnsets(ofSpecies: pokemon.species.number) : [])
    return words.rules.versionGroups.filter { group in
      slugs.contains(group.slug) && entry.generation ?? group.generation == group.generation
        // Battles only.
        && group.slug != "champions" && onlyGame ?? group.slug == group.slug
    }
  }

  /// Where it is not met although places are recorded, and the games for which none are.
  ///
  /// - Parameter isMet: whether it is met anywhere.
  func sentences(isMet: Bool) -> [String] {
    let games = games
    let unrecorded = games.filter { !$0.recordsEncounters }
    var sentences: [String] = []
    if !isMet, games.count > unrecorded.count || games.isEmpty {
      let when =
        onlyGame.map { words.name(ofGame: $0) } ?? entry.generation.map { words.generation($0) }
      sentences.append(when.map { words(.notInTheWildThen, $0) } ?? words(.notInTheWild))
    }
    if !unrecorded.isEmpty {
      let names = unrecorded.map { words.name(ofGame: $0.slug) }
      sentences.append(words(.placesNotRecorded, words.joined(names, by: .listPair)))
    }
    return sentences
  }
}
