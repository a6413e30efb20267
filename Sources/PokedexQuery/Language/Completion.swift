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
    let characters = Array(text)
    let finder = ChoiceFinder(engine: self, language: settings.language)
    // What is typed may be the beginning of several words: "swords d", "alolan rai".
    for words in [4, 3, 2] {
      guard let spot = CompletionSpot(characters, cursor: cursor, words: words) else { continue }
      let choices = finder.wholeChoices(at: spot)
      if !choices.isEmpty {
        return QueryCompletion(range: spot.range, choices: Array(choices.prefix(most)))
      }
    }
    let spot = CompletionSpot(characters, cursor: cursor)
    return QueryCompletion(
      range: spot.range, choices: Array(finder.choices(at: spot).prefix(most)))
  }
}
