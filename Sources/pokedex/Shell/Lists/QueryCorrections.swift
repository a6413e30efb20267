internal import DexData
internal import PokedexApp
internal import PokedexModel
internal import PokedexQuery
internal import PokedexText

/// The words of a query that were understood only by correcting a typo.
struct QueryCorrections {
  let engine: QueryEngine
  let words: Words
  /// A function that returns the slug of a result and its name in the user's language.
  let names: (Int) -> (slug: String, name: String)

  /// Maximum number of names in a sentence about a word.
  private static let maximumNames = 3

  /// Returns a sentence for each corrected word.
  func notes(on query: Query) -> [String] {
    query.slips.map { words(.meantAs, $0.typed, $0.meant) }
      + guesses(in: query).map { word, ids in
        words.guess(word, names: ids.prefix(Self.maximumNames + 1).map { names($0).name })
      }
  }

  /// Throws an error that names the closest words if a word of the query was corrected. A script
  /// would take results for another word for its own.
  func refuse(_ query: Query, of text: String) throws(UsageError) {
    let slip = query.slips.first.map { (word: $0.typed, closest: [$0.meant]) }
    let guess = guesses(in: query).first.map { guess in
      (word: guess.word, closest: guess.ids.prefix(Self.maximumNames).map { names($0).slug })
    }
    guard let (word, closest) = slip ?? guess else { return }
    let start = text.firstRange(of: word)
      .map { text.distance(from: text.startIndex, to: $0.lowerBound) }
    let range = start.map { $0..<$0 + word.count } ?? 0..<text.count
    throw UsageError(
      QueryMistake(.queryUnknownWord, word, at: range, closest: closest), in: text,
      words.language.interface)
  }

  private func guesses(in query: Query) -> [(word: String, ids: [Int])] {
    engine.guesses(in: query, words.language)
  }
}

extension QueryCorrections {
  /// Creates the corrections of queries about Pokémon.
  init(ofDex engine: QueryEngine, words: Words) {
    self.init(engine: engine, words: words) { id in
      (Dex().pokemon(id: id)?.slug ?? "", words.name(of: .pokemon(id)))
    }
  }

  /// Creates the corrections of queries about moves or abilities. A result is an index of `items`.
  init(_ engine: QueryEngine, _ words: Words, _ items: [any GlossaryItem]) {
    self.init(engine: engine, words: words) { index in
      let item = items[index]
      return (item.slug, item.names[words.language] ?? SlugWords.title(item.slug))
    }
  }
}

extension QuerySettings {
  /// Limits a list to a game: Pokémon to those of the game, moves and abilities to its learnsets.
  mutating func choose(_ game: Game, listing kind: QueryListKind) {
    let value = QueryValue(.game, slug: game.version ?? game.group)
    if kind == .pokemon { roster = [.has(value)] } else { namedGames = [value] }
    markGame = value
  }
}
