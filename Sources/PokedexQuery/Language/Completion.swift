internal import PokedexModel
internal import PokedexText

/// The completions offered at the cursor.
package struct QueryCompletion: Sendable, Equatable {
  /// A text that the user can choose to insert.
  package struct Choice: Sendable, Equatable {
    /// The text that replaces the characters in `range`.
    package let text: String
    /// The label to show, in the requested language.
    package let label: String
    /// The kind of the value. Nil if the choice is a term.
    package let kind: QueryValueKind?
    /// A sentence that explains the choice. Nil if the label is enough.
    package let about: String?
    /// Whether the choice is the name of a list row, such as a Pokémon.
    package var isName = false
  }

  /// Range of the characters that a choice replaces.
  package let range: Range<Int>
  /// Choices, the best first.
  package let choices: [Choice]

  package static let maximumChoices = 100
}

extension QueryCompletion {
  /// Creates choices that correct a mistyped word. Returns nil if no known word resembles it.
  package init?(correcting mistake: QueryMistake) {
    if mistake.closest.isEmpty { return nil }
    range = mistake.range
    choices = mistake.closest.map { Choice(text: $0, label: $0, kind: nil, about: nil) }
  }
}

extension QueryEngine {
  /// Returns the choices at the cursor: terms and types, or the values of a term before the cursor.
  ///
  /// - Parameters:
  ///   - text: the typed text.
  ///   - cursor: the number of characters before the cursor, at most the text's length.
  ///   - settings: the query settings, such as the language.
  ///   - maximumCount: the maximum number of choices.
  ///   - spansWords: affects texts such as "fire sp", in which the words before the last one have a
  ///     meaning on their own. If true, choices for the last word and choices for the last few
  ///     words together are returned, and all of them replace several words. If false, only choices
  ///     for the last word are returned, if there are any.
  package func complete(
    _ text: String, cursor: Int, in settings: QuerySettings = QuerySettings(),
    maximumCount: Int = QueryCompletion.maximumChoices, spansWords: Bool = false
  ) -> QueryCompletion {
    guard text.utf8.count <= QueryLimits.bytes else {
      return QueryCompletion(range: cursor..<cursor, choices: [])
    }
    let characters = Array(text)
    let finder = ChoiceFinder(engine: self, language: settings.language)
    let last = CompletionContext(characters, cursor: cursor, terms)
    let rest = { self.withEmptyLast(finder.choices(at: last), at: last, settings) }
    // The typed text may begin a name that consists of several words: "swords d", "alolan rai".
    for words in [4, 3, 2] {
      guard let spot = CompletionContext(characters, cursor: cursor, words: words, terms) else {
        continue
      }
      let choices = withEmptyLast(finder.multiwordChoices(at: spot), at: spot, settings)
      if choices.isEmpty { continue }
      let precedingText = String(characters[spot.range.lowerBound..<last.range.lowerBound])
      let own = isUnderstood(precedingText, before: spot, settings) ? rest() : []
      if own.isEmpty {
        return QueryCompletion(range: spot.range, choices: Array(choices.prefix(maximumCount)))
      }
      if !spansWords {
        return QueryCompletion(range: last.range, choices: Array(own.prefix(maximumCount)))
      }
      let all = own.map { $0.prepending(precedingText) } + choices
      return QueryCompletion(range: spot.range, choices: Array(all.prefix(maximumCount)))
    }
    return QueryCompletion(range: last.range, choices: Array(rest().prefix(maximumCount)))
  }

  /// Returns the kind of value that the term before the cursor takes. Nil if there is no such term.
  package func expectedKind(in text: String, cursor: Int) -> QueryValueKind? {
    CompletionContext(Array(text), cursor: cursor, terms).term?.kind
  }

  /// Whether the words before the last one have a meaning on their own, such as "fire" in "fire
  /// sp".
  private func isUnderstood(
    _ words: String, before spot: CompletionContext, _ settings: QuerySettings
  ) -> Bool {
    guard spot.sign == nil, spot.term?.allowsSpaceBeforeValue != true,
      let reading = try? Reading(words, context: context(in: settings), lexicon: lexicon)
    else { return false }
    if reading.hasWords || !reading.query.slips.isEmpty { return false }
    if case .fact(.type) = reading.query.condition { return true }
    return names?.names(beginningWith: words, in: settings.language, maximumCount: 1).isEmpty
      != false
  }

  /// Maximum number of choices to test for results. Each test takes as long as a query.
  private static let maximumTested = 40

  /// Returns the choices, with those without results at the end.
  private func withEmptyLast(
    _ choices: [QueryCompletion.Choice], at spot: CompletionContext, _ settings: QuerySettings
  ) -> [QueryCompletion.Choice] {
    var (nonempty, empty): ([QueryCompletion.Choice], [QueryCompletion.Choice]) = ([], [])
    var tried = 0
    for choice in choices {
      guard tried < Self.maximumTested, let text = choice.query(at: spot) else {
        nonempty.append(choice)
        continue
      }
      tried += 1
      if hasNoResults(text, settings) { empty.append(choice) } else { nonempty.append(choice) }
    }
    return nonempty + empty
  }

