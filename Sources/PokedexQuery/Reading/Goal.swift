/// The aim of a typed text.
package enum Goal: Sendable, Equatable {
  /// One fact of one thing, or the page that has it.
  case question(Question)
  /// The rows of a list that match a query.
  case rows(QueryListKind, Query)
}

/// Reads texts that may ask for anything: a question, or rows of any kind of list.
package struct GoalReader: Sendable {
  private let engine: @Sendable (QueryListKind) -> QueryEngine

  /// - Parameter engine: returns the engine for a kind of list. It is called for kinds other than
  ///   Pokémon only if the text doesn't ask for Pokémon.
  package init(_ engine: @escaping @Sendable (QueryListKind) -> QueryEngine) {
    self.engine = engine
  }

  /// Reads a text. A list of something other than Pokémon has to be named, as in "fire moves".
  ///
  /// - Throws: the mistake of the text as a query for Pokémon.
  package func goal(
    of text: String, in settings: QuerySettings
  ) throws(QueryMistake) -> Goal {
    let pokemon = engine(.pokemon)
    if let question = pokemon.question(in: text, language: settings.language) {
      return .question(question)
    }
    if let (kind, query) = otherRows(of: text, in: settings) { return .rows(kind, query) }
    return .rows(.pokemon, try pokemon.query(of: text, in: settings))
  }

  /// Returns the query for rows other than Pokémon that a text asks for, if it names their kind.
  package func otherRows(
    of text: String, in settings: QuerySettings
  ) -> (kind: QueryListKind, query: Query)? {
    for kind in QueryListKind.allCases where kind != .pokemon {
      let engine = engine(kind)
      guard engine.namesKind(text, in: settings),
        let query = try? engine.query(of: text, in: settings)
      else { continue }
      return (kind, query)
    }
    return nil
  }
}

extension QueryEngine {
  /// Whether a text has a word for the kind of row, as "fire moves" has, or for something that only
  /// these rows have, as "berries" is for items.
  fileprivate func namesKind(_ text: String, in settings: QuerySettings) -> Bool {
    guard let tokens = try? Lexer.tokens(of: text, hasDecimalComma: false, terms) else {
      return false
    }
    let lattice = Lattice(tokens, Array(text), context: context(in: settings), lexicon: lexicon)
    return lattice.arcs.indices.contains { start in
      lattice.arcs[start].contains { arc in
        switch arc.sense {
        // "Attack" is a stat, too.
        case .role(.kind):
          TermTable.pokemon.named(lattice.text(lattice.range(start..<arc.end)))?.figure == nil
        case .values(let values, _): values.first?.kind == .pocket
        case .term(let term): term.meaning == .does(.teaches)
        default: false
        }
      }
    }
  }
}
