internal import DexData
internal import PokedexApp
internal import PokedexModel
internal import PokedexQuery
internal import PokedexText

/// Interprets operands that don't begin with a command's name. Together they are a name, a question
/// or a query, with which the screen opens.
struct OpeningParser {
  let operands: [String]
  /// Whether the list can open with a query that has a mistake.
  let hasScreen: Bool
  let language: Language

  private var text: String { operands.joined(separator: " ") }

  /// Returns the start screen for the operands. They are tried as a name first, then as a question,
  /// then as a query.
  ///
  /// - Throws: `UsageError` if they are none of these, or if they look like a mistyped name or
  ///   command.
  func opening() throws(UsageError) -> StartScreen {
    if text.isEmpty { throw unknown(text) }
    let reference = PokemonReference(typed: text)
    if case .id(let id) = reference {
      guard let pokemon = Dex().pokemon(id: id) else {
        throw error(.unknownNumber, String(id), String(Dex().speciesCount))
      }
      return .entry(pokemon.id, named: text)
    }
    if let pokemon = Dex().pokemon(named: text) { return .entry(pokemon.id, named: text) }
    if operands.count > 1, operands.allSatisfy({ Dex().pokemon(named: $0) != nil }) {
      throw error(.oneAtATime, String(operands.count))
    }
    let goal = try? GoalReader.ofDex.goal(of: text, in: QuerySettings(language: language))
    switch goal {
    case .question(let question): return .question(question)
    case .rows(let kind, _) where kind != .pokemon: return .rows(kind, text)
    default: return try query()
    }
  }

  private func query() throws(UsageError) -> StartScreen {
    let settings = QuerySettings(language: language)
    let query: Query
    do throws(QueryMistake) {
      query = try QueryEngine.shared(.pokemon).query(of: text, in: settings)
    } catch {
      if operands.count > 1, !commands(closestTo: operands[0]).isEmpty {
        throw unknown(operands[0])
      }
      if error.reason == .queryUnknownWord, error.arguments == [text] { throw unknown(text) }
      // The screen shows the mistake in the search box. Without a screen, it is an error.
      if hasScreen { return .query(text) }
      throw UsageError(error, in: text, language.interface)
    }
    // A mistyped word must not open the screen with unrelated results.
    if query.condition == .words(text), isGuess || !commands(closestTo: text).isEmpty {
      throw unknown(text)
    }
    // "mov surf" is probably a mistyped command, not a query for Pokémon that have "mov" in their
    // names and learn Surf.
    if operands.count > 1, query.words.contains(operands[0]), matchesNoNamePrefix(operands[0]),
      !commands(closestTo: operands[0]).isEmpty
    {
      throw unknown(operands[0])
    }
    return .query(text)
  }

  /// Whether no name contains a word that begins with the text.
  private func matchesNoNamePrefix(_ text: String) -> Bool {
    let best = Dex().pokemonNames.matches(text, language: language).first
    return best.map { $0.quality > .wordPrefix } ?? true
  }

  /// Whether the text is not part of any name, but is similar to one.
  private var isGuess: Bool {
    Dex().pokemonNames.matches(text, language: language).first?.quality.isGuess ?? false
  }

  private func commands(closestTo word: String) -> [String] {
    word.isEmpty ? [] : NameKey.closest(to: word, in: CommandTable.names, limit: 2)
  }

  private func unknown(_ text: String) -> UsageError {
    let near =
      text.isEmpty
      ? [] : commands(closestTo: text) + Dex().nearestSlugs(to: text, kind: .pokemon)
    let quoted = Quote.text(text)
    return near.isEmpty
      ? error(.unknownCommand, quoted, CommandTable.names.joined(separator: ", "))
      : error(.closestCommand, quoted, near.joined(separator: ", "))
  }

  private func error(_ sentence: Sentence, _ arguments: String...) -> UsageError {
    UsageError(sentence: sentence.text(in: language.interface, arguments))
  }
}
