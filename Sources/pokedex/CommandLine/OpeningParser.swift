internal import DexData
internal import PokedexApp
internal import PokedexModel
internal import PokedexQuery
internal import PokedexText

/// Understands operands that begin with no command: a name, or a query, where the screen opens.
struct OpeningParser {
  let operands: [String]
  let language: Language

  private var text: String { operands.joined(separator: " ") }

  /// A name goes before a query.
  func opening() throws(UsageError) -> Opening {
    if text.isEmpty, operands.count == 1 { throw unknown() }
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
    return try query()
  }

  private func query() throws(UsageError) -> Opening {
    let settings = QuerySettings(language: language)
    let query: Query
    do throws(QueryMistake) {
      query = try QueryEngine.ofDex().query(of: text, in: settings)
    } catch {
      if case .unknownWord(text) = error.kind { throw unknown() }
      let failure = ListFailure(error, in: text, language.interface)
      throw UsageError(sentence: failure.sentence, place: failure.place)
    }
    // One that is mistyped would open a screen that nobody asked for.
    if query.condition == .words(text), !closestCommands.isEmpty { throw unknown() }
    return .query(text)
  }

  private var closestCommands: [String] {
    text.isEmpty ? [] : NameKey.closest(to: text, in: CommandTable.names, most: 2)
  }

  private func unknown() -> UsageError {
    let commands = closestCommands
    let names = text.isEmpty ? [] : Dex().nearestSlugs(to: text, kind: .pokemon)
    let quoted = Quote.text(text)
    if commands.isEmpty, names.isEmpty {
      return error(.unknownCommand, quoted, CommandTable.names.joined(separator: ", "))
    }
    return error(.closestCommand, quoted, (commands + names).joined(separator: ", "))
  }

  private func error(_ sentence: Sentence, _ arguments: String...) -> UsageError {
    UsageError(sentence: sentence.text(in: language.interface, arguments))
  }
}
