internal import PokedexModel
internal import PokedexText

/// What can stand where the cursor is.
package struct QueryCompletion: Sendable, Equatable {
  /// A choice among them.
  package struct Choice: Sendable, Equatable {
    /// What is put in the place of the range.
    package let text: String
    /// Its name in the language asked for.
    package let label: String
    /// What kind of thing it is; nil for a term.
    package let kind: ValueKind?
    /// What it asks, in a sentence; nil for what its label says.
    package let about: String?
  }

  /// The characters that a choice replaces.
  package let range: Range<Int>
  /// The best first.
  package let choices: [Choice]

  package static let mostChoices = 100
}

extension QueryEngine {
  /// What can stand at a place in a text: terms and types, or after a term what it can have.
  ///
  /// - Parameters:
  ///   - cursor: characters before it, within the text.
  ///   - most: choices at most.
  package func complete(
    _ text: String, cursor: Int, in settings: QuerySettings = QuerySettings(),
    most: Int = QueryCompletion.mostChoices
  ) -> QueryCompletion {
    guard text.utf8.count <= QueryLimits.bytes else {
      return QueryCompletion(range: cursor..<cursor, choices: [])
    }
    let spot = CompletionSpot(Array(text), cursor: cursor)
    let values = ValueChoices(language: settings.language, key: ValueKey.scalars(spot.typed))
    let finder = ChoiceFinder(words: words, values: values)
    let choices = finder.choices(at: spot)
    return QueryCompletion(range: spot.range, choices: Array(choices.prefix(most)))
  }
}

/// Finds the choices for the beginning of a word.
private struct ChoiceFinder {
  let words: QueryWords
  let values: ValueChoices

  func choices(at spot: CompletionSpot) -> [QueryCompletion.Choice] {
    let term = QueryTerm.named(spot.before)
    switch spot.sign {
    case "@", "＠":
      return (term?.meaning == .learns ? choices(of: .way) : []) + choices(of: .game)
    case nil:
      let spaced = term.flatMap { $0.takesSpace ? $0.kind : nil }
      return (spaced.map(choices) ?? []) + terms + choices(of: .type)
    case "!" where term == nil: return terms + choices(of: .type)
    default: return term?.kind.map(choices) ?? []
    }
  }

  /// The terms that begin with what is typed, in any of their forms; that which is it first.
  private var terms: [QueryCompletion.Choice] {
    var ranked: [(rank: Int, choice: QueryCompletion.Choice)] = []
    for term in QueryTerm.all {
      let words = [term.name] + term.aliases
      guard let place = words.firstIndex(where: values.begins) else { continue }
      let isWhole = words.contains { ValueKey.scalars($0) == values.key }
      let word = words[place]
      // A short form stands for the longer ones in its letters.
      let name = word.utf8.allSatisfy { $0 < 0x80 } ? term.name : word
      let ending = term.isAlone || term.figure != nil ? "" : ":"
      let choice = QueryCompletion.Choice(
        text: name + ending, label: name, kind: nil,
        about: term.about(in: values.language.interface))
      ranked.append((isWhole ? 0 : place == 0 ? 1 : 2, choice))
    }
    return (0...2).flatMap { rank in ranked.filter { $0.rank == rank }.map(\.choice) }
  }

  private func choices(of kind: ValueKind) -> [QueryCompletion.Choice] {
    values.choices(in: words[kind])
  }
}