  /// Whether a text is a valid query that finds nothing.
  private func hasNoResults(_ text: String, _ settings: QuerySettings) -> Bool {
    guard let query = try? query(of: text, in: settings) else { return false }
    return answer(to: query, in: settings).ids.isEmpty
  }
}

extension QueryCompletion.Choice {
  /// Returns the query that consists only of the choice. Nil if the choice is not a complete query,
  /// or if the query always finds something.
  fileprivate func query(at spot: CompletionContext) -> String? {
    guard let kind, ![.sort, .type, .game].contains(kind), !isName else { return nil }
    if text.first != "\"", text.contains(":") { return text }
    guard let term = spot.term, term.kind == kind else { return nil }
    return term.name + ":" + text
  }

  /// Returns the choice with some text before it.
  fileprivate func prepending(_ precedingText: String) -> Self {
    Self(text: precedingText + text, label: label, kind: kind, about: about, isName: isName)
  }
}

/// The word at the cursor, and the term and sign before it.
struct CompletionContext {
  /// Range of the word in the text, including its quotation marks.
  let range: Range<Int>
  /// The part of the word before the cursor, without the opening quotation mark.
  let typed: String
  /// The sign directly before the word.
  let sign: Token.TokenKind?
  /// The term before the word and its sign.
  let term: QueryTerm?

  init(_ characters: [Character], cursor: Int, _ terms: TermTable) {
    let cursor = max(0, min(cursor, characters.count))
    // Within quotation marks, spaces are part of the word.
    let quote = Self.openQuote(in: characters[..<cursor])
    let start = quote ?? Self.wordStart(in: characters, before: cursor)
    self.init(characters, cursor: cursor, start: start, quote: quote, terms)
  }

  /// Creates a context that treats several words as one. Returns nil if there are fewer words
  /// before the cursor.
  init?(_ characters: [Character], cursor: Int, words: Int, _ terms: TermTable) {
    let cursor = max(0, min(cursor, characters.count))
    guard Self.openQuote(in: characters[..<cursor]) == nil else { return nil }
    var start = Self.wordStart(in: characters, before: cursor)
    guard start < cursor else { return nil }
    for _ in 1..<words {
      guard start > 0, characters[start - 1] == " " else { return nil }
      while start > 0, characters[start - 1] == " " { start -= 1 }
      let word = Self.wordStart(in: characters, before: start)
      guard word < start else { return nil }
      start = word
    }
    self.init(characters, cursor: cursor, start: start, quote: nil, terms)
  }

  private init(
    _ characters: [Character], cursor: Int, start: Int, quote: Int?, _ terms: TermTable
  ) {
    var end = cursor
    while end < characters.count, Self.isLetter(characters[end]) { end += 1 }
    if quote != nil, end < characters.count, characters[end] == "\"" { end += 1 }
    range = start..<end
    typed = String(characters[(quote.map { $0 + 1 } ?? start)..<cursor])
    // If the text before the word is invalid, there is no context.
    let before = (try? Lexer.tokens(of: String(characters[..<start]), terms)) ?? []
    (sign, term) = Self.context(before[...], terms)
  }

  /// Returns the sign at the end of some tokens, and the term before that sign.
  ///
  /// If the sign is `@`, the term is the one whose value is before the `@`. Values that are already
  /// in a list, as in "learns:surf,", are skipped. So are words that only link a term to its value.
  private static func context(
    _ tokens: ArraySlice<Token>, _ terms: TermTable
  ) -> (sign: Token.TokenKind?, term: QueryTerm?) {
    var list = tokens
    while list.last?.kind == .comma, list.dropLast().last?.plainWord != nil {
      list = list.dropLast(2)
    }
    var rest = list.last?.kind.isColonOrEqual == true ? list : tokens
    var sign: Token.TokenKind?
    while let kind = rest.last?.kind, kind.isBeforeValue {
      sign = sign == .at ? sign : kind
      rest = rest.dropLast()
    }
    if sign == .at {
      rest = rest[..<(rest.lastIndex { $0.kind == .colon } ?? rest.startIndex)]
    }
    if sign == nil, let link = rest.last?.plainWord, terms.links.contains(link) {
      rest = rest.dropLast()
    }
    let words = rest.reversed().prefix { $0.plainWord != nil }.prefix(3).reversed()
      .compactMap(\.plainWord)
    let starts = words.indices.map { words[$0...].joined(separator: " ") }
    return (sign, starts.lazy.compactMap(terms.named).first)
  }

  private static func wordStart(in characters: [Character], before end: Int) -> Int {
    var start = end
    while start > 0, isLetter(characters[start - 1]) { start -= 1 }
    return start
  }

  /// Returns the index of the opening quotation mark that has no closing one. Nil if none exists.
  private static func openQuote(in characters: ArraySlice<Character>) -> Int? {
    let quotes = characters.indices.filter { characters[$0] == "\"" }
    return quotes.count % 2 == 1 ? quotes.last : nil
  }

  private static func isLetter(_ character: Character) -> Bool {
    !character.isWhitespace && Token.TokenKind(sign: character) == nil
      && !"\"/／".contains(character)
  }
}

extension Token.TokenKind {
  /// Whether the token is a sign that can be directly before a value or a term.
  fileprivate var isBeforeValue: Bool {
    switch self {
    case .colon, .at, .sign, .not: true
    default: false
    }
  }
}
