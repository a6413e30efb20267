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
    /// Whether it is the name of a row.
    package var isName = false
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
  ///   - spansWords: whether what begins with several words is among the choices, after those for the last
  ///     word, where the words before that mean something by themselves. All then replace several words.
  package func complete(
    _ text: String, cursor: Int, in settings: QuerySettings = QuerySettings(),
    most: Int = QueryCompletion.mostChoices, spansWords: Bool = false
  ) -> QueryCompletion {
    guard text.utf8.count <= QueryLimits.bytes else {
      return QueryCompletion(range: cursor..<cursor, choices: [])
    }
    let characters = Array(text)
    let finder = ChoiceFinder(engine: self, language: settings.language)
    let last = CompletionSpot(characters, cursor: cursor, terms)
    let rest = { self.findingFirst(finder.choices(at: last), at: last, settings) }
    // What is typed may be the beginning of several words: "swords d", "alolan rai".
    for words in [4, 3, 2] {
      guard let spot = CompletionSpot(characters, cursor: cursor, words: words, terms) else {
        continue
      }
      let choices = findingFirst(finder.wholeChoices(at: spot), at: spot, settings)
      if choices.isEmpty { continue }
      let lead = String(characters[spot.range.lowerBound..<last.range.lowerBound])
      let own = isUnderstood(lead, before: spot, settings) ? rest() : []
      if own.isEmpty {
        return QueryCompletion(range: spot.range, choices: Array(choices.prefix(most)))
      }
      if !spansWords { return QueryCompletion(range: last.range, choices: Array(own.prefix(most))) }
      let all = own.map { $0.behind(lead) } + choices
      return QueryCompletion(range: spot.range, choices: Array(all.prefix(most)))
    }
    return QueryCompletion(range: last.range, choices: Array(rest().prefix(most)))
  }

  /// The kind of thing that the term before a cursor asks for; nil for none.
  package func kindAsked(in text: String, cursor: Int) -> ValueKind? {
    CompletionSpot(Array(text), cursor: cursor, terms).term?.kind
  }

  /// Whether the words before the last mean something by themselves, as "fire" in "fire sp".
  private func isUnderstood(
    _ words: String, before spot: CompletionSpot, _ settings: QuerySettings
  ) -> Bool {
    guard spot.sign == nil, spot.term?.takesSpace != true,
      let parser = try? Parser.read(words, context: context(in: settings))
    else { return false }
    return parser.plain.isEmpty && !parser.hasImplied
  }

  /// So many choices are tried at most: each asks as much as a query does.
  private static let mostTried = 40

  /// The choices with those last that find nothing.
  private func findingFirst(
    _ choices: [QueryCompletion.Choice], at spot: CompletionSpot, _ settings: QuerySettings
  ) -> [QueryCompletion.Choice] {
    var (finding, vain): ([QueryCompletion.Choice], [QueryCompletion.Choice]) = ([], [])
    var tried = 0
    for choice in choices {
      guard tried < Self.mostTried, let text = choice.query(at: spot) else {
        finding.append(choice)
        continue
      }
      tried += 1
      if isVain(text, settings) { vain.append(choice) } else { finding.append(choice) }
    }
    return finding + vain
  }

  /// Whether a query is understood and finds nothing.
  private func isVain(_ text: String, _ settings: QuerySettings) -> Bool {
    guard let query = try? query(of: text, in: settings) else { return false }
    return answer(to: query, in: settings).ids.isEmpty
  }
}

extension QueryCompletion.Choice {
  /// The query that it makes by itself; nil for what always finds something, and for what is none without
  /// more.
  fileprivate func query(at spot: CompletionSpot) -> String? {
    guard let kind, ![.sort, .type, .game].contains(kind), !isName else { return nil }
    if text.first != "\"", text.contains(":") { return text }
    guard let term = spot.term, term.kind == kind else { return nil }
    return term.name + ":" + text
  }

  /// The same with what stands before it.
  fileprivate func behind(_ lead: String) -> Self {
    Self(text: lead + text, label: label, kind: kind, about: about, isName: isName)
  }
}
